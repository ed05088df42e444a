import { useEffect, useRef, useState } from 'react';
import { isApiError, type ApiError } from '@/api/errors';
import type { License, LicenseVerification } from '@/api/models';
import { readStored, writeStored } from '@/lib/storage';
import { useCreateNote } from '@/queries/notes';
import { useResolveVerification } from '@/queries/verifications';
import { emptyDraft, missingFrom, noteOf, resolutionOf, type Draft } from '@/review/decision';

export type Stage =
  | { at: 'editing'; error?: Error }
  | { at: 'sending' }
  /** The decision is made, its note is not kept yet. */
  | { at: 'note-failed'; error: Error }
  /** Somebody else decided meanwhile (409). */
  | { at: 'conflict'; error: ApiError };

const decisions = ['Found', 'NotFound', 'Failed'] as const;

/** A draft as it was left, whatever lies in storage. */
function readDraft(name: string): Draft {
  const stored = readStored('session', name) as Partial<Draft> | undefined;
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  return {
    decision: decisions.find((decision) => decision === stored.decision),
    resultIndex: typeof stored.resultIndex === 'number' ? stored.resultIndex : undefined,
    reason: typeof stored.reason === 'string' ? stored.reason : '',
    text: typeof stored.text === 'string' ? stored.text : '',
  };
}

interface DecisionInput {
  ids: { providerId: string; licenseId: string };
  license: License;
  verification: LicenseVerification;
  /** Called once the decision is made and its reason is kept. */
  onDone: () => void;
}

/**
 * The reviewer's decision from the first key to the kept note. It is two writes: the resolution, then the note. Each
 * is sent once; when only the note fails, only the note is tried again. What was typed is kept until both are done.
 */
export function useReviewDecision({ ids, license, verification, onDone }: DecisionInput) {
  const name = `draft:review:${ids.licenseId}:${verification.id ?? ''}`;
  const [draft, setDraft] = useState(() => readDraft(name));
  const [stage, setStage] = useState<Stage>({ at: 'editing' });
  const [problem, setProblem] = useState<string>();
  const resolve = useResolveVerification();
  const createNote = useCreateNote();
  // A second key press in the same frame comes before the stage is rendered.
  const busy = useRef(false);
  const results = verification.results?.length ?? 0;

  useEffect(() => {
    writeStored('session', name, draft === emptyDraft ? undefined : draft);
  }, [name, draft]);

  const change = (next: (draft: Draft) => Draft) => {
    if (busy.current) return;
    setProblem(undefined);
    setDraft(next);
  };

  async function saveNote() {
    const about = { number: license.licenseNumber ?? '', state: license.state ?? '' };
    const note = noteOf(draft, about, results);
    try {
      await createNote.mutateAsync({ providerId: ids.providerId, note });
    } catch (error) {
      setStage({ at: 'note-failed', error: asError(error) });
      return;
    }
    writeStored('session', name, undefined);
    onDone();
  }

  async function send() {
    const missing = missingFrom(draft, results);
    if (missing) return setProblem(missing);
    setStage({ at: 'sending' });
    try {
      const verificationId = verification.id ?? '';
      await resolve.mutateAsync({ ...ids, verificationId, resolution: resolutionOf(draft, results) });
    } catch (error) {
      const isConflict = isApiError(error) && error.status === 409;
      setStage(isConflict ? { at: 'conflict', error } : { at: 'editing', error: asError(error) });
      return;
    }
    await saveNote();
  }

  async function once(act: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    try {
      await act();
    } finally {
      busy.current = false;
    }
  }

  return {
    draft,
    change,
    stage,
    problem,
    send: () => void once(send),
    retryNote: () =>
      void once(async () => {
        setStage({ at: 'sending' });
        await saveNote();
      }),
    /** Goes on without the note; what was typed is given up knowingly. */
    goOnWithoutNote: () => {
      writeStored('session', name, undefined);
      onDone();
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
