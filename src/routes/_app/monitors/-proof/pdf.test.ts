import { expect, test } from 'vitest';
import { proofOfMonth, proofSummary, type ProofFacts } from '@/domain/monitoring-proof';
import { proofScan } from '@/domain/proof-search';
import { textsOf } from '@/pdf/blocks';
import { buildPdf } from '@/pdf/build';
import { proofContent } from './pdf';
import type { Proof } from './read-proof';

const month = { month: '2026-10', first: '2026-10-01', last: '2026-10-31' };

const scan = (providerId: string, type: string) =>
  proofScan({
    id: `${type} ${providerId}`,
    providerId,
    type,
    status: 'Completed',
    verifiedAt: '2026-10-05T12:00:00Z',
    trigger: 'Monitor',
  }) ?? [];

/** A proof of so many providers, of whom the first was missed in SAM; with licenses, log and requests. */
function proofOf(people: number, more: Partial<ProofFacts> = {}): Proof {
  const question = { month, lists: ['OigExclusions', 'Sam'], today: '2026-11-29' };
  const providers = Array.from({ length: people }, (_, index) => ({
    id: `p${index}`,
    npi: 1588667638,
    firstName: 'Ada',
    lastName: `Quill-${String(index).padStart(4, '0')}`,
    credentialingStatus: '',
  }));
  const log = { decisions: [], turns: [], starters: new Map(), verifications: [], deleted: ['Cy Gone'] };
  const made = proofOfMonth({
    ...question,
    providers,
    scans: providers.flatMap(({ id }, index) => [
      ...[scan(id, 'OigExclusions')].flat(),
      ...(index === 0 ? [] : [scan(id, 'Sam')].flat()),
    ]),
    licenses: [],
    log,
    ...more,
  });
  for (let index = 0; index < made.total; index += 1) made.step(index);
  const rows = made.rows();
  return { question, rows, summary: proofSummary(rows), log, hasLicenses: true, hasRequests: true };
}

const textOf = async (proof: Proof, nameOf?: (address: string) => string) =>
  (await proofContent(proof, undefined, nameOf)).parts
    .flatMap(({ blocks }) => [...textsOf(blocks)].map(([text]) => text))
    .join('\n');

test('The document begins with the verdict and names who was missed, who was deleted since, and by which rule', async () => {
  const text = await textOf(proofOf(3));
  expect(text).toContain('In October 2026, 5 of 6 searches were made that were due');
  expect(text).toContain('1 provider was missed: Ada Quill-0000 (SAM exclusions).');
  expect(text).toContain('1 provider was deleted since Oct 1, 2026, with all searches: Cy Gone.');
  expect(text).toContain('once in each calendar month');
});

test('Who was missed is told by name and NPI with the names of the lists, and by no id', async () => {
  const gaps = (await proofContent(proofOf(2))).parts[0]?.blocks.find(
    (block) => block.kind === 'table' && block.head.includes('What is missing'),
  );
  expect(gaps).toMatchObject({
    head: ['Provider', 'NPI', 'What is missing'],
    rows: [['Quill-0000, Ada', '1588667638', 'SAM exclusions: not searched']],
  });
});

test('Who started a search is told by name where it is known', async () => {
  const scans = [scan('p0', 'OigExclusions')].flat().map((one) => ({ ...one, trigger: 'Manual' }));
  const log = {
    decisions: [],
    turns: [],
    starters: new Map([['OigExclusions p0', 'dana@example.org']]),
    verifications: [],
    deleted: [],
  };
  const text = await textOf(proofOf(1, { scans, log }), () => 'Dana Reyes');
  expect(text).toContain('Oct\u00A05, Dana Reyes');
  expect(text).not.toContain('dana@example.org');
});

test('Every provider stands in it, however many there are, in one table', async () => {
  const proof = proofOf(1201);
  const text = await textOf(proof);
  for (const { name } of proof.rows) expect(text).toContain(name);
  const tables = (await proofContent(proof)).parts[0]?.blocks.filter(
    (block) => block.kind === 'table' && block.head.includes('SAM exclusions'),
  );
  expect(tables).toHaveLength(1);
});

test('The first page has the numbers, the gaps and who decided; the lines of providers begin on the next', async () => {
  const { blocks = [] } = (await proofContent(proofOf(3))).parts[0] ?? {};
  const end = blocks.findIndex(({ kind }) => kind === 'page end');
  const first = [...textsOf(blocks.slice(0, end))].map(([text]) => text);
  expect(first).toEqual(expect.arrayContaining(['5 of 6 made', '1 search missing, of 1 provider']));
  expect(first).toContain('SAM exclusions: not searched');
  const lines = blocks.slice(end).find((block) => block.kind === 'table');
  expect(lines?.rows[0]).toEqual(['Quill-0000, Ada', '1588667638', 'Oct\u00A05', 'Gap', '–']);
});

test('Two thousand providers take fewer than fifty pages', async () => {
  const { pages } = await buildPdf(await proofContent(proofOf(2000)), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(pages).toBeLessThan(50);
});

test('Made again, only the head of the document tells another time', async () => {
  const [one, other] = await Promise.all([proofContent(proofOf(2)), proofContent(proofOf(2))]);
  expect(one.parts).toEqual(other.parts);
});

const lookup = (licenseId: string, status: string) => ({
  licenseId,
  at: '2026-10-06T12:00:00Z',
  status,
  trigger: 'Monitor',
});

test('A license of which every lookup failed is not told as looked up, in the table and the count', async () => {
  const license = { providerId: 'p0', type: 'RN', state: 'TX', status: undefined, expires: undefined };
  const licenses = [
    { ...license, id: 'failed', number: '111' },
    { ...license, id: 'found', number: '222' },
  ];
  const log = {
    decisions: [],
    turns: [],
    starters: new Map(),
    verifications: [lookup('failed', 'Failed'), lookup('found', 'Found')],
    deleted: [],
  };
  const text = await textOf(proofOf(1, { licenses, log }));
  expect(text).toContain('1 of 2 licenses of these providers were looked up');
  expect(text.split('\n')).toContain('1 of 2');
});

test('Who gives it up in the middle gets none', async () => {
  const controller = new AbortController();
  const content = proofContent(proofOf(3), controller.signal);
  controller.abort(new Error('left'));
  await expect(content).rejects.toThrow('left');
});
