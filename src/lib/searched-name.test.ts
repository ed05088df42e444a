import { expect, test } from 'vitest';
import { searchedName } from './searched-name';

test.each([
  ['Ada Quill', 'Ada Quill'],
  ['Ada Quill, MD', 'Ada Quill'],
  ['Ada Quill MD', 'Ada Quill'],
  ['ada quill m.d.', 'ada quill'],
  ['Ada Quill, MD, PhD, FACP', 'Ada Quill'],
  ['Ada Quill M.D., Ph.D.', 'Ada Quill'],
  ['Ada Quill, FNP-BC', 'Ada Quill'],
  ['Ada Quill, APRN, PMHNP-BC', 'Ada Quill'],
  ['Ada Quill OTR/L', 'Ada Quill'],
  ['Quill, Ada, DO', 'Quill, Ada'],
  ['Quill, Ada M MD', 'Quill, Ada M'],
  ['Quill, MD', 'Quill'],
  ['Dr. Ada Quill', 'Ada Quill'],
  ['Dr Ada Quill, DDS', 'Ada Quill'],
  ['Prof. Dr. Ada Quill', 'Ada Quill'],
  ['\u200EAda\u00A0 Quill\uFEFF', 'Ada Quill'],
  // Names that look like degrees or titles stay as long as they are all there is.
  ['Anh Do', 'Anh Do'],
  ['Anh T. Do', 'Anh T. Do'],
  ['Anh T. Do, DO', 'Anh T. Do'],
  ['Do', 'Do'],
  ['MD', 'MD'],
  ['Yo-Yo Ma', 'Yo-Yo Ma'],
  ['Drew Quill', 'Drew Quill'],
  ['Msgr Quill', 'Msgr Quill'],
  ['Mahdi', 'Mahdi'],
  ['', ''],
])('%j is searched for as %j', (text, name) => {
  expect(searchedName(text)).toBe(name);
});
