import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { addDays, localDay } from '@/lib/dates';
import { readMinutesSince, type MinutesEntry } from './meeting';

/** Minutes of so many days back are looked through for letters: the thirty in which one is due, and a year for what was missed. */
const daysBack = 395;

/** Decisions whose letter was not sent yet, the oldest decision first. */
export const lettersOptions = () =>
  queryOptions({
    queryKey: ['committee', 'queue', 'letters'],
    queryFn: ({ client }) => readLetters(client),
    staleTime: 10_000,
  });

/**
 * Reads which decisions the provider or facility was not told of yet, by the minutes. What was deferred is told with what is
 * missing, and has no letter of a decision. Throws `ApiError` where the minutes cannot be read.
 */
export async function readLetters(queryClient: QueryClient): Promise<MinutesEntry[]> {
  const first = addDays(localDay(), -daysBack) ?? '';
  const minutes = await readMinutesSince(queryClient, first);
  return minutes.flatMap(({ entries }) => entries.filter(needsLetter));
}

/** Whether somebody is still to be told of a decision. */
export const needsLetter = ({ outcome, letterOn }: MinutesEntry): boolean =>
  outcome !== 'deferred' && letterOn === undefined;
