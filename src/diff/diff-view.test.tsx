// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { anyData, nestedSections } from '@/flexible-data/testing';
import type { Verification } from './comparable';
import { DiffView } from './diff-view';
import { compareVerifications } from './lines';

// A machine that is busy with other things must not fail them.
vi.setConfig({ testTimeout: 30_000 });
function show(old: Verification, now: Verification, foldSame = true) {
  return render(
    <MantineProvider env="test">
      <DiffView
        comparison={compareVerifications(old, now)}
        earlier="Earlier"
        later="Later"
        foldSame={foldSame}
      />
    </MantineProvider>,
  );
}

const row = (Case: string, Action: string) => ({ Case, Action });
const of = (result: object): Verification => ({ status: 'Found', results: [result] });
const table = (...data: object[]) => ({ type: 'Table', data });

const earlier = of({
  name: 'Ann Lee',
  licenseStatus: 'Active',
  disciplinaryActions: table(row('1', 'Fine')),
});
const later = of({
  name: 'Ann Lee',
  licenseStatus: 'Active, on probation',
  disciplinaryActions: table(row('1', 'Fine'), row('2', 'Stipulation')),
});

it('marks a changed value in word, and the words that differ', () => {
  const { container } = show(earlier, later);
  const changed = screen.getByRole('row', { name: /^License status/ });
  expect(within(changed).getByText('Changed')).toBeDefined();
  expect(container.querySelector('ins')?.textContent).toBe(', on probation');
});

it('puts an added row against a gap that says so', () => {
  show(earlier, later);
  const added = screen.getByRole('row', { name: /Stipulation/ });
  expect(within(added).getByText('no row here')).toBeDefined();
  expect(within(added).getByText('Added')).toBeDefined();
});

it('folds what is the same with its names, and opens it', async () => {
  const user = userEvent.setup();
  show(earlier, later);
  expect(screen.queryByRole('rowheader', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /2 the same Verification status, name/ }));
  expect(screen.getByRole('rowheader', { name: 'Name' })).toBeDefined();
});

it('shows everything when nothing is to be folded', () => {
  show(earlier, later, false);
  expect(screen.getByRole('rowheader', { name: 'Name' })).toBeDefined();
});

it('folds thousands of unchanged rows around a changed one', () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => row(`${index}`, 'Fine'));
  show(
    of({ additionalProperties: table(...rows) }),
    of({ additionalProperties: table(...rows.with(1_500, row('1500', 'Probation'))) }),
  );
  expect(screen.getByText('1,500 rows the same')).toBeDefined();
  expect(screen.getByText('1,499 rows the same')).toBeDefined();
  expect(screen.getAllByRole('row').length).toBeLessThan(12);
});

const deep = (a: string, levels = 10_000) =>
  of({ additionalProperties: nestedSections(levels, { type: 'Form', data: { a, b: 'c' } }) });

it('shows a change 10,000 levels down in a few lines', () => {
  show(deep('before'), deep('after'));
  expect(screen.getByRole('row', { name: /before after Changed/ })).toBeDefined();
  expect(screen.getByText(/Level 1 \/ … \/ Level 9999 \/ Level 10000/)).toBeDefined();
});

it('names the whole way to a change that lies five headings down', () => {
  show(deep('before', 4), deep('after', 4));
  expect(screen.getByText('Other details / Level 1 / Level 2 / Level 3 / Level 4')).toBeDefined();
});

it('draws any pair without breaking, markup as text', () => {
  fc.assert(
    fc.property(anyData, anyData, fc.boolean(), (one, two, fold) => {
      const evil = '<img src=x onerror="window.hit=1">';
      const { container, unmount } = show(
        of({ name: evil, additionalProperties: one }),
        of({ name: `${evil}!`, additionalProperties: two }),
        fold,
      );
      expect(container.querySelector('img, script')).toBeNull();
      expect(container.textContent).toContain(evil);
      unmount();
    }),
    { numRuns: 40 },
  );
});
