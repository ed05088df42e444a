import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin } from './support/page';
import { workbook } from './support/sheet';

// Headings as the lists are published; every person in them is invented.

interface FileGiven {
  name: string;
  content: string | Uint8Array;
}

const csv = (name: string, ...rows: string[][]): FileGiven => ({
  name,
  content: rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n'),
});

/** Opens the upload of a dataset and chooses the files of a list. */
async function chooseList(page: Page, datasetType: string, ...files: FileGiven[]) {
  await goWithin(page, `/datasets/${datasetType}`);
  await page.getByRole('button', { name: 'Upload a list' }).click();
  const dialog = page.getByRole('dialog', { name: /^Upload a list/ });
  await dialog.getByLabel(/CSV file/).setInputFiles(
    files.map(({ name, content }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    })),
  );
  await expect(dialog.getByText('The file is being checked')).toBeHidden();
  return dialog;
}

/** Confirms what has to be confirmed, and uploads. */
async function upload(dialog: Awaited<ReturnType<typeof chooseList>>) {
  for (const box of await dialog.getByRole('note').getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: /^Upload [\d,]+ rows?$/ }).click();
  await expect(dialog.getByText(/rows? uploaded\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

const oigHeading =
  'LASTNAME FIRSTNAME MIDNAME BUSNAME GENERAL SPECIALTY UPIN NPI DOB ADDRESS CITY STATE ZIP EXCLTYPE EXCLDATE REINDATE WAIVERDATE WVRSTATE'.split(
    ' ',
  );

const samHeading =
  'Classification,Name,Prefix,First,Middle,Last,Suffix,Address 1,Address 2,Address 3,Address 4,City,State / Province,Country,Zip Code,Open Data Flag,Blank (Deprecated),Unique Entity ID,Exclusion Program,Excluding Agency,CT Code,Exclusion Type,Additional Comments,Active Date,Termination Date,Record Status,Cross-Reference,SAM Number,CAGE,NPI,Creation_Date'.split(
    ',',
  );
const samRow = (last: string, first: string) =>
  samHeading.map(
    (name) =>
      ({
        Classification: 'Individual',
        First: first,
        Last: last,
        City: 'EL PASO',
        'State / Province': 'TX',
        Country: 'USA',
        'Exclusion Program': 'Reciprocal',
        'Excluding Agency': 'HHS',
        'Exclusion Type': 'Prohibition/Restriction',
        'Active Date': '06/20/2013',
        'Termination Date': 'Indefinite',
        'Record Status': 'Active',
        'SAM Number': 'S4MR00001',
        NPI: '1234567893',
      })[name] ?? '',
  );

const texas =
  'CompanyName LastName FirstName MidInitial Occupation LicenseNumber NPI StartDate AddDate ReinstatedDate EligibleToReapplyDate Waiver WebComments'.split(
    ' ',
  );

const lists: [string, string, FileGiven[], { first: string; last: string }][] = [
  [
    'SAM’s',
    'Sam',
    [csv('SAM_Exclusions_Public_Extract_V2_26332.CSV', samHeading, samRow('QUILLFEATHER', 'MARIA'))],
    { first: 'Maria', last: 'Quillfeather' },
  ],
  [
    'OFAC’s',
    'OfacSdn',
    [
      csv('sdn.csv', [
        '90001',
        'FENWICKE, Orla',
        'individual',
        'SDGT',
        ...Array.from({ length: 7 }, () => '-0-'),
        'DOB 09 Apr 1971.',
      ]),
      csv('add.csv', ['90001', '1', '1 Main St', 'El Paso', 'United States', '-0-']),
      csv('alt.csv', ['90001', '1', 'aka', 'FENWICK, Orla', '-0-']),
      csv('sdn_comments.csv', ['90001', 'Linked to nobody.']),
    ],
    { first: 'Orla', last: 'Fenwicke' },
  ],
  [
    'Texas’s',
    'StateSanctionsAndExclusions',
    [
      csv(
        'texas exclusions.csv',
        texas,
        ['', 'HOLLOWAY', 'BRIAR', '', 'Nurse', 'RN1', '', '1/20/2024', '', '', '', '', 'Fraud'],
        ['', 'GONE', 'ANN', '', 'Nurse', 'RN2', '', '1/20/2014', '', '3/1/2020', '', '', ''],
      ),
    ],
    { first: 'Briar', last: 'Holloway' },
  ],
  [
    'a state’s whose layout is not known',
    'StateSanctionsAndExclusions',
    [
      csv(
        'Utah Medicaid excluded providers.csv',
        [
          'Provider Last Name',
          'Provider First Name',
          'NPI Number',
          'Exclusion Effective Date',
          'Exclusion Reason',
        ],
        ['MARBLETHWAITE', 'JUNE', '1234567893', '1/20/2024', 'Fraud'],
      ),
    ],
    { first: 'June', last: 'Marblethwaite' },
  ],
  [
    'a workbook with title rows and a second sheet',
    'StateSanctionsAndExclusions',
    [
      {
        name: 'Excluded providers.xlsx',
        content: workbook({
          'Read me': [['This list is updated monthly.']],
          Exclusions: [
            ['Oklahoma Medicaid', 'Excluded providers'],
            ['As of November 2026'],
            [],
            ['Last Name', 'First Name', 'NPI', 'Exclusion Date', 'Exclusion Reason'],
            ['OAKENSHAW', 'WREN', '1234567893', '2024-01-20', 'Fraud'],
          ],
        }),
      },
    ],
    { first: 'Wren', last: 'Oakenshaw' },
  ],
  [
    'the federal list after Excel',
    'OigExclusions',
    [
      csv(
        'UPDATED.csv',
        oigHeading,
        'THISTLEDOWN,IVY,,,INDIVIDUAL,NURSE,,0,19710409,1 MAIN ST,EL PASO,TX,7990,1128b4,20130620,0,0,'.split(
          ',',
        ),
      ),
    ],
    { first: 'Ivy', last: 'Thistledown' },
  ],
];

for (const [what, datasetType, files, { first, last }] of lists)
  test(`${what} list is recognised as it is published, uploaded, and a scan finds its record`, async ({
    page,
    signIn,
    service,
    colleague,
  }) => {
    await signIn('admin', `/datasets/${datasetType}`);
    const dialog = await chooseList(page, datasetType, ...files);
    await upload(dialog);
    const { id: providerId } = await colleague.ask<{ id: string }>('POST', '/providers', {
      firstName: first,
      lastName: last,
      dateOfBirth: '1971-04-09T00:00:00Z',
    });
    const scan = await colleague.ask<{ id: string }>('POST', '/datasets/scans', {
      type: datasetType,
      providerId,
    });
    await service.advance({ seconds: 60 });
    await goWithin(page, `/scans/${scan.id}`);
    await expect(page.getByRole('heading', { name: /^1 match/ })).toBeVisible();
  });

test('reinstatements of the federal list are shown and not uploaded', async ({ page, signIn }) => {
  await signIn('admin', '/datasets/OigExclusions');
  const dialog = await chooseList(
    page,
    'OigExclusions',
    csv(
      '2610REIN.csv',
      oigHeading,
      'ROE,MARIA,,,INDIVIDUAL,NURSE,,0000000000,19710409,1 MAIN ST,EL PASO,TX,79901,1128b4,20130620,20261001,00000000,'.split(
        ',',
      ),
    ),
  );
  await expect(dialog.getByText(/never uploaded as exclusions/).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Upload/ })).toBeDisabled();
});
