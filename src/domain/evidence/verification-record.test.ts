import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readRecords,
  recordLine,
  verificationMethods,
  type VerificationRecord,
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
