import '@mantine/core/styles/Radio.layer.css';
import { Box, NativeSelect, Radio, Stack, Text, Textarea } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import { ApiError } from '@/api/errors';
import type { Dataset, DatasetMatch } from '@/api/models';
import { getProviderOptions } from '@/api/operations.gen';
import { decided, showMatch } from '@/features/matches/cache';
import { leaveCarriedOut } from '@/features/matches/carried-out';
import { sendDecision } from '@/features/matches/decide';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { BulkReading } from '@/jobs/bulk-preview';
import type { BulkTask } from '@/jobs/bulk';
import { enqueueCacheUpdate } from '@/jobs/cache-updates';
import { count, formatNumber, textOf } from '@/lib/words';
import { reportsSanctions } from '@/features/scans/dataset-words';
import { allDatasetsOptions } from '@/features/scans/options';
import { emptyMatchDraft, matchNote, missingFromMatch, type Resolution } from '@/review/match-decision';
import type { Selection } from '@/table/list/bulk-selection';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Note } from '@/ui/layout';
import { reasonsForMany } from '@/review/reason-doubt';
import { useMatchReasons } from '@/review/usual-reasons';
import { forgetStanding, matchWords } from './-decide/decisions';
import { type DoubtfulRejection, doubtfulRejections } from './-evidence/identity';

interface MatchBulkProps {
  resolution: Resolution;
  selection: Selection<DatasetMatch>;
  onClose: () => void;
}

