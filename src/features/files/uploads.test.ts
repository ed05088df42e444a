import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listEventsInfiniteOptions, listFilesInfiniteOptions } from '@/api/operations.gen';
import { fileKey } from './blob';
import { failure } from '@/api/testing';
import { invalidateUploads, uploadFile } from './uploads';

const file = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' });

let sent: Request[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.clone());
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

test('A file goes to its path as one segment, as it is, and takes nobody’s place', async () => {
  await uploadFile('providers/7f/Brief Nº 2.pdf', file);
  expect(sent[0]?.method).toBe('POST');
  expect(new URL(sent[0]?.url ?? '').pathname).toBe(
    '/files/uploads/providers%2F7f%2FBrief%20N%C2%BA%202.pdf',
  );
  const filePart = (await sent[0]?.formData())?.get('file');
  if (!(filePart instanceof File)) throw new Error('no file was sent');
  expect([filePart.name, filePart.type, await filePart.text()]).toEqual([
    'Brief Nº 2.pdf',
    'application/pdf',
    '%PDF-1.7',
  ]);
});

test('It takes the place of another only where that is asked for', async () => {
  await uploadFile('a.pdf', file, { overwrite: true });
  expect(sent[0]?.method).toBe('PUT');
  answer = () => Response.json({ title: 'There is a file at this path already.' }, { status: 409 });
  expect(await failure(uploadFile('a.pdf', file))).toMatchObject({ status: 409 });
});

test('A file that cannot be read any more is named as the reason, and nothing is sent', async () => {
  const moved = new File(['x'], 'moved.pdf');
  vi.spyOn(moved, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  const error = await failure(uploadFile('moved.pdf', moved));
  expect(error).toMatchObject({ status: 0, title: 'The file cannot be read' });
  expect(error.errors['$.file']?.[0]).toContain('Choose it again');
  expect(sent).toEqual([]);
});

test('An empty file is named as the reason, and nothing is sent', async () => {
  const error = await failure(uploadFile('empty.pdf', new File([], 'empty.pdf')));
  expect(error).toMatchObject({ status: 0, title: 'The file is empty' });
  expect(sent).toEqual([]);
});

test('An upload that was given up sends nothing', async () => {
  const leaving = new AbortController();
  const call = failure(uploadFile('a.pdf', file, { signal: leaving.signal }));
  leaving.abort();
  expect((await call).kind).toBe('aborted');
  expect(sent).toEqual([]);
});

test('Lists of files and the event log are read anew, and the files that were replaced are; others stay', () => {
  const client = new QueryClient();
  const keys = [
    listFilesInfiniteOptions().queryKey,
    listEventsInfiniteOptions().queryKey,
    fileKey('b.pdf'),
    fileKey('c.pdf'),
  ];
  for (const key of keys) client.setQueryData<unknown>(key, 'kept');
  invalidateUploads(client, ['providers/7f/a.pdf', 'b.pdf']);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, undefined, false]);
});
