import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowOnlyStylesAndWorkers } from './trusted-types';

interface Rules {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}
let rules: Rules;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://console.example/credence/'));
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, given: Rules) => {
      if (name === 'default') rules = given;
    },
  });
  allowOnlyStylesAndWorkers();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  '/mockServiceWorker.js',
  'https://console.example/credence/assets/list-worker-Ab_1-x.js',
  '/assets/pdf-worker-1.js',
  '/assets/tabular-worker-1.js',
])('the worker %s of the console may run, under the address that was given', (url) => {
  expect(rules.createScriptURL(url)).toBe(url);
});

test.each([
  'https://elsewhere.example/mockServiceWorker.js',
  'http://console.example/mockServiceWorker.js',
  '/assets/other-worker-1.js',
  '/assets/list-worker-1.js/more',
  'data:text/javascript,1',
])('nothing else runs as one: %s', (url) => {
  expect(() => rules.createScriptURL(url)).toThrow(TypeError);
});

test('a style passes, markup does not', () => {
  expect(rules.createHTML(':root { --gap: 4px }')).toBe(':root { --gap: 4px }');
  expect(() => rules.createHTML('a <b>bold</b> word')).toThrow(TypeError);
});

test('a browser that knows of no trusted types is left alone', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(allowOnlyStylesAndWorkers).not.toThrow();
});
