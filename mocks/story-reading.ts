import { expect } from 'vitest';
import type { components } from '../src/api/schema';
import { createClock } from './store/clock';
import type { ProviderRecord } from './store/records';
import type { World } from './store/world';
import { createWorld } from './data/create-world';
import { type TestService, noon, testService } from './testing';

type Schemas = components['schemas'];
type Page<Item> = { items: Item[]; nextCursor?: string };
type Monitor = Schemas['LicenseMonitor'] & { datasetType?: string };

/** Everything that the service tells of a provider. */
export interface File {
  provider: Schemas['Provider'];
  licensesOnFile: LicenseInFile[];
  info: Record<string, Record<string, unknown>[]>;
  notes: Schemas['ProviderNote'][];
}

export interface LicenseInFile {
  license: Schemas['License'];
  simple: Schemas['SimpleLicenseBase'];
  verifications: Schemas['LicenseVerification'][];
  monitor: Schemas['LicenseMonitor'] | undefined;
}

const size = 500;

/** All items of a list. */
export async function everything<Item>(service: TestService, path: string): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const joined = `${path}${path.includes('?') ? '&' : '?'}count=100${cursor ? `&cursor=${cursor}` : ''}`;
    const { status, body } = await service.get<Page<Item> | Item[]>(joined);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    if (Array.isArray(body)) return body;
    items.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  return items;
}

let reading: ReturnType<typeof read> | undefined;

/** What a user of the default world can read. It is read once for all tests of a worker, and none changes it. */
export function readStory() {
  return (reading ??= read());
}

async function read() {
  const service = await testService({ size });
  const all = <Item>(path: string) => everything<Item>(service, path);
  const paid = new Set(
    service.world.licenseTypes.filter((type) => type.hasPassThroughFee).map(({ id }) => id),
  );
  const types = await all<Schemas['LicenseType']>('/licensetypes');
  const licenseTypes = new Map(
    types.map((type) => [type.id ?? '', { ...type, isPaid: paid.has(type.id ?? '') }]),
  );
  const taxonomies = new Map(
    (await all<Schemas['Taxonomy']>('/taxonomies')).map((taxonomy) => [taxonomy.id, taxonomy]),
  );
  const monitors = await all<Monitor>('/monitors');
  const alerts = await all<Schemas['Alert']>('/alerts');
  const decided = '/datasets/matches?includeOldMatches=true&userActionResolution';
  const matches = [
    ...(await all<Schemas['DatasetMatch']>(`${decided}=Accept`)),
    ...(await all<Schemas['DatasetMatch']>(`${decided}=Reject`)),
  ];
  const requests = await all<Schemas['CredentialingRequest']>('/credentialing-requests');
  const monitorOf = new Map(monitors.map((monitor) => [monitor.licenseId, monitor]));
  const rows = await all<{ license: Schemas['SimpleLicenseBase'] }>('/provider-licenses');
  const simple = new Map(rows.map(({ license }) => [license.id, license]));
  const files: File[] = [];
  for (const { id = '' } of await all<Schemas['Provider']>('/providers')) {
    const { body: provider } = await service.get<Schemas['Provider']>(`/providers/${id}`);
    const { body: info } = await service.get<File['info']>(`/providers/${id}/info`);
    const notes = await all<Schemas['ProviderNote']>(`/providers/${id}/notes`);
    const licensesOnFile: LicenseInFile[] = [];
    for (const license of provider.licenses ?? []) {
      const verifications = await all<Schemas['LicenseVerification']>(
        `/providers/${id}/licenses/${license.id}/verifications`,
      );
      verifications.sort((a, b) => ((a.started ?? '') < (b.started ?? '') ? -1 : 1));
      licensesOnFile.push({
        license,
        simple: simple.get(license.id) ?? {},
        verifications,
        monitor: monitorOf.get(license.id),
      });
    }
    files.push({ provider, licensesOnFile, info, notes });
  }
  return { service, files, licenseTypes, monitors, alerts, matches, requests, taxonomies };
}

export type Story = Awaited<ReturnType<typeof readStory>>;

/** Worlds of several seeds and sizes, whose records are read as they were generated. */
export function storyWorlds(): World[] {
  const kinds = [
    { seed: 1, size: 700 },
    { seed: 2, size: 400 },
    { seed: 77, size: 200 },
  ];
  return kinds.map((kind) =>
    createWorld({ ...kind, edgeCases: false, epoch: noon, clock: createClock(() => noon) }),
  );
}

/** The name of the type that a provider of a world is of. */
export function typeIn(world: World, { providerTypeId }: Pick<ProviderRecord, 'providerTypeId'>): string {
  return world.providerTypes.find(({ id }) => id === providerTypeId)?.name ?? '';
}

export const day = 86_400_000;
export const today = Math.floor(noon / day) * day;

/** Every license with the file that it is in. */
export function licensesOf({ files }: Pick<Story, 'files'>) {
  return files.flatMap((file) =>
    file.licensesOnFile.map((licensesOnFile) => ({ ...file, ...licensesOnFile })),
  );
}

export function timeOf(instant: string | undefined): number {
  return Date.parse(instant ?? '');
}

/** Holds that nobody is among those of whom a sentence is not true; five of them are shown. */
export const nobody = (offenders: unknown[]) => expect(offenders.slice(0, 5)).toEqual([]);

/** The same day or instant so many years later. */
export function yearsLater(value: unknown, years: number): string {
  const text = String(value);
  return `${Number(text.slice(0, 4)) + years}${text.slice(4)}`;
}

/** Every provider of some worlds, with the world. */
export const everybodyIn = (worlds: readonly World[]) =>
  worlds.flatMap((world) => [...world.providers.all()].map((provider) => ({ world, provider })));

/** Where a multistate license of nurses holds (field.md 1.3). */
export const nurseCompact: ReadonlySet<string> = new Set(
  'AL AZ AR CO CT DE FL GA ID IN IA KS KY LA ME MD MS MO MT NE NH NJ NM NC ND OH OK PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);
