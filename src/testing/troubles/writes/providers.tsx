import { getProviderInfoOptions, getProviderOptions, listProviderNotesOptions } from '@/api/operations.gen';
import { EntryDialog } from '@/info/entry-dialog';
import { aliases } from '@/info/provider/aliases';
import { CreatePage } from '@/records/create-page';
import { DeleteRecord } from '@/records/delete-record';
import { EditProvider } from '@/records/edit-provider';
import { provider } from '@/records/provider';
import { ProviderNotes } from '@/routes/_app/providers/$providerId/-notes';
import { aProvider, count } from '../prepare';
import { press, type, type Write } from '../write';

/** The writes of a provider and their info. */
export const providerWrites: readonly Write[] = [
  {
    name: 'a new provider',
    operation: 'POST /providers',
    prepare: ({ world }) => ({
      screen: () => <CreatePage record={provider} />,
      fill() {
        type('First name', 'Ruth');
        type('Last name', 'Halloran');
      },
      button: /^Create provider/,
      effects: () => count(world.providers.all(), ({ lastName }) => lastName === 'Halloran'),
      reads: [],
      field: 'lastName',
    }),
  },
  {
    name: 'a change of a provider',
    operation: 'PATCH /providers/{providerId}',
    isCompared: true,
    async prepare(service) {
      const item = await aProvider(service);
      const { id } = item;
      const stored = () => service.world.providers.get(id);
      return {
        screen: (close) => <EditProvider provider={item} onClose={close} />,
        fill: () => type('Last name', 'Halloran'),
        button: /^Save changes/,
        effects: () => (stored()?.lastName === 'Halloran' ? 1 : 0),
        reads: [getProviderOptions({ providerId: id })],
        field: 'lastName',
        colleague: {
          does: () => service.colleague(`PATCH /providers/${id}`, { lastName: 'Brandt' }),
          stands: () => stored()?.lastName === 'Brandt',
        },
      };
    },
  },
  {
    name: 'another name of a provider',
    operation: 'POST /providers/{providerId}/info/aliases',
    async prepare(service) {
      const { id } = await aProvider(service);
      return {
        screen: (close) => (
          <EntryDialog
            collection={aliases}
            owner={{ kind: 'provider', id }}
            needs={provider.operations.update}
            onClose={close}
          />
        ),
        fill() {
          type('First name', 'Ines');
          type('Last name', 'Halloran');
        },
        button: /^Add other name/,
        effects: () =>
          count(service.world.providers.get(id)?.aliases ?? [], ({ lastName }) => lastName === 'Halloran'),
        reads: [getProviderInfoOptions({ providerId: id }), getProviderOptions({ providerId: id })],
        field: 'lastName',
      };
    },
  },
  {
    name: 'a note',
    operation: 'POST /providers/{providerId}/notes',
    async prepare(service) {
      const item = await aProvider(service);
      return {
        screen: () => <ProviderNotes provider={item} write />,
        fill: () => type('New note', 'Called the board.'),
        button: /^Add note/,
        effects: () => count(service.world.notes.all(), ({ note }) => note === 'Called the board.'),
        reads: [listProviderNotesOptions({ providerId: item.id })],
        field: 'note',
      };
    },
  },
  {
    name: 'a note that is deleted',
    operation: 'DELETE /providers/{providerId}/notes/{noteId}',
    async prepare(service) {
      const item = await aProvider(service);
      const { id } = service.put('notes', { providerId: item.id });
      return {
        screen: () => <ProviderNotes provider={item} write={false} />,
        async fill(settled) {
          press(/^Delete$/);
          await settled();
        },
        button: /^Delete note/,
        effects: () => (service.world.notes.get(id) ? 0 : 1),
        reads: [listProviderNotesOptions({ providerId: item.id })],
      };
    },
  },
  {
    name: 'a provider that is deleted',
    operation: 'DELETE /providers/{providerId}',
    async prepare(service) {
      const item = await aProvider(service);
      return {
        screen: (close) => <DeleteRecord record={provider} item={item} onClose={close} />,
        fill: () => type('To confirm', 'Calloway'),
        button: /^Delete provider/,
        effects: () => (service.world.providers.get(item.id) ? 0 : 1),
        reads: [],
      };
    },
  },
];
