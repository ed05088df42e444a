import type { QueryClient } from '@tanstack/react-query';
import type { FollowUp } from '@/domain/follow-up';
import { countByWindow, matching, readRows, type FollowUpRow } from './rows';
import { lookForAnswers } from './settle';

const dueNow = ['overdue', 'today'] as const;

/**
 * What is due today and was due before, as the queue of it stands once it was opened: by date, without what is answered on file
 * meanwhile, which the queue closes. Nothing is written here. Throws `ApiError` where follow-ups cannot be listed, and what
 * `signal` was aborted with.
 */
export async function dueFollowUps(queryClient: QueryClient, signal: AbortSignal): Promise<FollowUpRow[]> {
  const due = matching(await readRows(queryClient), { window: [...dueNow] });
  const answered = new Set<FollowUp>();
  const followUps = due.map(({ followUp }) => followUp);
  await lookForAnswers(queryClient, followUps, signal, ({ followUp, answer }) => {
    if (answer) answered.add(followUp);
  });
  signal.throwIfAborted();
  return due.filter(({ followUp }) => !answered.has(followUp));
}

/** The same counted for Today. Each part has the filters of exactly its rows. */
export async function dueQueue(queryClient: QueryClient, signal: AbortSignal) {
  const due = await dueFollowUps(queryClient, signal);
  const counts = countByWindow(due);
  const parts = [
    { label: 'Overdue', amount: counts.get('overdue') ?? 0, search: { window: ['overdue'] } },
    { label: 'Due today', amount: counts.get('today') ?? 0, search: { window: ['today'] } },
  ];
  const [first] = due.map(({ due: on }) => on ?? '').toSorted();
  return {
    total: due.length,
    ...(due.length > 0 && { parts: parts.filter(({ amount }) => amount > 0) }),
    ...(first && { oldest: first }),
  };
}
