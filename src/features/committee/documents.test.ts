import { expect, test } from 'vitest';
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
