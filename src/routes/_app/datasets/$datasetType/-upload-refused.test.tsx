// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Dataset } from '@/api/models';
import { textRows, writtenWorkbook } from '@/tabular/testing';
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

async function choose(type: Dataset['type'], ...files: File[]) {
  const shown = await renderScreen(
    <UploadDialog dataset={{ type }} given={files} onClose={() => undefined} />,
  );
  await waitFor(() => expect(screen.queryByText('The file is being checked')).toBeNull());
  return shown;
}

const isBlocked = () => {
  const send = screen.getByRole('button', { name: /^Upload/ });
  return send.hasAttribute('disabled') || send.getAttribute('aria-disabled') === 'true';
};
async function sent(): Promise<string> {
  await screen.findByText(/uploaded\.$/);
  const form = service.writes().at(-1)?.body as FormData;
  return (form.get('datasetFile') as File).text();
}
const confirm = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));

/** The next upload is refused for these lines of what is sent. */
function refuse(errors: Record<string, string[]>) {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'POST') return send(request);
    vi.stubGlobal('fetch', send);
    return Response.json({ title: 'The request is not valid.', status: 400, errors }, { status: 400 });
  });
}

const heading = 'Last Name,First Name,NPI,Exclusion Date,Exclusion Reason';
const utah = new File(
  [
    [
      'Utah Medicaid excluded providers',
      heading,
      'ROE,ANN,,1/20/2024,Fraud',
      'Page 1',
      'POE,BOB,,1/20/2024,Fraud',
      'DOE,CY,,1/20/2024,Fraud',
    ].join('\n'),
  ],
  'Utah exclusions.csv',
);

test('What the service refuses is shown by the row of the user’s own file, and can be left out', async () => {
  const { user } = await choose('StateSanctionsAndExclusions', utah);
  await confirm('Replace the records of the other states, too');
  refuse({ '$.datasetFile[3]': ['Is listed twice.'] });
  await user.click(await screen.findByRole('button', { name: 'Upload 3 rows' }));
  expect((await screen.findByText('Is listed twice.')).textContent).toBe('Row 5 Is listed twice.');
  await user.click(screen.getByRole('button', { name: 'Leave this row out' }));
  expect(await screen.findByText('1 row: refused by the service')).toBeDefined();
  expect(isBlocked(), 'one row of three is asked about again').toBe(true);
  await confirm('Upload it without these rows');
  await confirm('Replace the records of the other states, too');
  await user.click(await screen.findByRole('button', { name: 'Upload 2 rows' }));
  const csv = await sent();
  expect(csv).toContain('ROE');
  expect(csv).not.toContain('POE');
});

test('A column that the service refuses is told at the columns, which open there and stay open', async () => {
  const { user } = await choose('StateSanctionsAndExclusions', utah);
  await confirm('Replace the records of the other states, too');
  const told = '“exclusionDetails.reason” is not a column of this dataset.';
  refuse({ '$.datasetFile[1]': [told] });
  await user.click(await screen.findByRole('button', { name: 'Upload 3 rows' }));
  expect((await screen.findByRole('alert')).textContent).toContain('is told under Columns.');
  const columns = screen.getByRole('region', { name: 'Columns' });
  const sentence = `${told} What is sent there is Exclusion Reason.`;
  expect(within(columns).getByText(sentence)).toBeDefined();
  expect(screen.getAllByText(/exclusionDetails\.reason/)).toHaveLength(1);
  const meaning = within(columns).getByRole('combobox', { name: 'Meaning of Exclusion Reason' });
  fireEvent.change(meaning, { target: { value: '' } });
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(within(columns).getByRole('combobox', { name: 'Meaning of Exclusion Reason' })).toBeDefined();
  await confirm('Replace the records of the other states, too');
  await user.click(await screen.findByRole('button', { name: 'Upload 3 rows' }));
  expect(await sent()).not.toContain('Fraud');
});

test('What the service refuses about the whole file stands without a row', async () => {
  const { user } = await choose('StateSanctionsAndExclusions', utah);
  await confirm('Replace the records of the other states, too');
  refuse({ '$.datasetFile': ['Must be a CSV file.'] });
  await user.click(await screen.findByRole('button', { name: 'Upload 3 rows' }));
  expect((await screen.findByText('Must be a CSV file.')).textContent).toBe('Must be a CSV file.');
  expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull();
});

