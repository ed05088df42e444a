import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailto } from './mailto';

test('A mail program gets spaces, line breaks and marks as they are meant, and no plus sign for a space', () => {
  expect(mailto('ada@work.example', 'Due & late', 'Dear Ada:\n\n50% + more?')).toBe(
    'mailto:ada@work.example?subject=Due%20%26%20late&body=Dear%20Ada%3A%0D%0A%0D%0A50%25%20%2B%20more%3F',
  );
  expect(mailto('ada@work.example', 'Due')).toBe('mailto:ada@work.example?subject=Due');
});

test('An address cannot add headers of its own', () => {
  expect(mailto('a@b.example?bcc=x@y.example&body=z', 'S')).toBe(
    'mailto:a@b.example%3Fbcc%3Dx@y.example%26body%3Dz?subject=S',
  );
});

test('Any text comes back as it was, half a pair of code units as a replacement character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const body = mailto('a@b.example', 'S', text).split('&body=')[1] ?? '';
      expect(decodeURIComponent(body)).toBe(text.replace(/\p{Cs}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
    }),
  );
});
