import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, origin, password, testService } from '../testing';
import { createWorld } from '../data/create-world';
import { createClock } from '../store/clock';
import { prepareUploads } from './dataset-upload-list';
import { findRecords } from './matching';
import { parametersFor, practitioner } from './scan-parameters';

type Schemas = components['schemas'];

const heading =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const renee =
  'CASTELLANOS,RENEE,M,,IND- LIC HC SERV PRO,NURSE/NURSES AIDE,,0000000000,19690214,2210 W CHARLESTON BLVD,LAS VEGAS,NV,89102,1128b4,20240520,00000000,00000000,';

let service: TestService;
let token: string;

beforeEach(async () => {
  service = await testService({ size: 20 });
  const signIn = { email: 'admin@credence.example', password };
  const { body } = await service.anonymous.post<Schemas['AuthResponse']>('/auth/token/password', signIn);
  token = body.token ?? '';
});

async function send(
  content: BlobPart,
  { type = 'OigExclusions', name = 'UPDATED.csv', media = 'text/csv' } = {},
) {
  const body = new FormData();
  body.append('datasetFile', new File([content], name, { type: media }));
  const headers = { Authorization: `Bearer ${token}` };
  const request = new Request(`${origin}/api/datasets/${type}/uploads`, { method: 'POST', body, headers });
  const response = await service.app.handle(request);
  const text = await response.text();
  const problem = text === '' ? undefined : (JSON.parse(text) as Schemas['Problem']);
  return { status: response.status, errors: problem?.errors };
}

/** What a scan of a provider finds now. */
function found(lastName: string, type = 'OigExclusions') {
  const provider = [...service.world.providers.all()].find((one) => one.lastName === lastName);
  const entity = practitioner(service.world, provider?.id ?? '');
  return findRecords(service.world, type, parametersFor(service.world, type, entity).parameters, entity);
}

