import type { DatasetMatch } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { spellOut, textOf, uncapitalized } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { day, entity, status, text } from '@/table/columns/kinds';
import { amount, time } from '@/table/columns/more-kinds';
import { identityLabel } from '@/review/match-evidence';
import { QueueName } from '@/ui/queue-pane';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import { entityOf } from '@/features/scans/words';
import { rowIdentity } from './-evidence/identity';
import type { matchList } from './-list';

const name = (match: DatasetMatch) => entityOf(match).rowName;

/** What became of a match; undefined while it waits. */
const stateOf = ({ userActionResolution, obsoleteTimestamp }: DatasetMatch) =>
  userActionResolution ?? (obsoleteTimestamp ? 'Old' : undefined);

const stateWords = (match: DatasetMatch) => {
  const state = stateOf(match);
  if (state) return state === 'Old' ? 'Replaced' : `${spellOut(state)}ed`;
  return match.userActionNeeded ? 'To decide' : 'Nothing to decide';
};

const evidenceWords = (match: DatasetMatch) =>
  identityLabel(rowIdentity(match).identity, entityOf(match).isFacility);

/** In percent. */
const scoreOf = ({ matchScore }: DatasetMatch) =>
  typeof matchScore === 'number' ? Math.round(matchScore * 100) : undefined;

export const matchColumns = columns<DatasetMatch, typeof matchList>()([
  entity('name', name, {
    label: 'Provider or facility',
    cell: (match) => <QueueName isDone={stateOf(match) !== undefined}>{name(match)}</QueueName>,
    width: 232,
  }),
  text('dataset', ({ scan }) => datasetName(scan?.type), {
    label: 'List or database',
    filter: 'types',
    width: 200,
    phoneSlot: 'line',
  }),
  status('relevance', 'relevance', ({ matchRelevance }) => matchRelevance, {
    sort: 'MatchRelevance',
    sortWords: ['least relevant first', 'most relevant first'],
    filter: 'matchRelevance',
    width: 120,
    phoneSlot: 'line',
    phoneCell: ({ matchRelevance }) =>
      matchRelevance ? `${spellOut(matchRelevance).toLowerCase()} relevance` : null,
  }),
  text('evidence', evidenceWords, {
    cell: (match) => <EvidenceInShort match={match} />,
    width: 184,
    phoneSlot: 'lineEnd',
    phoneCell: (match) => <EvidenceInShort match={match} isNarrow />,
    phoneReason: (match) => <EvidenceInWords match={match} />,
  }),
  amount('score', scoreOf, String, { width: 80, optional: true }),
  time('found', ({ createdTimestamp }) => createdTimestamp, {
    phoneSlot: 'titleEnd',
    phoneCell: (match) => <StateOrAge match={match} />,
  }),
  text('state', stateWords, { label: 'Decision', filter: 'userActionResolution', width: 136 }),
  text('note', (match) => textOf(match.userActionResolutionNote), { width: 280, optional: true }),
  day('list', ({ datasetTimestamp }) => datasetTimestamp, { label: 'List date', optional: true }),
]);

function StateOrAge({ match }: { match: DatasetMatch }) {
  const state = stateOf(match);
  return state ? <Status of="resolution" value={state} /> : <DateTimeText value={match.createdTimestamp} />;
}

interface EvidenceInShortProps {
  match: DatasetMatch;
  /** In as few words as there are, where a row is narrow. */
  isNarrow?: boolean;
}

/** What the evidence means, by what the row carries, and why. */
function EvidenceInWords({ match }: { match: DatasetMatch }) {
  const { identity, why } = rowIdentity(match);
  const label = identityLabel(identity, entityOf(match).isFacility);
  return (
    <>
      <Status of="identity" value={identity} label={label} />: {uncapitalized(why)}
    </>
  );
}

/** What the evidence means, by what the row carries; the sentence behind it as its title. */
function EvidenceInShort({ match, isNarrow = false }: EvidenceInShortProps) {
  const { identity, why } = rowIdentity(match);
  const label = identityLabel(identity, entityOf(match).isFacility);
  return (
    <span title={`${label}: ${why}`}>
      <Status
        of="identity"
        value={identity}
        label={isNarrow && identity === 'Likely' ? 'Likely same' : label}
      />
    </span>
  );
}
