import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { datasetWord } from '@/domain/dataset-kinds';
import type { DatasetMatch, DatasetScan, Details } from '@/api/models';
import { hasAnswered, noAnswerWords } from '@/domain/scan-status';
import { fullName, textOf } from '@/lib/words';
import { fileBlobOptions } from '@/features/files/blob';
import { RecordForce } from '@/features/matches/record-force';
import { RecordView } from '@/review/record-view';
import { Fold } from '@/ui/fold';
import { Note, RecordList, RecordRow, Section } from '@/ui/layout';
import { EmptyState } from '@/ui/states';
import { Status } from '@/ui/status';
import { DayText, Verbatim } from '@/ui/text';
import { matchState, scannedEntity, scanOutcome } from '@/features/scans/words';

/** What a record calls itself; every dataset has its own way. */
function recordName({ data }: Details<DatasetMatch>): string {
  const record = (data?.record ?? {}) as Record<string, unknown>;
  const subject = (record['subjectInformation'] ?? record['basic'] ?? {}) as Record<string, unknown>;
  const { firstName, lastName } = record;
  const person = fullName({ firstName: textOf(firstName), lastName: textOf(lastName) });
  const names = [record['fullName'], record['businessName'], record['facilityName'], subject['name']];
  return (person === '–' ? '' : person) || names.map(textOf).find(Boolean) || 'Record';
}

/** What a scan found, or why it found nothing. */
export function ScanMatches({ scan }: { scan: DatasetScan }) {
  const { status, matches = [], id, datasetMetadata } = scan;
  if (status === 'Pending' || status === 'Working') {
    return <Note role="status">The scan is under way. Its result comes here by itself.</Note>;
  }
  if (status === 'Failed') {
    return (
      <Note tone="error" role="status">
        <p>
          <b>The scan failed.</b> {scanOutcome(scan)}.
        </p>
        <p>
          It says nothing about whether there is a record. Matches of the scan before it stay as they are.
        </p>
      </Note>
    );
  }
  if (matches.length === 0 && !hasAnswered(scan)) return <Note role="status">{noAnswerWords(status)}.</Note>;
  if (matches.length === 0) {
    return (
      <EmptyState
        title="No record matches"
        text={
          datasetMetadata?.importDate
            ? `The ${datasetWord(scan)}, as of the date of its list, has no record that may be about this provider or facility.`
            : `The ${datasetWord(scan)} has no record that may be about this provider or facility.`
        }
      />
    );
  }
  return (
    <Section title={scanOutcome(scan) ?? 'Matches'}>
      <RecordList>
        {matches.map((match, index) => (
          <RecordRow
            key={match.id ?? index}
            end={
              <>
                {match.matchRelevance && <Status of="relevance" value={match.matchRelevance} />}
                <MatchState match={match} />
              </>
            }
            below={
              <>
                <Fold
                  summary={`The record${typeof match.matchScore === 'number' ? `, score ${Math.round(match.matchScore * 100)} of 100` : ''}`}
                >
                  {() => (
                    <RecordView
                      record={(match.data?.record ?? {}) as Record<string, unknown>}
                      file={fileBlobOptions}
                    />
                  )}
                </Fold>
                <RecordForce match={match} datasetType={scan.type} />
                {match.recordTimestamp && (
                  <Text c="dimmed">
                    Record of <DayText value={match.recordTimestamp} />
                  </Text>
                )}
              </>
            }
          >
            {match.id && id ? (
              <Link to="/matches" search={{ match: match.id, scan: id }}>
                <Verbatim>{recordName(match)}</Verbatim>
              </Link>
            ) : (
              <Verbatim>{recordName(match)}</Verbatim>
            )}
          </RecordRow>
        ))}
      </RecordList>
      <Text c="dimmed">
        A match is a record that may be about {scannedEntity(scan).name}. Whether it is, people decide.
      </Text>
    </Section>
  );
}

function MatchState({ match }: { match: Details<DatasetMatch> }) {
  const state = matchState(match);
  const note = textOf(match.userActionResolutionNote);
  return (
    <>
      {state ? <Status of="resolution" value={state} /> : <span className="mute">Nothing to decide</span>}
      {note && <span className="mute">“{note}”</span>}
    </>
  );
}
