import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UserName } from '@/features/users/user-name';
import { capitalized } from '@/lib/words';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { EmptyState } from '@/ui/states';
import { toneColors, toneIcons } from '@/ui/status-looks';
import { DateTimeText } from '@/ui/text';
import { WalkResult } from '@/features/walk/walk-result';
import { SampleMethod } from '../-method';
import { useReviews } from '@/features/audit-reviews/kept';
import { ReviewLine } from '@/features/audit-reviews/line';
import { NoneShown, ReviewProgress } from '@/features/audit-reviews/progress';
import { idsShown, type Shown } from '@/features/audit-reviews/shown';
import { ResultTable } from '../-result-table';
import { kindResults } from './results';
import { recordOf, type AuditedChange } from './changes';
import type { IntegrityAudit, IntegrityProgress } from './read';
import type { useIntegrity } from './use-integrity';
import { afterWords, methodWords, outcomeWords, populationWords, valuesWords } from './words';

interface IntegrityResultProps {
  controls: ReturnType<typeof useIntegrity>;
  /** Where the reviews of the sample are kept. */
  path: string;
  /** Which of its changes are shown. */
  shown: Shown;
  onShown: (shown: Shown) => void;
}

/** What came of the selection: how far it is, why it failed, or the changes. */
export function IntegrityResult({ controls, ...about }: IntegrityResultProps) {
  return (
    <WalkResult
      controls={controls}
      asking={{
        title: 'No changes selected yet',
        text: 'Choose a year and select changes. Each shows who made it, when, and whether it was entered after the fact.',
      }}
      canceled="Nothing was selected. A sample needs all changes of the year."
      failed="The changes could not be selected"
      kept="Year, size and seed are kept."
      readingOf={readingOf}
    >
      {(audit) => <Sample audit={audit} {...about} />}
    </WalkResult>
  );
}

function readingOf({ stage, loaded, total, waitingMs }: Partial<IntegrityProgress> = {}) {
  const isLog = stage === undefined || stage === 'log';
  const words = isLog ? 'Changes read from the event log' : 'Selected changes looked up';
  return { words, loaded: loaded ?? 0, total, waitingMs };
}

interface SampleProps extends Omit<IntegrityResultProps, 'controls'> {
  audit: IntegrityAudit;
}

function Sample({ audit, path, shown, onShown }: SampleProps) {
  const kept = useReviews(path);
  const { question, changes } = audit;
  const ids = changes.map(({ id }) => id);
  const inSight = new Set(idsShown(kept.query.data, ids, shown));
  return (
    <>
      <SampleMethod title="How the changes were selected" seed={question.seed} sentences={methodWords}>
        <p>{populationWords(audit)}</p>
        {changes.length > 0 && <p>{outcomeWords(audit)}</p>}
      </SampleMethod>
      {changes.length > 0 ? (
        <>
          <Section title="Results by kind of change">
            <ResultTable
              label="Results by kind of change"
              wrong="Findings"
              {...kindResults(changes, kept.query.data)}
            />
          </Section>
          <Section title="Changes in the sample" count={changes.length}>
            <ReviewProgress kept={kept} ids={ids} shown={shown} onShown={onShown} />
            <NoneShown amount={inSight.size} />
            <RecordList label="Changes in the sample">
              {changes.map(
                (change, index) =>
                  inSight.has(change.id) && (
                    <ChangeRow
                      key={change.id}
                      change={change}
                      number={index + 1}
                      review={
                        <ReviewLine
                          path={path}
                          reviews={kept.query.data}
                          of={change.id}
                          name={capitalized(change.what)}
                        />
                      }
                    />
                  ),
              )}
            </RecordList>
          </Section>
        </>
      ) : (
        <EmptyState
          title="No changes in this year"
          text="Choose another year. Changes from before the event log began are not on record."
        />
      )}
    </>
  );
}

interface ChangeRowProps {
  change: AuditedChange;
  number: number;
  review: ReactNode;
}

function ChangeRow({ change, number, review }: ChangeRowProps) {
  const { what, at, by, from, to, effective, daysAfter = 0 } = change;
  const record = recordOf(change);
  const LateIcon = toneIcons.warning;
  return (
    <RecordRow
      below={review}
      end={
        <span className="mute">
          {by ? <UserName address={by} /> : 'by the service'}, <DateTimeText value={at} exact />
        </span>
      }
    >
      <Group gap="xs" align="baseline" wrap="nowrap">
        <Text span c="dimmed" miw={24}>
          {number}
        </Text>
        <div>
          {record ? <Link {...record}>{capitalized(what)}</Link> : capitalized(what)}
          {/* What is not on record is said once, above: it is of most changes. */}
          {(from ?? to) !== undefined && <div>{valuesWords(change)}</div>}
          {daysAfter > 0 ? (
            <Group component="span" gap={5} wrap="nowrap" c={toneColors.warning}>
              <LateIcon size={14} aria-hidden />
              {afterWords(change)}
            </Group>
          ) : (
            effective && <span className="mute">{afterWords(change)}</span>
          )}
        </div>
      </Group>
    </RecordRow>
  );
}
