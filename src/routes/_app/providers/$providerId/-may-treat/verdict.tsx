import { Stack, Text } from '@mantine/core';
import { Fragment, useId, useState, type ReactNode } from 'react';
import type { License, Provider } from '@/api/models';
import { nurseCompact } from '@/domain/compacts';
import type { MayTreat } from '@/domain/may-treat';
import type { StateAnswer } from '@/domain/practice-states';
import { compareAnswers, listed, type TreatLine, worstAnswer } from '@/domain/treat';
import { methodWords } from '@/domain/evidence/verification-record';
import { useProgram } from '@/features/credentialing/use-program';
import { UserName } from '@/features/users/user-name';
import { daysUntil, formatDate, formatDay, localDay, localDayOf, relativeDays } from '@/lib/dates';
import { stateName } from '@/lib/states';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { toneIcons } from '@/ui/status-looks';
import { SkeletonRows } from '@/ui/route-states';
import type { OpenItem } from '@/features/providers/open-items';
import { licenseTold } from './besides';
import { EvidenceLink } from './evidence-link';
import { LicenseFollowUp } from './license-follow-up';
import { TreatAction } from './treat-action';
import type { UnreadPart, Verdict } from './use-verdict';
import classes from './verdict.module.css';

interface VerdictCardProps extends Pick<Verdict, 'verdict' | 'unread'> {
  provider: Provider;
  licenses: readonly License[] | undefined;
  /** Why the licenses could not be read. */
  failure: unknown;
  /** What is open of the file; of a license that is no yes it is told here. */
  items: readonly OpenItem[];
}

/** The first thing on a file: whether the provider may treat patients today and where, what that rests on, and what settles it. */
export function VerdictCard(props: VerdictCardProps) {
  const { provider, licenses, failure, verdict, unread, items } = props;
  if (!verdict && failure && !licenses)
    return <Card tone="error" headline="Cannot confirm: the licenses could not be read." />;
  if (!verdict || !licenses) return <SkeletonRows rows={5} />;
  return (
    <Card tone={verdict.tone} headline={verdict.headline}>
      <Rows verdict={verdict} provider={provider} licenses={licenses} items={items} />
      <Unread parts={unread} />
      <RestsOn verdict={verdict} />
    </Card>
  );
}

/** Practice states that are shown at once, and lines of other licenses; who practices by telehealth can have fifty. */
const few = 8;

