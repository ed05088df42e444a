// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { layOutTables } from '@/table/testing';
import { setSetting } from '@/ui/settings';
import { renderScreen } from '@/ui/testing';
import { RosterImport } from './roster-import';
import { forgetRun, keepBegun, keepOutcome, keepRested, keepRun } from './kept-run';
import { stubColumnsWidth } from './testing';
import { database, emptyBrowser } from './testing-store';

vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', async () => (await import('./testing-store')).keyval);

layOutTables();

/** Answers the last look-up of a facility by its name. */
let answer: (response: Response) => void;
/** The facilities that the service has from the beginning. */
let there: { id: string }[];
let changes: unknown[];

beforeEach(() => {
  emptyBrowser();
  stubColumnsWidth(1_000);
  there = [];
  changes = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url } = request;
    if (method === 'POST') return Response.json({ id: 'f2' }, { status: 201 });
    if (method === 'PATCH') {
      changes.push([new URL(url).pathname, await request.json()]);
      return Response.json({});
    }
    const one = there.find(({ id }) => url.endsWith(`/${id}`));
    if (one) return Response.json(one);
    if (!new URL(url).searchParams.has('name'))
      return Response.json({ items: there, totalCount: there.length });
    return new Promise((resolve) => (answer = resolve));
  });
});

const heading = 'Name,Address,City,State,Zip';
const place = '1 Main St,El Paso,TX,79901';

const show = () => renderScreen(<RosterImport name="facilities" />);

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** Waits until the step of this name is open: the address names it. */
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

async function paste(...lines: string[]) {
  const field = await screen.findByLabelText('Or paste rows from a spreadsheet');
  fireEvent.change(field, { target: { value: lines.join('\n') } });
  await press('Use the pasted rows');
}

/** The same of rows that are taken: their columns are shown. */
async function open(...lines: string[]) {
  await paste(...lines);
  await step('Match the columns');
}

/** Why a button cannot be pressed; nothing where it can. */
const blocked = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  return button.disabled ? button.getAttribute('aria-description') : undefined;
};

const notKnown = 'Existing facilities are not known yet.';

test('An import waits until it is known whether a mended row is there already, also when that could not be read', async () => {
  const { user } = await show();
  await paste(heading, `Birch,${place}`, 'Cedar,1 Main St,El Paso,TX,79');
  await press('Check the rows');
  await step('Check the rows');
  await waitFor(() => expect(blocked('Import 1 facility')).toBeUndefined());

  const zipCode = await screen.findByRole('textbox', { name: 'ZIP code, line 3' });
  await user.clear(zipCode);
  await user.type(zipCode, '79901{Enter}');
  expect(blocked('Import 2 facilities')).toBe(notKnown);

  answer(Response.json({ title: 'Busy' }, { status: 503 }));
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('It could not be read whether line 3 is among existing facilities');
  expect(blocked('Import 2 facilities')).toBe(notKnown);

  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(blocked('Import 2 facilities')).toBe(notKnown);
  const cedar = { id: 'f1', name: 'Cedar', addressLine1: '1 Main St', city: 'El Paso', state: 'TX' };
  answer(Response.json({ items: [{ ...cedar, zipCode: '79901' }] }));
  await screen.findByRole('cell', { name: 'Already there' });
  expect(blocked('Import 1 facility')).toBeUndefined();
});

test('A row is called by its line in the file, whatever blank lines and cells of several lines come before', async () => {
  await show();
  const row = `"Cedar\nand Birch",${place}`;
  await paste(heading, '', row, '', row);
  await press('Check the rows');
  await step('Check the rows');
  await screen.findByRole('cell', { name: 'The same as line 3' });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '3 Cedar and Birch',
    '6 Cedar and Birch',
  ]);
});

test('Rows that are pasted keep their columns when the first of them has no name', async () => {
  await show();
  await open(' ', '\t\t', '\tName', '1\tCedar');
  expect(screen.getByLabelText<HTMLSelectElement>('Field of column 1').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Field of Name').value).toBe('name');
  expect(screen.getByRole('rowheader', { name: 'Name Cedar' })).toBeDefined();
});

test('More than fifty thousand rows are refused', async () => {
  await show();
  const rows = Array.from({ length: 50_001 }, () => `Cedar,${place}`);
  await paste(heading, ...rows);
  expect(screen.getByRole('alert').textContent).toBe('These are 50,001 rows. Take at most 50,000 at once.');
  await open(heading, ...rows.slice(1));
  expect(blocked('Check the rows')).toBeUndefined();
});

test('The sample file can be taken as it is', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await show();
  await screen.findByLabelText('Or paste rows from a spreadsheet');
  await press('Sample file');
  await waitFor(() => expect(files).toHaveLength(1));
  await paste((await files[0]?.text()) ?? '');
  expect(screen.queryByText(/left out/)).toBeNull();
  await press('Check the rows');
  await step('Check the rows');
  await waitFor(() => expect(blocked('Import 2 facilities')).toBeUndefined());
});

