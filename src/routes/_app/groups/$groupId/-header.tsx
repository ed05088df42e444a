import { Group } from '@mantine/core';
import type { Group as GroupRecord } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { PageHeader } from '@/ui/page';
import { Mono } from '@/ui/text';
import { Term } from '@/ui/term';
import { addressWords, groupName } from '@/domain/groups';

interface GroupHeaderProps {
  group: GroupRecord;
  onEdit(): void;
  onDelete(): void;
}

/** The head of a group's page with its facts; who may not change it sees why on the buttons that rest. */
export function GroupHeader({ group, onEdit, onDelete }: GroupHeaderProps) {
  const blocked = useWriteBlocked('Groups');
  const { npi, taxId, remitAddress } = group;
  const address = addressWords(remitAddress);
  return (
    <PageHeader
      title={groupName(group)}
      crumbs={[{ label: 'Groups', to: '/groups' }]}
      subtitle={
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
      }
      actions={
        <>
          <Button variant="default" blocked={blocked} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="default" color="red" blocked={blocked} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    />
  );
}
