import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { startBulk, useBulkJobs, watchBulk } from '@/jobs/bulk';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ReadError } from '@/ui/loaded';
import { notify } from '@/ui/notify';
import { Compose } from './compose';
import { keepTask } from './keep';
import type { WrittenLetter } from './letter';
import { mostLetters, readLetters, type LetterSource, type ReadLetters } from './read';

interface WriteLettersProps {
  /** Reads who is written to; all of a selection, which may be of many pages. */
  collect: (signal: AbortSignal) => Promise<readonly LetterSource[]>;
  onClose: () => void;
}

/** The work that keeps letters, and the letter where it is a single one. */
interface Keeping {
  jobId: string;
  only: WrittenLetter | undefined;
}

/**
 * Whether the work of a single letter goes on without a dialog of its own: it says so and calls `onDone` once the letter is kept.
 * What fails, or has to wait, is shown as the work of many is.
 */
function useQuietly(keeping: Keeping | undefined, onDone: () => void): boolean {
  const { jobId, only } = keeping ?? {};
  const job = useBulkJobs().find(({ id }) => id === jobId);
  const isTrouble =
    job !== undefined &&
    (job.waiting || job.failures.length > 0 || job.phase === 'failed' || job.phase === 'cancelled');
  const isQuiet = only !== undefined && !isTrouble;
  const isKept = isQuiet && job?.phase === 'ended';
  useEffect(() => (isQuiet && jobId !== undefined ? watchBulk(jobId) : undefined), [isQuiet, jobId]);
  useEffect(() => {
    if (!isKept || !only) return;
    const { name } = only.recipient;
    notify({
      tone: 'success',
      title: `Letter to ${name} ${only.sent ? 'noted on file' : 'kept, not sent'}`,
    });
    onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is kept
  }, [isKept]);
  return isQuiet;
}

/**
 * Writes letters to one or many: reads what they say, shows each before it is made, and notes each with its text on file once it
 * was made or sent.
 */
export function WriteLetters({ collect, onClose }: WriteLettersProps) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const [keeping, setKeeping] = useState<Keeping>();
  const read = useQuery({
    queryKey: ['letters', useId()],
    queryFn: async ({ signal }): Promise<ReadLetters | { total: number }> => {
      const sources = await collect(signal);
      if (sources.length > mostLetters) return { total: sources.length };
      const total = sources.length;
      return readLetters(sources, queryClient, signal, (done) => setProgress({ read: done, total }));
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isQuiet = useQuietly(keeping, onClose);
  const made = (letters: readonly WrittenLetter[], before?: Promise<void>) => {
    const [first] = letters;
    const jobId = startBulk(keepTask(letters, queryClient, before));
    setKeeping({ jobId, only: letters.length === 1 ? first : undefined });
  };
  if (keeping && !isQuiet) return <BulkDialog jobId={keeping.jobId} onClose={onClose} />;
  if (read.data && 'recipients' in read.data)
    return (
      <Compose
        read={read.data}
        isKeeping={keeping !== undefined}
        onReadAgain={() => void read.refetch()}
        onMade={made}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title="Write letters"
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose} data-autofocus>
          {read.data ? 'Close' : 'Cancel'}
        </Button>
      }
    >
      {read.data ? (
        <p>
          These would be {count(read.data.total, 'letter')}, and {mostLetters} are written at once at most.
          Select fewer, or narrow the list by its filters.
        </p>
      ) : read.isError ? (
        <ReadError query={read} title="What the letters say could not be read" kept="Nothing was written." />
      ) : (
        <p role="status">
          {progress
            ? `Reading what the letters say: ${progress.read} of ${progress.total}.`
            : 'Reading whom the letters go to.'}
        </p>
      )}
    </Dialog>
  );
}
