import { useEffect, useMemo, useRef, useState } from 'react';
import { useCreateProviderNote } from '@/api/operations.gen';
import { isApiError } from '@/api/errors';
import type { License, LicenseVerification } from '@/api/models';
import { missingFrom, type Draft, type DraftProblem } from '@/review/decision';
import { advance, isBusy, start, type DecidedBy, type FlowEvent, type Stage } from '@/review/decision-flow';
import { draftId, noteText, reviewDrafts } from '@/features/reviews/draft';
import { resultsOf } from '@/features/reviews/words';

interface DecisionInput {
  ids: { providerId: string; licenseId: string };
  license: License;
  verification: LicenseVerification;
  /** A decision was made here and waits, is on its way, or stands: nobody else is faster then. */
  isDecidedHere: boolean;
  /** What the last decision about this case failed with. */
  failure: Error | undefined;
  /** Called with a complete draft, which is to be decided. */
  onSend: (draft: Draft) => void;
  /** Called when somebody else decided; once more where that turns out to be the reviewer's own. */
  onDecided: (by: DecidedBy) => void;
  /** Called when nothing is left to do here, and only while the case is on screen. */
  onDone: () => void;
}

/**
 * The reviewer's draft of a decision, from the first key until it is sent (`decisions.ts`). Where somebody else decides
 * first, its reason can still be kept as a note, which is sent once. What was typed is kept until the service has it.
 */
export function useReviewDecision(input: DecisionInput) {
  const { ids, license, verification, isDecidedHere, failure, onSend, onDecided, onDone } = input;
  const kept = draftId(ids.licenseId, verification.id);
  const results = resultsOf(verification).length;
  const [draft, setDraft] = useState<Draft>(() => reviewDrafts.read(kept));
  const [problem, setProblem] = useState<DraftProblem>();
  const [stage, setStage] = useState<Stage>(start);
  // A second key press in the same frame comes before the stage is rendered.
  const current = useRef(stage);
  const isHere = useRef(true);
  const isOurs = useRef(false);
  const createNote = useCreateProviderNote();
  const refused = useMemo(
    () => refusedField(failure, ['$.status', '$.correctResultIndex'], 'decision'),
    [failure],
  );

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Takes the step, and tells whether the event had a place here. */
  function step(event: FlowEvent): boolean {
    const next = advance(current.current, event);
    if (next === current.current) return false;
    current.current = next;
    setStage(next);
    if (next.at === 'overtaken') onDecided('others');
    return true;
  }

  const shown = license.currentVerification;
  const isOvertaken = !isDecidedHere && shown?.id === verification.id && shown?.status !== 'NeedsReview';
  useEffect(() => {
    if (isOvertaken) step({ type: 'overtaken' });
  });

  function change(next: (draft: Draft) => Draft) {
    if (isBusy(current.current)) return;
    const changed = next(draft);
    const { at } = current.current;
    const decided = current.current.at === 'note-failed' ? current.current.decided : undefined;
    setProblem(undefined);
    setDraft(changed);
    reviewDrafts.keep(kept, {
      ...changed,
      decided: decided ?? (at === 'overtaken' ? (isOurs.current ? 'us' : 'others') : undefined),
    });
  }

  async function saveNote(decided: DecidedBy) {
    reviewDrafts.keep(kept, { ...draft, decided });
    try {
      const note = noteText(draft, decided, license, results);
      await createNote.mutateAsync({ providerId: ids.providerId, body: { note } });
    } catch (error) {
      setProblem(refusedField(error, ['$.note'], 'reason'));
      step({ type: 'note-failed', error: error instanceof Error ? error : new Error(String(error)) });
      return;
    }
    reviewDrafts.keep(kept, undefined);
    step({ type: 'note-saved' });
    if (isHere.current) onDone();
  }

  function send() {
    const missing = missingFrom(draft, results);
    setProblem(missing);
    if (!missing && current.current.at === 'editing' && !isDecidedHere) onSend(draft);
  }

  return {
    draft,
    change,
    stage,
    /** Whether the decision that stands was made here. */
    isOurs: () => isOurs.current,
    /** The decision that came first is the reviewer's own: only its answer was lost. */
    claim: () => {
      isOurs.current = true;
      onDecided('us');
    },
    problem: problem ?? refused,
    send,
    /** Keeps the reason as a note: after its first try failed, or after somebody else decided. */
    saveNote: (decided: DecidedBy) => {
      const before = current.current;
      if (!step({ type: 'save-note', decided })) return;
      void saveNote(before.at === 'note-failed' ? before.decided : decided);
    },
    /** Gives the note up knowingly. */
    goOnWithoutNote: () => {
      reviewDrafts.keep(kept, undefined);
      onDone();
    },
  };
}

/** What the service says about the fields of a form that has one place for them. */
function refusedField(
  error: unknown,
  paths: readonly string[],
  at: DraftProblem['at'],
): DraftProblem | undefined {
  if (!isApiError(error)) return undefined;
  const text = paths.flatMap((path) => error.errors[path] ?? []).join(' ');
  return text ? { at, text } : undefined;
}
