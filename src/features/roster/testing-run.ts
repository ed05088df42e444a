import { QueryClient } from '@tanstack/react-query';
import { BulkRun } from '@/jobs/bulk-run';
import { facilityRoster } from './facility-roster';
import { forgetRun, keepRun, keptRun } from './kept-run';
import type { OnFile, RosterKind } from './model/kind';
import type { KeptRow } from './model/run';
import type { OnFileSource } from './read-on-file';
import { rosterTask } from './run';
import { emptyBrowser } from './testing-store';

const rowOf = (name: string, line: number): KeptRow => ({
  line,
  name,
  values: { name, addressLine1: '1 Main St', zipCode: '79901' },
});

/** The first row of the file that is kept, and all of them. */
export const ash = rowOf('Ash', 2);
const rows = [ash, rowOf('Birch', 3), rowOf('Cedar', 4)];

/** What an import of facilities meets. */
interface RosterWorld {
  /** What the service has created, by name. */
  created: string[];
  kind: RosterKind;
  source: OnFileSource;
  /** The record that a row changes, as it is by now. */
  there: OnFile | undefined;
}

/** A service that creates whatever it is sent, and finds it by its name, with an import of three rows kept in an empty browser. */
export async function keptRoster(): Promise<RosterWorld> {
  emptyBrowser();
  forgetRun();
  const world: RosterWorld = {
    created: [],
    there: undefined,
    kind: {
      ...facilityRoster([]),
      create: async ({ name = '' }) => {
        world.created.push(name);
        return { id: `id-${name}` };
      },
    },
    source: {
      total: async () => undefined,
      fetchPage: async () => ({ items: [] }),
      read: async () => world.there,
      find: async (values) =>
        world.created.includes(values['name'] ?? '')
          ? [
              {
                id: `id-${values['name']}`,
                identities: world.kind.identities(values),
                values,
              } satisfies OnFile,
            ]
          : [],
    },
  };
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows,
    left: [{ line: 5, name: 'Dogwood', why: 'Existing' }],
  });
  return world;
}

/** Runs what is kept to its end, as a page does that is loaded then. Throws where nothing is kept. */
export async function runKept({ kind, source }: RosterWorld, given = keptRun()) {
  const run = await given;
  if (!run) throw new Error('nothing is kept');
  const task = rosterTask({ kind, source, run, queryClient: new QueryClient(), batch: 'b' });
  // Nobody waits until the rate limit is free again.
  const clock = { now: () => 0, wait: async () => undefined };
  const work = new BulkRun(task as ConstructorParameters<typeof BulkRun>[0], () => undefined, clock);
  await work.start();
  return work;
}
