import type { CredentialingEventStatus, CredentialingRequest, Details } from '@/api/models';
import { daysUntil, localDayOf } from '@/lib/dates';
import { fullName, personName, spellOut, textOf } from '@/lib/words';
import { finalStatuses, requestStatuses, statusWords, waitingStatuses } from './request-statuses';

/** What the organization may say of a request that the operator processes. */
const ofOrganization = ['AdditionalInformationSubmitted', 'CancellationRequested'] as const;

/** The status of a request; of one without a current event, that of the last event that came with it. */
export const requestStatus = ({ currentEvent, allEvents }: Details<CredentialingRequest>) =>
  currentEvent?.status ?? allEvents?.at(-1)?.status;

/** Whether nothing more happens with a request. */
export const isOver = (request: Details<CredentialingRequest>) =>
  finalStatuses.includes(requestStatus(request) ?? '');

/**
 * The statuses to which whoever works on a request may bring it: all but the first for a request that the organization
 * processes itself, two for one that the operator processes, none once it is over (rules.md 17.2).
 */
export function allowedStatuses(request: Details<CredentialingRequest>): readonly CredentialingEventStatus[] {
  if (isOver(request)) return [];
  if (!request.isSelfManaged) return ofOrganization;
  return requestStatuses.filter((status) => status !== 'RequestSubmitted');
}

/** Why nothing can be added to a request; undefined when something can. */
export function whyNoEvent(request: Details<CredentialingRequest>): string | undefined {
  return isOver(request)
    ? `This request is over: ${statusWords(requestStatus(request)).toLowerCase()}.`
    : undefined;
}

/** Why a request cannot be brought to a status; undefined where it can (rules.md 17.2). */
export function whyNotTo(request: Details<CredentialingRequest>, status: string): string | undefined {
  const over = whyNoEvent(request);
  if (over) return over;
  if (allowedStatuses(request).some((allowed) => allowed === status)) return undefined;
  if (status === 'RequestSubmitted') return 'A request is submitted once, when it is created.';
  return requestStatuses.some((known) => known === status)
    ? 'The operator processes this request and sets this status.'
    : 'This console does not know this status.';
}

/**
 * How often a request has asked for information by its status, 0 to 3, since information was submitted last: the highest of these
 * statuses counts, as a note leaves the status as it is.
 */
export function timesAsked({ currentEvent, allEvents }: Details<CredentialingRequest>): number {
  const statuses = [...(allEvents ?? []), currentEvent].map((event) => event?.status);
  const since = statuses.slice(statuses.lastIndexOf('AdditionalInformationSubmitted') + 1);
  return 1 + waitingStatuses.findLastIndex((status) => since.includes(status));
}

/**
 * The status by which whom a request is about is asked for information, and why that cannot be (rules.md 17.2): the one after
 * those by which the request has asked, or that of an attempt, from 1, which is a later one. It never asks less often than before;
 * after three times it stays.
 */
export function nextAsk(
  request: Details<CredentialingRequest>,
  attempt?: number,
): { status: CredentialingEventStatus; blocked: string | undefined } {
  const index = Math.max(timesAsked(request), (attempt ?? 1) - 1);
  const status = waitingStatuses[index] ?? waitingStatuses.at(-1) ?? 'AdditionalInformationRequested';
  return { status, blocked: whyNotTo(request, status) };
}

/** Who processes a request, in a word and in a sentence. */
export function modeWords({ isSelfManaged }: Details<CredentialingRequest>): { label: string; text: string } {
  if (isSelfManaged === undefined) return { label: '–', text: 'The service does not say who processes it.' };
  return isSelfManaged
    ? { label: 'Self managed', text: 'Your organization verifies and sets the statuses.' }
    : {
        label: 'CVO operated',
        text: 'The operator verifies and sets the statuses. You may submit information or request cancellation.',
      };
}

/** Whom a request is about: `Quill, Ada` in lists, `Ada Quill` in titles. */
export function entityName(
  { provider, facility }: Details<CredentialingRequest>,
  order: 'list' | 'title' = 'list',
) {
  if (provider) return order === 'list' ? personName(provider) : fullName(provider);
  return textOf(facility?.name) || '–';
}

/** A request as the heading of its page: `Ada Quill, initial`; what the service leaves out is not said. */
export function requestTitle(request: Details<CredentialingRequest>): string {
  const name = entityName(request, 'title');
  const type = request.type && spellOut(request.type).toLowerCase();
  return [name === '–' ? 'Credentialing request' : name, type].filter(Boolean).join(', ');
}

/** Under which an element of a checklist is found on the page of its request. */
export const elementId = (name: string): string => `element-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}`;

/** The page of whom a request is about; undefined where the service does not say. */
export function entityLink({ provider, facility }: Details<CredentialingRequest>) {
  if (provider?.id) return { to: '/providers/$providerId', params: { providerId: provider.id } };
  if (facility?.id) return { to: '/facilities/$facilityId', params: { facilityId: facility.id } };
  return undefined;
}

/** How many calendar days of the reader ago a request was created, as all other ages are told; undefined where nobody says. */
export function ageInDays({ createdAt }: Details<CredentialingRequest>): number | undefined {
  const days = daysUntil(localDayOf(createdAt));
  return days === undefined ? undefined : Math.max(0, -days);
}

/** `today`, `1 day`, `34 days`. */
export function ageWords(request: Details<CredentialingRequest>): string {
  const days = ageInDays(request);
  if (days === undefined) return '–';
  return days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`;
}

/**
 * From how many days on a request that is not over is late, and from how many it is overdue. A month is what teams aim
 * at, and sixty days is what laws of several states give a plan to decide on a complete application.
 */
const lateAfter = 30;
const overdueAfter = 60;

/** Whether a request takes too long; undefined while it does not, once it is over, and where nobody says how old it is. */
export function ageState(request: Details<CredentialingRequest>): 'Late' | 'Overdue' | undefined {
  const days = ageInDays(request) ?? 0;
  if (isOver(request) || days <= lateAfter) return undefined;
  return days <= overdueAfter ? 'Late' : 'Overdue';
}
