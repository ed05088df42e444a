import { expect, test } from 'vitest';
import { bodyText, headerPairs } from './-body';

test('JSON is shown with its lines, and everything else as the text that it is', () => {
  expect(bodyText('{"a":[1,{"b":null}]}', false)).toEqual({
    text: '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ]\n}',
    json: true,
    sensitive: false,
  });
  const html = '<html><script>alert(1)</script></html>';
  expect(bodyText(html, false)).toEqual({ text: html, json: false, sensitive: false });
  const written = '{\n  "10": 12345678901234567891,\n  "2": 3.10\n}';
  expect(bodyText('{"10":12345678901234567891,"2":3.10}', false).text).toBe(written);
  expect(bodyText('{"half":', false).text).toBe('{"half":');
  expect(bodyText('503', false)).toMatchObject({ text: '503', json: false });
});

test('social security numbers are dots until they are asked for, under their name and within a text', () => {
  const body = '{"ssn":"123456789","provider":{"SSN":987654321},"note":"of 123-45-6789"}';
  const closed = bodyText(body, false);
  expect(closed.sensitive).toBe(true);
  expect(closed.text).not.toMatch(/123|987/);
  expect(bodyText(body, true)).toMatchObject({ sensitive: true });
  expect(bodyText(body, true).text).toContain('123-45-6789');
  expect(bodyText('denied for 123-45-6789', false).text).toBe('denied for •••-••-••••');
});

test('a number that only looks similar stays', () => {
  expect(bodyText('{"ssn":"","npi":1234567893,"licenseNumber":"12-34-5678"}', false).sensitive).toBe(false);
});

test('headers are read in any shape that names them', () => {
  expect(headerPairs({ server: 'nginx', 'set-cookie': ['a', 'b'], odd: { x: 1 }, none: null })).toEqual([
    ['server', 'nginx'],
    ['set-cookie', 'a, b'],
    ['odd', '{"x":1}'],
    ['none', 'null'],
  ]);
  for (const headers of [undefined, null, 'text', 7, ['a']]) expect(headerPairs(headers)).toEqual([]);
});
