import type { QueryClient } from '@tanstack/react-query';
import { describeError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import { notify } from '@/ui/notify';
import type { Colleague } from './mention';
import { tell, type Mention } from './kept';

type Told = Pick<Mention, 'providerId' | 'provider' | 'note'> & { noteId: string };

/** Tells colleagues of a note that names them. The note is kept whatever comes of it; who could not be told is named, with a way to try again. */
export async function tellAll(
  people: readonly Colleague[],
  note: Told,
  queryClient: QueryClient,
): Promise<void> {
  if (people.length === 0) return;
  const failed: Colleague[] = [];
  let why = '';
  for (const one of people) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a note names few
      await tell(one.email, note);
    } catch (error) {
      failed.push(one);
      why = describeError(error).title;
    }
  }
  void invalidateAfter(queryClient, 'uploadFile');
  const names = failed.map(({ name }) => name).join(', ');
  if (failed.length > 0)
    notify({
      tone: 'error',
      title: `${names} could not be told`,
      message: `The note is kept. ${why}.`,
      action: { label: 'Tell again', run: () => void tellAll(failed, note, queryClient) },
    });
  else notify({ tone: 'success', title: `Told ${people.map(({ name }) => name).join(', ')}` });
}