function Rows({ verdict, ...row }: RowProps & { verdict: MayTreat }) {
  const [isAll, setIsAll] = useState(false);
  const practice = verdict.states.filter(({ isPractice }) => isPractice);
  // Where not all have room, those that keep the answer from being yes come first.
  const sorted =
    practice.length > few && !isAll
      ? practice.toSorted((one, other) => compareAnswers(other.answer, one.answer))
      : practice;
  const worstFirst = verdict.lines.toSorted((one, other) => compareAnswers(other.answer, one.answer));
  const licensed = worstFirst.filter(({ topic }) => topic === 'license');
  const others = worstFirst.filter(({ topic }) => topic !== 'license');
  const shown = isAll ? licensed : licensed.slice(0, few);
  const lines = [...shown, ...others];
  const left = practice.length + licensed.length - Math.min(practice.length, few) - shown.length;
  const parts = [
    {
      answer: worstAnswer(practice.map(({ answer }) => answer)),
      rows: (
        <Fragment key="states">
          {(isAll ? sorted : sorted.slice(0, few)).map(({ state, label, line }) => (
            <Row key={state} name={stateName(state)} label={label} line={line} {...row} />
          ))}
          <OtherStates states={verdict.states.filter(({ isPractice }) => !isPractice)} />
        </Fragment>
      ),
    },
    // In the order of the answer, whose first of the worst the headline names.
    ...[...new Set(verdict.lines.map(({ topic }) => topic))].map((topic) => {
      const ofTopic = lines.filter((line) => line.topic === topic);
      return {
        answer: worstAnswer(ofTopic.map(({ answer }) => answer)),
        rows: ofTopic.map((line, index) => (
          <LineRow key={line.key} line={line} isFirst={index === 0} {...row} />
        )),
      };
    }),
  ];
  return (
    <>
      <ul className={classes.rows} aria-label="What it rests on">
        {/* What the headline is about comes first. */}
        {parts.toSorted((one, other) => compareAnswers(other.answer, one.answer)).map(({ rows }) => rows)}
      </ul>
      {left > 0 && !isAll && (
        <Button variant="transparent" size="xs" mx="md" className="no-print" onClick={() => setIsAll(true)}>
          Show {left} more
        </Button>
      )}
    </>
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
  provider: Provider;
  licenses: readonly License[];
  items: readonly OpenItem[];
}

/** States that are no practice states and in which a license is in force; there can be many. */
function OtherStates({ states }: { states: readonly StateAnswer[] }) {
  if (states.length === 0) return null;
  const worst = worstAnswer(states.map(({ answer }) => answer));
  return (
    <li className={classes.row}>
      <div className={classes.name}>Elsewhere</div>
      <div className={classes.status}>
        <Status of="treat" value={worst} label="License in force" />
      </div>
      <div className={classes.text}>
        {listed(states.map(({ state }) => state))}{' '}
        <span className="mute">{states.length === 1 ? 'not a practice state' : 'not practice states'}</span>
      </div>
    </li>
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

function Row({ name, line, label = line.label, items, ...row }: LineProps) {
  const { answer, isUnderWay, text, evidence, action } = line;
  const words = sourceWords(line, useProgram().windowDays(localDay()));
  const licenseId = licenseTold(line);
  const told = items.filter(
    ({ kind, license }) => kind !== 'Alert' && licenseId && license?.id === licenseId,
  );
  const why = told.flatMap((item) => item.why ?? []);
  return (
    <li className={classes.row}>
      <div className={classes.name}>{name}</div>
      <div className={classes.status}>
        <Status of="treat" value={isUnderWay ? 'UnderWay' : answer} {...(label && { label })} />
      </div>
      <div className={classes.text}>
        <EvidenceLink evidence={evidence} providerId={row.provider.id}>
          {text}
        </EvidenceLink>{' '}
        <span className="mute">
          {words && `· ${words}`}
          {line.recorded && (
            <>
              , {methodWords(line.recorded.method)}, recorded by <UserName address={line.recorded.by} />
            </>
          )}
          {why.length > 0 && ` ${why.join(' ')}`}
        </span>
        {told.map((item) => (
          <LicenseFollowUp key={item.key} item={item} provider={row.provider} />
        ))}
      </div>
      {action && (
        <div className={classes.action}>
          <TreatAction action={action} {...row} />
        </div>
      )}
    </li>
  );
}

/** Who says so, and since when: `Nevada Board of Nursing, Nov 3, 2026`, `searched Nov 7, 2026`, `decided Feb 3, 2026`. */
function sourceWords({ topic, source, verifiedAt }: TreatLine, windowDays: number): string {
  const day = verifiedAt && formatDay(verifiedAt);
  const age = -(daysUntil(localDayOf(verifiedAt)) ?? 0);
  if (topic === 'license' && age > windowDays)
    return [source, `${day}, ${relativeDays(localDayOf(verifiedAt))}: older than ${windowDays} days`]
      .filter(Boolean)
      .join(', ');
  if (topic === 'status') return day ? `decided ${day}` : '';
  // The line of a list or registry names it.
  if (topic === 'list' || topic === 'dea' || topic === 'npi') return day ? `searched ${day}` : '';
  return [source ?? (topic === 'insurance' && 'as stated'), day].filter(Boolean).join(', ');
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
            Rests on what is on file: credentialing status and date, a denial or conditions of the committee,
            licenses in force in the practice states or covered by a compact, liability insurance as stated,
            DEA registrations where the provider type has them, and the lists that everybody is searched in. A
            search of a list or of the DEA that is recorded on a checklist counts like one from here, until a
            later one.
            {isByCompact && ` States of the NLC as of ${formatDate(nurseCompact.asOf)}.`}
          </Text>
          <Text size="sm">Not weighed: {verdict.notWeighed}.</Text>
        </Stack>
      </Fold>
    </div>
  );
}
