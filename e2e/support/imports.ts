import type { Locator, Page } from '@playwright/test';
import type { Colleague } from './records';
import type { Service } from './service';

interface OfProvider {
  providerId: string;
  importId: string;
}

/** A provider with a portal login, an education and a telephone number. */
export async function addAda(colleague: Colleague, portalId = '4711'): Promise<string> {
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Ada',
    lastName: 'Quillimport',
    npi: 1_234_567_893,
    phone: '(555) 555-0100',
    languages: ['English'],
  });
  await Promise.all([
    colleague.ask('PUT', `/providers/${id}/info/portal`, { portalId }),
    colleague.ask('POST', `/providers/${id}/info/educations`, {
      schoolName: 'Cedar College',
      degree: 'MD',
      endDate: '2005-05-15T00:00:00Z',
    }),
  ]);
  return id;
}

/** An import for a provider, which is through. */
export async function addImport(
  colleague: Colleague,
  service: Service,
  providerId: string,
  source = 'Portal',
): Promise<string> {
  const started = await colleague.ask<{ id: string }>('POST', '/providers/profiles/import', {
    providerId,
    source,
  });
  await service.advance({ seconds: 30 });
  return started.id;
}

/** Takes the one education out of a provider's file. */
export async function removeEducation(colleague: Colleague, providerId: string): Promise<void> {
  const [held] = await colleague.ask<{ id: string }[]>('GET', `/providers/${providerId}/info/educations`);
  await colleague.ask('DELETE', `/providers/${providerId}/info/educations/${held?.id}`);
}

/** An import of Ada's portal profile, after which her file was changed: another number, no education, less said. */
export async function importThenChange(colleague: Colleague, service: Service): Promise<OfProvider> {
  const providerId = await addAda(colleague);
  await colleague.ask('POST', `/providers/${providerId}/info/certificates`, {
    type: 'AhaPears',
    certificateNumber: 'P-77',
    expirationDate: '2030-01-31T00:00:00Z',
  });
  const importId = await addImport(colleague, service, providerId);
  await colleague.ask('PATCH', `/providers/${providerId}`, { phone: '(555) 555-9999', languages: [] });
  await removeEducation(colleague, providerId);
  const [held] = await colleague.ask<{ id: string }[]>('GET', `/providers/${providerId}/info/certificates`);
  const certificate = `/providers/${providerId}/info/certificates/${held?.id}`;
  await colleague.ask('PATCH', certificate, { expirationDate: '2028-01-31T00:00:00Z' });
  return { providerId, importId };
}

/** Asks for an import where one is; gives the dialog. */
export async function startImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Import a profile' }).click();
  return page.getByRole('dialog', { name: 'Import a profile' });
}

/** What the source gives against what we hold, of one part of the file. */
export const comparison = (page: Page, part: string) => page.getByRole('table', { name: part });

/** One field of such a comparison. */
export const line = (page: Page, part: string, field: string) =>
  comparison(page, part)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) });

/** How many changes of a provider's file the page sends from now on. */
export function changesSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /\/api\/providers\/[^/]+(\/info|$)/.test(pathname)) sent += 1;
  });
  return () => sent;
}
