import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@/lib/words';
import { Section } from '@/ui/parts';
import type { VerificationBatch } from './verification-batches';

interface Outcome {
  name: 'found' | 'changed' | 'needsReview' | 'notFound' | 'failed';
  label: string;
  to: string;
  search: Record<string, unknown>;
}

const outcomes: readonly Outcome[] = [
  { name: 'found', label: 'Found', to: '/licenses', search: { licenseStatus: 'Found' } },
  { name: 'changed', label: 'Changed', to: '/alerts', search: { type: ['LicenseChanged'] } },
  { name: 'needsReview', label: 'Needs review', to: '/reviews', search: {} },
  { name: 'notFound', label: 'Not found', to: '/licenses', search: { licenseStatus: 'NotFound' } },
  { name: 'failed', label: 'Failed', to: '/licenses', search: { licenseStatus: 'UnableToVerify' } },
];

/** What came of verifications that bulk work started, each outcome with where to look. */
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
      </Group>
      <Text c="dimmed" size="xs">
        Changed are those found with another status or other dates than before. A link leads to all that stand
        so, not to these alone.
      </Text>
    </Section>
  );
}
