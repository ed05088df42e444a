import { getProviderInfoOptions, getProviderOptions, listProviderNotesOptions } from '@/api/operations.gen';
import { EntryDialog } from '@/info/entry-dialog';
import { aliases } from '@/info/provider/aliases';
import { CreatePage } from '@/records/create-page';
import { EditProvider } from '@/records/edit-provider';
import { provider } from '@/records/provider';
import { ProviderNotes } from '@/routes/_app/providers/$providerId/-notes';
import type { Provider } from '@/api/models';
import type { SimulatedService } from '../../service';
import { type, type Write } from '../write';

/** A provider on file, as the service answers it. */
export const aProvider = (service: SimulatedService) => {
  const { id } = service.put('providers', { firstName: 'Ines', lastName: 'Calloway' });
  return service.colleague<Provider & { id: string }>(`GET /providers/${id}`);
};

/** How many of these have it. */
export const count = <Item,>(items: Iterable<Item>, has: (item: Item) => boolean) =>
  [...items].filter(has).length;

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
];
