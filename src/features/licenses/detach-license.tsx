import { List } from '@mantine/core';
import type { License, Provider } from '@/api/models';
import { useDetachLicense } from '@/api/operations.gen';
import { fullName } from '@/lib/words';
import { confirmDelete } from '@/ui/confirm';
import { Mono } from '@/ui/text';

/** Asks before a license is detached: names all that goes with it and has its number typed (rules.md 9.8). */
export function useDetachment(provider: Provider) {
  const { mutateAsync } = useDetachLicense();
  return (license: License, onDetached?: () => void) => {
    const { id: licenseId, licenseNumber: number = '', licenseType } = license;
    const providerId = provider.id ?? license.providerId;
    if (!providerId || !licenseId) return;
    confirmDelete({
      title: 'Detach this license?',
      action: 'Detach license',
      ...(number && { typed: { text: number, label: `To confirm, type the license number ${number}` } }),
      children: (
        <>
          <p>
            <Mono>{number || 'This license'}</Mono>
            {licenseType?.name ? `, ${licenseType.name},` : ''} is taken from {fullName(provider)}. With it
            go, for good:
          </p>
          <List my="xs" listStyleType="disc">
            <List.Item>all its verification records</List.Item>
            <List.Item>their screenshots and attachments</List.Item>
            <List.Item>exported reports</List.Item>
            <List.Item>alerts about it</List.Item>
            <List.Item>everything else that belongs to it, such as its monitoring</List.Item>
          </List>
          <p>The notes of the provider stay. Attaching it again starts without this history.</p>
        </>
      ),
      messages: { deleted: `License detached: ${number}`, message: fullName(provider) },
      run: () => mutateAsync({ providerId, licenseId }),
      onDeleted: onDetached,
    });
  };
}
