import type { Page } from '@playwright/test';

/** The table of messages that webhooks were sent. */
export const messageLog = (page: Page) => page.getByRole('table', { name: 'Messages' });

/** The open message with its attempts. */
export const messagePane = (page: Page) => page.getByRole('region', { name: 'Message' });
