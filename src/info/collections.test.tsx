// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { updateProvider } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import type { InfoOwner } from './info-queries';
import { textOf } from '@/lib/words';
import { AppProviders } from '@/ui/app-providers';
import { DialogHost } from '@/ui/dialog-host';
import { CollectionSection } from './collection-section';
import type { Collection, Entry } from './definition';
import type { Facts, Field } from '@/records/field';
import { facilityCollections } from './facility';
import { factsOf } from '@/records/facts';
import { valueAt, withValueAt } from '@/records/paths';
import { providerCollections } from './provider';
import { changeOf, fieldsOf, formValues, readForm } from '@/records/values';

const collections = [
  ...providerCollections.map((collection) => ['provider', collection.title, collection] as const),
  ...facilityCollections.map((collection) => ['facility', collection.title, collection] as const),
];

const contract = parse(readFileSync('src/api/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

/** A value that fits the field, as the service speaks it. */
function sample(field: Field): unknown {
  switch (field.kind) {
    case 'date':
      return field.wire === 'date' ? '2020-01-02' : '2020-01-02T00:00:00Z';
    case 'choice':
      return field.choices[0]?.value;
    case 'lookup':
      return 'v1';
    case 'lookups':
      return ['v1'];
    case 'words':
      return ['Alpha'];
    case 'state':
      return 'NV';
    case 'yesNo':
      return false;
    case 'amount':
      return 1_000_000;
    case 'npi':
      return 1_234_567_893;
    case 'dea':
      return 'AB1234563';
    case 'phone':
      return '(312) 555-0143';
    case 'email':
      return 'ines@example.org';
    case 'zip':
      return '97301';
    default:
      return 'Alpha';
  }
}

/** An entry with all that one of its kind can hold. */
function full(collection: Collection): Facts {
  let facts: Facts = {};
  for (const field of collection.fields.filter(({ when }) => !when))
    facts = withValueAt(facts, field.name, sample(field));
  // Which other fields there are follows from what the first ones hold.
  for (const field of fieldsOf(collection, facts).filter(({ when }) => when))
    facts = withValueAt(facts, field.name, sample(field));
  return facts;
}

/** What stands in the way of a form that is sent with nothing in it. */
function lacking(collection: Collection): string[] {
  return readForm(collection, formValues(collection)).issues.map(([, message]) => message);
}

let sent: { method: string; path: string; body: unknown }[];
/** What the service holds, by its path. */
let stored: Record<string, Entry>;

function show(owner: InfoOwner, collection: Collection, entries: Entry[]) {
  const client = createQueryClient();
  for (const field of collection.fields) {
    if (field.kind !== 'lookup' && field.kind !== 'lookups') continue;
    const choices = [{ value: 'v1', label: `${field.label} one`, within: 'v1' }];
    client.setQueryData(field.lookup.options(owner.id).queryKey, choices);
  }
  render(
    <AppProviders>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <CollectionSection collection={collection} owner={owner} entries={entries} needs={updateProvider} />
          <DialogHost />
        </RouterContextProvider>
      </QueryClientProvider>
    </AppProviders>,
  );
  return userEvent.setup();
}

/** A form asks before the page is left, of which a router knows. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

beforeEach(async () => {
  await import('./entry-dialog');
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  sent = [];
  stored = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json(stored[pathname] ?? { items: [] });
    const body = request.method === 'DELETE' ? undefined : ((await request.json()) as unknown);
    sent.push({ method: request.method, path: pathname, body });
    return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ id: 'e1' });
  });
});

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Where the entries of a collection are kept, and one with all that they can hold. */
function about(kind: InfoOwner['kind'], collection: Collection) {
  const owner: InfoOwner = { kind, id: 'o1' };
  const base = `/${kind === 'provider' ? 'providers' : 'facilities'}/o1/info/${collection.path}`;
  const facts = full(collection);
  return { owner, place: collection.single ? base : `${base}/e1`, facts, entry: { id: 'e1', ...facts } };
}

describe.each(collections)('info of a %s, %s', (kind, _title, collection) => {
  const { owner, facts, entry } = about(kind, collection);

  it('asks in its form for every field, and says which have to be filled in', async () => {
    const user = show(owner, collection, []);
    expect(screen.getByText('None on file')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `Add ${collection.one}` }));
    const dialog = await screen.findByRole('dialog');
    for (const { label } of fieldsOf(collection, formValues(collection)))
      expect(within(dialog).getAllByLabelText(label, { exact: false })[0], label).toBeTruthy();
    const missing = lacking(collection);
    if (missing.length === 0) return;
    await user.click(within(dialog).getByRole('button', { name: new RegExp(`^Add ${collection.one}`) }));
    for (const words of missing)
      expect((await within(dialog).findAllByText(words, { exact: false }))[0]).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows all that an entry holds', async () => {
    show(owner, collection, [entry]);
    const item = screen.getByRole('listitem');
    for (const { name, text } of factsOf(collection, entry, (field) =>
      'lookup' in field ? [{ value: 'v1', label: `${field.label} one` }] : undefined,
    ))
      expect(item.textContent, name).toContain(text);
  });

  it('sends a new entry as the service speaks, whatever it holds', () => {
    const { values, issues } = readForm(collection, formValues(collection, facts));
    expect(issues).toEqual([]);
    expect(JSON.parse(JSON.stringify(values))).toEqual(facts);
  });

  it('is kept where the contract says', () => {
    const owned = kind === 'provider' ? '/providers/{providerId}' : '/facilities/{facilityId}';
    const all = contract.paths[`${owned}/info/${collection.path}`];
    const one = collection.single ? all : contract.paths[`${owned}/info/${collection.path}/{id}`];
    expect(Object.keys(all ?? {})).toContain(collection.single ? 'put' : 'post');
    expect(Object.keys(one ?? {})).toEqual(
      expect.arrayContaining([collection.changes.toLowerCase(), 'delete']),
    );
  });
});

