import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProofSummary } from '@/domain/monitoring-proof';
import { UserName } from '@/features/users/user-name';
import { datasetName } from '@/lib/dataset-names';
import { formatDate } from '@/lib/dates';
import { capitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, RecordRow } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';
import { Mark } from './mark';
import type { Proof } from './read-proof';
import { outcomeWords, requestWords } from './words';

const drawnAtOnce = 25;

/** What the searches found, who decided it within how many days, and what it went on to. */
export function ProofFindings({ proof }: { proof: Proof }) {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const printing = usePrinting();
  const all = proof.summary.findings;
  return (
    <>
      <RecordList label="Matches and decisions">
        {all.slice(0, printing ? all.length : drawn).map((found, index) => (
          <FoundRow key={found.finding.match.id ?? index} found={found} hasRequests={proof.hasRequests} />
        ))}
      </RecordList>
      {drawn < all.length && !printing && (
        <div>
          <Button size="xs" variant="default" onClick={() => setDrawn(drawn + drawnAtOnce)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

interface FoundRowProps {
  found: ProofSummary['findings'][number];
  hasRequests: boolean;
}

function FoundRow({ found: { row, finding }, hasRequests }: FoundRowProps) {
  const { list, scanId, match, foundOn, isLate, by, decidedOn, note, request, state } = finding;
  const further = requestWords(finding, hasRequests);
  const isDecided = state === 'Accept' || state === 'Reject';
  return (
    <RecordRow
      end={
        <>
          {isLate && <Mark tone="error">Later than 30 days</Mark>}
          {scanId && (
            <Link to="/scans/$scanId" params={{ scanId }}>
              Scan
            </Link>
          )}
        </>
      }
    >
      <Link to="/providers/$providerId" params={{ providerId: row.id }} search={{ tab: 'screening' }}>
        <Verbatim>{row.name}</Verbatim>
      </Link>{' '}
      <span className="mute">
        {datasetName(list)}, {formatDate(foundOn)}
        {match.record && (
          <>
            , record of <Verbatim>{match.record}</Verbatim>
          </>
        )}
      </span>
      <div>
        {capitalized(outcomeWords(finding))}
        {isDecided && (
          <>
            , by {by ? <UserName address={by} /> : 'somebody the event log does not name'}
            {decidedOn && `, ${formatDate(decidedOn)}`}
          </>
        )}
        {further && (
          <>
            {'. '}
            {request ? (
              <Link to="/credentialing/$requestId" params={{ requestId: request.id }}>
                {further}
              </Link>
            ) : (
              further
            )}
          </>
        )}
      </div>
      {note && (
        <Text c="dimmed">
          <Verbatim>“{note}”</Verbatim>
        </Text>
      )}
    </RecordRow>
  );
}
