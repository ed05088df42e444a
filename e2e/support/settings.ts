import type { Page } from '@playwright/test';

/** A section of the settings. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The tokens of whoever is signed in, of which one is this session's. */
export const tokens = (page: Page) =>
  page.getByRole('list', { name: 'Tokens and sessions' }).getByRole('listitem');