test('What was said of a column is known of the next file that has one of its name', async () => {
  await show();
  await open('Site,Address,City,State,Zip', `Cedar,${place}`);
  expect(blocked('Check the rows')).toBe('Say which column is: Name.');
  fireEvent.change(screen.getByLabelText('Field of Site'), { target: { value: 'name' } });
  await press('Check the rows');
  await step('Check the rows');
  await press('Back');
  await step('Match the columns');
  await press('Back');
  await step('Choose a file');
  await open('City,SITE', 'El Paso,Birch');
  expect(screen.getByLabelText<HTMLSelectElement>('Field of SITE').value).toBe('name');
});

test('A page that is loaded after an import gives its report as a file all the same', async () => {
  const rows = ['Ash', 'Birch', 'Cedar'].map((name, index) => ({ line: index + 2, name, values: { name } }));
  const left = [{ line: 5, name: 'Dogwood', why: 'Already there' }];
  await keepRun({ kind: 'facilities', file: 'places.csv', rows, left });
  await keepOutcome(2, { id: 'f1', note: 'Created' });
  await keepBegun(3);
  await keepOutcome(4, { id: 'f3', note: 'Created; its license was not attached', isPartial: true });
  keepRested(true);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await show();
  expect((await screen.findByRole('status')).textContent).toContain(
    'places.csv: 2 facilities created. 1 row left out, 1 row not imported, 1 row incomplete.',
  );
  expect(screen.getByRole('link', { name: 'Cedar' }).getAttribute('href')).toBe('/facilities/f3');
  await press('Export result');
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(lines.slice(1, 5)).toEqual([
    '2,Ash,done,Created,f1,',
    '3,Birch,may be done,,,',
    '4,Cedar,partly done,"Created; its license was not attached",f3,',
    '5,Dogwood,left out,Already there,,',
  ]);
  forgetRun();
});

test('What is there already is shown with what differs, and is changed only if that is wanted', async () => {
  const birch = { name: 'Birch', addressLine1: '1 Main St', city: 'El Paso', state: 'TX', zipCode: '79901' };
  there = [{ id: 'f1', ...birch, faxNumber: '(555) 010-0100' } as { id: string }];
  const { user } = await show();
  await paste(`${heading},Fax`, `Birch,${place},555-010-0199`);
  await press('Check the rows');
  await step('Check the rows');
  await screen.findByRole('cell', { name: 'Already there, differs in Fax' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 facilities' }).disabled).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Change existing facilities that differ' }));
  await press('Import 1 facility');
  await waitFor(() => expect(changes).toEqual([['/facilities/f1', { faxNumber: '(555) 010-0199' }]]));
  await user.keyboard('{Escape}');
  await press('Import another file');
  await screen.findByLabelText('Or paste rows from a spreadsheet');
});

test('An import that the browser has no room to keep says so, and shows what came of it all the same', async () => {
  database.isFull = true;
  await show();
  await paste(heading, `Birch,${place}`);
  await press('Check the rows');
  await step('Check the rows');
  await waitFor(() => expect(blocked('Import 1 facility')).toBeUndefined());
  await press('Import 1 facility');
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('when this page is loaded again, it does not go on');
  expect((await screen.findByRole('link', { name: 'Birch' })).getAttribute('href')).toBe('/facilities/f2');
  await press('Import another file');
  await screen.findByLabelText('Or paste rows from a spreadsheet');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('No more column sets are kept than there can be; one of them can be saved over', async () => {
  const sets = Array.from({ length: 100 }, (_, at) => [`facilities/Set ${at}`, '{}'] as const);
  setSetting('rosterColumnSets', Object.fromEntries(sets));
  onTestFinished(() => setSetting('rosterColumnSets', undefined));
  await show();
  await paste(heading, `Ash,${place}`);
  const name = await screen.findByLabelText('Name of these columns');
  fireEvent.change(name, { target: { value: 'One more' } });
  expect(blocked('Save the set')).toBe(
    'There are 100 column sets, the most there can be. Delete one that nobody needs first.',
  );
  fireEvent.change(name, { target: { value: 'Set 7' } });
  expect(blocked('Save over it')).toBeUndefined();
});
