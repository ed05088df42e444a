// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '@/ui/testing';
import { trendOf } from './trend';
import { TrendChart } from './trend-chart';

const to = Date.parse('2026-11-20T08:42:00Z');
const hour = 3_600_000;
const trend = (...statuses: string[]) =>
  trendOf(
    statuses.map((status, nth) => ({ timestamp: new Date(to - (nth + 1) * hour).toISOString(), status })),
    to - 24 * hour,
    to,
  );
const section = () => screen.getByRole('region', { name: 'Failures over time' });

test('Attempts and failures are counted in words and by bar; what failed is pointed out', () => {
  renderPart(
    <TrendChart trend={trend('Completed', 'Failed', 'Completed')} time="the last 24 hours" partial />,
  );
  expect(section().textContent).toContain('33.3% failed');
  expect(section().textContent).toContain('1 of 3 attempts');
  expect(section().textContent).toContain('the log of the last 24 hours, its newest 3 attempts.');
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  expect(screen.getByText(/% failed$/).style.color).toContain('red');
});

test('Where none failed, nothing is pointed out; where there were none, that is said', () => {
  renderPart(<TrendChart trend={trend('Completed')} time="the last 24 hours" />);
  expect(screen.getByText(/% failed$/).style.color).toBe('');
  renderPart(<TrendChart trend={trend()} time="the last 7 days" />);
  expect(
    screen.getByText('Nothing to count: the log has no attempts of the last 7 days here.'),
  ).toBeDefined();
});