/** The way in which the entries of a collection are written. */
const wayOf = ([kind, , { changes, single, fields }]: (typeof collections)[number]) =>
  [
    kind,
    changes,
    single,
    fields.some(({ fixed }) => fixed),
    fields.some(({ decides }) => decides),
    fields.some((field) => field.kind === 'text' && !field.fixed),
  ].join();

/** The first collection of each way. */
const ways = collections.filter(
  (one, index, all) => all.findIndex((other) => wayOf(other) === wayOf(one)) === index,
);

describe.each(ways)('an entry of a %s, %s', (kind, _title, collection) => {
  const { owner, place, facts, entry } = about(kind, collection);

  it('changes only what was changed', async () => {
    stored = { [place]: entry };
    const user = show(owner, collection, [entry]);
    await user.click(screen.getByRole('button', { name: /^Edit / }));
    const dialog = await screen.findByRole('dialog');
    for (const { label } of collection.fields.filter(({ fixed }) => fixed)) {
      const field = within(dialog).getAllByLabelText<HTMLInputElement>(label, { exact: false })[0];
      expect(field?.disabled, label).toBe(true);
    }
    const typed = fieldsOf(collection, facts).find((field) => field.kind === 'text' && !field.fixed);
    const save = within(dialog).getByRole('button', { name: /^Save changes/ });
    if (!typed) {
      await user.click(save);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const whole = { method: 'PUT', path: place, body: facts };
      expect(sent, 'what was not changed').toEqual(collection.changes === 'PUT' ? [whole] : []);
      return;
    }
    const input = within(dialog).getAllByLabelText<HTMLInputElement>(typed.label, { exact: false })[0];
    await user.click(input as HTMLElement);
    await user.paste(' 2');
    await user.click(save);
    await waitFor(() => expect(sent).toHaveLength(1));
    const before = formValues(collection, entry);
    const after = withValueAt(before, typed.name, `${textOf(valueAt(facts, typed.name))} 2`);
    const { values } = readForm(collection, after, before);
    expect(sent).toEqual([
      {
        method: collection.changes,
        path: place,
        body: JSON.parse(JSON.stringify(changeOf(collection, entry, values, after, before))) as unknown,
      },
    ]);
    if (collection.changes === 'PATCH') {
      const [key] = typed.name.split('.');
      const decides = collection.fields.filter((field) => field.decides).map(({ name }) => name);
      expect(Object.keys(sent[0]?.body as object)).toEqual([...decides, key]);
    }
  });

  it('is deleted after a question', async () => {
    const user = show(owner, collection, [entry]);
    await user.click(screen.getByRole('button', { name: /^Delete / }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: `Delete ${collection.one}` }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([{ method: 'DELETE', path: place, body: undefined }]);
  });
});
