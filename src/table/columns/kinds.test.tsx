// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CellValue, Column } from './columns';
import { date, day, entity, list, mono, person, status, text } from './kinds';
import { amount, count, recordId, spelled, time, yesNo } from './more-kinds';

const zoneBefore = process.env['TZ'];

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }));

afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
  vi.useRealTimers();
});

/** What is read of a cell: a kind that draws nothing of its own leaves it to the table, which writes the value out. */
function drawn<T>(column: Column<T>, row: T): string {
  if (!column.cell) return String(column.value(row));
  cleanup();
  const { container } = render(column.cell(row));
  container.querySelectorAll('[aria-hidden="true"]').forEach((sign) => sign.remove());
  return container.textContent;
}

/** What a cell exports, and what it draws. */
const both = <T,>(column: Column<T>, row: T): [CellValue, string] => [column.value(row), drawn(column, row)];

const missing = [undefined, null];
/** A row is what its column holds. */
const itself = <V,>(value: V) => value;

type Wire = string | null | undefined;

describe('every kind', () => {
  test('has its id, spelled out, as its head, unless it is given another one', () => {
    expect(text('licenseType', () => '')).toMatchObject({ id: 'licenseType', header: 'License type' });
    expect(mono('npi', () => '').header).toBe('NPI');
    expect(text('by', () => '', { label: 'Uploaded by' }).header).toBe('Uploaded by');
  });

  test('gives way to what is said of one column', () => {
    const column = date<Wire>('due', itself, { width: 90, sortWords: ['soonest first', 'latest first'] });
    expect(column).toMatchObject({ width: 90, sortWords: ['soonest first', 'latest first'] });
    expect(drawn(entity<Wire>('name', itself, { cell: () => 'Another' }), 'One')).toBe('Another');
  });
});

describe('texts', () => {
  test('a text is exported and drawn as it is', () => {
    const column = text<Wire>('note', itself);
    expect(both(column, 'Called twice')).toEqual(['Called twice', 'Called twice']);
    for (const value of missing) expect(column.value(value)).toBe(value);
  });

  test('a value of an enumeration is spelled out, one that nobody knows, too', () => {
    const column = spelled<Wire>('type', itself);
    expect(both(column, 'ReCredentialing')).toEqual(['Recredentialing', 'Recredentialing']);
    expect(column.value('NewAndUnheard')).toBe('New and unheard');
    for (const value of [...missing, '', ' ']) expect(column.value(value)).toBeUndefined();
  });

  test('several texts are joined by commas', () => {
    const column = list<string[] | null | undefined>('states', itself);
    expect(both(column, ['OR', 'WA'])).toEqual(['OR, WA', 'OR, WA']);
    expect(column.value([])).toBe('');
    for (const value of missing) expect(column.value(value)).toBeUndefined();
  });

  test('a number that is read digit by digit has letters of one width', () => {
    const column = mono<Wire>('npi', itself);
    expect(column).toMatchObject({ mono: true, width: 116 });
    expect(both(column, '1003000126')).toEqual(['1003000126', '1003000126']);
    for (const value of missing) expect(column.value(value)).toBe(value);
  });

  test('the id of a record is there for whoever asks for it', () => {
    const column = recordId<Wire>('id', itself, 'Group id');
    expect(column).toMatchObject({ header: 'Group id', mono: true, optional: true, width: 296 });
    expect(column.value('6f1c')).toBe('6f1c');
    for (const value of missing) expect(column.value(value)).toBe(value);
  });

  test('a name is set apart from what stands around it; without one there is a dash', () => {
    const column = entity<Wire>('name', itself);
    expect(both(column, 'مستشفى Hope')).toEqual(['مستشفى Hope', 'مستشفى Hope']);
    const { container } = render(column.cell?.('Hope'));
    expect(container.querySelector('bdi')?.textContent).toBe('Hope');
    for (const value of missing) expect(both(column, value)).toEqual([value, 'not given']);
    expect(drawn(column, ' ')).toBe('not given');
  });

  test('a person is named last name first, by the name that there is', () => {
    const column = person<{ firstName?: string; lastName?: string } | null | undefined>('provider', itself);
    expect(both(column, { firstName: 'Ada', lastName: 'Quill' })).toEqual(['Quill, Ada', 'Quill, Ada']);
    expect(both(column, { lastName: 'Quill' })).toEqual(['Quill', 'Quill']);
    for (const value of [...missing, {}]) expect(both(column, value)).toEqual(['–', '–']);
  });
});

describe('a status', () => {
  const column = status<Wire>('restriction', 'restriction', itself);

  test('is exported in the words that the screen has', () => {
    expect(both(column, 'None')).toEqual(['No restriction given', 'No restriction given']);
    expect(both(column, 'Restricted')).toEqual(['Restricted', 'Restricted']);
  });

  test('that nobody knows yet is spelled out; an absent one is a dash', () => {
    expect(both(column, 'HeldInEscrow')).toEqual(['Held in escrow', 'Held in escrow']);
    for (const value of [...missing, '']) expect(both(column, value)).toEqual([undefined, 'not given']);
  });

  test('has its words alone on a phone where that is asked for', () => {
    expect(column.phoneCell).toBeUndefined();
    const plain = status<Wire>('restriction', 'restriction', itself, { phonePlain: true });
    expect(plain.phoneCell?.('None')).toBe('No restriction given');
    expect(plain.phoneCell?.(undefined)).toBeNull();
  });
});