describe('the published file of the federal exclusions list', () => {
  test('works unchanged and replaces the records that were there', async () => {
    expect(found('Castellanos')).toHaveLength(1);
    expect(await send(`${heading}\r\n${renee}\r\n`)).toEqual({ status: 204, errors: undefined });
    const [only, ...more] = found('Castellanos');
    expect(more).toEqual([]);
    expect(only?.record).toEqual({
      id: expect.any(String),
      hash: expect.any(String),
      lastName: 'CASTELLANOS',
      firstName: 'RENEE',
      middleName: 'M',
      general: 'IND- LIC HC SERV PRO',
      specialty: 'NURSE/NURSES AIDE',
      address: '2210 W CHARLESTON BLVD, LAS VEGAS, NV 89102',
      dateOfBirth: '1969-02-14T00:00:00Z',
      exclusionType: '1128b4',
      exclusionDate: '2024-05-20T00:00:00Z',
    });
    expect(only?.positiveParameters).toContainEqual(
      expect.objectContaining({ type: 'Address', city: 'Las Vegas' }),
    );
  });

  test.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['Unix line ends', (text: string) => text.replaceAll('\r\n', '\n')],
    ['no line end after the last row', (text: string) => text.trimEnd()],
    ['every value in quotes', (text: string) => text.replaceAll(/[^,\r\n]+/g, '"$&"')],
    ['its heading in small letters', (text: string) => text.replace(heading, heading.toLowerCase())],
    ['blank lines in between', (text: string) => text.replace('\r\n', '\r\n\r\n')],
  ])('may have %s', async (_, change) => {
    expect(await send(change(`${heading}\r\n${renee}\r\n`))).toMatchObject({ status: 204 });
    expect(found('Castellanos').map(({ record }) => record.firstName)).toEqual(['RENEE']);
  });

  test('may have its columns in another order', async () => {
    expect(await send('DOB,FIRSTNAME,NPI,LASTNAME\n19690214,Renee,0000000000,Castellanos')).toMatchObject({
      status: 204,
    });
    expect(found('Castellanos')[0]?.record.dateOfBirth).toBe('1969-02-14T00:00:00Z');
  });

  test('of old Windows programs is read with its accents', async () => {
    const bytes = Uint8Array.from(`LASTNAME,FIRSTNAME\r\nCastellanos,Ren\u00E9e`, (sign) =>
      sign.charCodeAt(0),
    );
    await send(bytes);
    expect(found('Castellanos')[0]?.record.firstName).toBe('Renée');
  });

  test('has numbers and letters for UPIN, of which the contract takes numbers', async () => {
    await send('LASTNAME,FIRSTNAME,UPIN\nCastellanos,Renee,12345\nNasser,Ibrahim,H12345');
    expect(found('Castellanos')[0]?.record.upin).toBe(12345);
    expect(found('Nasser')[0]?.record).not.toHaveProperty('upin');
  });

  test('says who was reinstated, as the file of reinstatements does; such a record is never of high relevance', async () => {
    const one = [...service.world.providers.all()].find(({ lastName }) => lastName === 'Castellanos');
    const agreeing = `Castellanos,Renee,${one?.dateOfBirth?.slice(0, 10).replaceAll('-', '')}`;
    const columns = 'LASTNAME,FIRSTNAME,DOB,REINDATE';
    await send(`${columns}\n${agreeing},00000000`);
    expect(found('Castellanos')[0]?.record).not.toHaveProperty('reinstatedDate');
    expect(found('Castellanos')[0]?.relevance).toBe('High');
    await send(`${columns}\n${agreeing},20250303`);
    expect(found('Castellanos')[0]).toMatchObject({
      record: { reinstatedDate: '2025-03-03T00:00:00Z' },
      relevance: 'Medium',
    });
  });

  test('keeps the id of a record from one upload to the next, and tells a changed one by its hash', async () => {
    await send(`${heading}\n${renee}`);
    const before = found('Castellanos')[0]?.record;
    await send(`${heading}\n${renee.replace('NURSE/NURSES AIDE', 'PHARMACIST')}`);
    const after = found('Castellanos')[0]?.record;
    expect(after?.id).toBe(before?.id);
    expect(after?.hash).not.toBe(before?.hash);
  });

  test('makes the dataset new: its date, what scans say they compared with, and the log', async () => {
    service.pass(60);
    await send(`${heading}\n${renee}`);
    const { body } = await service.get<Schemas['Dataset']>('/datasets/OigExclusions');
    expect(body.lastUpdated).toBe('2026-11-20T12:01:00.000Z');
    const { items } = (await service.get<Schemas['EventLogEntryPage']>('/log/events?category=Organization'))
      .body;
    expect(items?.[0]).toMatchObject({
      messageTemplate: '{user} uploaded {file} with {records} records to {datasetType}',
      messageParameters: { file: 'UPDATED.csv', records: '1', datasetType: 'OigExclusions' },
    });
  });

  test.each([
    ['read ahead in slices', true],
    ['read by the first scan', false],
  ])('survives a reload: the same changes find the same, %s', async (_, isReadAhead) => {
    await send(`${heading}\n${renee}\n${renee.replace('CASTELLANOS', 'ROE')}\n`);
    const changes = JSON.parse(JSON.stringify(service.world.changes()));
    const { epoch } = service.world;
    const other = createWorld({ size: 20, epoch, clock: createClock(() => epoch) });
    other.restore(changes);
    if (isReadAhead) await prepareUploads(other);
    const before = found('Castellanos');
    expect(before).toHaveLength(1);
    service.world = other;
    expect(found('Castellanos')).toEqual(before);
  });
});

