// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { Route } from './index';
import { atLeast, failingOf } from './-recent';

const failed = (webhookId: string) => ({ id: `of ${webhookId}`, webhookId, status: 'Failed' as const });
const ok = (webhookId: string) => ({ ...failed(webhookId), status: 'Completed' as const });

test('Of the webhooks that are listed those with failed attempts are counted, and not what was deleted or filtered away', () => {
  const entries = [failed('a'), failed('a'), failed('deleted'), ok('b')];
  expect(failingOf({ entries, complete: true }, ['a', 'b', undefined])).toEqual({
    failed: 1,
    complete: true,
  });
  expect(failingOf({ entries, complete: true }, ['b']).failed).toBe(0);
});

test('Where only the newest attempts were counted, it is at least so many', () => {
  const { failed: amount, complete } = failingOf({ entries: [failed('a')], complete: false }, ['a']);
  expect(atLeast({ complete }, String(amount))).toBe('at least 1');
  expect(atLeast({ complete: true }, '1')).toBe('1');
});

test('The line under the title speaks of the webhooks that are listed alone', async () => {
  const service = await simulateService({ providers: 0 });
  const [one] = ['https://a.example/in', 'https://b.example/in'].map((url) =>
    service.put('webhooks', { url, type: 'LicenseExpired' }),
  );
  const items = [one?.id ?? '', 'deleted', 'deleted too'].map(failed);
  service.answers('GET /webhookslog', () => ({ items, totalCount: items.length }));
  renderPage(Route, '/webhooks', '/webhooks', createQueryClient());
  expect(
    await screen.findByText('2 webhooks, 1 with failed attempts in the last 24 hours, counted from the log'),
  ).toBeTruthy();
});
