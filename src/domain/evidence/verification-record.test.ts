import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readRecords,
  recordLine,
  standingWords,
  verificationMethods,
  type VerificationRecord,
  withoutEnd,
  writeRecords,
} from './verification-record';

const record: VerificationRecord = {
  entry: 'Education, Dover',
  source: 'Dover College, registrar',
  method: 'letter',
  date: '2026-11-03',
  by: 'dana@example.org',
  document: 'letter.pdf',
};

test('a record is a line that anybody can read', () => {
  expect(recordLine(record)).toBe(
    'For Education, Dover | Dover College, registrar | by letter | 2026-11-03 | dana@example.org | document letter.pdf',
  );
  expect(recordLine({ ...record, entry: undefined, document: undefined })).toBe(
    'Dover College, registrar | by letter | 2026-11-03 | dana@example.org',
  );
});

test('what a source said of a license stands in the line', () => {
  const documented = { ...record, entry: undefined, status: 'Active', until: '2028-01-31' };
  const line =
    'Dover College, registrar | by letter | 2026-11-03 | dana@example.org | status Active | until 2028-01-31 | document letter.pdf';
  expect(recordLine(documented)).toBe(line);
  expect(readRecords(line).records).toEqual([documented]);
  expect(standingWords(documented)).toBe('“Active” until Jan 31, 2028');
  expect(standingWords({ ...documented, status: undefined, until: withoutEnd })).toBe('without an end');
  expect(standingWords(record)).toBe('');
  expect(readRecords(line.replace('status', 'stand')).records).toEqual([]);
});

test('what was written elsewhere stays beside the records', () => {
  const source = writeRecords([record], 'Texas Board of Nursing');
  expect(readRecords(source)).toEqual({ records: [record], rest: 'Texas Board of Nursing' });
  for (const text of [
    undefined,
    null,
    '',
    'Does not prescribe',
    'a | b | c',
    'a | by letter | never | d',
    'a | by pigeon | 2026-11-03 | d',
  ])
    expect(readRecords(text)).toEqual({ records: [], rest: text ?? '' });
});

test('every record that can be typed is read as it was written', () => {
  const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');
  const typed = fc.record({
    entry: fc.option(words, { nil: undefined }),
    source: words,
    method: fc.constantFrom(...verificationMethods),
    date: fc.constantFrom('2026-11-03', '2025-02-28'),
    by: words,
    status: fc.option(words, { nil: undefined }),
    until: fc.constantFrom(undefined, '2027-05-01', withoutEnd),
    document: fc.option(words, { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 3 }), (records) => {
      const read = readRecords(writeRecords(records, '')).records;
      expect(read.map(({ method, date }) => [method, date])).toEqual(
        records.map(({ method, date }) => [method, date]),
      );
      expect(writeRecords(read, '')).toBe(writeRecords(records, ''));
    }),
  );
});
