import { expect, test } from 'vitest';
import { newSecret, secretProblem } from './secret';

test('a generated secret is long, never the same, and can stand in a header', () => {
  const secrets = new Set(Array.from({ length: 200 }, newSecret));
  expect(secrets.size).toBe(200);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(secretProblem(secret)).toBeUndefined();
  }
});

test('a typed secret that could not be sent as a header is refused with the reason', () => {
  expect(secretProblem('cedar 9f27 ~!')).toBeUndefined();
  expect(secretProblem('')).toMatch(/^Type the secret/);
  expect(secretProblem(' cedar')).toMatch(/space/);
  for (const secret of ['caf\u00E9', 'a\nb', 'a\tb', '\u{1F511}'])
    expect(secretProblem(secret)).toMatch(/header/);
});