/** One reason for many matches, then a preview that restates what will be done to how many. */
export function MatchBulk({ resolution, selection, onClose }: MatchBulkProps) {
  const queryClient = useQueryClient();
  const { data: datasets } = useQuery(allDatasetsOptions());
  const reasons = reasonsForMany(useMatchReasons()[resolution]);
  const [draft, setDraft] = useState({ ...emptyMatchDraft, resolution });
  const [problem, setProblem] = useState<string>();
  const [isPreview, setIsPreview] = useState(false);
  const note = matchNote(draft);
  const amount = selection.count === undefined ? 'all matches' : count(selection.count, 'match', 'matches');
  const title = `${resolution} ${amount}`;
  if (isPreview && resolution === 'Reject') {
    return (
      <BulkReading
        title={title}
        one="match"
        many="matches"
        collect={(...given) => readRejections(queryClient, selection, note, ...given)}
        onClose={onClose}
      >
        {(read) => <RejectPreview {...read} {...{ selection, note, datasets }} onClose={onClose} />}
      </BulkReading>
    );
  }
  if (isPreview) {
    const task = decisionTask(queryClient, { resolution, selection, note, title, datasets });
    return (
      <BulkDialog task={task} onClose={onClose}>
        <p>
          <b>{selection.words}</b>{' '}
          {selection.count === 1 ? 'is accepted, with this note' : 'are accepted, each with this note'}: “
          {note}”
        </p>
        <p>
          Accepting says that each record is about the provider or facility beside it. {replacedStay}; what
          you do after accepting, such as restricting licenses, stays.
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

const replacedStay =
  'Matches that a newer scan has replaced are left as they are. All of it can be taken back at once afterwards, the notes with it';

interface Rejections {
  matches: readonly DatasetMatch[];
  doubtful: readonly DoubtfulRejection[];
}

/** Reads what is to be rejected, and singles out what nobody should reject unseen. */
async function readRejections(
  queryClient: QueryClient,
  selection: Selection<DatasetMatch>,
  note: string,
  ...given: Parameters<Selection<DatasetMatch>['collect']>
): Promise<Rejections> {
  const [signal] = given;
  const matches = await selection.collect(...given);
  const read = async (providerId: string) => {
    signal?.throwIfAborted();
    return queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 60_000 });
  };
  const doubtful = await doubtfulRejections(matches, read, note);
  return { matches, doubtful };
}

type RejectPreviewProps = Rejections &
  Omit<MatchBulkProps, 'resolution'> &
  Pick<ManyDecisions, 'note' | 'datasets'>;

/**
 * What will be rejected. A record that agrees in what speaks against rejecting is named and left out, unless somebody
 * says otherwise: rejected with a hundred others it would hide an exclusion.
 */
function RejectPreview({ matches, doubtful, selection, note, datasets, onClose }: RejectPreviewProps) {
  const queryClient = useQueryClient();
  const [isLeftOut, setLeftOut] = useState(true);
  const left = new Set(isLeftOut ? doubtful.map(({ match }) => match) : []);
  const rejected = matches.filter((match) => !left.has(match));
  const all = count(matches.length, 'match', 'matches');
  const title = `Reject ${left.size > 0 ? `${formatNumber(rejected.length)} of ` : ''}${all}`;
  const chosen = { ...selection, count: rejected.length, collect: async () => rejected };
  const task = decisionTask(queryClient, { resolution: 'Reject', selection: chosen, note, title, datasets });
  return (
    <BulkDialog
      task={task}
      blocked={
        rejected.length === 0
          ? 'Nothing is left to reject. Look at each, or choose to reject these too.'
          : undefined
      }
      onClose={onClose}
    >
      <p>
        {rejected.length === 0 ? (
          <>
            None of <b>{selection.words}</b> is rejected: all are left out.
          </>
        ) : (
          <>
            {left.size > 0 && `${formatNumber(rejected.length)} of `}
            <b>{selection.words}</b>{' '}
            {rejected.length === 1 ? 'is rejected, with this note' : 'are rejected, each with this note'}: “
            {note}”
          </>
        )}
      </p>
      {doubtful.length > 0 && (
        <Doubtful
          doubtful={doubtful}
          among={matches.length}
          isLeftOut={isLeftOut}
          onLeaveOut={setLeftOut}
          onOpen={onClose}
        />
      )}
      <p>Rejecting says that each record is about somebody else. {replacedStay}.</p>
    </BulkDialog>
  );
}

/** So many are named; the rest are counted. */
const drawn = 100;

interface DoubtfulProps {
  doubtful: readonly DoubtfulRejection[];
  among: number;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
  onOpen: () => void;
}

/** Those that should be looked at one by one, each with the way to it, and whether they are left out. */
function Doubtful({ doubtful, among, isLeftOut, onLeaveOut, onOpen }: DoubtfulProps) {
  const these = doubtful.length === 1 ? 'this one' : `these ${formatNumber(doubtful.length)}`;
  return (
    <>
      <Note tone="warning">
        <p>
          <strong>{doubtWords(doubtful, among)}</strong>
        </p>
        <Box mah={200} style={{ overflowY: 'auto' }}>
          <ul aria-label="To look at">
            {doubtful.slice(0, drawn).map(({ match, why }) => (
              <li key={match.id}>
                <Link
                  to="/matches"
                  search={{ match: match.id, scan: match.scanId ?? match.scan?.id }}
                  onClick={onOpen}
                >
                  {matchWords(match)}
                </Link>
                : {why}
              </li>
            ))}
            {doubtful.length > drawn && <li>and {formatNumber(doubtful.length - drawn)} more</li>}
          </ul>
        </Box>
      </Note>
      <Radio.Group
        label={`What becomes of ${these}`}
        value={isLeftOut ? 'leave' : 'reject'}
        onChange={(value) => onLeaveOut(value === 'leave')}
      >
        <Stack gap="sm" mt="xs">
          <Radio value="leave" label={`Leave ${these} out`} />
          <Radio value="reject" label={`Reject ${these} too`} />
        </Stack>
      </Radio.Group>
    </>
  );
}

/** `3 of 12 agree on NPI: look at each`. */
function doubtWords(doubtful: readonly DoubtfulRejection[], among: number): string {
  const agreeing = doubtful.filter(({ agrees }) => agrees.length > 0);
  const kinds = [...new Set(agreeing.flatMap(({ agrees }) => agrees))];
  const on = kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}` : kinds.join('');
  const unread = doubtful.filter(({ isUnread }) => isUnread).length;
  const otherDoubts = doubtful.length - agreeing.length - unread;
  const parts = [
    agreeing.length > 0 &&
      `${formatNumber(agreeing.length)} of ${formatNumber(among)} ${agreeing.length === 1 ? 'agrees' : 'agree'} on ${on}`,
    unread > 0 && `${formatNumber(unread)} could not be compared with the provider’s file`,
    otherDoubts > 0 &&
      `${formatNumber(otherDoubts)} ${otherDoubts === 1 ? 'is' : 'are'} of a list that the reason is not for`,
  ];
  return `${parts.filter(Boolean).join(', ')}: look at ${doubtful.length === 1 ? 'it' : 'each'}`;
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
    async collect(...given) {
      begun = Date.now();
      const chosen = await selection.collect(...given);
      // From now on the marks stand over rows that are decided, and what was decided before is not what an undo would be thought of.
      selection.clear?.();
      forgetStanding();
      return chosen;
    },
    label: matchWords,
    async run(match) {
      if (match.obsoleteTimestamp) return { left: 'A newer scan replaced it' };
      if (!match.id) throw new ApiError({ kind: 'not-json', title: 'The match has no id' });
      // A scan that was read since the work began is not read again for its other matches.
      const staleTime = Date.now() - begun + 1;
      const listed = await selection.readAgain?.(match);
      const answer = await sendDecision(queryClient, { match, resolution, note }, { staleTime, listed });
      enqueueCacheUpdate(() =>
        showMatch(queryClient, match, { ...decided(match, resolution, note), ...answer }),
      );
      return resolution === 'Accept' ? 'Accepted' : 'Rejected';
    },
    takeBack: (done) => takeBackTask(queryClient, done, { resolution, note }),
    next: {
      words:
        'Accepting a sanction does nothing else by itself. With each of these matches the next steps are offered.',
      of: (match) =>
        resolution === 'Accept' && !match.obsoleteTimestamp && reportsSanctions(datasets, match.scan?.type)
          ? { to: '/matches', search: { match: match.id, scan: match.scanId ?? match.scan?.id } }
          : undefined,
    },
    onSettled(isSeen) {
      // What failed may be tried again much later.
      begun = Date.now();
      invalidateAfterBulk(queryClient, 'resolveDatasetMatch', isSeen);
    },
  };
}

const resolutions = ['Accept', 'Reject'] as const;

/**
 * Takes many decisions back, each to what stood before it, note and all. One that somebody else decided since, or that a newer
 * scan replaced, fails and stays as it is; what was done after an acceptance stays and is told, as it is of a single one.
 */
function takeBackTask(
  queryClient: QueryClient,
  done: readonly DatasetMatch[],
  { resolution, note }: Pick<ManyDecisions, 'resolution' | 'note'>,
): BulkTask<DatasetMatch> {
  let begun = 0;
  return {
    title: `Take back ${count(done.length, 'decision')}`,
    one: 'match',
    many: 'matches',
    expected: done.length,
    async collect() {
      begun = Date.now();
      return done;
    },
    label: matchWords,
    async run(match) {
      const { userActionResolution: former, userActionResolutionNote } = match;
      const before = resolutions.find((one) => one === former) ?? null;
      const earlierNote = before ? textOf(userActionResolutionNote) : undefined;
      const now = decided(match, resolution, note);
      const staleTime = Date.now() - begun + 1;
      const decision = { match: now, resolution: before, note: earlierNote };
      const answer = await sendDecision(queryClient, decision, { staleTime });
      if (resolution === 'Accept') leaveCarriedOut(match);
      enqueueCacheUpdate(() =>
        showMatch(queryClient, now, { ...decided(now, before, earlierNote), ...answer }),
      );
      return before ? 'As it was decided before' : 'Waits for a decision again';
    },
    onSettled(isSeen) {
      begun = Date.now();
      invalidateAfterBulk(queryClient, 'resolveDatasetMatch', isSeen);
    },
  };
}
