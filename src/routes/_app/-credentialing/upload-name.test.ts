import { expect, test } from 'vitest';
import { freeName, safeName } from './upload-name';

test('a name becomes one part of a path', () => {
  expect(safeName('a/b\\c\n.pdf')).toBe('a-b-c-.pdf');
  expect(safeName('..')).toBe('file');
  expect(safeName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{116}\.pdf$/);
});

test('a further file of a name is counted', () => {
  expect(freeName('cv.pdf')).toBe('cv (2).pdf');
  expect(freeName('cv (2).pdf')).toBe('cv (3).pdf');
  expect(freeName('cv')).toBe('cv (2)');
});
