import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completed, completionAt, mentionedIn, type Colleague } from './mention';

const ann: Colleague = { email: 'ann@x.example', name: 'Ann Lee' };
const anna: Colleague = { email: 'anna@x.example', name: 'Ann Leeds' };
const marisol: Colleague = { email: 'marisol@x.example', name: 'Marisol Okafor' };
const nameless: Colleague = { email: 'dana@x.example', name: 'dana@x.example' };
const team = [ann, anna, marisol, nameless];

test.each([
  ['@Marisol Okafor please look', [marisol]],
  ['Asked @marisol okafor, and @Ann Lee.', [marisol, ann]],
  ['@Ann Leeds has it', [anna]],
  ['@Ann Lee and @ann lee', [ann]],
  ['for @dana@x.example', [nameless]],
  ['@Ann Leeson is somebody else', []],
  ['write to board@Marisol Okafor', []],
  ['@Marisol is not said to whom', []],
  ['', []],
])('“%s” tells whom it names, each once', (text, people) => {
  expect(mentionedIn(text, team)).toEqual(people);
});

test.each([
  ['Please @Mar', [marisol]],
  ['@oka', [marisol]],
  ['@', team],
  ['@ann lee', [anna]],
  ['@Marisol Okafor', undefined],
  ['nothing', undefined],
  ['ann@x', undefined],
  ['@zzz', undefined],
])('After “%s” those are offered who may be meant', (text, people) => {
  expect(completionAt(text, text.length, team)?.matches).toEqual(people);
});

test('Whoever is completed is told, wherever the cursor stands, and nothing else of the text is changed', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('@')),
      fc.string().filter((text) => !text.includes('@') && !/^[\p{L}\p{N}]/u.test(text)),
      fc.constantFrom(...team),
      (before, after, one) => {
        const start = before === '' || /\s$/.test(before) ? before : `${before} `;
        const typed = `${start}@${one.name.slice(0, 2)}`;
        const at = { from: start.length, to: typed.length };
        const { text, cursor } = completed(typed + after, at, one);
        expect(mentionedIn(text, team)).toContain(one);
        expect(text.startsWith(start)).toBe(true);
        expect(text.slice(cursor).trimStart()).toBe(after.trimStart());
      },
    ),
  );
});
