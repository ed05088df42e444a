import { expect, test } from 'vitest';
import { isInsecure, shortUrl, urlProblem } from './webhook-url';

test('an address is taken when it is https, and http only where insecure ones are allowed', () => {
  expect(urlProblem(' https://hooks.example.org/in ', false)).toBeUndefined();
  expect(urlProblem('http://localhost:8080/in', false)).toMatch(/must begin with https/);
  expect(urlProblem('HTTP://localhost:8080/in', true)).toBeUndefined();
});

test('what is no web address is refused with what to do instead', () => {
  expect(urlProblem('', true)).toMatch(/^Write the address/);
  expect(urlProblem('hooks.example.org', true)).toMatch(/whole address/);
  expect(urlProblem('ftp://hooks.example.org', true)).toMatch(/begins with https/);
  expect(urlProblem('https://ana:pw@hooks.example.org', true)).toMatch(/user name or password/);
});

test('an address is shown without what all have in common', () => {
  expect(shortUrl('https://hooks.example.org/in?x=1')).toBe('hooks.example.org/in?x=1');
  expect(shortUrl('http://hooks.example.org/')).toBe('hooks.example.org');
  expect(shortUrl('not an address')).toBe('not an address');
  expect(shortUrl(undefined)).toBeUndefined();
  expect([isInsecure('http://a.example'), isInsecure('https://a.example'), isInsecure(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
