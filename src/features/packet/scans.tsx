import { listDay } from '@/domain/list-day';
import type { DatasetMatch, DatasetScan, Details } from '@/api/models';
import { hasAnswered } from '@/domain/scan-status';
import { count, formatNumber, spellOut } from '@/lib/words';
import { matchState, searchedIn } from '@/features/scans/words';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { statusLook } from '@/ui/status-looks';
import { DateText, DayText } from '@/ui/text';
import { PacketTable } from './section';
import classes from './packet.module.css';

interface PacketScansProps {
  scans: readonly Details<DatasetScan>[];
  matches: readonly DatasetMatch[];
}

/** What each list and register said last, and what was decided about every match. */
export function PacketScans({ scans, matches }: PacketScansProps) {
  return (
    <PacketTable
      title={`Sanctions, exclusions and registers (${scans.length})`}
      none={scans.length === 0 ? 'Nothing was searched.' : undefined}
      head={['Searched in', 'Outcome', 'Day', 'Data of', 'Matches and decisions']}
    >
      {scans.map((scan, index) => (
        <tr key={scan.id ?? index}>
          <th scope="row">{searchedIn(scan)}</th>
          <td>
            <Status of="scan" value={scan.status} />
          </td>
          <td>
            <DayText value={scan.verifiedAt ?? scan.completed ?? scan.started} />
          </td>
          <td>
            <DateText value={listDay(scan.datasetMetadata)} />
          </td>
          <td>
            <Decisions
              isDone={hasAnswered(scan)}
              matches={matches.filter((match) => {
                const scanId = match.scanId ?? match.scan?.id;
                return scanId !== undefined && scanId === scan.id;
              })}
            />
          </td>
        </tr>
      ))}
    </PacketTable>
  );
}

/** That nothing was found can be said only of a scan that came to its end. */
function Decisions({ isDone, matches }: { isDone: boolean; matches: readonly DatasetMatch[] }) {
  if (matches.length === 0) return isDone ? <>No match</> : <Dash />;
  return (
    <ul className={classes.evidence}>
      {matches.map((match, index) => {
        const { id, matchRelevance, matchScore, userActionResolutionNote } = match;
        return (
          <li key={id ?? index}>
            {matchRelevance ? `${spellOut(matchRelevance)} relevance` : count(1, 'match', 'matches')}
            {matchScore !== undefined && ` (${formatNumber(Math.round(matchScore * 100))} %)`}:{' '}
            {stateWords(match)}
            {userActionResolutionNote && `, ${userActionResolutionNote}`}
          </li>
        );
      })}
    </ul>
  );
}

function stateWords(match: DatasetMatch): string {
  const state = matchState(match);
  return state ? statusLook('resolution', state).label.toLowerCase() : 'nothing to decide';
}
