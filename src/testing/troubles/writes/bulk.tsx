import { listGroupsOptions } from '@/api/operations.gen';
import type { CredentialingRequest, ProviderDueForRecredentialing } from '@/api/models';
import { AddToGroup } from '@/routes/_app/providers/-add-to-group';
import { EditProviders } from '@/routes/_app/providers/-edit-providers';
import { ChangePracticeStates } from '@/routes/_app/providers/-practice-states';
import { TurnProviders } from '@/routes/_app/providers/-turn-providers';
import { AddEvents } from '@/routes/_app/credentialing/-add-events';
import { BulkRequests } from '@/routes/_app/credentialing/-due/bulk-requests';
import { fireEvent, screen } from '@testing-library/react';
import { aProvider, selectionOf } from '../prepare';
import { press, type, type Write } from '../write';

/** The writes of bulk actions; the trouble meets one of their items. */
export const bulkWrites: readonly Write[] = [
  {
    name: 'providers that join a group',
    operation: 'PATCH /groups/{groupId}/providers',
    async prepare(service) {
      const item = await aProvider(service);
      const { id } = service.put('groups', { name: 'Quill Partners' });
      return {
        screen: (close) => <AddToGroup selection={selectionOf([item], '1 provider')} onClose={close} />,
        async fill(settled) {
          type('Group', id);
          press(/^Preview/);
          await settled();
        },
        button: /^(Add 1 provider|Retry 1)/,
        effects: () => service.world.groups.get(id)?.providerIds.length ?? 0,
        reads: [listGroupsOptions()],
        isBulk: true,
      };
    },
  },
  {
    name: 'providers that are changed together',
    operation: 'PATCH /providers/{providerId}',
    async prepare(service) {
      const item = await aProvider(service);
      return {
        screen: (close) => <EditProviders selection={selectionOf([item], '1 provider')} onClose={close} />,
        async fill(settled) {
          fireEvent.change(screen.getByLabelText('Credentialing status'), { target: { value: 'set' } });
          await settled();
          type('New credentialing status', 'Credentialed');
          press(/^Preview/);
          await settled();
        },
        button: /^(Change 1 provider|Retry 1)/,
        effects: () => (service.world.providers.get(item.id)?.credentialingStatus === 'Credentialed' ? 1 : 0),
        reads: [],
        isBulk: true,
      };
    },
  },
  {
    name: 'practice states of many providers',
    operation: 'PATCH /providers/{providerId}',
    async prepare(service) {
      const item = await aProvider(service);
      return {
        screen: (close) => (
          <ChangePracticeStates selection={selectionOf([item], '1 provider')} onClose={close} />
        ),
        async fill(settled) {
          type('Primary practice state', 'AZ');
          press(/^Preview/);
          await settled();
        },
        button: /^(Change 1 provider|Retry 1)/,
        effects: () => (service.world.providers.get(item.id)?.primaryPracticeState === 'AZ' ? 1 : 0),
        reads: [],
        isBulk: true,
      };
    },
  },
  {
    name: 'providers that are deactivated together',
    operation: 'PATCH /providers/{providerId}',
    async prepare(service) {
      const item = await aProvider(service);
      return {
        screen: (close) => <TurnProviders selection={selectionOf([item], '1 provider')} onClose={close} />,
        async fill(settled) {
          fireEvent.click(screen.getByRole('radio', { name: /^Deactivate/ }));
          press(/^Preview/);
          await settled();
        },
        button: /^(Deactivate 1 provider|Retry 1)/,
        effects: () => (service.world.providers.get(item.id)?.deactivated ? 1 : 0),
        reads: [],
        isBulk: true,
      };
    },
  },
  {
    name: 'events of many requests',
    operation: 'POST /credentialing-requests/{requestId}/events',
    async prepare(service) {
      const { id: providerId } = await aProvider(service);
      const events = [
        {
          id: service.world.ids.next(),
          timestamp: service.world.clock.iso(),
          status: 'RequestSubmitted',
          description: '',
        },
      ] as const;
      const { id } = service.put('credentialingRequests', { providerId, events: [...events] });
      const row = await service.colleague<CredentialingRequest & { id: string }>(
        `GET /credentialing-requests/${id}`,
      );
      return {
        screen: (close) => <AddEvents selection={selectionOf([row], '1 request')} onClose={close} />,
        async fill(settled) {
          type('New status', 'RequestInProgress');
          press(/^Preview/);
          await settled();
        },
        button: /^(Change status of 1 request|Retry 1)/,
        effects: () => (service.world.credentialingRequests.get(id)?.events.length ?? 1) - 1,
        reads: [],
        isBulk: true,
      };
    },
  },
  {
    name: 'requests for those who are due',
    operation: 'POST /credentialing-requests',
    async prepare(service) {
      const item = await aProvider(service);
      const due: ProviderDueForRecredentialing & { id: string } = {
        ...item,
        firstName: 'Ines',
        lastName: 'Calloway',
      };
      return {
        screen: (close) => <BulkRequests selection={selectionOf([due], '1 provider')} onClose={close} />,
        async fill(settled) {
          fireEvent.click(screen.getByRole('radio', { name: /Self managed/ }));
          press(/^Preview/);
          await settled();
        },
        button: /^(Create 1 request|Retry 1)/,
        effects: () => service.world.credentialingRequests.by('providerId', item.id).length,
        reads: [],
        isBulk: true,
      };
    },
  },
];
