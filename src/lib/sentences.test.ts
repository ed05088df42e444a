import { expect, test } from 'vitest';
import { sentence, sentences } from './sentences';

test.each([
  ['First ten cases proctored', 'First ten cases proctored.'],
  ['First ten cases proctored. ', 'First ten cases proctored.'],
  ['Medical director: Cy Doctor, M.D.', 'Medical director: Cy Doctor, M.D.'],
  ['Who proctors?', 'Who proctors?'],
])('“%s” as a sentence ends once: “%s”', (text, sentenceOfIt) => {
  expect(sentence(text)).toBe(sentenceOfIt);
});

test('What is not said leaves no full stop behind', () => {
  expect(sentences(['Approved.', undefined, '', ' ', 'Votes: 2 for'])).toBe('Approved. Votes: 2 for.');
});
