// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { closeQuestion, openQuestion } from '@/ui/confirm';
import { renderScreen } from '@/ui/testing';
import { watchDownloads } from '@/ui/testing-downloads';
import { watchNotices } from '@/ui/testing-notices';
import { DownloadButton } from '@/viewer/attachment-list';
import { EvidenceFile } from '@/viewer/evidence-file';
import { fileBlobOptions } from './blob';
import { readTextFile } from './text-file';

const downloads = watchDownloads();
const notices = watchNotices();
let file: { text: string; type: string };

beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(file.text, { headers: { 'Content-Type': file.type } })),
  );
});
afterEach(() => {
  closeQuestion();
  session.end('user');
  vi.unstubAllGlobals();
});

const letter = { text: '%PDF-1.7 123-45-6120', type: 'application/pdf' };
const report = { text: 'Name,SSN\nAda,123456120\n', type: 'text/csv' };

/** Signs somebody in who may do so much with providers and files. */
function signIn(role: string, permission: string, files = permission): void {
  const user = { email: 'ira@example.org', role, permissions: { Providers: permission, Files: files } };
  session.begin({ token: 'secret', user, persistent: false, way: 'password' });
}

async function download(name: string) {
  const { user } = await renderScreen(
    <DownloadButton path={name} name={name} file={fileBlobOptions} />,
    createQueryClient(),
  );
  await user.click(screen.getByRole('button', { name: `Download: ${name}` }));
}

test('A reader who downloads a report gets social security numbers masked, and is told so', async () => {
  file = report;
  signIn('Reader', 'Read');
  await download('roster.csv');
  await waitFor(() => expect(downloads()).toHaveLength(1));
  expect(await downloads()[0]?.blob.text()).toBe('Name,SSN\nAda,•••-••-6120\n');
  expect(notices()).toMatchObject([{ title: 'roster.csv: social security numbers are masked' }]);
});

test('A reader is told before a PDF is saved that it may contain whole ones, and may leave it', async () => {
  file = letter;
  signIn('Reader', 'Read');
  await download('letter.pdf');
  await waitFor(() => expect(openQuestion.get()).toBeDefined());
  const { question } = openQuestion.get() ?? {};
  expect(question?.title).toBe('This file may contain whole social security numbers');
  expect(downloads()).toEqual([]);
  await question?.run();
  expect(downloads().map(({ name }) => name)).toEqual(['letter.pdf']);
});

test('Who may see them gets every file as it is, unasked', async () => {
  file = report;
  signIn('Credentialing', 'Write');
  await download('roster.csv');
  await waitFor(() => expect(downloads()).toHaveLength(1));
  expect(await downloads()[0]?.blob.text()).toBe(report.text);
  expect(openQuestion.get()).toBeUndefined();
  expect(notices()).toEqual([]);
});

test.each([
  [report, 'roster.csv', /Ada,•••-••-6120/, /^Social security numbers are masked here/],
  [{ ...letter, text: '123-45-6120' }, 'a.zip', /cannot be shown here/, /may show whole social security/],
])('In the viewer of a reader it is said what a file shows of them', async (given, name, shown, said) => {
  file = given;
  signIn('LimitedReader', 'Read');
  const blob = await createQueryClient().fetchQuery(fileBlobOptions(name));
  await renderScreen(
    <EvidenceFile blob={blob} name={name} saveAs={name} failed={false} onRetry={() => undefined} />,
  );
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.getByText(said)).toBeDefined();
});

test('What the team keeps in files is masked for a reader, and not for who writes it again', async () => {
  file = { text: '{"note":"SSN 123456120 by phone"}', type: 'application/json' };
  signIn('Reader', 'Read');
  expect(await readTextFile('credence-follow-ups/a.json')).toBe('{"note":"SSN •••-••-6120 by phone"}');
  signIn('Files', 'Read', 'Write');
  expect(await readTextFile('credence-follow-ups/a.json')).toBe(file.text);
});
