import { expect, test } from 'vitest';
import { textsOf } from '@/pdf/blocks';
import { minutesContent } from './documents';
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
  expect(facts[1]).toEqual(
    expect.arrayContaining([
      ['NPI', '1588667638'],
      ['Provider type', 'Physician (MD)'],
      ['Entered', 'Nov 24, 2026 by Dana Reyes'],
    ]),
  );
  expect(title).toBe('Credentialing committee, minutes of Nov 24, 2026');
  expect([...textsOf(blocks)].map(([text]) => text).join('\n')).not.toContain('@');
});
