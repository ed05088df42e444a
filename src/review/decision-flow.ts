/** Who made the decision that a note belongs to: this reviewer, or somebody else in the meantime. */
export type DecidedBy = 'us' | 'others';

/** Where a case stands that is open: it is edited, or somebody else decided it meanwhile and the reason is kept as a note. */
export type Stage =
  | { at: 'editing' }
  /** Somebody else decided; nothing of this draft was sent. */
  | { at: 'overtaken' }
  | { at: 'saving-note'; decided: DecidedBy }
  /** The decision stands, the note is not kept yet. */
  | { at: 'note-failed'; decided: DecidedBy; error: Error }
  | { at: 'done' };

export type FlowEvent =
  /** The license shows a decision that is not ours. */
  | { type: 'overtaken' }
  | { type: 'save-note'; decided: DecidedBy }
  | { type: 'note-saved' }
  | { type: 'note-failed'; error: Error };

export const start: Stage = { at: 'editing' };

/**
 * The stage after an event. An event that has no place in a stage changes nothing and gives the same stage back: a
 * second Enter while a note is on its way sends nothing.
 */
export function advance(stage: Stage, event: FlowEvent): Stage {
  switch (event.type) {
    case 'overtaken':
      return stage.at === 'editing' ? { at: 'overtaken' } : stage;
    case 'save-note':
      return stage.at === 'overtaken' || stage.at === 'note-failed'
        ? { at: 'saving-note', decided: stage.at === 'overtaken' ? event.decided : stage.decided }
        : stage;
    case 'note-saved':
      return stage.at === 'saving-note' ? { at: 'done' } : stage;
    case 'note-failed':
      return stage.at === 'saving-note'
        ? { at: 'note-failed', decided: stage.decided, error: event.error }
        : stage;
  }
}

/** What a stage leaves the reviewer to do. */
export const isBusy = ({ at }: Stage) => at === 'saving-note' || at === 'done';
export const isDecided = ({ at }: Stage) => at !== 'editing';
