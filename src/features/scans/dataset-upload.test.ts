import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '@/api/testing';
import { ApiError } from '@/api/errors';
import { sendDataset, uploadProblems, type UploadPhase } from './dataset-upload';

const csv = 'LASTNAME,FIRSTNAME\nDelgado,Maria\n';
const file = new File([csv], 'UPDATED.csv', { type: '' });

let sent: Request[];
let answer: () => Response;
let phases: UploadPhase[];

beforeEach(() => {
  sent = [];
  phases = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.clone());
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

const upload = (blob: Blob = file, signal?: AbortSignal) =>
  sendDataset({ datasetType: 'OigExclusions', file: blob, signal, onPhase: (phase) => phases.push(phase) });

test('The file is sent as it is, under its name, as a form', async () => {
  await upload();
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/datasets/OigExclusions/uploads');
  expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  const part = (await sent[0]?.formData())?.get('datasetFile');
  if (!(part instanceof File)) throw new Error('no file was sent');
  expect(part.name).toBe('UPDATED.csv');
  expect(part.type).toBe('text/csv');
  expect(await part.text()).toBe(csv);
  expect(phases).toEqual(['reading', 'sending', 'done']);
});

test('A refused file tells its bad rows by line, in the order of the file', async () => {
  const errors = {
    '$.datasetFile[120]': ['DOB is not a date.'],
    '$.datasetFile[7]': ['NPI is not a number.', 'DOB is not a date.'],
    '$.datasetFile': ['And 12 more.'],
  };
  answer = () => Response.json({ title: 'Validation failed', correlationId: 'c-9', errors }, { status: 400 });
  const error = await failure(upload());
  expect(error).toMatchObject({ status: 400, correlationId: 'c-9' });
  expect(uploadProblems(error)).toEqual([
    { line: undefined, messages: ['And 12 more.'] },
    { line: 7, messages: ['NPI is not a number.', 'DOB is not a date.'] },
    { line: 120, messages: ['DOB is not a date.'] },
  ]);
  expect(phases).toEqual(['reading', 'sending']);
});

test('A file that was changed or moved since it was chosen is named as the reason, and nothing is sent', async () => {
  const moved = new File([csv], 'moved.csv');
  vi.spyOn(moved, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  const error = await failure(upload(moved));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, title: 'The file cannot be read' });
  expect(uploadProblems(error)[0]?.messages[0]).toContain('Choose it again');
  expect(sent).toEqual([]);
});

test('An upload that was given up while the file was read sends nothing', async () => {
  const leaving = new AbortController();
  const call = failure(upload(file, leaving.signal));
  leaving.abort();
  expect((await call).kind).toBe('aborted');
  expect(sent).toEqual([]);
});

test('Without an answer it is a failure of the network, and what was thrown is not an upload problem', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await failure(upload())).kind).toBe('network');
  expect(uploadProblems(new Error('other'))).toEqual([]);
});
