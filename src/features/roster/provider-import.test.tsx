// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layOutTables } from '@/table/testing';
import { simulateService, type SimulatedService } from '@/testing/service';
import { getSetting, setSetting } from '@/ui/settings';
import { renderScreen } from '@/ui/testing';
import { leaveRoster } from './current-run';
import { RosterImport } from './roster-import';
import { stubColumnsWidth } from './testing';

layOutTables();

let service: SimulatedService;

beforeEach(async () => {
  stubColumnsWidth(1_000);
  service = await simulateService({ providers: 0 });
});
afterEach(() => {
  setSetting('rosterValues', undefined);
  leaveRoster();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** Waits until the step of this name is open: the address names it. */
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const plans = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

/** Checks these rows of providers, below their heading. */
async function check(...lines: string[]) {
  const { user } = await renderScreen(<RosterImport name="providers" />);
  const field = await screen.findByLabelText('Or paste rows from a spreadsheet');
  fireEvent.change(field, { target: { value: lines.join('\n') } });
  await press('Use the pasted rows');
  await press('Check the rows');
  await step('Check the rows');
  await screen.findByText('Compared with existing providers');
  return user;
}

test('What a degree means is said once for all of its rows, and remembered for the next file', async () => {
  const user = await check(
    'Last name,First name,Degree',
    'Quill,Ada,Wizard NPQ',
    'Vega,Bea,"WIZARD, NPQ"',
    'Yu,Cleo,MD',
  );
  expect(plans()).toEqual([
    'Will be created. Left out: Provider type (there is no provider type of this name). No NPI or date of birth',
    'Will be created. Left out: Provider type (there is no provider type of this name). No NPI or date of birth',
    'Will be created. No NPI or date of birth',
  ]);
  const meaning = screen.getByRole('combobox', { name: 'What “Wizard NPQ” means, provider type' });
  await user.selectOptions(meaning, 'Nurse practitioner');
  expect(plans()).toEqual([
    'Will be created. No NPI or date of birth',
    'Will be created. No NPI or date of birth',
    'Will be created. No NPI or date of birth',
  ]);
  expect(Object.keys(getSetting('rosterValues'))).toEqual(['providerTypeId/WIZARD NPQ']);
});

test('A specialty in everyday words is asked about where the type of its row does not say which it is, and remembered', async () => {
  const user = await check(
    'NPI,Last name,First name,Degree,Specialty',
    '1234567893,Quill,Ada,,Psych',
    '1900000013,Vega,Bea,NP,Psych',
  );
  expect(plans()).toEqual([
    'Will be created. Left out: Specialty (several specialties may be meant, and no provider type says which: say it, or give the code of its taxonomy)',
    'Will be created',
  ]);
  const meaning = screen.getByRole('combobox', { name: 'What “Psych” means, specialty' });
  const [likely, others] = meaning.querySelectorAll('optgroup');
  expect(likely?.textContent).toMatch(/^Psychiatry and Neurology, Psychiatry \(2084P0800X\)/);
  expect(others?.textContent).toContain('Pediatrics');
  await user.selectOptions(meaning, 'Psychologist (103T00000X)');
  expect(plans()).toEqual(['Will be created', 'Will be created']);
  expect(Object.keys(getSetting('rosterValues'))).toEqual(['taxonomyId/PSYCH']);
  // What was said of the one says nothing of the nurse practitioner.
  await press('2 values were read from other words, such as “Psych” as Psychologist (103T00000X)');
  expect(screen.getByLabelText('What “Psych”, nurse practitioner means, specialty')).toHaveProperty(
    'selectedOptions.0.textContent',
    'Nurse Practitioner, Psychiatric/Mental Health (363LP0808X)',
  );
});

test('What was taken for everyday words is told, and can be changed', async () => {
  const user = await check(
    'NPI,Last name,First name,Specialty',
    '1234567893,Quill,Ada,Cardiology',
    '1900000013,Vega,Bea,Family Medicine',
  );
  expect(plans()).toEqual(['Will be created', 'Will be created']);
  await press(
    '1 value was read from other words: “Cardiology” as Internal Medicine, Cardiovascular Disease (207RC0000X)',
  );
  const meaning = screen.getByRole('combobox', { name: 'What “Cardiology” means, specialty' });
  await user.selectOptions(meaning, 'Internal Medicine (207R00000X)');
  expect(
    screen.getByText('1 value was read from other words: “Cardiology” as Internal Medicine (207R00000X)'),
  ).toBeTruthy();
  expect(Object.keys(getSetting('rosterValues'))).toEqual(['taxonomyId/CARDIOLOGY']);
});

test('Another name under an NPI on file waits until somebody decides, and the name on file stays as it is', async () => {
  service.put('providers', { firstName: 'Cleo', lastName: 'Yu', npi: 1900000021 });
  const user = await check('NPI,Last name,First name', '1900000021,Birch,Cleo');
  await waitFor(() => expect(plans()).toEqual(['Last name: Birch in line 2, Yu on file']));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 providers' }).disabled).toBe(true);
  const name = screen.getByRole('combobox', { name: 'Last name of line 2' });
  await user.selectOptions(name, 'Birch (line 2)');
  expect(plans()).toEqual(['Already there, differs in Last name']);
  await user.selectOptions(name, 'Yu (on file)');
  expect(plans()).toEqual(['Already there']);
  await press('Leave out line 2');
  expect(plans()).toEqual(['Left out']);
});

test('Who a file ends is deactivated if that is wanted, and nobody is created for it', async () => {
  const { id } = service.put('providers', { firstName: 'Bea', lastName: 'Vega', npi: 1900000013 });
  const user = await check(
    'NPI,Last name,First name,Action',
    '1900000013,VEGA,BEA,Term',
    '1234567893,Quill,Ada,Term',
    '1900000021,Yu,Cleo,Add',
  );
  await waitFor(() => expect(plans()[0]).toBe('Will be deactivated'));
  expect(plans().slice(1)).toEqual([
    'Nothing will happen: the row ends somebody who is not on file',
    'Will be created',
  ]);
  await screen.findByRole('button', { name: 'Import 1 provider' });
  await user.click(screen.getByRole('switch', { name: 'Deactivate providers that the file ends' }));
  await press('Import 2 providers');
  await waitFor(() => expect(service.writes()).toHaveLength(2));
  expect(service.writes().map(({ line, body }) => [line, body])).toEqual(
    expect.arrayContaining([
      [`PATCH /providers/${id}`, { deactivated: true }],
      ['POST /providers', { firstName: 'Cleo', lastName: 'Yu', npi: 1900000021 }],
    ]),
  );
  expect(service.world.providers.get(id)?.deactivated).toBe(true);
});

test('Whoever is in the file and was deactivated is named, and stays deactivated', async () => {
  const kept = { firstName: 'Bea', lastName: 'Vega', npi: 1900000013, deactivated: true };
  const { id } = service.put('providers', kept);
  const user = await check('NPI,Last name,First name', '1900000013,Vega,Bea', '1900000021,Yu,Cleo');
  await waitFor(() => expect(plans()[0]).toBe('Already there. Deactivated on file, and stays so'));
  expect(screen.getByText(/^1 provider in the file is on record as deactivated\./)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Deactivated 1' }));
  expect(plans()).toHaveLength(1);
  await press('Import 1 provider');
  await waitFor(() => expect(service.writes()).toHaveLength(1));
  expect(service.world.providers.get(id)?.deactivated).toBe(true);
});

test('What stays out of a file is counted by reason, and words for nothing are named', async () => {
  const user = await check(
    'Last name,First name,NPI,Phone',
    'Quill,Ada,12345,N/A',
    'Vega,Bea,1.23457E+09,N/A',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NPI: An NPI has ten digits.Show 1 row',
    'NPI: The spreadsheet has cut off this number: format the column as text and export the file again.Show 1 row',
  ]);
  expect(screen.getByText(/^Taken for empty/).textContent).toBe('Taken for empty: “N/A” in Telephone (2).');

  await user.click(screen.getByRole('button', { name: 'Show 1 row: An NPI has ten digits.' }));
  expect(plans()).toHaveLength(1);
  // The column that it is about comes first, with the reason at its place.
  expect(screen.getAllByRole('columnheader')[2]?.textContent).toBe('NPI');
  expect(screen.getByRole('cell', { name: /An NPI has ten digits\.$/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all rows' }));
  expect(plans()).toHaveLength(2);
});

test('What no record has a place for is folded, apart from what can be corrected', async () => {
  const user = await check(
    'Last name,First name,Middle name,NPI,DOB,County,Fax',
    'Quill,Ada,May,1234567893,3/31/1980,El Paso,',
  );
  expect(screen.getByText('The import creates 1 provider.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Left out unless corrected/ })).toBeNull();
  expect(screen.queryByText(/^Columns with values that are not taken/)).toBeNull();
  await user.click(
    screen.getByRole('button', { name: 'The import has no place for 1 column, middle name in 1 row' }),
  );
  expect(screen.getByText('Columns with values that are not taken: County.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Show 1 row: / }));
  expect(screen.getByRole('button', { name: 'Show all rows' })).toBeTruthy();
});

test('Whole names are shown as they are read, beside what will happen to whom', async () => {
  await check('Name,NPI', '"QUILL, ADA M, MD",1234567893');
  expect(screen.getByRole('rowheader', { name: '2 ADA QUILL' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name, line 2' }).placeholder).toBe(
    'QUILL',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Provider type, line 2' }).placeholder).toBe(
    'Physician (MD)',
  );
});

test('New providers of whom nothing but the name is known are counted and can be looked at', async () => {
  const user = await check('Name,NPI', '"Quill, Ada",1234567893', '"Vega, Bea",');
  expect(screen.getByText(/^1 new provider has neither an NPI nor a date of birth/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Name alone 1' }));
  expect(plans()).toEqual(['Will be created. No NPI or date of birth']);
});

test('Rows that are still to decide are told beside the import that leaves them out', async () => {
  service.put('providers', { firstName: 'Cleo', lastName: 'Yu', npi: 1900000021 });
  await check('NPI,Last name,First name', '1900000021,Birch,Cleo', '1900000013,Vega,Bea');
  expect(await screen.findByText('1 row still to decide is left out.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Import 1 provider' })).toBeDefined();
});

test('A likely duplicate is not created before a person says that it is somebody else', async () => {
  service.put('providers', { firstName: 'Cleo', lastName: 'Yu', dateOfBirth: '1980-03-31T00:00:00Z' });
  const user = await check('NPI,Last name,First name', '1900000021,Yu,Cleo');
  const words = 'May be the same person: Cleo Yu, born Mar 31, 1980 on file; NPI 1900000021 in the row';
  await waitFor(() => expect(plans()).toEqual([words]));
  const who = screen.getByRole('combobox', { name: 'Whom line 2 is about' });
  await user.selectOptions(who, 'Who is on file (born Mar 31, 1980)');
  expect(plans()).toEqual(['Already there, differs in NPI']);
  await user.selectOptions(who, 'Somebody else (NPI 1900000021)');
  expect(plans()).toEqual(['Will be created']);
  expect(screen.getByRole('button', { name: 'Import 1 provider' })).toBeDefined();
});

test('Where nothing tells which part of a whole name comes first, the rows are not checked before it is said', async () => {
  const { user } = await renderScreen(<RosterImport name="providers" />);
  const field = await screen.findByLabelText('Or paste rows from a spreadsheet');
  fireEvent.change(field, { target: { value: 'Name\tNPI\nTRAN ANH\t1234567893' } });
  await press('Use the pasted rows');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check the rows' });
  expect(button.getAttribute('aria-description')).toBe('Say which part of a whole name comes first.');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Whole names without a comma' }),
    'Last name first: TRAN ANH has the last name TRAN',
  );
  await press('Check the rows');
  await step('Check the rows');
  expect(await screen.findByRole('rowheader', { name: '2 ANH TRAN' })).toBeDefined();
});

test('The heading says which part of a whole name comes first', async () => {
  await check('Last Name First Name,NPI', 'TRAN ANH,1234567893');
  expect(screen.getByRole('rowheader', { name: '2 ANH TRAN' })).toBeDefined();
});

const lastName = (line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Last name, line ${line}` });

test('A name that is corrected leaves what was read of the names of other rows', async () => {
  const user = await check('Name,NPI', '"Quill, Ada",1234567893', '"Vega, Bea",1900000013');
  await user.type(lastName(2), 'Quince{Enter}');
  await screen.findByRole('rowheader', { name: '2 Ada Quince' });
  expect(lastName(3).placeholder).toBe('Vega');
});
