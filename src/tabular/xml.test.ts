import { expect, test } from 'vitest';
import { readXml } from './xml';

const text = '<a x="é">ü</a>';

/** The text in two bytes for each character, the lower or the higher one first, with a mark of their order or without. */
function inTwoBytes(isLittle: boolean, hasMark: boolean): Uint8Array {
  const units = [...(hasMark ? '\uFEFF' : ''), ...text].map((letter) => letter.codePointAt(0) ?? 0);
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-16, the lower byte first', inTwoBytes(true, true)],
  ['UTF-16, the lower byte first and no mark', inTwoBytes(true, false)],
  ['UTF-16, the higher byte first', inTwoBytes(false, true)],
  ['UTF-16, the higher byte first and no mark', inTwoBytes(false, false)],
])('A document in %s is read', (_, bytes) => {
  const found: unknown[] = [];
  readXml(bytes, {
    open: (name, attributes) => found.push(name, { ...attributes() }),
    text: (words) => found.push(words),
  });
  expect(found).toEqual(['a', { x: 'é' }, 'ü']);
});
