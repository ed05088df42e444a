import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);

/** An effect, or a reference, whose function gives back what a method of scrolling does: `useEffect(() => one?.scrollIntoView(), [])`. */
const givesBack =
  /(?:use\w*Effect\(|ref=\{)\(\w*\) =>(?!\s*(?:\{|void\b))[^\n;{]*\.scroll(?:IntoView|To|By)?\??\.?\(/;

test('No effect gives back what scrolling does: Chrome gives a promise by now (CSSOM View), which React takes for what ends the effect', () => {
  expect(givesBack.test('useEffect(() => row.current?.scrollIntoView({ block: "center" }), [row]);')).toBe(
    true,
  );
  expect(givesBack.test('useEffect(() => void row.current?.scrollIntoView(), [row]);')).toBe(false);
  expect(files.filter((path) => givesBack.test(readFileSync(join('src', path), 'utf8')))).toEqual([]);
});
