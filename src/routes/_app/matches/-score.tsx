import { Link } from '@tanstack/react-router';
import type { DatasetMatch, ScanParameter } from '@/api/models';
import { spellOut, triggerPhrase } from '@/lib/words';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import { parameterWords } from '@/features/scans/words';
import classes from './-matches.module.css';

/** What the scan asked for, what of it agreed with the record, and how much the dataset makes of that. */
export function MatchScore({ match }: { match: DatasetMatch }) {
  const { data, scan, matchScore } = match;
  const [positive, negative] = [data?.positiveParameters ?? [], data?.negativeParameters ?? []];
  const answered = new Set([...positive, ...negative].map(({ type }) => type));
  const unanswered = (scan?.parameters ?? []).filter(({ type }) => !answered.has(type));
  const scanId = match.scanId ?? scan?.id;
  return (
    <aside className={classes.score} aria-label="What made the score">
      <h3>Relevance</h3>
      <p className={classes.relevance}>
        <Status of="relevance" value={match.matchRelevance} />
        {typeof matchScore === 'number' && <span> score {Math.round(matchScore * 100)} of 100</span>}
      </p>
      <Parameters title="Agrees" sign="+" parameters={positive} />
      <Parameters title="Differs" sign="−" parameters={negative} />
      <Parameters title="Sent, not compared" sign="·" parameters={unanswered} />
      <p className="mute">The service gives the score. It does not say how much each part counts.</p>
      <h3>Dates</h3>
      <dl className={classes.dates}>
        <dt>Found</dt>
        <dd>
          <DateText value={match.createdTimestamp} />
        </dd>
        <dt>List of</dt>
        <dd>
          <DateText value={match.datasetTimestamp} />
        </dd>
        <dt>Record of</dt>
        <dd>
          <DateText value={match.recordTimestamp} />
        </dd>
        {match.obsoleteTimestamp && (
          <>
            <dt>Replaced</dt>
            <dd>
              <DateText value={match.obsoleteTimestamp} />
            </dd>
          </>
        )}
      </dl>
      {scanId && (
        <Link to="/scans/$scanId" params={{ scanId }}>
          Open the scan{scan?.trigger ? ` started ${triggerPhrase(scan.trigger)}` : ''}
        </Link>
      )}
    </aside>
  );
}

interface ParametersProps {
  title: string;
  sign: string;
  parameters: readonly ScanParameter[];
}

function Parameters({ title, sign, parameters }: ParametersProps) {
  if (parameters.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.parameters}>
        {parameters.map((parameter, index) => (
          <li key={index}>
            <span aria-hidden>{sign}</span>
            <span>
              {spellOut(parameter.type)}
              <span className={classes.sub}>
                <bdi>{parameterWords(parameter)}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