const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];

describe('dates and times', () => {
  test.each(zones)('a date is the day that is written, exported and drawn, in %s', (zone) => {
    process.env['TZ'] = zone;
    const column = date<Wire>('expires', itself);
    expect(both(column, '2027-03-31')).toEqual(['2027-03-31', 'Mar 31, 2027']);
    expect(both(column, '2027-03-31T00:00:00Z')).toEqual(['2027-03-31', 'Mar 31, 2027']);
  });

  test.each([
    ['UTC', '2026-11-19', 'Nov 19, 2026'],
    ['America/Los_Angeles', '2026-11-18', 'Nov 18, 2026'],
    ['Pacific/Kiritimati', '2026-11-19', 'Nov 19, 2026'],
  ])('the day of an instant is that of the reader, exported and drawn, in %s', (zone, exported, seen) => {
    process.env['TZ'] = zone;
    const column = day<Wire>('created', itself);
    expect(both(column, '2026-11-19T02:30:00Z')).toEqual([exported, seen]);
    expect(both(column, '2026-11-19')).toEqual(['2026-11-19', 'Nov 19, 2026']);
  });

  test('a time is how long ago it was, with the exact one as its title, and exported as the service gives it', () => {
    const column = time<Wire>('raised', itself);
    expect(both(column, '2026-11-20T09:00:00Z')).toEqual(['2026-11-20T09:00:00Z', '3 hours ago']);
    const { container } = render(column.cell?.('2026-11-20T09:00:00Z'));
    expect(container.querySelector('time')?.title).toMatch(/^Fri, Nov 20, 2026/);
  });

  test.each([
    ['date', date<Wire>('one', itself)],
    ['date', date<Wire>('one', itself, { relative: true })],
    ['day', day<Wire>('one', itself)],
  ])('a %s that cannot be read is exported and drawn as it came, an absent one not at all', (_, column) => {
    expect(both(column, 'soon')).toEqual(['soon', 'soon']);
    expect(both(column, '2026-02-30')).toEqual(['2026-02-30', '2026-02-30']);
    for (const value of [...missing, '']) expect(both(column, value)).toEqual([undefined, 'not given']);
  });

  test('a time that cannot be read is exported as it came; an absent one is a dash', () => {
    const column = time<Wire>('raised', itself);
    expect(both(column, 'soon')).toEqual(['soon', '–']);
    for (const value of missing) expect(both(column, value)).toEqual([value, 'not given']);
  });

  test('a date says how near it is where that is asked for, and keeps its width then', () => {
    const column = date<Wire>('expires', itself, { relative: true, phoneWords: ['expired', 'expires'] });
    expect(column).toMatchObject({ keepsWidth: true, width: 208 });
    expect(both(column, '2026-11-25')).toEqual(['2026-11-25', 'Nov 25, 2026 in 5 days']);
    expect(column.phoneCell?.('2026-11-25')).toBe('expires in 5 days');
    expect(column.phoneCell?.('2026-11-20')).toBe('expires today');
    expect(column.phoneCell?.('2026-11-19')).toBe('expired yesterday');
    for (const value of [...missing, 'soon']) expect(column.phoneCell?.(value)).toBeNull();
    expect(date<Wire>('expires', itself).phoneCell).toBeUndefined();
  });

  test('they are sorted by age in words', () => {
    for (const kind of [date, day, time]) {
      expect(kind<Wire>('one', itself).sortWords).toEqual(['oldest first', 'newest first']);
    }
  });
});

describe('numbers', () => {
  type Count = number | null | undefined;

  test('a count has its separators on screen only, and zero is a count', () => {
    const column = count<Count>('plans', itself);
    expect(column).toMatchObject({ align: 'end', sortWords: ['fewest first', 'most first'] });
    expect(both(column, 12_000)).toEqual([12_000, '12,000']);
    expect(both(column, 0)).toEqual([0, '0']);
    for (const value of missing) expect(both(column, value)).toEqual([value, 'not given']);
  });

  test('an amount is drawn in words of its own and exported as the bare number', () => {
    const column = amount<Count>('size', itself, (bytes) => (bytes < 0 ? undefined : `${bytes} bytes`));
    expect(column.align).toBe('end');
    expect(both(column, 840)).toEqual([840, '840 bytes']);
    expect(both(column, -1)).toEqual([-1, 'not given']);
    for (const value of missing) expect(both(column, value)).toEqual([value, 'not given']);
  });
});

test('what is so or not is exported in the words that are drawn, and nothing where it is not known', () => {
  const column = yesNo<boolean | null | undefined>('primary', itself);
  expect(both(column, true)).toEqual(['Yes', 'Yes']);
  expect(both(column, false)).toEqual(['No', 'No']);
  for (const value of missing) expect(column.value(value)).toBeUndefined();
  const fee = yesNo<boolean>('fee', itself, { words: ['Fee', 'Free'] });
  expect([both(fee, true), both(fee, false)]).toEqual([
    ['Fee', 'Fee'],
    ['Free', 'Free'],
  ]);
});
