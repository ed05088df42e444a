// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DatasetType } from '@/api/models';
import { rememberUpload } from '@/features/datasets/upload/remembered';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { UploadDialog } from './-upload';

// A worker reads and examines files, which this environment has not.
vi.mock('@/features/datasets/upload/list-files', async () => import('@/features/datasets/upload/testing'));

let service: SimulatedService;
beforeEach(async () => {
  localStorage.clear();
  service = await simulateService({ providers: 0 });
});

/** Opens the dialog of a dataset and chooses files, each with its lines. */
async function choose(type: DatasetType, files: Record<string, string[]>) {
  const dataset = { type };
  const shown = await renderScreen(<UploadDialog dataset={dataset} onClose={() => undefined} />);
  const chosen = Object.entries(files).map(([name, lines]) => new File([lines.join('\r\n')], name));
  await shown.user.upload(screen.getByLabelText(/^Choose a CSV file/), chosen);
  await waitFor(() => expect(screen.queryByText('The file is being checked')).toBeNull());
  return shown;
}

const send = () => screen.getByRole('button', { name: /^Upload/ });
const isBlocked = () => send().hasAttribute('disabled') || send().getAttribute('aria-disabled') === 'true';
/** Ticks a box once it is there. */
async function confirm(name: string) {
  fireEvent.click(await screen.findByRole('checkbox', { name }));
}
/** The file that the service was sent, as text. */
async function sent(): Promise<string> {
  await screen.findByText(/uploaded\.$/);
  const form = service.writes().at(-1)?.body as FormData;
  return (form.get('datasetFile') as File).text();
}

const texas = [
  'CompanyName,LastName,FirstName,MidInitial,Occupation,LicenseNumber,NPI,StartDate,AddDate,ReinstatedDate,EligibleToReapplyDate,Waiver,WebComments',
  ',ROE,ANN,M,Nurse,RN1,1234567893,1/20/2024,1/25/2024,,,,Fraud',
  'ACORN CARE,,,,Home Health,,0,2/20/2024,2/25/2024,,,,',
  ',POE,BOB,,Nurse,,,1/20/2014,1/25/2014,3/1/2020,,,',
];

test('A state’s list says what it is, what is set aside and what goes, and is sent as the service takes it', async () => {
  rememberUpload('StateSanctionsAndExclusions', { records: 5, byState: { TX: 2, OH: 3 } });
  const { user } = await choose('StateSanctionsAndExclusions', { 'texas.csv': texas });
  expect(screen.getByText(/^Texas.* % of the columns, heading in row 1\.$/)).toBeDefined();
  expect(screen.getByText('1 row: reinstated')).toBeDefined();
  expect(screen.getByText(/3 records of 1 other state would go: Ohio 3/)).toBeDefined();
  expect(isBlocked(), 'what goes is to be confirmed').toBe(true);
  await confirm('Replace the records of the other states, too');
  await user.click(await screen.findByRole('button', { name: 'Upload 2 rows' }));
  const csv = await sent();
  expect(csv).toContain('ROE');
  expect(csv).not.toContain('POE');
});

const kentucky = [
  'First Name,Last Name or Practice Name,NPI,License,Effective Date,Reason for Term/Exclusion,Timeframe of Term/Exclusion',
  'Cy,Low,1234567893,,5/20/2024,Fraud,5 years',
];

const file = (name: string, lines: string[]) => new File([lines.join('\r\n')], name);

