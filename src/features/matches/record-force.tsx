import { Group, Text } from '@mantine/core';
import type { DatasetMatch, Details } from '@/api/models';
import { isExclusionList } from '@/domain/exclusion-lists';
import { recordForce, recordReason } from '@/domain/match-record';
import { localDay } from '@/lib/dates';
import { capitalized } from '@/lib/words';
import { Status } from '@/ui/status';
import { Verbatim } from '@/ui/text';

interface VerdictProps {
  of: 'identity' | 'force';
  value: string;
  label?: string | undefined;
  /** What it rests on, in words without a full stop; empty ones are left out. */
  sentences: readonly string[];
}

/** An answer on its tint, and beside it what it rests on. */
export function Verdict({ of, value, label, sentences }: VerdictProps) {
  const words = sentences.filter(Boolean).map((one) => capitalized(/[.!?…]$/.test(one) ? one : `${one}.`));
  return (
    <Group gap="4px 8px" align="flex-start">
      <Status of={of} value={value} {...(label && { label })} tint />
      <span className="visually-hidden">: </span>
      <Text flex="1 1 200px" pt={2}>
        <Verbatim>{words.join(' ')}</Verbatim>
      </Text>
    </Group>
  );
}

interface RecordForceProps {
  match: Details<DatasetMatch>;
  /** Of its scan, where the match carries none (rules.md 12.4). */
  datasetType?: string | undefined;
}

/**
 * Whether a record of a list is in force today, why it stands on the list, and what says so. Nothing for a dataset
 * that is no list, nor for a match without its record.
 */
export function RecordForce({ match, datasetType = match.scan?.type }: RecordForceProps) {
  const record = match.data?.record;
  if (!isExclusionList(datasetType) || !record) return null;
  const { state, label, why } = recordForce(datasetType, record, localDay());
  return (
    <Verdict of="force" value={state} label={label} sentences={[recordReason(datasetType, record), why]} />
  );
}
