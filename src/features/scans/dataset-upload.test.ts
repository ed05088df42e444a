import { beforeEach, expect, test, vi } from 'vitest';
import { failure } from '@/api/testing';
import { ApiError } from '@/api/errors';
import { simulateService, type SimulatedService } from '@/testing/service';
import { sendDataset, uploadProblems, type UploadPhase } from './dataset-upload';

const heading =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const delgado =
  'DELGADO,MARIA,M,,IND- LIC HC SERV PRO,NURSE/NURSES AIDE,,0000000000,19690214,2210 W CHARLESTON BLVD,LAS VEGAS,NV,89102,1128b4,20240520,00000000,00000000,';
const csv = `${heading}\n${delgado}\n`;
const file = new File([csv], 'UPDATED.csv', { type: '' });

let service: SimulatedService;
let phases: UploadPhase[];

beforeEach(async () => {
  phases = [];
  service = await simulateService({ providers: 0 });
});

const upload = (blob: Blob = file, signal?: AbortSignal) =>
  sendDataset({ datasetType: 'OigExclusions', file: blob, signal, onPhase: (phase) => phases.push(phase) });

test('The file is sent as it is, under its name, as a form', async () => {
  await upload();
  const [{ line, body } = { line: '' }] = service.writes();
  expect(line).toBe('POST /datasets/OigExclusions/uploads');
  const filePart = (body as FormData).get('datasetFile');
  if (!(filePart instanceof File)) throw new Error('no file was sent');
  expect(filePart.name).toBe('UPDATED.csv');
  expect(filePart.type).toBe('text/csv');
  expect(await filePart.text()).toBe(csv);
  expect(service.world.datasetUploads.get('OigExclusions')).toMatchObject({
    fileName: 'UPDATED.csv',
    rows: 1,
  });
  expect(phases).toEqual(['reading', 'sending', 'done']);
});

test('A refused file tells its bad rows by line, in the order of the file', async () => {
  const bad = delgado.replace('19690214', 'in May');
  const lines = Array.from({ length: 130 }, (_, index) => ([5, 118].includes(index) ? bad : delgado));
  const error = await failure(upload(new File([[heading, ...lines, ''].join('\n')], 'UPDATED.csv')));
  expect(error).toMatchObject({ status: 400, correlationId: expect.any(String) as string });
  expect(uploadProblems(error)).toEqual([
    { line: 7, messages: [expect.stringContaining('DOB') as string] },
    { line: 120, messages: [expect.stringContaining('DOB') as string] },
  ]);
  expect(service.world.datasetUploads.size).toBe(0);
  expect(phases).toEqual(['reading', 'sending']);
});

test('Problems stand in the order of the file, with those of the whole file first', () => {
  const errors = {
    '$.datasetFile[120]': ['A'],
    '$.datasetFile[7]': ['B', 'C'],
    '$.datasetFile': ['And 12 more.'],
  };
  expect(uploadProblems(new ApiError({ kind: 'problem', status: 400, errors }))).toEqual([
    { line: undefined, messages: ['And 12 more.'] },
    { line: 7, messages: ['B', 'C'] },
    { line: 120, messages: ['A'] },
  ]);
});

test('A file that was changed or moved since it was chosen is named as the reason, and nothing is sent', async () => {
  const moved = new File([csv], 'moved.csv');
  vi.spyOn(moved, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  const error = await failure(upload(moved));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, title: 'The file cannot be read' });
  expect(uploadProblems(error)[0]?.messages[0]).toContain('Choose it again');
  expect(service.writes()).toEqual([]);
});

test('An upload that was given up while the file was read sends nothing', async () => {
  const leaving = new AbortController();
  const call = failure(upload(file, leaving.signal));
  leaving.abort();
  expect((await call).kind).toBe('aborted');
  expect(service.writes()).toEqual([]);
});

test('Without an answer it is a failure of the network, and what was thrown is not an upload problem', async () => {
  await service.fails({ operation: '*', body: 'drop' });
  expect((await failure(upload())).kind).toBe('network');
  expect(uploadProblems(new Error('other'))).toEqual([]);
});
