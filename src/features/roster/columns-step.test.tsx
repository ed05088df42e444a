// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { layOutTables } from '@/table/testing';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { RosterImport } from './roster-import';
import { stubColumnsWidth } from './testing';

layOutTables();

beforeEach(async () => {
  stubColumnsWidth(1_000);
  await simulateService({ providers: 0 });
});

/** Opens these rows of providers, below their heading, at the step of the columns. */
async function open(...lines: string[]) {
  const { user } = await renderScreen(<RosterImport name="providers" />);
  const field = await screen.findByLabelText('Or paste rows from a spreadsheet');
  fireEvent.change(field, { target: { value: lines.join('\n') } });
  fireEvent.click(screen.getByRole('button', { name: 'Use the pasted rows' }));
  await screen.findByRole('button', { name: 'Check the rows' });
  return user;
}

/** What the step shows of a column: its name and its first values. */
const columnShown = (name: string) =>
  screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).textContent;

test('Of social security numbers the examples show the last four digits alone, whatever their column is called', async () => {
  await open(
    'Last name,First name,SSN,Remarks,Tax ID,DEA number,DOB',
    'Quill,Ada,900110001,900-11-0001,900110001,AQ1234563,3/31/1980',
  );
  expect(columnShown('SSN')).toBe('SSN•••-••-0001');
  expect(columnShown('Remarks')).toBe('Remarks•••-••-0001');
  expect(columnShown('Tax ID')).toBe('Tax ID•••-••-0001');
  expect(columnShown('DEA number')).toBe('DEA numberAQ1234563');
  expect(columnShown('DOB')).toBe('DOB3/31/1980');
  expect(document.body.textContent).not.toMatch(/900-?11/);
});

test('Nine digits in a column headed NPI are no social security number where the heading is chosen', async () => {
  await open('NPI,Last name,First name,Ref', '214808037,Quill,Ada,900110001', '1234567893,Vega,Bo,900110002');
  const heading = screen.getByRole('combobox', { name: 'Heading' });
  const option = within(heading).getByRole('option', { name: /^Row 2:/ });
  expect(option.textContent).toBe('Row 2: 214808037, Quill, Ada, •••-••-0001');
});

/** Where those in the rows practice, as it was read. */
const states = () =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox', { name: /^Primary practice state, line/ })
    .map(({ placeholder }) => placeholder);

/** Goes on to the next step, or back. */
const next = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  if (name === 'Back') await screen.findByRole('heading', { name: 'Match the columns' });
  else await screen.findByText('Compared with existing providers');
};

test('Where somebody practices is taken from the license only if a person says so', async () => {
  const user = await open(
    'NPI,Last name,First name,License state,License number',
    '1234567893,Quill,Ada,TX,A1',
    '1900000013,Vega,Bea,,B2',
    '1900000021,Yu,Cleo,Nowhere,C3',
  );
  await next('Check the rows');
  expect(states()).toEqual([]);
  await next('Back');
  const choice = screen.getByRole('combobox', { name: 'Primary practice state of every row' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'For every row …',
    'State of its license',
    'Alabama',
  ]);
  await user.selectOptions(choice, 'State of its license');
  expect(columnShown('Primary practice state')).toContain('look whether people practice there');
  await next('Check the rows');
  expect(states()).toEqual(['TX', '', '']);
});

test('The state of the address is offered first for where somebody practices, then that of the license, and the choice is said', async () => {
  const user = await open(
    'Last name,First name,NPI,Office Address,Office City,Office State,Office Zip,St Lic,Lic State,3rd Lic State',
    'Quill,Ada,1234567893,1 Main St,El Paso,TX,79901,M4471,OK,NM',
  );
  const row = screen.getByRole('row', { name: /^Primary practice state/ });
  expect(
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Take the state of its address', 'Take the state of its license']);
  await user.click(within(row).getByRole('button', { name: /^Take the state of its address/ }));
  expect(columnShown('Primary practice state')).toContain('Each row has the state of its address.');
  await next('Check the rows');
  expect(states()).toEqual(['TX']);
});

test('What is said for every row tells in how many rows it is taken', async () => {
  const user = await open(
    'Name,NPI',
    '"Quill, Ada, MD",1234567893',
    '"Vega, Bea",1900000013',
    '"Yu, Cleo",1900000021',
  );
  const choice = screen.getByRole('combobox', { name: 'Provider type of every row' });
  await user.selectOptions(choice, 'Registered nurse');
  await screen.findByText('Taken in the 2 rows that say nothing of it; the rest keep what they say.');
  expect(columnShown('Provider type')).not.toContain('Every row has the same');
});

test('On a phone the columns that were recognized are folded below those that need a look', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('width < 640px'),
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as unknown as MediaQueryList,
  );
  const user = await open('NPI,Last name,First name,Column X', '1234567893,Quill,Ada,3/31/1980');
  expect(screen.queryByLabelText('Field of NPI')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Field of Column X'), 'Date of birth');
  expect(screen.getByRole('heading', { name: 'Columns to look at 1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '3 columns recognized' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Field of NPI').value).toBe('npi');
});

test('What a person has to decide comes before what was recognized; many columns that were recognized are folded', async () => {
  const user = await open(
    'NPI,Last name,First name,Type,Gender,Phone,E-mail,Address,City,State,Zip,License number,License state,Born on',
    '1234567893,Quill,Ada,MD,F,(214) 555-0100,a@example.org,1 Main St,El Paso,TX,79901,M4471,TX,x',
  );
  expect(screen.queryByLabelText('Field of NPI')).toBeNull();
  const birth = screen.getByLabelText('Column of Date of birth');
  const fold = screen.getByRole('button', { name: '13 columns recognized' });
  expect(birth.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.selectOptions(birth, 'Born on');
  expect(screen.queryByLabelText('Column of Date of birth')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Field of Born on').value).toBe('dateOfBirth');
});

test('Another field that is chosen for a recognized column is shown at its place', async () => {
  const user = await open('NPI,Last name,First name,Phone', '1234567893,Quill,Ada,(214) 555-0100');
  await user.selectOptions(screen.getByLabelText('Field of Phone'), 'E-mail');
  expect(screen.queryByRole('heading', { name: /^Columns to look at/ })).toBeNull();
  expect(screen.getByRole('button', { name: '4 columns recognized' })).toBeTruthy();
});
