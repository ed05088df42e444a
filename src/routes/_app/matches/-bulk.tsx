import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import { ApiError } from '@/api/errors';
import type { Dataset, DatasetMatch } from '@/api/models';
import { decided, showMatch } from '@/features/matches/cache';
import { sendDecision } from '@/features/matches/decide';
import { BulkDialog } from '@/jobs/bulk-dialog';
import type { BulkTask } from '@/jobs/bulk';
import { showSoon } from '@/jobs/bulk-run';
import { count } from '@/lib/words';
import { tellsOfSanctions } from '@/features/scans/dataset-words';
import { allDatasetsOptions } from '@/features/scans/options';
import { emptyMatchDraft, matchNote, missingFromMatch, type Resolution } from '@/review/match-decision';
import type { Selection } from '@/table/bulk-selection';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useMatchReasons } from '@/review/usual-reasons';
import { matchWords } from './-use-match-triage';

interface MatchBulkProps {
  resolution: Resolution;
  selection: Selection<DatasetMatch>;
  onClose: () => void;
}

/** One reason for many matches, then a preview that restates what will be done to how many. */
export function MatchBulk({ resolution, selection, onClose }: MatchBulkProps) {
  const queryClient = useQueryClient();
  const { data: datasets } = useQuery(allDatasetsOptions());
  const reasons = useMatchReasons()[resolution];
  const [draft, setDraft] = useState({ ...emptyMatchDraft, resolution });
  const [problem, setProblem] = useState<string>();
  const [isPreview, setIsPreview] = useState(false);
  const note = matchNote(draft);
  const amount = selection.count === undefined ? 'all matches' : count(selection.count, 'match', 'matches');
  const title = `${resolution} ${amount}`;
  if (isPreview) {
    const task = decisionTask(queryClient, { resolution, selection, note, title, datasets });
    return (
      <BulkDialog task={task} onClose={onClose}>
        <p>
          <b>{selection.words}</b> {selection.count === 1 ? 'is' : 'are'}{' '}
          {resolution === 'Accept' ? 'accepted' : 'rejected'}, each with this note: “{note}”
        </p>
        <p>
          {resolution === 'Accept'
            ? 'Accepting says that each record is about the provider or facility beside it.'
            : 'Rejecting says that each record is about somebody else.'}{' '}
          Matches that a newer scan has replaced are left as they are.
        </p>
      </BulkDialog>
    );
  }
  const goOn = () => {
    const missing = missingFromMatch(draft);
    setProblem(missing);
    if (!missing) setIsPreview(true);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      sticky
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={goOn}>Preview</Button>
        </>
      }
    >
      <Stack>
        <NativeSelect
          label="Reason from the list"
          value={draft.reason}
          onChange={({ currentTarget: { value: reason } }) => setDraft({ ...draft, reason })}
          data={[{ value: '', label: 'None' }, ...reasons.map((value) => ({ value, label: value }))]}
        />
        <Textarea
          label="Reason in your own words"
          rows={3}
          value={draft.text}
          error={problem !== undefined}
          onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
        />
        {problem && (
          <Text role="alert" c="red">
            {problem}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

interface ManyDecisions extends Pick<MatchBulkProps, 'resolution' | 'selection'> {
  note: string;
  title: string;
  datasets: readonly Dataset[] | undefined;
}

function decisionTask(
  queryClient: QueryClient,
  { resolution, selection, note, title, datasets }: ManyDecisions,
): BulkTask<DatasetMatch> {
  let begun = 0;
  return {
    title,
    one: 'match',
    many: 'matches',
    expected: selection.count,
    collect(...given) {
      begun = Date.now();
      return selection.collect(...given);
    },
    label: matchWords,
    async run(match) {
      if (match.obsoleteTimestamp) return 'Left as it is: a newer scan replaced it';
      if (!match.id) throw new ApiError({ kind: 'not-json', title: 'The match has no id' });
      // A scan that was read since the work began is not read again for its other matches.
      const staleTime = Date.now() - begun + 1;
      const answer = await sendDecision(queryClient, { match, resolution, note }, { staleTime });
      showSoon(() => showMatch(queryClient, match, { ...decided(match, resolution, note), ...answer }));
      return resolution === 'Accept' ? 'Accepted' : 'Rejected';
    },
    next: {
      words:
        'Accepting a sanction does nothing else by itself. With each of these matches the next steps are offered.',
      of: (match) =>
        resolution === 'Accept' && !match.obsoleteTimestamp && tellsOfSanctions(datasets, match.scan?.type)
          ? { to: '/matches', search: { match: match.id, scan: match.scanId ?? match.scan?.id } }
          : undefined,
    },
    onRest(isSeen) {
      // What failed may be tried again much later.
      begun = Date.now();
      invalidateAfterBulk(queryClient, 'resolveDatasetMatch', isSeen);
    },
  };
}