test('It is said before a file is chosen that no state is replaced alone, and lists of several states go as one', async () => {
  rememberUpload('StateSanctionsAndExclusions', { records: 3, byState: { KY: 1, TX: 2 } });
  const dataset = { type: 'StateSanctionsAndExclusions' } as const;
  const { user } = await renderScreen(<UploadDialog dataset={dataset} onClose={() => undefined} />);
  const said = screen.getByText(/^One state cannot be replaced alone/).textContent;
  expect(said).toContain('This browser uploaded last: Texas 2, Kentucky 1.');
  await user.upload(screen.getByLabelText(/^Choose a CSV file/), file('ky.csv', kentucky));
  expect(await screen.findByText(/2 records of 1 other state would go: Texas 2/)).toBeDefined();
  await user.upload(screen.getByLabelText('Add another state’s list'), file('texas.csv', texas));
  expect(await screen.findByText('Texas 2, Kentucky 1.')).toBeDefined();
  expect(screen.queryByText(/other state would go/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove ky.csv' }));
  expect(await screen.findByText(/1 record of 1 other state would go: Kentucky 1/)).toBeDefined();
  await user.upload(screen.getByLabelText('Add another state’s list'), file('ky.csv', kentucky));
  await user.click(await screen.findByRole('button', { name: 'Upload 3 rows' }));
  const csv = await sent();
  expect(csv).toMatch(/ROE[^]*Low/);
});

test('The day on which a list was published is asked for, taken from the file, and sent in its name', async () => {
  rememberUpload('StateSanctionsAndExclusions', { records: 2, byState: { TX: 2 } });
  const { user } = await choose('StateSanctionsAndExclusions', {
    'texas.csv': [`Exclusions as of 10/05/2026${','.repeat(12)}`, ...texas],
  });
  const field = screen.getByRole('textbox', { name: 'Published on' });
  expect(field).toHaveProperty('value', '10/05/2026');
  expect(screen.getByText(/^It stands in the lines above its heading/)).toBeDefined();
  await user.clear(field);
  await user.type(field, '13/45/2026');
  expect(isBlocked(), 'a day that is none is not sent').toBe(true);
  await user.clear(field);
  await user.type(field, '10/02/2026');
  await user.click(await screen.findByRole('button', { name: 'Upload 2 rows' }));
  await sent();
  const form = service.writes().at(-1)?.body as FormData;
  expect((form.get('datasetFile') as File).name).toBe('texas (published 2026-10-02).csv');
  expect(screen.getByText(/Published Oct 2, 2026/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Search all active providers' })).toBeDefined();
});

test('Rows that lack what a match is told by are counted before the upload', async () => {
  await choose('StateSanctionsAndExclusions', { 'texas.csv': texas });
  expect(screen.getByText('1 of 2 rows has no NPI: people on them are matched by name alone.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download these rows' })).toBeDefined();
});

test('A word of a list’s own status is asked about, and whoever is no longer excluded is left out by the answer', async () => {
  const { user } = await choose('StateSanctionsAndExclusions', {
    'Utah exclusions.csv': [
      'Last Name,First Name,Exclusion Date,Status',
      'ROE,ANN,1/20/2014,Excluded',
      'POE,BOB,1/20/2014,Reinstated',
      'LOW,CY,1/20/2014,Withdrawn',
    ],
  });
  expect(screen.getByText('1 row: no longer in force by their status')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download the rows left out' })).toBeDefined();
  expect(isBlocked()).toBe(true);
  const asked = screen.getByRole('radiogroup', {
    name: '“Status” says “Withdrawn” in 1 row. Are these exclusions still in force?',
  });
  await user.click(within(asked).getByRole('radio', { name: 'No longer in force: leave them out' }));
  expect(await screen.findByText('2 rows: no longer in force by their status')).toBeDefined();
  await confirm('Replace the records of the other states, too');
  await user.click(await screen.findByRole('button', { name: 'Upload 1 row' }));
  const csv = await sent();
  expect(csv).toContain('ROE');
  expect(csv).not.toMatch(/POE|LOW/);
});

test('A name of one word is told with its row, as it may be a person or a firm', async () => {
  const { user } = await choose('StateSanctionsAndExclusions', {
    'Utah exclusions.csv': ['Last Name,First Name,Exclusion Date', 'ROE,ANN,1/20/2014', 'MADONNA,,1/20/2014'],
  });
  expect(
    screen.getByText('1 name of one word may be a person’s or a firm’s: see Names of one word.'),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Names of one word: 1' }));
  expect(screen.getByText('Row 3')).toBeDefined();
});

const oig =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const excluded = (last: string, reinstated = '00000000') =>
  `${last},MARIA,,,INDIVIDUAL,NURSE,,0000000000,19710409,1 MAIN ST,EL PASO,TX,79901,1128b4,20130620,${reinstated},00000000,`;

test('A month’s supplement asks for a second word before it takes the place of the list', async () => {
  rememberUpload('OigExclusions', { records: 82_000 });
  const { user } = await choose('OigExclusions', { '2610EXCL.csv': [oig, excluded('ROE'), excluded('POE')] });
  expect(screen.getByText(/2 rows in place of 82,000/)).toBeDefined();
  expect(isBlocked()).toBe(true);
  await confirm('Replace the list by this supplement all the same');
  await user.click(await screen.findByRole('button', { name: 'Upload 2 rows' }));
  expect(await sent(), 'what the service takes goes as it is').toBe(
    [oig, excluded('ROE'), excluded('POE')].join('\r\n'),
  );
});

test('Rows that stand there twice are told and sent once', async () => {
  const sentence = '1 row stands in the file twice; it is uploaded once.';
  const { user } = await choose('OigExclusions', {
    '2610EXCL.csv': [oig, excluded('ROE'), excluded('POE'), excluded('ROE')],
  });
  expect(screen.getByText(sentence)).toBeDefined();
  fireEvent.click(screen.getByText('1 row: the same as an earlier row'));
  expect(screen.getByText('Row 4').parentElement?.textContent).toBe('Row 4 is the same as row 2.');
  await confirm('Replace the list by this supplement all the same');
  await user.click(await screen.findByRole('button', { name: 'Upload 2 rows' }));
  expect((await sent()).match(/ROE/g)).toHaveLength(1);
});

test('Of two files of a state’s list, what both have is told and sent once', async () => {
  rememberUpload('StateSanctionsAndExclusions', { records: 5, byState: { TX: 2, OH: 3 } });
  const [heading = '', roe = ''] = texas;
  const { user } = await choose('StateSanctionsAndExclusions', {
    'texas 1.csv': texas,
    'texas 2.csv': [heading, roe, roe.replace('1/20/2024', '1/20/2025')],
  });
  expect(screen.getByText('1 row stands in this list twice; it is uploaded once.')).toBeDefined();
  fireEvent.click(screen.getByText('1 row: the same as an earlier row'));
  expect(screen.getByText('Row 2 of texas 2.csv')).toBeDefined();
  await confirm('Replace the records of the other states, too');
  await user.click(await screen.findByRole('button', { name: 'Upload 3 rows' }));
  expect((await sent()).match(/ROE/g)).toHaveLength(2);
});

test('Reinstatements are shown, and cannot be uploaded', async () => {
  await choose('OigExclusions', { '2610REIN.csv': [oig, excluded('ROE', '20261001')] });
  expect(screen.getAllByText(/no longer excluded/)[0]).toBeDefined();
  fireEvent.click(screen.getByText('1 reinstatement, the first of them'));
  expect(await screen.findByText('ROE MARIA')).toBeDefined();
  expect(isBlocked()).toBe(true);
});

test('A file whose name does not say which of OIG’s three it is asks', async () => {
  await choose('OigExclusions', { 'leie.csv': [oig, excluded('ROE')] });
  const question = screen.getByRole('radiogroup', { name: 'Which list is this?' });
  expect(isBlocked()).toBe(true);
  fireEvent.click(within(question).getByRole('radio', { name: 'OIG LEIE, full list' }));
  await confirm('Upload it with fewer records all the same');
  await waitFor(() => expect(isBlocked()).toBe(false));
});

test('The list that Excel saved anew is read where the service would refuse its rows', async () => {
  const row = 'ROE,MARIA,,,INDIVIDUAL,NURSE,,0,19710409,1 MAIN ST,EL PASO,TX,7990,1128b4,20130620,0,0,';
  const { user } = await choose('OigExclusions', { 'UPDATED.csv': [oig, row] });
  await confirm('Upload it with fewer records all the same');
  await user.click(await screen.findByRole('button', { name: 'Upload 1 row' }));
  expect(await sent()).toContain('0000000000,19710409');
});

test('A list of another dataset says so and leads there', async () => {
  await choose('Sam', { 'UPDATED.csv': [oig, excluded('ROE')] });
  expect(screen.getAllByText(/belongs to OIG exclusions/)[0]).toBeDefined();
  expect(screen.getByRole('link', { name: 'Upload it to OIG exclusions' })).toBeDefined();
  expect(isBlocked()).toBe(true);
});

test('A list that nobody knows asks for its state and what is doubtful, and its columns can be changed', async () => {
  const { user } = await choose('StateSanctionsAndExclusions', {
    'excluded.csv': [
      'Provider Last,Provider First,Sanction Termination Date,Remark',
      'ROE,ANN,1/20/2024,Fraud',
    ],
  });
  const records = screen.getByRole('region', { name: 'Table of the first records' });
  expect(records.textContent, 'nothing is its source until somebody says whose it is').not.toMatch(
    /Source|not known/,
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Which state’s list is this?' }), {
    target: { value: 'UT' },
  });
  await screen.findAllByText(/Exclusions of Utah/);
  expect(screen.getByRole('columnheader', { name: 'Source name' })).toBeDefined();
  fireEvent.click(screen.getByText(/columns are read$/));
  const role = await screen.findByRole('combobox', { name: 'Meaning of Remark' });
  fireEvent.change(role, { target: { value: 'reason' } });
  await waitFor(() => expect(screen.queryByText('The file is being checked')).toBeNull());
  for (const radio of screen.queryAllByRole('radio', { name: /likely/ })) fireEvent.click(radio);
  await confirm('Replace the records of the other states, too');
  await user.click(await screen.findByRole('button', { name: 'Upload 1 row' }));
  expect(await sent()).toMatch(/UT[\s\S]*Fraud|Fraud[\s\S]*UT/);
});

test('Of several files each is asked whose list it is, and the others stay what they are', async () => {
  rememberUpload('StateSanctionsAndExclusions', { records: 3, byState: { TX: 2, OH: 1 } });
  const { user } = await choose('StateSanctionsAndExclusions', {
    'texas.csv': texas,
    'excluded.csv': ['Provider Last,Provider First,Exclusion Date', 'MOE,JOAN,1/20/2024'],
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'excluded.csv: Which state’s list is this?' }), {
    target: { value: 'UT' },
  });
  await screen.findAllByText(/Exclusions of Utah/);
  const ofTexas = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State of texas.csv' });
  expect(ofTexas.value).toBe('TX');
  expect(screen.queryByRole('combobox', { name: 'State of excluded.csv' })).toBeNull();
  await confirm('Replace the records of the other states, too');
  await user.click(await screen.findByRole('button', { name: 'Upload 3 rows' }));
  const [, roe, acorn, moe] = (await sent()).split('\r\n');
  expect([roe, acorn, moe].map((line) => /\b(?:TX|UT)\b/.exec(line ?? '')?.[0])).toEqual(['TX', 'TX', 'UT']);
});

test('A file without a heading that is said to be another list says why it cannot be read, and can be said otherwise', async () => {
  const none = Array.from({ length: 8 }, () => '-0- ');
  await choose('OfacSdn', { 'export.csv': [['36', 'ACORN TRADING', '-0- ', 'CUBA', ...none].join(',')] });
  const question = screen.getByRole('radiogroup', { name: 'Which list is this?' });
  fireEvent.click(within(question).getByRole('radio', { name: 'Another list' }));
  await screen.findByText(/^export\.csv has no row with the names of its columns/);
  expect(isBlocked()).toBe(true);
  fireEvent.click(within(question).getByRole('radio', { name: 'OFAC SDN, main file' }));
  await confirm('Upload it without these files');
  await waitFor(() => expect(isBlocked()).toBe(false));
});

test('Columns that the dataset has no field for are named, and not counted among those that are read', async () => {
  await choose('OigExclusions', {
    'exclusions.csv': ['Last Name,First Name,NPI,Excluded On,Remark', 'ROE,ANN,1234567893,1/20/2024,Fraud'],
  });
  expect(
    screen.getByText('OIG exclusions has no field for Remark: what stands there is not sent.'),
  ).toBeDefined();
  expect(screen.getByText('4 of 5 columns are read')).toBeDefined();
});

test('What stands in two columns of one name is no column that is left out', async () => {
  await choose('StateSanctionsAndExclusions', {
    'Utah exclusions.csv': [
      'Last Name,First Name,Exclusion Date,Status,Region,Region',
      'ROE,ANN,1/20/2024,Excluded,East,East',
    ],
  });
  expect(screen.getByText('6 of 6 columns are read')).toBeDefined();
  expect(screen.queryByText(/has no field for/)).toBeNull();
  expect(screen.getByText('Status: Excluded; Region: East')).toBeDefined();
});

test('Columns without a field are named once, however many files have them', async () => {
  const heading = 'Last Name,First Name,Excluded On,Remark';
  await choose('OigExclusions', {
    'exclusions 1.csv': [heading, 'ROE,ANN,1/20/2024,Fraud'],
    'exclusions 2.csv': [heading, 'POE,ANN,1/20/2024,Fraud'],
  });
  expect(
    screen.getByText('OIG exclusions has no field for Remark: what stands there is not sent.'),
  ).toBeDefined();
});

test('A file that cannot be read is told as what it is', async () => {
  await choose('Sam', { 'list.csv': ['%PDF-1.7'] });
  expect(screen.getByRole('alert').textContent).toMatch(/^This is a PDF/);
});
