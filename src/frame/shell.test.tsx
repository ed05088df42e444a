// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Docked } from '@/ui/docked';
import { renderScreen } from '@/ui/testing';
import { Shell } from './shell';

test('What a page docks stands below it, in the frame', async () => {
  await renderScreen(
    <Shell nav={[]} foot={{ label: 'This console', entries: [] }} onSearch={() => undefined}>
      <Docked>Not refreshed</Docked>
      <p>Rows</p>
    </Shell>,
  );
  expect(screen.getByRole('region', { name: 'Notices of this page' }).textContent).toBe('Not refreshed');
  expect(screen.getByRole('main').textContent).toBe('Rows');
});
