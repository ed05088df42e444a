import type { Page } from '@playwright/test';

/** The bodies that the page sends from now on by this method, to paths of this kind. */
export function bodiesSent(page: Page, method: string, path = /./): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) bodies.push(request.postDataJSON());
  });
  return bodies;
}
