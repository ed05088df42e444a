import type { DatasetMatch } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { spellOut, textOf } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { identityLabel } from '@/review/match-evidence';
import { Dash } from '@/ui/dash';
import { QueueName } from '@/ui/queue-pane';
import { Status } from '@/ui/status';
import { DateTimeText, DayText } from '@/ui/text';
import { entityOf } from '@/features/scans/words';
import { rowIdentity } from './-identity';

const name = (match: DatasetMatch) => entityOf(match).rowName;

/** What became of a match; undefined while it waits. */
const stateOf = ({ userActionResolution, obsoleteTimestamp }: DatasetMatch) =>
  userActionResolution ?? (obsoleteTimestamp ? 'Old' : undefined);

const stateWords = (match: DatasetMatch) => {
  const state = stateOf(match);
  if (state) return state === 'Old' ? 'Replaced' : `${spellOut(state)}ed`;
  return match.userActionNeeded ? 'To decide' : 'Nothing to decide';
};

export const matchColumns = columns<DatasetMatch>()([
  {
    id: 'name',
    header: 'Provider or facility',
    value: name,
    cell: (match) => <QueueName isDone={stateOf(match) !== undefined}>{name(match)}</QueueName>,
    width: 232,
  },
  {
    id: 'dataset',
    header: 'List or database',
    value: ({ scan }) => datasetName(scan?.type),
    filter: 'types',
    width: 200,
    phone: 'line',
  },
  {
    id: 'relevance',
    header: 'Relevance',
    value: ({ matchRelevance }) => (matchRelevance ? spellOut(matchRelevance) : undefined),
    cell: ({ matchRelevance }) =>
      matchRelevance ? <Status of="relevance" value={matchRelevance} /> : <Dash />,
    sort: 'MatchRelevance',
    sortWords: ['least relevant first', 'most relevant first'],
    filter: 'matchRelevance',
    width: 120,
    phone: 'line',
    phoneCell: ({ matchRelevance }) =>
      matchRelevance ? `${spellOut(matchRelevance).toLowerCase()} relevance` : null,
  },
  {
    id: 'evidence',
    header: 'Evidence',
    value: (match) => identityLabel(rowIdentity(match).identity, entityOf(match).isFacility),
    cell: (match) => <EvidenceInShort match={match} />,
    width: 184,
    phone: 'lineEnd',
    phoneCell: (match) => <EvidenceInShort match={match} isNarrow />,
  },
  {
    id: 'score',
    header: 'Score',
    value: ({ matchScore }) => (typeof matchScore === 'number' ? Math.round(matchScore * 100) : undefined),
    width: 80,
    align: 'end',
    optional: true,
  },
  timeColumn({
    id: 'found',
    header: 'Found',
    value: ({ createdTimestamp }) => createdTimestamp,
    phone: 'titleEnd',
    phoneCell: (match) => <StateOrAge match={match} />,
  }),
  { id: 'state', header: 'Decision', value: stateWords, filter: 'userActionResolution', width: 136 },
  {
    id: 'note',
    header: 'Note',
    value: ({ userActionResolutionNote }) => textOf(userActionResolutionNote) || undefined,
    width: 280,
    optional: true,
  },
  {
    id: 'list',
    header: 'List date',
    value: ({ datasetTimestamp }) => datasetTimestamp,
    cell: ({ datasetTimestamp }) => <DayText value={datasetTimestamp} />,
    width: 128,
    optional: true,
  },
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
