import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulateService } from '@/testing/service';
import { checkRows, planWords } from './check';
import { matchColumns } from './columns';
import { readKind } from './current-run';
import { providersOnFile } from './provider-on-file';
import { readOnFile } from './read-on-file';
import { withLicenseNumbers } from './values/license-number-field';

type Row = Record<string, string>;

/** Reads a file against what the service holds, as the check does, and gives how its rows are imported. */
async function checkedFile(file: readonly Row[]) {
  // Nothing is known from before: another page reads the same file.
  const queryClient = new QueryClient();
  const plain = await readKind('providers', queryClient);
  const heading = [...new Set(file.flatMap((row) => Object.keys(row)))];
  const cells = file.map((row) => heading.map((name) => row[name] ?? ''));
  const columns = matchColumns(heading, plain.fields, {}, cells);
  const lines = cells.map((row, index) => ({ line: index + 2, cells: row }));
  const kind = withLicenseNumbers(plain, columns, lines);
  const read = checkRows(kind, columns, lines, new Map());
  const onFile = await readOnFile({
    kind,
    source: providersOnFile,
    rows: read.map(({ values }) => values),
    queryClient,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return { kind, rows: checkRows(kind, columns, lines, onFile) };
}

async function imported(file: readonly Row[]): Promise<void> {
  const { kind, rows } = await checkedFile(file);
  for (const { plan, values } of rows) {
    if (plan !== 'create') continue;
    const { id = '' } = await kind.create(values);
    await kind.complete(id, values, 'batch');
  }
}

const npis = ['1234567893', '1900000013', '1900000021', '1900000039', '1900000047'];
const people = [
  { 'Last name': 'Quill', 'First name': 'Ada', 'Date of birth': '3/14/1985' },
  { 'Last name': 'Vega-Ortiz', 'First name': 'Béa', 'Date of birth': '1975-11-02' },
  { 'Last name': 'O’Brien', 'First name': 'Cleo', 'Date of birth': '' },
  { 'Last name': 'BIRCH', 'First name': 'DAN', 'Date of birth': '08/22/1970' },
  { 'Last name': 'Ode', 'First name': 'Eve M.', 'Date of birth': '' },
].map((person, index): Row => ({ NPI: npis[index] ?? '', ...person }));

const oneOf = (...values: string[]) => fc.constantFrom('', ...values);
const facts: fc.Arbitrary<Row> = fc
  .record({
    Degree: oneOf('MD', 'DO', 'FNP-C', 'PA-C', 'RN', 'PhD'),
    Specialty: oneOf('Cardiology', 'FM', 'ICU', 'Psych', '207R00000X', 'Ortho'),
    'License number': oneOf('MD100001', 'ap-3321', 'TX M4471', 'TX 88121; OK R0099', '0036/104'),
    'License state': oneOf('TX', 'Oklahoma'),
    'Primary practice state': oneOf('TX', 'CA'),
    'Additional practice states': oneOf('TX, OK', 'CA'),
    Email: oneOf('Ada@Example.org', 'bea.vega@example.com'),
    Phone: oneOf('9155550100', '(915) 555-0100 x12'),
    'DEA number': oneOf('AB1234563', 'AB1234564'),
    Board: oneOf('ABIM', 'American Board of Family Medicine'),
    'Malpractice carrier': oneOf('Cedar Mutual'),
    'Policy number': oneOf('P-17'),
    'CAQH ID': oneOf('12345678'),
    Languages: oneOf('English; Spanish'),
    Gender: oneOf('F', 'Unknown'),
    'Credentialing status': oneOf('Credentialed'),
  })
  .chain((row) =>
    fc.constantFrom<Row>(row, {
      ...row,
      'Address line 1': '1 Main St., Ste 4',
      City: 'El Paso',
      State: 'TX',
      Zip: '799011234',
    }),
  );

test('Nothing of a file differs from what was imported of it', { timeout: 60_000 }, async () => {
  const files = fc.array(facts, { minLength: 1, maxLength: people.length });
  await fc.assert(
    fc.asyncProperty(files, async (rows) => {
      const service = await simulateService({ providers: 1 });
      const file = rows.map((row, index) => ({ ...people[index], ...row }));
      await imported(file);
      const sent = service.writes().length;
      const again = await checkedFile(file);
      expect(
        again.rows.map((row) => [row.plan, row.differs, planWords(again.kind, row).slice(0, 13)]),
      ).toEqual(file.map(() => ['same', [], 'Already there']));
      await imported(file);
      expect(service.writes()).toHaveLength(sent);
    }),
    { numRuns: 25 },
  );
});

test('A record differs where it lacks an entry or a license of the file, which is named; where the file says nothing, it does not', async () => {
  await simulateService({ providers: 1 });
  const [ada = {}] = people;
  const one = async (more: Row) => {
    const { kind, rows } = await checkedFile([{ ...ada, Degree: 'MD', ...more }]);
    return rows.map((row) => planWords(kind, row));
  };
  await imported([
    { ...ada, Degree: 'MD', Specialty: 'Cardiology', 'License number': 'M4471', 'License state': 'TX' },
  ]);
  expect(await one({})).toEqual(['Already there']);
  expect(await one({ Specialty: 'Cardiology' })).toEqual(['Already there']);
  expect(await one({ Specialty: 'Derm' })).toEqual(['Already there, lacks Specialty']);
  expect(await one({ 'License number': 'm-4471', 'License state': 'OK', 'DEA number': 'AB1234563' })).toEqual(
    ['Already there, lacks License number, DEA number'],
  );
});
