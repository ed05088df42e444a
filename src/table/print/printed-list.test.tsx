// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { PageIdleWatch } from '@/ui/page-idle';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutTables, loadPages, row, serve, show, endless } from '../testing';

layOutTables(100);
beforeAll(() => Promise.all([import('../idle-parts'), import('../export/export-dialog')]));

beforeEach(() => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PageIdleWatch />
    </QueryClientProvider>,
  );
});

const paper = () => screen.getByRole('region', { name: /as it is printed/, hidden: true });
const printedRows = () =>
  within(within(paper()).getAllByRole('rowgroup', { hidden: true })[1] ?? paper())
    .getAllByRole('rowheader', { hidden: true })
    .map(({ textContent }) => textContent);

/** As the browser does when Ctrl+P is pressed; the page is looked at while it is printed. */
async function print(look: () => void) {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  look();
  act(() => void window.dispatchEvent(new Event('afterprint')));
}

/** What prints comes once the page has nothing else to do. */
const isReady = () =>
  waitFor(
    () => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      paper();
      act(() => void window.dispatchEvent(new Event('afterprint')));
    },
    { timeout: 4_000 },
  );

describe('a list that is printed', () => {
  it('has every loaded row, also those that are not on screen, and says how many of how many', async () => {
    show(serve);
    await row('Person 0');
    await isReady();
    expect(screen.queryByRole('row', { name: /Person 49/ })).toBeNull();
    await print(() => {
      expect(printedRows()).toHaveLength(50);
      expect(printedRows()[49]).toBe('Person 49');
      expect(paper().textContent).toContain('50 of 120 people. What was not loaded is not printed.');
      expect(paper().textContent).toContain('No filter');
    });
    expect(screen.queryByRole('region', { name: /as it is printed/, hidden: true })).toBeNull();
  });

  it('has the selected rows alone where some are, in the words of their filter', async () => {
    const { user } = show(serve, { path: '/people?state=AZ' });
    (await row('Person 0')).focus();
    await user.keyboard('{ArrowDown} {ArrowDown} ');
    await isReady();
    await print(() => {
      expect(printedRows()).toEqual(['Person 1', 'Person 2']);
      expect(paper().textContent).toContain('Filtered by State: AZ');
      expect(paper().textContent).toContain('2 selected of 120 people');
    });
  });

  it('has all that match when they are printed from the export, loaded or not', async () => {
    const opened = vi.fn(() => printedRows().length);
    vi.stubGlobal('print', opened);
    const { user } = show(serve);
    await row('Person 0');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export 120 people' }));
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    await dialog.findByText('120 people given to the browser to print.');
    expect(opened).toHaveReturnedWith(120);
    expect(opened).toHaveBeenCalledOnce();
    expect(paper().textContent).toContain('120 of 120 people');
    expect(printedRows().at(-1)).toBe('Person 119');
  });

  it('is not offered for more rows than a browser can print', async () => {
    const { user, client } = show(endless);
    await row('Person 0');
    await loadPages(client, 2);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Export/ }));
    const button = dialog.getByRole('button', { name: 'Print' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(button.getAttribute('aria-description')).toMatch(/^More than 5,000 rows/);
  });
});
