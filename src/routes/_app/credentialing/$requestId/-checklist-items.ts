import type {
  ChecklistItem,
  ChecklistItemRequest,
  ChecklistRequest,
  CredentialingRequest,
} from '@/api/models';
import { now } from '@/lib/clock';
import { withoutUndefined } from '@/lib/values';
import { textOf } from '@/lib/words';
import {
  isSameLookup,
  oldest,
  referencesOf,
  sourcesOf,
  type Element,
} from '@/features/credentialing/evidence';
import type { Evidence } from '@/features/credentialing/held';
import { entityName } from '@/features/credentialing/request-words';

/** An element as it is sent back: without its id, which the service gives anew, and without what is missing. */
export function asSent(element: ChecklistItem): ChecklistItemRequest {
  const { id: _id, ...item } = element;
  return {
    ...(withoutUndefined(item) as Omit<ChecklistItemRequest, 'name' | 'status'>),
    name: item.name ?? '',
    status: item.status ?? '',
  };
}

/** The whole checklist with other elements or notes, as it takes the place of the one before. */
export function checklistWith(
  request: CredentialingRequest,
  changed: { items?: ChecklistItemRequest[]; notes?: string },
): ChecklistRequest {
  const { checklist, provider } = request;
  const providerType = textOf(provider?.providerType?.name);
  const { notes = checklist?.notes } = changed;
  return {
    ...(notes && { notes }),
    items: changed.items ?? (checklist?.items ?? []).map(asSent),
    details: checklist?.details ?? {
      providerName: entityName(request, 'title'),
      ...(providerType && { providerType }),
      started: new Date(now()).toISOString(),
    },
  };
}

/**
 * The place of an element in a checklist that may have been written anew since: the same contents, else the same name;
 * -1 when it is not there any more.
 */
export function placeOf(items: readonly ChecklistItem[], wanted: ChecklistItem): number {
  const same = JSON.stringify(asSent(wanted));
  const exact = items.findIndex((item) => JSON.stringify(asSent(item)) === same);
  return exact >= 0 ? exact : items.findIndex(({ name }) => name === wanted.name);
}

/** An element whose evidence are the latest lookups; what was confirmed of the earlier ones has to be confirmed again. */
export function withNewest(item: ChecklistItem, { evidence, newer }: Element): ChecklistItemRequest {
  const replaced = (one: Evidence) => newer.find((lookup) => isSameLookup(lookup, one)) ?? one;
  const latest = evidence.map(replaced);
  const { confirmedAt: _, confirmedBy: _by, ...rest } = asSent(item);
  const verifiedAt = oldest(latest);
  const source = item.source || sourcesOf(latest);
  return {
    ...rest,
    references: referencesOf(latest),
    ...(verifiedAt && { verifiedAt }),
    ...(source && { source }),
  };
}

/** Whether somebody can confirm an element: what is missing cannot be, only that it does not apply. */
export const mayBeConfirmed = (status: string | undefined, evidence: readonly unknown[]): boolean =>
  status === 'NotApplicable' || (status !== 'Missing' && evidence.length > 0);

/**
 * An element confirmed by whoever is signed in, or not confirmed any more. What was only told to us counts as reviewed
 * by that, on that day.
 */
export function withConfirmation(item: ChecklistItem, by: string | undefined): ChecklistItemRequest {
  const { confirmedAt: confirmed, confirmedBy: _by, ...rest } = asSent(item);
  if (by === undefined) {
    if (!confirmed || rest.verifiedAt !== confirmed) return rest;
    const { verifiedAt: _, ...unverified } = rest;
    return { ...unverified, status: 'Pending' };
  }
  const confirmedAt = new Date(now()).toISOString();
  const reviewed = rest.status === 'Pending' && {
    status: 'Verified',
    verifiedAt: rest.verifiedAt ?? confirmedAt,
  };
  return { ...rest, ...reviewed, confirmedAt, confirmedBy: by };
}

/**
 * An element that does not apply, by whoever is signed in. The service has no field for the reason: it stands as the
 * source (rules.md 17.9).
 */
export function withoutApplying(item: ChecklistItem, reason: string, by: string): ChecklistItemRequest {
  const { verifiedAt: _, ...rest } = asSent(item);
  const confirmedAt = new Date(now()).toISOString();
  return { ...rest, status: 'NotApplicable', source: reason, confirmedAt, confirmedBy: by };
}
