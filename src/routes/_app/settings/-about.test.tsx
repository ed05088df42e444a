// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { version } from '../../../../package.json';
import { About } from './-about';

it('says which console and service these are, and leads to the descriptions that the service publishes', async () => {
  await renderScreen(<About />);
  expect(screen.getByText(`Credence ${version}`)).toBeTruthy();
  expect(screen.getByText('http://service.test')).toBeTruthy();
  for (const name of ['openapi.json', 'openapi.deprecated.json'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`http://service.test/${name}`);
});
