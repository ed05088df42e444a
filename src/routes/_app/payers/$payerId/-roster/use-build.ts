import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PayerColumnSet } from '@/domain/payer-roster';
import {
  readRoster,
  type RosterProgress,
  type RosterQuestion,
  type RosterReading,
} from '@/features/payer-roster/read';
import {
  sameScope,
  sentFilesOptions,
  sentRosterOptions,
  type SentRoster,
} from '@/features/payer-roster/sent';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';

export type BuildState =
  | { step: 'asking' }
  | { step: 'reading'; progress: RosterProgress | undefined }
  | { step: 'canceled' }
  | { step: 'failed'; error: unknown }
  | {
      step: 'read';
      question: RosterQuestion;
      reading: RosterReading;
      last: SentRoster | undefined;
      since: string | undefined;
    };

/** Reads what a roster is made of, once that is asked for; leaving the screen ends it. */
export function useBuild() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<BuildState>({ step: 'asking' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function build(question: RosterQuestion, set: PayerColumnSet): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: BuildState) => {
      if (!signal.aborted) setState(next);
    };
    show({ step: 'reading', progress: undefined });
    try {
      const files = await queryClient.fetchQuery({ ...sentFilesOptions(question.payerId), staleTime: 0 });
      const read = (file: (typeof files)[number]) => queryClient.fetchQuery(sentRosterOptions(file));
      const file = await sameScope(files, question, read);
      const last = file && (await read(file));
      const tell = (progress: RosterProgress) => show({ step: 'reading', progress });
      const reading = await readRoster(question, set, last?.rows ?? [], { queryClient, signal, tell });
      show({ step: 'read', question, reading, last, since: file?.path });
      if (!signal.aborted) announce(`Roster built from ${count(reading.files.size, 'provider')}`);
    } catch (error) {
      show({ step: 'failed', error });
    }
  }

  return {
    state,
    build: (question: RosterQuestion, set: PayerColumnSet) => void build(question, set),
    cancel() {
      running.current?.abort();
      setState({ step: 'canceled' });
    },
    /** Nothing is shown any more: it was sent, or is asked for otherwise. */
    reset() {
      running.current?.abort();
      setState({ step: 'asking' });
    },
  };
}