test.each([
  [413, /takes no file of this size.*Nothing was replaced/],
  [503, /The file stays chosen; nothing was replaced/],
  [500, /It may have been carried out.*The file stays chosen\./],
])('An upload that fails with %i says what it means for the list', async (status, words) => {
  const { user } = await choose('StateSanctionsAndExclusions', utah);
  await confirm('Replace the records of the other states, too');
  await service.fails({ operation: 'POST /datasets/{datasetType}/uploads', status });
  await user.click(await screen.findByRole('button', { name: 'Upload 3 rows' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  const again = status === 500 ? 'Send again' : 'Upload 3 rows';
  expect(screen.getByRole('button', { name: again })).toBeDefined();
});

test('Rows that a filter of the spreadsheet hides are asked about before anything is sent', async () => {
  const rows = textRows(
    [heading, 'ROE,ANN,,2024-01-20,Fraud', 'POE,BOB,,2024-01-20,Fraud'].map((row) => row.split(',')),
  );
  const hidden = rows.replace('<row r="3"', '<row r="3" hidden="1"');
  const bytes = writtenWorkbook({
    sheets: [
      {
        name: 'List',
        rows: hidden,
        behind: '<autoFilter ref="A1:E3"><filterColumn colId="0"/></autoFilter>',
      },
    ],
  });
  const { user } = await choose(
    'StateSanctionsAndExclusions',
    new File([Uint8Array.from(bytes)], 'Utah exclusions.xlsx'),
  );
  const question = screen.getByRole('radiogroup', {
    name: 'The spreadsheet hides 1 row by a filter, the first of them row 3.',
  });
  expect(isBlocked()).toBe(true);
  fireEvent.click(within(question).getByRole('radio', { name: 'Leave them out' }));
  await confirm('Replace the records of the other states, too');
  await user.click(await screen.findByRole('button', { name: 'Upload 1 row' }));
  expect(await sent()).not.toContain('POE');
});

const oig =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const excluded = (last: string, npi = '0000000000') =>
  `${last},MARIA,,,INDIVIDUAL,NURSE,,${npi},19710409,1 MAIN ST,EL PASO,TX,79901,1128b4,20130620,00000000,00000000,`;
const updated = new File([[oig, excluded('ROE'), excluded('POE', '12345')].join('\n')], 'UPDATED.csv');

test('A bad row is kept without the value that cannot be read, and that can be taken back', async () => {
  const { user } = await choose('OigExclusions', updated);
  fireEvent.click(screen.getByRole('radio', { name: 'Keep it without the values that cannot be read' }));
  const box = 'Keep rows whose values cannot be read, without these values';
  await confirm(box);
  await screen.findByText('1 of 2 rows cannot be read');
  fireEvent.click(screen.getByRole('radio', { name: 'Keep it without the values that cannot be read' }));
  await screen.findByRole('checkbox', { name: box });
  expect(screen.getByText('1 NPI left out, whose row stays')).toBeDefined();
  await confirm('Upload it with fewer records all the same');
  await user.click(await screen.findByRole('button', { name: 'Upload 2 rows' }));
  expect(await sent()).toMatch(/POE,MARIA.*,0000000000,/);
});

test('Bad rows that are more than one of a hundred are left out only once that was confirmed', async () => {
  const { user } = await choose('OigExclusions', updated);
  expect(screen.queryByRole('checkbox', { name: 'Upload it without these rows' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Leave it out and upload the other 1' }));
  await confirm('Upload it with fewer records all the same');
  expect(isBlocked()).toBe(true);
  await confirm('Upload it without these rows');
  await user.click(await screen.findByRole('button', { name: 'Upload 1 row' }));
  expect(await sent()).not.toContain('POE');
});

test('A list whose NPIs the spreadsheet cut is told so with figures, and its rows can be kept', async () => {
  const rows = Array.from({ length: 10 }, (_, index) =>
    excluded(`ROE${index}`, index % 2 === 0 ? '1.23457E+09' : '0'),
  );
  const { user } = await choose('OigExclusions', new File([[oig, ...rows].join('\n')], 'UPDATED.csv'));
  const reasons = screen.getByRole('list', { name: 'Why they cannot be read' });
  expect(within(reasons).getAllByRole('listitem')[0]?.textContent).toBe(
    '5 rows: NPI: the spreadsheet has cut off this number: format the column as text and export the file again.',
  );
  expect(screen.queryByRole('radio', { name: /^Leave the 10 out/ }), 'nothing would be left').toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Keep them without the values that cannot be read' }));
  expect(await screen.findByText('5 NPIs left out, whose rows stay')).toBeDefined();
});

test('A list of which no row can be read is not offered to be uploaded', async () => {
  const nobody = ',,,,INDIVIDUAL,NURSE,,0000000000,19710409,,,TX,79901,1128b4,20130620,00000000,00000000,';
  await choose('OigExclusions', new File([[oig, nobody].join('\n')], 'UPDATED.csv'));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(isBlocked()).toBe(true);
  expect(screen.getByText('No row of the file can be read: correct it, then choose it again.')).toBeDefined();
});
