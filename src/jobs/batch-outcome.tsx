import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { count, formatNumber } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { Section } from '@/ui/layout';
import type { BatchCase, VerificationBatch } from './verification-batches';

interface Outcome {
  name: 'found' | 'changed' | 'needsReview' | 'notFound' | 'failed';
  label: string;
  to: string;
  search: Record<string, unknown>;
}

const outcomes: readonly Outcome[] = [
  { name: 'found', label: 'Found', to: '/licenses', search: { licenseStatus: 'Found' } },
  { name: 'changed', label: 'Of them changed', to: '/alerts', search: { type: ['LicenseChanged'] } },
  { name: 'needsReview', label: 'Needs review', to: '/reviews', search: {} },
  { name: 'notFound', label: 'Not found', to: '/licenses', search: { licenseStatus: 'NotFound' } },
  { name: 'failed', label: 'Failed', to: '/licenses', search: { licenseStatus: 'UnableToVerify' } },
];

/** What is said of the licenses of one outcome, from one on. */
const caseWords: Record<BatchCase['outcome'], [one: string, many: string]> = {
  changed: ['license changed', 'licenses changed'],
  notGood: ['license with a board status that is not good', 'licenses with a board status that is not good'],
  needsReview: ['license needs review', 'licenses need review'],
  notFound: ['license was not found', 'licenses were not found'],
  failed: ['license could not be verified', 'licenses could not be verified'],
};

/** So many licenses of an outcome are named; the rest are counted. */
const named = 100;

/** What came of verifications that bulk work started: each outcome with where to look, and whose licenses these are. */
export function BatchOutcome({ batch, onLeave }: { batch: VerificationBatch; onLeave: () => void }) {
  const { started, ended } = batch;
  return (
    <Section title="What came of them">
      <Text role="status">
        {ended < started
          ? `${formatNumber(ended)} of ${formatNumber(started)} verifications have ended; the others are followed.`
          : `All ${formatNumber(started)} verifications have ended.`}
      </Text>
      <Group gap="md">
        {outcomes.map(({ name, label, to, search }) => (
          <Link key={name} to={to} search={search} onClick={onLeave}>
            {label} <b>{formatNumber(batch[name])}</b>
          </Link>
        ))}
        {batch.notGood > 0 && (
          <span>
            Of them not good at their board <b>{formatNumber(batch.notGood)}</b>
          </span>
        )}
        {batch.other > 0 && (
          <span>
            Closed, not completed <b>{formatNumber(batch.other)}</b>
          </span>
        )}
      </Group>
      <Text c="dimmed" size="xs">
        Changed are those found with another status or other dates than before. A link leads to all that stand
        so, not to these alone.
        {batch.cases.length > 0 && ' Those of this work that call for a look are named below.'}
      </Text>
      {(Object.keys(caseWords) as BatchCase['outcome'][]).map((outcome) => (
        <Cases
          key={outcome}
          outcome={outcome}
          cases={batch.cases.filter((one) => one.outcome === outcome)}
          onLeave={onLeave}
        />
      ))}
    </Section>
  );
}

interface CasesProps {
  outcome: BatchCase['outcome'];
  cases: readonly BatchCase[];
  onLeave: () => void;
}

/** The licenses of this work that ended in one way, each with the way to it. */
function Cases({ outcome, cases, onLeave }: CasesProps) {
  if (cases.length === 0) return null;
  const to =
    outcome === 'needsReview'
      ? '/reviews/$providerId/$licenseId'
      : outcome === 'changed'
        ? '/providers/$providerId/licenses/$licenseId/changes'
        : '/providers/$providerId/licenses/$licenseId';
  return (
    <Fold summary={count(cases.length, ...caseWords[outcome])}>
      <ul>
        {cases.slice(0, named).map(({ providerId, licenseId, providerName, licenseNumber }) => (
          <li key={licenseId}>
            <Link to={to} params={{ providerId, licenseId }} onClick={onLeave}>
              {[providerName, licenseNumber].filter(Boolean).join(': ') || 'License'}
            </Link>
          </li>
        ))}
        {cases.length > named && <li>and {formatNumber(cases.length - named)} more</li>}
      </ul>
    </Fold>
  );
}
