/** Who made the decision that a note belongs to: this reviewer, or somebody else in the meantime. */
export type DecidedBy = 'us' | 'others';

/** Where a decision stands on its way through its two writes: the resolution, then the note. */
export type Stage =
  | { at: 'editing'; error?: Error }
  | { at: 'sending' }
  /** Somebody else decided; nothing of this draft was sent. */
  | { at: 'overtaken' }
  | { at: 'saving-note'; decided: DecidedBy }
  /** The decision stands, its note is not kept yet. */
  | { at: 'note-failed'; decided: DecidedBy; error: Error }
  | { at: 'done' };

export type FlowEvent =
  | { type: 'send' }
  | { type: 'resolved' }
  | { type: 'refused'; error: Error; isConflict: boolean }
  /** The license shows a decision that is not ours. */
  | { type: 'overtaken' }
  | { type: 'save-note'; decided: DecidedBy }
  | { type: 'note-saved' }
  | { type: 'note-failed'; error: Error };

export const start: Stage = { at: 'editing' };

/**
 * The stage after an event. An event that has no place in a stage changes nothing and gives the same stage back: a
 * second Enter while the first is on its way sends nothing, and a resolution is never sent again once it was made.
 */
export function advance(stage: Stage, event: FlowEvent): Stage {
  switch (event.type) {
    case 'send':
      return stage.at === 'editing' ? { at: 'sending' } : stage;
    case 'resolved':
      return stage.at === 'sending' ? { at: 'saving-note', decided: 'us' } : stage;
    case 'refused':
      if (stage.at !== 'sending') return stage;
      return event.isConflict ? { at: 'overtaken' } : { at: 'editing', error: event.error };
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
export const isBusy = ({ at }: Stage) => at === 'sending' || at === 'saving-note' || at === 'done';
export const isDecided = ({ at }: Stage) => at !== 'editing' && at !== 'sending';
