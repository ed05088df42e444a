import type { Page } from '@playwright/test';
import { test as base } from './console';
import { openapi } from './openapi';
import type { Colleague } from './records';

export interface Request {
  id: string;
  type: string;
  isSelfManaged: boolean;
  priority: string;
  currentEvent: { status: string; note?: string; attachments?: { path: string }[] };
  allEvents: { status: string }[];
  checklist?: {
    notes?: string;
    items: {
      name: string;
      status: string;
      source?: string;
      confirmedBy?: string;
      verifiedAt?: string;
      references?: object;
    }[];
  };
  applicationReceivedDate?: string;
  facilitySpecialtyIds?: string[];
}

const { enum: statuses } = openapi.components.schemas.CredentialingEventStatus as { enum: string[] };
const ends: readonly string[] = ['Completed', 'CompletedWithConcern', 'UnableToComplete', 'Cancelled'];

/** The query for requests that nobody has brought to an end, by the statuses of the contract. */
export const openRequests = statuses
  .filter((status) => !ends.includes(status))
  .map((status) => `currentEventStatus=${status}`)
  .join('&');

interface OfProvider {
  providerId: string;
  request: Request;
}

interface Fixtures {
  /** Signs in as a specialist and opens a new request for a provider of the test's own. */
  openRequest: (more?: object) => Promise<OfProvider>;
}

/** Where the service keeps requests. */
export const path = '/credentialing-requests';

export const test = base.extend<Fixtures>({
  openRequest: async ({ page, signIn, colleague }, provide) => {
    await provide(async (more) => {
      await signIn();
      const opened = await addRequest(colleague, more);
      await page.goto(`/credentialing/${opened.request.id}`);
      return opened;
    });
  },
});

/** A provider of a test's own with a request; `more` says what else is known of it. */
export async function addRequest(
  colleague: Colleague,
  more: object = {},
  lastName = 'Request-Quill',
): Promise<OfProvider> {
  const { id: providerId } = await colleague.addProvider({ firstName: 'Ada', lastName });
  const request = await colleague.ask<Request>('POST', path, { providerId, type: 'Initial', ...more });
  return { providerId, request };
}

/** The organization of the simulated service, as an applicant-tracking system is told it. */
const organizationId = '0f0d9a4e-52c1-4c7e-8d57-3c1c1f7a9b20';

/** An applicant-tracking system sends an applicant, who becomes a provider with a request of the operator's. */
export async function addApplicant(colleague: Colleague, applicant: object): Promise<string> {
  const inbound = `/integrations/applicanttracker/webhook/${organizationId}`;
  const { requestId } = await colleague.ask<{ requestId: string }>('POST', inbound, { applicant });
  return requestId;
}

export const readRequest = (colleague: Colleague, id: string) =>
  colleague.ask<Request>('GET', `${path}/${id}`);

export async function requestsOf(colleague: Colleague, providerId: string): Promise<Request[]> {
  const { items } = await colleague.ask<{ items: Request[] }>('GET', `${path}?providerId=${providerId}`);
  return items;
}

/** What has happened to the request that is open, the latest first. */
export const events = (page: Page) => page.getByRole('region', { name: 'Events' }).getByRole('listitem');

/** The button of the page; that of the dialog has the same name. */
export const changeStatus = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Change status' });

/** An element of the checklist of the request that is open. */
export const element = (page: Page, name: string | RegExp) =>
  page
    .getByRole('region', { name: 'Checklist', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
