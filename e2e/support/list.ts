import { expect, type Locator, type Page } from '@playwright/test';

/** A list of the console: its rows, of which only those in the window are drawn, and what it says about itself. */
export class List {
  readonly grid: Locator;

  constructor(
    private readonly page: Page,
    readonly name: string,
  ) {
    this.grid = page.getByRole('grid', { name, exact: true });
  }

  /** Rows with data whose text holds `text`. */
  rows(text: string | RegExp = ''): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') })
      .filter({ hasText: text });
  }

  /** Opens the record of the row that holds `text`. */
  async open(text: string | RegExp): Promise<void> {
    await this.rows(text).first().getByRole('rowheader').getByRole('link').click();
  }

  /** Waits until the list says that it has this many rows, to the eye and to assistive technology. */
  async has(count: number): Promise<void> {
    const words = count.toLocaleString('en-US');
    await expect(this.grid).toHaveAttribute('aria-rowcount', String(count + 1));
    await expect(this.page.getByText(new RegExp(`^\\d[\\d,]*–\\d[\\d,]* of ${words}\\b`))).toBeVisible();
  }

  /** Goes through all rows by keyboard, until as many were seen as the list says; gives what names them. */
  async walk(): Promise<string[]> {
    const names = new Map<number, string>();
    const look = async (key: string) => {
      for (const [index, name] of await this.drawn()) names.set(index, name);
      await this.page.keyboard.press(key);
      expect(await this.hasFocus(), 'the focus is in the list').toBe(true);
      // Where the service gives no total, the list knows its own once everything is loaded.
      const total = Number(await this.grid.getAttribute('aria-rowcount')) - 1;
      expect(names.size, 'rows seen').toBe(total);
    };
    // Rows of the filters before stand until those that were asked for have come.
    await expect(this.grid).toHaveAttribute('aria-busy', 'false');
    await this.rows().first().focus();
    await expect(() => look('PageDown')).toPass({ intervals: [50], timeout: 60_000 });
    await look('End');
    return [...names].toSorted(([a], [b]) => a - b).map(([, name]) => name);
  }

  private hasFocus(): Promise<boolean> {
    return this.grid.evaluate((grid) => grid.contains(document.activeElement));
  }

  private drawn(): Promise<[number, string][]> {
    return this.rows().evaluateAll((rows) =>
      rows.map((row) => [
        Number(row.getAttribute('aria-rowindex')),
        row.querySelector('[role="rowheader"]')?.textContent ?? '',
      ]),
    );
  }
}