describe('a file with mistakes is refused as a whole', () => {
  const withRow = (row: string) => `${heading}\r\n${renee}\r\n${row}\r\n`;

  test.each([
    ['a date that is none', renee.replace('19690214', '19691314'), 'DOB must be a date'],
    ['a date in another form', renee.replace('20240520', '05/20/2024'), 'EXCLDATE must be a date'],
    ['an NPI with too few digits', renee.replace('0000000000', '12345'), 'NPI must have ten digits'],
    ['too few values', 'ROE,ANN', 'Has 2 values where the heading has 18.'],
    ['too many values', `${renee},x`, 'Has 19 values where the heading has 18.'],
    ['no name', renee.replace('CASTELLANOS,RENEE', ','), 'Names nobody.'],
    ['an open quotation mark', renee.replace('CASTELLANOS', '"CASTELLANOS'), 'never closed'],
  ])('that says in which line there is %s', async (_, row, message) => {
    const { status, errors } = await send(withRow(row));
    expect(status).toBe(400);
    expect(errors).toEqual({ '$.datasetFile[3]': [expect.stringContaining(message)] });
    expect(found('Castellanos')[0]?.record.lastName).toBe('HOLLOWAY');
  });

  test('counting lines of the file, not rows', async () => {
    const long = renee.replace('2210 W CHARLESTON BLVD', '"2210 W CHARLESTON BLVD\nUNIT 4"');
    const { errors } = await send(`${heading}\n${long}\n\nROE`);
    expect(Object.keys(errors ?? {})).toEqual(['$.datasetFile[5]']);
  });

  test('listing 100 of them, and how many more there are', async () => {
    const { errors = {} } = await send(`${heading}\n${'ROE\n'.repeat(250)}`);
    expect(Object.keys(errors)).toHaveLength(101);
    expect(errors['$.datasetFile']).toEqual(['150 more rows cannot be read.']);
  });

  test.each([
    ['a column that nobody knows', 'LASTNAME,FIRSTNAME,DOBB', '“DOBB” is not a column of this dataset.'],
    ['a column twice', 'LASTNAME,FIRSTNAME,LASTNAME', 'Column LASTNAME is there twice.'],
    ['no column with names', 'DOB,NPI', 'A column with names is missing, such as LASTNAME or BUSNAME.'],
  ])('when the heading has %s', async (_, line, message) => {
    expect((await send(`${line}\nx,y,z`)).errors).toEqual({ '$.datasetFile[1]': [message] });
  });

  test.each([
    ['empty', '', {}],
    ['only a heading', heading, {}],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), {}],
    ['a workbook by its name', heading, { name: 'list.xlsx' }],
    ['a workbook by its media type', heading, { media: 'application/zip' }],
  ])('when it is %s', async (_, content, options) => {
    const { status, errors } = await send(content, options);
    expect(status).toBe(400);
    expect(Object.keys(errors ?? {})).toEqual(['$.datasetFile']);
  });

  test('when it is not there, or a text', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const url = `${origin}/api/datasets/OigExclusions/uploads`;
    const text = new FormData();
    text.append('datasetFile', heading);
    for (const [body, message] of [
      [new FormData(), 'A value is required.'],
      [text, 'Must be a file.'],
    ] as const) {
      const response = await service.app.handle(new Request(url, { method: 'POST', body, headers }));
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toEqual({ '$.datasetFile': [message] });
    }
  });
});

describe('other datasets', () => {
  test('take the fields of their records as columns', async () => {
    const rows = [
      'fullName,aliases.fullName,source.state,exclusionDetails.startDate,npiNumber,dateOfBirth',
      '"Roe, Ann","Castellanos, Renee; Roe, Annie",NV,2024-05-20,,19690214',
    ];
    expect(await send(rows.join('\n'), { type: 'StateSanctionsAndExclusions' })).toMatchObject({
      status: 204,
    });
    expect(found('Castellanos', 'StateSanctionsAndExclusions')[0]?.record).toMatchObject({
      fullName: 'Roe, Ann',
      aliases: [{ fullName: 'Castellanos, Renee' }, { fullName: 'Roe, Annie' }],
      source: { state: 'NV' },
      exclusionDetails: { startDate: '2024-05-20T00:00:00Z' },
      dateOfBirth: '1969-02-14T00:00:00Z',
    });
  });

  test('say what is wrong in their own words', async () => {
    const { errors } = await send('fullName,identityNumber,dateOfBirth\nRoe,twelve,soon', {
      type: 'OfacSdn',
    });
    expect(errors).toEqual({
      '$.datasetFile[2]': [
        'identityNumber must be a whole number.',
        'dateOfBirth must be a date such as 20261120.',
      ],
    });
  });

  test.each(['Npdb', 'Npi', 'Abms', 'AmericanBoardofSurgery'])(
    'that are no lists take none: %s',
    async (type) => {
      expect(await send(heading, { type })).toEqual({
        status: 400,
        errors: { datasetType: ['The records of this list or database cannot be uploaded.'] },
      });
    },
  );
});

test('a file of 30,000 rows leaves others their turn', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => renee.replace('CASTELLANOS', `NAME${index}`));
  const file = `${heading}\r\n${rows.join('\r\n')}`;
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const answer = await send(file);
  clearInterval(timer);
  expect(answer.status).toBe(204);
  // A fifth of a second of work in slices of a few milliseconds; one block would give no turn at all.
  expect(turns).toBeGreaterThan(10);
  expect(service.world.datasetUploads.get('OigExclusions')?.rows).toBe(30_000);
}, 60_000);
