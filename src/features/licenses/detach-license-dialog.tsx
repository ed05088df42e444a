import { List } from '@mantine/core';
import type { License, Provider } from '@/api/models';
import { useDetachLicense } from '@/api/operations.gen';
import { fullName } from '@/lib/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { Mono } from '@/ui/text';

interface DetachLicenseDialogProps {
  provider: Provider;
  license: License;
  opened: boolean;
  onClose(): void;
  /** After it is detached, to leave what belonged to it. */
  onDone?(): void;
}

/** Asks before a license is detached: names all that goes with it and has its number typed (rules.md 9.8). */
export function DetachLicenseDialog({
  provider,
  license,
  opened,
  onClose,
  onDone,
}: DetachLicenseDialogProps) {
  const detach = useDetachLicense();
  if (!opened) return null;
  const number = license.licenseNumber ?? '';
  const { id: licenseId } = license;
  const providerId = provider.id ?? license.providerId;

  function confirm() {
    if (!providerId || !licenseId) return;
    detach.mutate(
      { providerId, licenseId },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: `License detached: ${number}`, message: fullName(provider) });
          onClose();
          onDone?.();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title="Detach this license?"
      action="Detach license"
      danger
      typed={number ? { text: number, label: `To confirm, type the license number ${number}` } : undefined}
      pending={detach.isPending}
      error={detach.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <Mono>{number || 'This license'}</Mono>
        {license.licenseType?.name ? `, ${license.licenseType.name},` : ''} is taken from {fullName(provider)}
        . With it go, for good:
      </p>
      <List my="xs" listStyleType="disc">
        <List.Item>all its verification records</List.Item>
        <List.Item>their screenshots and attachments</List.Item>
        <List.Item>exported reports</List.Item>
        <List.Item>alerts about it</List.Item>
        <List.Item>everything else that belongs to it, such as its monitoring</List.Item>
      </List>
      <p>The notes of the provider stay. Attaching it again starts without this history.</p>
    </ConfirmDialog>
  );
}
