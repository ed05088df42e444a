// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { expiredQueue, queues } from '../-today/queue-list';
import { Queues } from './-queues';

test('Help explains every queue of Today, and leads to the rows that it counts', async () => {
  const { router } = await renderScreen(<Queues />);
  const links = within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  for (const { title, to, search } of [...queues, expiredQueue]) {
    const { href } = router.buildLocation({ to, search } as never);
    expect(links).toContainEqual([title, href]);
  }
});
