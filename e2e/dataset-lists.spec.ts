import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin } from './support/page';
import { workbook } from './support/sheet';
import { watchTasks } from './support/tasks';

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
  // What came of it stands in sight, and so does what has the focus, wherever the button stood that was pressed.
  await expect(dialog.getByText(/rows? uploaded\./)).toBeInViewport({ ratio: 1 });
  const close = dialog.getByRole('button', { name: 'Close' }).last();
  await expect(close).toBeFocused();
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
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
    'New York’s, a text with tabs,',
    'StateSanctionsAndExclusions',
    [
      {
        name: 'omig_exclusions.txt',
        content: [
          'PROVIDER_NAME\tLICENSE_NUMBER\tNPI_Number\tPROVIDER_TYPE\tSANCTION_DATE\tACTION_TYPE',
          'LARKSPURNE TOVA M\t00000000\tNA\tREGISTERED NURSE\t05/20/2014\tExclusion - 18NYCRR515.2',
        ].join('\r\n'),
      },
    ],
    { first: 'Tova', last: 'Larkspurne' },
  ],
  [
    'Ohio’s, two halves on two sheets,',
    'StateSanctionsAndExclusions',
    [
      {
        name: 'Ohio.xlsx',
        content: workbook({
          Individuals: [
            'Last Name|First Name|Middle Name|DOB|NPI|Provider ID|Status|Action Date|Date Added|Provider Type',
            'Wetherstone|Hale||4/9/1971|1234567893|0123456|Excluded|5/20/2024|2024-05-21|65 - Nurse',
          ].map((row) => row.split('|')),
          Organizations: [
            'NPI|Organization Name|Address 1|Address 2|City|State|Zip Code|Provider ID|Status|Action Date|Date Added|Provider Type',
            '|Acorn Care|12 Oak St||Dayton|OH|45402|0123457|Excluded|2024-05-20||Agency',
          ].map((row) => row.split('|')),
        }),
      },
    ],
    { first: 'Hale', last: 'Wetherstone' },
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

test('a list that is chosen beside the exclusion lists is recognised and opens the upload of its own', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/datasets');
  const chooseFile = async ({ name, content }: FileGiven) => {
    await page.getByRole('button', { name: 'Upload a list' }).click();
    await page
      .getByRole('dialog', { name: 'Upload a list', exact: true })
      .getByLabel(/CSV file/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  };

  await test.step('one that no exclusion list takes says so', async () => {
    const fda = 'Last Name,First & Middle Names,Effective Date,End/Term of Debarment,FR Date,Volume Page';
    await chooseFile(csv('debarments.csv', fda.split(','), ['ROE', 'ANN', '1/20/2024', '', '', '']));
    await expect(page.getByText(/are no health care exclusions\.$/)).toBeVisible();
    await expect(page).toHaveURL(/\/datasets$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a known one is in the hand of the upload that opens', async () => {
    const row = ['', 'HOLLOWAY', 'BRIAR', '', 'Nurse', 'RN1', '', '1/20/2024', '', '', '', '', 'Fraud'];
    await chooseFile(csv('a.csv', texas, row));
    await expect(page).toHaveURL(/\/datasets\/StateSanctionsAndExclusions$/);
    const dialog = page.getByRole('dialog', { name: /^Upload a list to/ });
    await expect(dialog.getByText(/^Texas .*heading in row 1\.$/)).toBeVisible();
    await upload(dialog);
  });

  await test.step('nothing is in hand when the upload is opened again', async () => {
    await page.getByRole('button', { name: 'Upload a list' }).click();
    await expect(page.getByLabel('Choose a CSV file')).toBeVisible();
  });
});

test('rows that the service refuses are told by the row of the file, and the rest goes out', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/datasets/StateSanctionsAndExclusions');
  const person = (last: string) => ['', last, 'BRIAR', '', 'Nurse', '', '', '1/20/2024', '', '', '', '', ''];
  const dialog = await chooseList(
    page,
    'StateSanctionsAndExclusions',
    csv('texas.csv', ['Texas exclusions'], texas, person('HOLLOWAY'), ['Page 1'], person('THORNBY')),
  );
  const address = '**/datasets/StateSanctionsAndExclusions/uploads';
  await page.route(
    address,
    (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({
          title: 'The request is not valid.',
          status: 400,
          errors: { '$.datasetFile[3]': ['Is listed twice.'] },
        }),
      }),
    { times: 1 },
  );
  for (const box of await dialog.getByRole('note').getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: 'Upload 2 rows' }).click();
  await expect(dialog.getByText('Row 5 Is listed twice.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave this row out' }).click();
  await expect(dialog.getByText('1 row: refused by the service')).toBeVisible();
  await upload(dialog);
});

test('a list of 100,000 rows is read, and read anew, while the page answers', async ({
  page,
  signIn,
}, info) => {
  test.slow();
  const person = (index: number) => `,HOLLOWAY${index},BRIAR,M,Nurse,RN${index},,1/20/2024,,,,,Fraud`;
  const list = info.outputPath('texas.csv');
  const rows = Array.from({ length: 100_000 }, (_, index) => person(index));
  await writeFile(list, [texas.join(','), ...rows].join('\n'));
  await signIn('admin', '/datasets/StateSanctionsAndExclusions');
  await page.getByRole('button', { name: 'Upload a list' }).click();
  const dialog = page.getByRole('dialog', { name: /^Upload a list/ });
  const tasks = await watchTasks(page);
  const start = Date.now();
  await dialog.getByLabel(/CSV file/).setInputFiles(list);
  await expect(dialog.getByText(/^100,000 records: /)).toBeVisible({ timeout: 30_000 });
  info.annotations.push({ type: 'read', description: `${Date.now() - start} ms` });
  await dialog.getByLabel('State', { exact: true }).selectOption('OH');
  await expect(dialog.getByText(/^This is the list of Ohio/)).toBeVisible({ timeout: 30_000 });
  await tasks.staysBelow(100, info);
});
