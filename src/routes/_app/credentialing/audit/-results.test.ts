import { expect, test } from 'vitest';
import type { FileElements, ReviewedElement, Score } from './-elements';
import { ruleWords } from './-csv';
import { elementResults, judgedFiles, percentWords, resultRows } from './-results';
import { eightThirty } from './-sample';

const file = (id: string, type = 'Initial') => ({ id, type }) as never;

const element = (name: string, score: Score): ReviewedElement => ({
  name,
  score,
  status: 'Verified',
  source: undefined,
  verifiedAt: undefined,
  counts: undefined,
  words: '',
  gaps: '',
});

const known = (files: Record<string, ReviewedElement[]>) =>
  new Map<string, FileElements>(Object.entries(files).map(([id, elements]) => [id, { elements }]));

const share = { sampleRate: 5, most: 50, least: 10 };

test('A file counts once for an element, by the worst of its licenses; what does not apply, or is not known, is no part of the percent', () => {
  const checklists = known({
    a: [element('License, OH RN-1', 'met'), element('License, TX RN-2', 'not met'), element('DEA', 'met')],
    b: [element('License, OH RN-3', 'met'), element('DEA', 'not applicable')],
    c: [element('License', 'met'), element('DEA', 'unknown')],
  });
  const files = [file('a'), file('b'), file('c'), file('gone')];
  const results = elementResults({ files, rule: share }, checklists);
  expect(resultRows({ rule: share }, results)).toEqual({
    head: ['Element', 'Met', 'Not met', 'N/A', 'Not known', 'Percent met'],
    rows: [
      ['License', 2, 1, 0, 0, '66 %'],
      ['DEA', 1, 0, 1, 1, '100 %'],
    ],
  });
  expect(judgedFiles(files, checklists)).toBe(3);
  expect([99.9, 0, undefined].map(percentWords)).toEqual(['99 %', '0 %', '–']);
});

test('A completed file on which no decision of the committee is on record does not meet that element', () => {
  const checklists = known({
    a: [element('DEA', 'met'), element('Committee decision', 'met')],
    b: [element('DEA', 'met')],
  });
  const results = elementResults({ files: [file('a'), file('b'), file('gone')], rule: share }, checklists);
  expect(resultRows({ rule: share }, results).rows).toEqual([
    ['DEA', 2, 0, 0, '100 %'],
    ['Committee decision', 1, 1, 0, '50 %'],
  ]);
});

test('By the 8/30 method the first eight files of a kind settle an element that all of them meet', () => {
  const ids = Array.from({ length: 10 }, (_, index) => `i${index}`);
  const files = [...ids.map((id) => file(id)), file('r', 'ReCredentialing')];
  const checklists = known({
    ...Object.fromEntries(
      ids.map((id, index) => [
        id,
        [element('License', 'met'), element('DEA', index === 7 ? 'not met' : 'met')],
      ]),
    ),
    i9: [element('License', 'not met'), element('DEA', 'met')],
    r: [element('License', 'unknown')],
  });
  const results = elementResults({ files, rule: eightThirty }, checklists);
  expect(results.map(({ name, stages }) => [name, stages])).toEqual([
    ['License', 'Initial: met by the first 8. Recredentialing: look at all 1'],
    ['DEA', 'Initial: look at all 10. Recredentialing: met by the first 1'],
  ]);
  expect(resultRows({ rule: eightThirty }, results).head.at(-1)).toBe('8/30');
  expect(ruleWords(eightThirty)).toContain('NCQA 8/30: 30 initial and 30 recredentialed');
});
