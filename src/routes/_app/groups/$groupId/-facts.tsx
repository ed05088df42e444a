import { Group } from '@mantine/core';
import type { Group as GroupRecord } from '@/api/models';
import { CopyButton } from '@/ui/copy-button';
import { Mono } from '@/ui/text';
import { Term } from '@/ui/term';
import { addressWords } from '@/domain/groups';

/** The line below a group's name: its numbers and where money is sent. */
export function GroupFacts({ group }: { group: GroupRecord }) {
  const { npi, taxId, remitAddress } = group;
  const address = addressWords(remitAddress);
  return (
    <>
      {npi === undefined && !taxId && !address && 'No NPI, tax id or remit address is on file'}
      {npi !== undefined && (
        <Group gap={4} h={20} wrap="nowrap">
          <Term>NPI</Term> <Mono>{npi}</Mono>
          <CopyButton value={String(npi)} label="NPI" />
        </Group>
      )}
      {taxId && (
        <Group gap={4} h={20} wrap="nowrap">
          <Term of="TIN">Tax id</Term> <Mono>{taxId}</Mono>
          <CopyButton value={taxId} label="tax id" />
        </Group>
      )}
      {address && <span>Remit to {address}</span>}
    </>
  );
}
