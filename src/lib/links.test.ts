import { expect, it } from 'vitest';
import { externalUrl } from './links';

it('opens only absolute web addresses', () => {
  expect(externalUrl(' https://board.example/verify?x=1 ')).toBe('https://board.example/verify?x=1');
  expect(externalUrl('http://board.example')).toBe('http://board.example/');
  for (const refused of [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//board.example',
    '/settings',
    'board.example',
    '',
    undefined,
    null,
  ]) {
    expect(externalUrl(refused)).toBeUndefined();
  }
});
