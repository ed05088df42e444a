import { expect, test } from 'vitest';
import { normalised } from '@/lib/names';
import { textKey } from './text-key';

test.each([
  'Quill',
  'quill-vega',
  'St John',
  "O'Dell",
  'Béa',
  'A.B.',
  '1 Main St',
  ' Ada ',
  'a  b',
  'a--b',
  '-',
  '',
])('%j has the same key as where all scripts are read', (text) => {
  expect(textKey(text)).toBe(normalised(text));
});
