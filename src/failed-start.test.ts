// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ConfigError } from './config';
import { explainFailedStart, explainPlainHttp } from './failed-start';
import { DemoError } from './simulated-service';

afterEach(() => document.body.replaceChildren());

const page = () => document.querySelector('[role="alert"]')?.textContent ?? '';

test('A configuration that cannot be used is told by field, with where it lies', () => {
  explainFailedStart(
    new ConfigError([
      { path: ['apiBaseUrl'], message: 'an address' },
      { path: ['environments', 1, 'name'], message: 'a name' },
    ]),
  );
  expect(document.title).toBe('Credence is not set up correctly · Credence');
  expect(page()).toContain('config.json cannot be used. 2 fields are wrong.');
  expect(page()).toContain('apiBaseUrlshould be an addressenvironments[1].nameshould be a name');
  explainFailedStart(new ConfigError(404));
  expect(page()).toContain('config.json cannot be used. The server answered 404 instead of the file.');
});

test('A browser in which the demo cannot run is told why', () => {
  explainFailedStart(new DemoError('This window keeps nothing.'));
  expect(page()).toContain('The demo cannot run hereThis window keeps nothing.Open it in another window');
});

test('Whatever else keeps the console from starting is told in its own words, where it has any', () => {
  explainFailedStart(new Error('The script ended too early'));
  expect(page()).toMatch(/^Credence could not start.*The script ended too earlyLoad again$/);
  explainFailedStart('nothing');
  expect(page()).toMatch(/tell whoever runs it\.Load again$/);
});

test('A page that came over plain HTTP names the address to open instead', () => {
  vi.stubGlobal('location', new URL('http://credence.example:8080/providers?npi=1'));
  explainPlainHttp();
  vi.unstubAllGlobals();
  expect(page()).toContain('Open https://credence.example:8080/providers instead.');
});
