import { expect, test } from 'vitest';
import {
  allLists,
  dataOf,
  leftOut,
  onFileOf,
  requestOf,
  rules,
  sanctionsElement,
  signedApplication,
  verifiedLicense,
} from '@/features/credentialing/testing';
import { localDay } from '@/lib/dates';
import { textsOf } from '@/pdf/blocks';
import { agendaItem } from './agenda';
import { decisionContent, minutesContent } from './documents';
import type { MinutesEntry } from './meeting';

const entry = (name: string, more: Partial<MinutesEntry>): MinutesEntry => ({
  requestId: name,
  name,
  day: '2026-11-24',
  outcome: 'approved',
  by: 'committee',
  names: ['Ada Chair'],
  recused: [],
  enteredOn: '2026-11-24',
  enteredBy: 'dana@example.org',
  findings: [],
  ...more,
});

test('The minutes ask for no letter about what was deferred, and say of the others whether it was sent', () => {
  const entries = [
    entry('Ada Quill', { months: 36, letterOn: '2026-11-25' }),
    entry('Bo Ames', { outcome: 'denied', reason: 'Revoked in another state' }),
    entry('Cy Vega', { outcome: 'deferred', reason: 'Two references missing' }),
  ];
  const blocks = minutesContent({ day: '2026-11-24', entries }).parts.flatMap((part) => part.blocks);
  const table = blocks.find((block) => block.kind === 'table');
  expect(table?.kind === 'table' && table.rows.map((row) => [row[0], row.at(-1)])).toEqual([
    ['Ada Quill', 'Nov 25, 2026'],
    ['Bo Ames', 'not yet'],
    ['Cy Vega', '–'],
  ]);
});

const nameOf = (address: string) => (address === 'dana@example.org' ? 'Dana Reyes' : address);

test('An auditor finds each file of the minutes again by NPI and provider type, and who entered it by name', () => {
  const entries = [
    entry('Ada Quill', { months: 36, npi: '1588667638', providerType: 'Physician (MD)' }),
    entry('Bo Clinic', { months: 36, facilityId: 'f1' }),
  ];
  const { parts, title } = minutesContent({ day: '2026-11-24', entries }, nameOf);
  const blocks = parts.flatMap((part) => part.blocks);
  const table = blocks.find((block) => block.kind === 'table');
  expect(table?.kind === 'table' && table.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Ada Quill', '1588667638', 'Physician (MD)'],
    ['Bo Clinic', '–', '–'],
  ]);
  const facts = blocks.filter((block) => block.kind === 'facts').map(({ rows }) => rows);
  expect(facts[1]).toEqual([
    ['Decision', 'Approved for 36 months'],
    ['Decided by', 'Credentialing committee: Ada Chair'],
    ['Entered', 'Nov 24, 2026 by Dana Reyes'],
    ['Findings', 'None'],
  ]);
  expect(title).toBe('Credentialing committee, minutes of Nov 24, 2026');
  expect([...textsOf(blocks)].map(([text]) => text).join('\n')).not.toContain('@');
});

test('Why a file is clean is no finding where the committee decided it, in the minutes and in its own document', () => {
  const clean = [signedApplication, verifiedLicense, sanctionsElement(...allLists()), ...leftOut()];
  const file = { request: requestOf(clean), onFile: onFileOf(dataOf()) };
  const { standing, reasons } = agendaItem(file, localDay(), rules);
  expect(standing).toBe('clean');
  const decided = entry('Ada Quill', { months: 36, findings: reasons });
  const texts = [minutesContent({ day: '2026-11-24', entries: [decided] }), decisionContent(decided)].map(
    ({ parts }) => [...textsOf(parts.flatMap(({ blocks }) => blocks))].map(([text]) => text),
  );
  for (const all of texts) {
    expect(all).toContain('None');
    expect(all.join()).not.toContain('in order');
  }
});

test('A clean file takes one row, with what the table of all decisions does not say of it', () => {
  const clean = { by: 'medical director', names: ['Cy Doctor'], months: 36 } as const;
  const entries = [
    entry('Ada Quill', { ...clean, findings: ['9 elements in order', 'No discipline'] }),
    entry('Bo Ames', { ...clean, enteredOn: '2026-11-26', findings: ['8 elements in order'] }),
    entry('Cy Vega', { months: 12, findings: ['Probation'] }),
  ];
  const blocks = minutesContent({ day: '2026-11-24', entries }, nameOf).parts.flatMap((part) => part.blocks);
  const [, rows] = blocks.filter((block) => block.kind === 'table');
  expect(rows?.kind === 'table' && rows.rows).toEqual([
    ['Ada Quill', 'Cy Doctor', 'Nov 24, 2026 by Dana Reyes', '9 elements in order. No discipline.'],
    [
      'Bo Ames',
      'Cy Doctor',
      'Nov 26, 2026, 2 days after the decision, by Dana Reyes',
      '8 elements in order.',
    ],
  ]);
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(headings.slice(1)).toEqual([
    'Decided by the committee',
    'Cy Vega',
    'Clean files, signed off by the medical director',
  ]);
});

test('The minutes say who was recused from what, and part neither the day of their heading nor an entry from its findings', () => {
  const entries = [
    entry('Ada Quill', { months: 36, recused: ['Dee Partner, MD'], findings: ['Probation', 'A claim'] }),
    entry('Bo Ames', { months: 36, recused: ['Dee Partner, MD', 'Eve Kin'] }),
  ];
  const [heading, ...blocks] = minutesContent({ day: '2026-11-24', entries }).parts.flatMap(
    (part) => part.blocks,
  );
  expect(heading).toMatchObject({ text: 'Minutes of the credentialing committee,\nNov 24, 2026' });
  const [first, quill] = blocks.filter((block) => block.kind === 'facts');
  expect(first?.rows.find(([name]) => name === 'Recused')?.[1]).toBe(
    'Dee Partner, MD, recused from: Ada Quill, Bo Ames\nEve Kin, recused from: Bo Ames',
  );
  expect(quill).toMatchObject({ isWhole: true });
  expect(quill?.rows.at(-1)).toEqual(['Findings', 'Probation\nA claim']);
});

test('Minutes of a day on which files are still signed off say so, and those of another one do not', () => {
  const minutes = { day: '2026-11-24', entries: [entry('Ada Quill', {})] };
  const texts = (underWay?: string) => JSON.stringify(minutesContent(minutes, nameOf, underWay));
  expect(texts('1 of 20 clean files signed off so far')).toContain(
    '1 of 20 clean files signed off so far; more follow',
  );
  expect(texts()).not.toContain('Not complete');
});

test('Who is written in two ways is one person in the minutes, and an entry that came late says once that it was entered', () => {
  const entries = [
    entry('Ada Quill', { months: 36, names: ['Ada Chair, MD'], recused: ['dee partner'] }),
    entry('Bo Ames', { outcome: 'denied', names: ['ada chair'], recused: ['Dee Partner, MD'] }),
    entry('Cy Vega', { months: 12, names: ['Ada Chair, MD'], enteredOn: '2026-11-25' }),
  ];
  const blocks = minutesContent({ day: '2026-11-24', entries }).parts.flatMap((part) => part.blocks);
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
  expect(facts.find(([name]) => name === 'Present')?.[1]).toBe('Ada Chair, MD');
  expect(facts.find(([name]) => name === 'Recused')?.[1]).toBe(
    'Dee Partner, MD, recused from: Ada Quill, Bo Ames',
  );
  expect(facts.filter(([name]) => name === 'Entered').at(-1)?.[1]).toBe(
    'Nov 25, 2026, 1 day after the decision, by dana@example.org',
  );
});
