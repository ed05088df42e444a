import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import type { License, Provider } from '@/api/models';
import { nurseCompact } from '@/domain/compacts';
import { type MayTreat, notWeighed } from '@/domain/may-treat';
import type { StateAnswer } from '@/domain/practice-states';
import type { TreatEvidence, TreatLine } from '@/domain/treat';
import { formatDate, formatDay, localDay } from '@/lib/dates';
import { stateName } from '@/lib/states';
import { Fold } from '@/ui/fold';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { toneIcons } from '@/ui/status-looks';
import { SkeletonRows } from '@/ui/route-states';
import { TreatAction } from './-treat-action';
import type { UnreadPart, Verdict } from './-use-verdict';
import classes from './-verdict.module.css';

interface VerdictCardProps extends Pick<Verdict, 'verdict' | 'unread'> {
  provider: Provider & { id: string };
  licenses: readonly License[] | undefined;
  /** Why the licenses could not be read. */
  failure: unknown;
}

/** The first thing on a file: whether the provider may treat patients today and where, what that rests on, and what settles it. */
export function VerdictCard({ provider, licenses, failure, verdict, unread }: VerdictCardProps) {
  if (!verdict && failure && !licenses)
    return <Card tone="error" headline="Cannot confirm: the licenses could not be read." />;
  if (!verdict || !licenses) return <SkeletonRows rows={5} />;
  const row = { provider, licenses };
  return (
    <Card tone={verdict.tone} headline={verdict.headline}>
      <ul className={classes.rows} aria-label="What it rests on">
        {verdict.states.map((state) => (
          <StateRow key={state.state} state={state} {...row} />
        ))}
        {verdict.lines.map((line, at) => (
          <LineRow
            key={line.key}
            line={line}
            isFirst={verdict.lines[at - 1]?.topic !== line.topic}
            {...row}
          />
        ))}
      </ul>
      <Unread parts={unread} />
      <RestsOn verdict={verdict} />
    </Card>
  );
}

interface CardProps {
  tone: MayTreat['tone'];
  headline: string;
  children?: ReactNode;
}

function Card({ tone, headline, children }: CardProps) {
  const id = useId();
  const ToneIcon = toneIcons[tone];
  return (
    <section className={classes.card} data-tone={tone} aria-labelledby={id}>
      <header className={classes.head}>
        <ToneIcon size={26} aria-hidden />
        <div>
          <Text size="xs" c="var(--text2)">
            May treat today, {formatDate(localDay())}
          </Text>
          <h2 id={id} className={classes.headline}>
            {headline}
          </h2>
        </div>
      </header>
      {children}
    </section>
  );
}

interface RowProps {
  provider: Provider & { id: string };
  licenses: readonly License[];
}

function StateRow({ state: { state, isPractice, label, line }, ...row }: RowProps & { state: StateAnswer }) {
  return (
    <Row
      name={
        <>
          {stateName(state)}
          {!isPractice && <span className={classes.also}> not a practice state</span>}
        </>
      }
      label={label}
      line={line}
      {...row}
    />
  );
}

const topics: Readonly<Record<TreatLine['topic'], string>> = {
  status: 'Credentialing',
  license: 'Licenses',
  insurance: 'Insurance',
  dea: 'DEA',
  npi: 'NPI',
  list: 'Lists',
};

function LineRow({ line, isFirst, ...row }: RowProps & { line: TreatLine; isFirst: boolean }) {
  const name = topics[line.topic];
  return <Row name={isFirst ? name : <span className="visually-hidden">{name}</span>} line={line} {...row} />;
}

interface LineProps extends RowProps {
  name: ReactNode;
  label?: string;
  line: TreatLine;
}

function Row({ name, label, line, provider, licenses }: LineProps) {
  const { answer, isUnderWay, text, evidence, action } = line;
  return (
    <li className={classes.row}>
      <div className={classes.name}>{name}</div>
      <div className={classes.status}>
        <Status of="treat" value={isUnderWay ? 'UnderWay' : answer} {...(label && { label })} />
      </div>
      <div className={classes.text}>
        <EvidenceLink evidence={evidence} providerId={provider.id}>
          {text}
        </EvidenceLink>{' '}
        <span className="mute">{sourceWords(line)}</span>
      </div>
      {action && (
        <div className={classes.action}>
          <TreatAction action={action} provider={provider} licenses={licenses} />
        </div>
      )}
    </li>
  );
}

/** Who says so, and since when: `Nevada Board of Nursing, Nov 3, 2026`, `searched Nov 7, 2026`. */
function sourceWords({ topic, source, verifiedAt }: TreatLine): string {
  const day = verifiedAt && formatDay(verifiedAt);
  // The line of a list or registry names it.
  if (topic === 'list' || topic === 'dea' || topic === 'npi') return day ? `searched ${day}` : '';
  return [source ?? (topic === 'insurance' && 'as stated'), day].filter(Boolean).join(', ');
}

interface EvidenceLinkProps {
  evidence: TreatEvidence | undefined;
  providerId: string;
  children: ReactNode;
}

/** What is said, as a link to where that can be looked at. */
export function EvidenceLink({ evidence, providerId, children }: EvidenceLinkProps) {
  switch (evidence?.kind) {
    case 'license':
      return (
        <Link
          to="/providers/$providerId/licenses/$licenseId"
          params={{ providerId, licenseId: evidence.licenseId }}
        >
          {children}
        </Link>
      );
    case 'scan':
      return (
        <Link to="/scans/$scanId" params={{ scanId: evidence.scanId }}>
          {children}
        </Link>
      );
    case 'info':
      return (
        <Link
          to="/providers/$providerId"
          params={{ providerId }}
          search={{ tab: 'info' }}
          hash={`info-${evidence.collection}`}
        >
          {children}
        </Link>
      );
    case 'tab':
      return (
        <Link to="/providers/$providerId" params={{ providerId }} search={{ tab: evidence.tab }}>
          {children}
        </Link>
      );
    case 'provider':
      return (
        <Link to="/providers/$providerId" params={{ providerId: evidence.providerId }}>
          {children}
        </Link>
      );
    case undefined:
      return children;
  }
}

function Unread({ parts }: { parts: readonly UnreadPart[] }) {
  return parts.map(({ title, error, retry }) => (
    <InlineError key={title} error={error} title={title} onRetry={retry} />
  ));
}

/** What the answer stands on, and what it does not weigh, so that nobody reads more into it. */
function RestsOn({ verdict }: { verdict: MayTreat }) {
  const isByCompact = verdict.states.some(({ by }) => by === 'compact');
  return (
    <div className={classes.foot}>
      <Fold summary="What it rests on, and what it does not weigh">
        <Stack gap={4} pt={4}>
          <Text size="sm">
            Rests on what is on file: credentialing status and date, licenses in force in the practice states
            or covered by a compact, liability insurance as stated, DEA registrations where the provider type
            has them, and the lists that everybody is searched in.
            {isByCompact && ` States of the NLC as of ${formatDate(nurseCompact.asOf)}.`}
          </Text>
          <Text size="sm">Not weighed: {notWeighed}.</Text>
        </Stack>
      </Fold>
    </div>
  );
}
