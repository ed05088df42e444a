import { useEffect, useRef, useState } from 'react';
import { useCreateProviderNote, useResolveLicenseVerification } from '@/api/operations.gen';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { License, LicenseVerification } from '@/api/models';
import { missingFrom, resolutionOf, type Draft, type DraftProblem } from '@/review/decision';
import { advance, isBusy, start, type DecidedBy, type FlowEvent, type Stage } from '@/review/decision-flow';
import { notify } from '@/ui/notify';
import { draftId, noteText, reviewDrafts } from './-draft';
import { resultsOf } from '@/features/reviews/words';

interface DecisionInput {
  ids: { providerId: string; licenseId: string };
  license: License;
  verification: LicenseVerification;
  /**
   * Called when the verification is decided, by whomever, also when the reviewer has left the case by then; once more
   * where a decision that looked like somebody else's turns out to be the reviewer's own.
   */
  onDecided: (by: DecidedBy) => void;
  /** Called when nothing is left to do here, and only while the case is on screen. */
  onDone: () => void;
}

/**
 * The reviewer's decision from the first key to the kept note. It is two writes: the resolution, then the note. Each
 * is sent once; when only the note fails, only the note is tried again. What was typed is kept until both are done.
 */
export function useReviewDecision({ ids, license, verification, onDecided, onDone }: DecisionInput) {
  const kept = draftId(ids.licenseId, verification.id);
  const results = resultsOf(verification).length;
  const [draft, setDraft] = useState<Draft>(() => reviewDrafts.read(kept));
  const [problem, setProblem] = useState<DraftProblem>();
  const [stage, setStage] = useState<Stage>(start);
  // A second key press in the same frame comes before the stage is rendered.
  const current = useRef(stage);
  const isHere = useRef(true);
  const isOurs = useRef(false);
  const resolve = useResolveLicenseVerification();
  const createNote = useCreateProviderNote();

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
    if (event.type === 'resolved') isOurs.current = true;
    if (event.type === 'resolved') onDecided('us');
    if (next.at === 'overtaken') onDecided('others');
    return true;
  }

  const shown = license.currentVerification;
  const isOvertaken = shown?.id === verification.id && shown?.status !== 'NeedsReview';
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
      step({ type: 'note-failed', error: asError(error) });
      if (!isHere.current) tellNoteFailed(ids, license, error);
      return;
    }
    reviewDrafts.keep(kept, undefined);
    step({ type: 'note-saved' });
    if (isHere.current) onDone();
  }

  async function send() {
    const missing = missingFrom(draft, results);
    setProblem(missing);
    if (missing || !step({ type: 'send' })) return;
    try {
      const verificationId = verification.id ?? '';
      await resolve.mutateAsync({ ...ids, verificationId, body: resolutionOf(draft, results) });
    } catch (error) {
      setProblem(refusedField(error, ['$.status', '$.correctResultIndex'], 'decision'));
      const isConflict = isApiError(error) && error.status === 409;
      step({ type: 'refused', error: asError(error), isConflict });
      return;
    }
    step({ type: 'resolved' });
    await saveNote('us');
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
    problem,
    send: () => void send(),
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

/** The reviewer has gone on before the note failed: the way back leads to the text. */
function tellNoteFailed(
  ids: { providerId: string; licenseId: string },
  license: License,
  error: unknown,
): void {
  notify({
    tone: 'error',
    title: mayBeCarriedOut(error) ? 'The note may have been saved' : 'The note was not saved',
    message: `The decision on license ${license.licenseNumber ?? ''} stands, and your reason is kept.`,
    link: { to: '/reviews/$providerId/$licenseId', params: ids, label: 'Save the note' },
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
