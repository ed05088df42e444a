import * as z from 'zod/mini';
import type { AttachLicenseRequest, License, LicensePatch } from '@/api/models';
import { changedShape } from '@/form/changed-shape';
import { changedValues } from '@/form/drafts';
import { dateText, optionalChoice, optionalText } from '@/form/schemas';
import { dateForTyping } from '@/lib/typed-date';
import { withoutUndefined } from '@/lib/values';
import { textOf } from '@/lib/words';

/** What the organization itself holds and decides about a license, whatever its source says (rules.md 9.11). */
export const heldShape = {
  approvedStatus: z.string(),
  restrictionStatus: z.string(),
  isPrimary: z.boolean(),
  isCurrentlyPracticing: z.boolean(),
  nonVerifiedInfo: z
    .object({ status: optionalText(100), issueDate: dateText(), expirationDate: dateText() })
    .check(
      z.superRefine(({ issueDate, expirationDate }, context) => {
        if (!issueDate || !expirationDate || issueDate <= expirationDate) return;
        const message = 'This is before the day of issue.';
        context.addIssue({ code: 'custom', path: ['expirationDate'], message });
      }),
    ),
  prescriptiveAuthority: optionalChoice,
  collaboratingProviderId: optionalChoice,
};

const heldSchema = z.object(heldShape);

export type HeldValues = z.input<typeof heldSchema>;
export type CheckedHeld = z.output<typeof heldSchema>;

/** Checks only what differs from `before`: what the service holds already must not stand in the way of a change. */
export function changedHeldSchema(values: HeldValues, before: HeldValues): typeof heldSchema {
  return z.object(changedShape(heldShape, values, before));
}

/** What is held of a license as the form shows it; without one, that of a new license. */
export function heldValues(license: License = {}): HeldValues {
  const { nonVerifiedInfo: stated } = license;
  return {
    approvedStatus: license.approvedStatus ?? 'Pending',
    restrictionStatus: license.restrictionStatus ?? 'None',
    isPrimary: license.isPrimary ?? false,
    isCurrentlyPracticing: license.isCurrentlyPracticing ?? false,
    nonVerifiedInfo: {
      status: textOf(stated?.status),
      issueDate: dateForTyping(stated?.issueDate),
      expirationDate: dateForTyping(stated?.expirationDate),
    },
    prescriptiveAuthority: textOf(license.prescriptiveAuthority),
    collaboratingProviderId: textOf(license.collaboratingProviderId),
  };
}

/** What is held as a new license is attached with it; what was left empty is left out (rules.md 1.2). */
export function heldRequest(checked: CheckedHeld): Partial<AttachLicenseRequest> {
  const stated = Object.fromEntries(Object.entries(statedOf(checked)).filter(([, value]) => value !== null));
  return withoutUndefined({
    ...checked,
    // Not said is not the same as no.
    isCurrentlyPracticing: checked.isCurrentlyPracticing || undefined,
    nonVerifiedInfo: Object.keys(stated).length > 0 ? stated : undefined,
  }) as Partial<AttachLicenseRequest>;
}

/** The body of PATCH /licenses/{licenseId}: only what was changed in the form; null empties a field (rules.md 1.4). */
export function heldPatch(checked: CheckedHeld, values: HeldValues, before: HeldValues): LicensePatch {
  const changed = Object.keys(changedValues(values, before) ?? {}) as (keyof HeldValues)[];
  return Object.fromEntries(
    changed.map((name) => [name, name === 'nonVerifiedInfo' ? statedOf(checked) : (checked[name] ?? null)]),
  );
}

/** The contract calls for a date-time where a date is meant. */
const midnight = (day: string | undefined) => (day ? `${day}T00:00:00Z` : null);

/** The stated facts, all of them, so that it does not matter whether the service merges them or takes them as a whole. */
function statedOf({ nonVerifiedInfo: { status, issueDate, expirationDate } }: CheckedHeld) {
  return {
    status: status ?? null,
    issueDate: midnight(issueDate),
    expirationDate: midnight(expirationDate),
  };
}
