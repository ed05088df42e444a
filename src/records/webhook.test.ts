import { expect, test } from 'vitest';
import { changeOf, formValues, readForm } from './values';
import { webhook } from './webhook';

const record = { id: 'w1', type: 'ExportCompleted', url: 'https://hooks.example.org/in' };
const before = formValues(webhook, record);

test('a new webhook needs what it is called for and where, and says what is switched off', () => {
  expect(readForm(webhook, formValues(webhook)).issues).toEqual([
    ['type', 'Choose what it is called for.'],
    ['url', 'Write the address that is called.'],
  ]);
  const typed = { ...formValues(webhook), type: 'ExportCompleted', url: ' https://hooks.example.org ' };
  expect(readForm(webhook, typed).values).toEqual({
    type: 'ExportCompleted',
    url: 'https://hooks.example.org',
    allowInsecureUrl: false,
    includeSensitiveInfo: false,
  });
});

test('an address without https is right only where it is allowed, whichever of the two was changed', () => {
  const faults = (typed: object, stored = before) =>
    readForm(webhook, { ...stored, ...typed }, stored).issues.map(([name]) => name);
  expect(faults({ url: 'http://localhost:9000' })).toEqual(['url']);
  expect(faults({ url: 'http://localhost:9000', allowInsecureUrl: true })).toEqual([]);
  const insecure = { ...before, url: 'http://localhost:9000', allowInsecureUrl: true };
  expect(faults({ allowInsecureUrl: false }, insecure)).toEqual(['url']);
});

test('only what was changed is sent, and its type stays', () => {
  const typed = { ...before, type: 'ExportFailed', includeSensitiveInfo: true };
  const { values } = readForm(webhook, typed, before);
  expect(changeOf(webhook, record, values, typed, before)).toEqual({ includeSensitiveInfo: true });
});
