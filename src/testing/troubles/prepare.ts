import type { Provider } from '@/api/models';
import type { SimulatedService } from '../service';

/** What the service answers of a record. */
type Known<Model> = Model & { id: string };

/** A provider on file, as the service answers it. */
export function aProvider(service: SimulatedService): Promise<Known<Provider>> {
  const { id } = service.put('providers', { firstName: 'Ines', lastName: 'Calloway' });
  return service.colleague(`GET /providers/${id}`);
}

/** How many of these are so. */
export const count = <Item>(items: Iterable<Item>, is: (item: Item) => boolean): number =>
  [...items].filter(is).length;

/** A selection of these rows, as a list hands it to a bulk action. */
export const selectionOf = <Row>(rows: readonly Row[], words: string) => ({
  count: rows.length,
  all: false,
  words,
  collect: async () => rows,
});
