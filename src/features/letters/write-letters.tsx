import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { startBulk } from '@/jobs/bulk';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ReadError } from '@/ui/loaded';
import { Compose } from './compose';
import { keepTask } from './keep';
import type { WrittenLetter } from './letter';
import { mostLetters, readLetters, type LetterSource, type ReadLetters } from './read';

interface WriteLettersProps {
  /** Reads who is written to; all of a selection, which may be of many pages. */
  collect: (signal: AbortSignal) => Promise<readonly LetterSource[]>;
  onClose: () => void;
}

/**
 * Writes letters to one or many: reads what they say, shows each before it is made, and notes each with its text on file once it
 * was made or sent.
 */
export function WriteLetters({ collect, onClose }: WriteLettersProps) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const [jobId, setJobId] = useState<string>();
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
  const made = (letters: readonly WrittenLetter[]) => setJobId(startBulk(keepTask(letters, queryClient)));
  if (jobId !== undefined) return <BulkDialog jobId={jobId} onClose={onClose} />;
  if (read.data && 'recipients' in read.data)
    return (
      <Compose read={read.data} onReadAgain={() => void read.refetch()} onMade={made} onClose={onClose} />
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
