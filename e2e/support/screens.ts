import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { heading } from './page';
import type { Colleague } from './records';
import type { Service } from './service';

export interface Stage {
  page: Page;
  service: Service;
  colleague: Colleague;
}

/** What is looked at, and how one gets there from where the step before has ended. */
export type Screen = [name: string, open: (stage: Stage) => Promise<void>];

/** Opens an address and waits for its heading, and for the first rows where it is a list. */
export const at =
  (path: string, title: string, list?: string) =>
  async ({ page }: Stage) => {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    if (list)
      await expect(page.getByRole('grid', { name: list }).getByRole('rowheader').first()).toBeVisible();
  };

/** Opens one screen after the other and looks at each, at all of it in light colours and at its colours in dark ones. */
export async function expectAllAccessible(stage: Stage, screens: Screen[], colorScheme: 'light' | 'dark') {
  for (const [name, open] of screens) {
    await test.step(name, async () => {
      await open(stage);
      await expectAccessible(stage.page, name, colorScheme === 'light' ? 'everything' : 'colours');
    });
  }
}
