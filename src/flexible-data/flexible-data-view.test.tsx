// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { paste } from '@/ui/testing';
import { FlexibleDataView } from './flexible-data-view';
import { anyData, nestedSections } from './testing';

// A machine that is busy with other things must not fail them.
vi.setConfig({ testTimeout: 30_000 });
function show(data: unknown, outlined = false) {
  return render(
    <MantineProvider env="test">
      <FlexibleDataView data={data} label="Other details" outline={outlined} />
    </MantineProvider>,
  );
}

const form = (data: object) => ({ type: 'Form', data });
const table = (data: unknown) => ({ type: 'Table', data });
const section = (data: unknown) => ({ type: 'Section', data });

describe('flexible data on screen', () => {
  it('shows markup and scripts as text, and only http addresses as links', () => {
    const script = '<img src=x onerror="window.hit = true"><script>window.hit = true</script>';
    const { container } = show(
      form({
        [script]: script,
        site: 'See https://board.example/a?b=1. Or javascript:alert(1)',
        other: 'data:text/html,<script>1</script>',
      }),
    );
    expect(container.querySelector('script, img, iframe')).toBeNull();
    expect(screen.getAllByText(script).length).toBeGreaterThan(0);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]?.getAttribute('href')).toBe('https://board.example/a?b=1');
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('shows what is nested in a form: forms, tables and sections, each under its key', () => {
    show(
      form({
        Board: 'Nursing',
        Address: form({ City: 'Reno' }),
        Actions: table([{ Date: '2024-05-01', Kind: 'Probation' }]),
        History: section({ Earlier: form({ Status: 'Lapsed' }) }),
      }),
    );
    for (const text of [
      'Board',
      'Nursing',
      'Address',
      'City',
      'Reno',
      'Actions',
      'Probation',
      'History',
      'Lapsed',
    ])
      expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
  });

  it('shows 10,000 levels at once, folded beyond six, and goes down and up in them', async () => {
    const user = userEvent.setup();
    const { container } = show(nestedSections(10_000, form({ needle: 'in the hay' })));
    expect(container.querySelectorAll('section').length).toBeLessThan(10);

    await paste(user, screen.getByRole('searchbox', { name: 'Find in details' }), 'hay');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 of 1')).toBeDefined();
    expect(container.querySelector('dd')?.textContent).toBe('in the hay');
    expect(container.querySelectorAll('section').length).toBeLessThan(10);

    const trail = screen.getByRole('navigation', { name: 'Place in the details' });
    await user.click(within(trail).getByRole('button', { name: 'Other details' }));
    expect(screen.getByRole('button', { name: 'Level 1' })).toBeDefined();
  });

  it('finds text with count, next and previous, and opens the folds around it', async () => {
    const user = userEvent.setup();
    const { container } = show(
      section({
        A: section({ B: section({ C: form({ Name: 'Reprimand' }) }) }),
        D: form({ x: 'reprimanded' }),
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Fold all' }));
    expect(screen.queryByText('Name')).toBeNull();
    await paste(user, screen.getByRole('searchbox'), 'reprim');
    expect(await screen.findByText('2 found')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next place' }));
    expect(screen.getByText('Name')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next place' }));
    expect(screen.getByText('2 of 2')).toBeDefined();
    expect(container.querySelectorAll('mark')).toHaveLength(2);
    await user.clear(screen.getByRole('searchbox'));
    await paste(user, screen.getByRole('searchbox'), 'nowhere');
    expect(await screen.findByText('Not found')).toBeDefined();
  });

  it('draws some rows of a long table and says how many there are', () => {
    show(table(Array.from({ length: 5_000 }, (_, index) => ({ Case: `C-${index}`, Fine: '$1' }))));
    const shown = screen.getAllByRole('row');
    expect(shown.length).toBeLessThan(80);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  });

  it('begins a wide table with some columns and lets them be chosen', async () => {
    const user = userEvent.setup();
    const row = Object.fromEntries(
      Array.from({ length: 240 }, (_, index) => [`Column ${index}`, `v${index}`]),
    );
    show(section({ Wide: table([row]) }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await paste(user, screen.getByRole('textbox', { name: 'Find a column' }), 'Column 200');
    await user.click(screen.getByRole('checkbox', { name: 'Column 200' }));
    expect(screen.getByRole('columnheader', { name: 'Column 200', hidden: true })).toBeDefined();
  });

  it('shows a dash for what a row lacks, and goes into structure inside a cell', async () => {
    const user = userEvent.setup();
    show(table([{ a: '1' }, { b: form({ inner: 'deep value' }) }]));
    expect(screen.getAllByText('not given')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '1 value' }));
    expect(screen.getByText('deep value')).toBeDefined();
  });

  it('lists the parts with their sizes and opens one', async () => {
    const user = userEvent.setup();
    show(section({ Record: form({ a: '1', b: '2' }), Malpractice: table([]) }), true);
    const parts = screen.getByRole('navigation', { name: 'Parts' });
    expect(
      within(parts)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Record2', 'Malpracticeempty']);
    await user.click(screen.getByRole('button', { name: 'Fold all' }));
    await user.click(within(parts).getByRole('button', { name: /Record/ }));
    expect(screen.getByText('a')).toBeDefined();
  });

  it('says what was unexpected and shows it in full', () => {
    show(section({ Odd: { type: 'Chart', data: { a: 1, b: true, c: null } }, Gone: { type: 'Form' } }));
    expect(screen.getByText(/not known here, “Chart”/)).toBeDefined();
    expect(screen.getByText('Yes')).toBeDefined();
    expect(screen.getByText('The source sent a form without data')).toBeDefined();
  });

  it('draws anything without breaking and without words like undefined', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const { container, unmount } = show(data);
        const text = container.textContent ?? '';
        for (const word of ['undefined', 'NaN', '[object Object]', 'Invalid Date']) {
          expect(text.includes(word) && !(JSON.stringify(data) ?? '').includes(word)).toBe(false);
        }
        unmount();
      }),
      { numRuns: 60 },
    );
  });
});
