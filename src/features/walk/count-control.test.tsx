// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '@/ui/testing';
import { CountControl } from './count-control';

test('A count that is under way says how many were read, of how many, and can be stopped', async () => {
  let stopped = 0;
  const user = renderPart(
    <CountControl
      of="Expirables overdue"
      progress={{ read: 812, total: 1_975 }}
      isCounted={false}
      error={undefined}
      onCount={() => undefined}
      onStop={() => (stopped += 1)}
    />,
  );
  expect(screen.getByText('Counting, 812 of 1,975')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stop: Expirables overdue' }));
  expect(stopped).toBe(1);
});
