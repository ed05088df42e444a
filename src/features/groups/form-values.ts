import * as z from 'zod/mini';
import type { Group, GroupPatch, GroupRequest } from '@/api/models';
import { changedValues } from '@/form/drafts';
import { npiText, optionalChoice, optionalText, requiredText } from '@/form/schemas';
import { withoutUndefined } from '@/lib/values';
import { textOf } from '@/lib/words';

/** Nine digits, with or without the dash → `12-3456789`. */
const taxIdText = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || /^\d{2}[-\s]?\d{7}$/.test(text),
      'A tax id has nine digits, like 12-3456789.',
    ),
  ),
  z.transform((text: string) => text.replaceAll(/\D/g, '').replace(/^(\d{2})(\d{7})$/, '$1-$2') || undefined),
);

const missing = {
  addressLine1: 'Write the street and number.',
  city: 'Write the city.',
  state: 'Choose a state.',
  zipCode: 'Write the ZIP code.',
};

/** An address is whole or not there at all (rules.md 7.7). */
const remitAddress = z
  .object({
    addressLine1: optionalText(),
    addressLine2: optionalText(),
    city: optionalText(),
    state: optionalChoice,
    zipCode: z.pipe(
      z.string().check(
        z.trim(),
        z.refine(
          (text) => text === '' || /^\d{5}(-\d{4})?$/.test(text),
          'A ZIP code has five digits, or nine with a dash.',
        ),
      ),
      z.transform((text: string) => text || undefined),
    ),
  })
  .check(
    z.superRefine((address, context) => {
      if (Object.values(address).every((part) => part === undefined)) return;
      for (const [name, message] of Object.entries(missing)) {
        if (address[name as keyof typeof missing] === undefined)
          context.addIssue({ code: 'custom', path: [name], message });
      }
    }),
  );

const shape = { name: requiredText('Write the name.'), npi: npiText, taxId: taxIdText, remitAddress };

export const groupSchema = z.object(shape);

export type GroupValues = z.input<typeof groupSchema>;
export type CheckedGroup = z.output<typeof groupSchema>;

/** Checks only what differs from `before`: what the service holds already must not stand in the way of a change. */
export function changedGroupSchema(values: GroupValues, before: GroupValues): typeof groupSchema {
  const changed = changedValues(values, before) ?? {};
  const kept = Object.keys(shape).filter((name) => !(name in changed));
  const loose = Object.fromEntries(kept.map((name) => [name, z.any()]));
  return z.object({ ...shape, ...loose }) as unknown as typeof groupSchema;
}

/** A group as the form shows it; without one, empty. */
export function groupValues({ name, npi, taxId, remitAddress: address }: Group = {}): GroupValues {
  return {
    name: textOf(name),
    npi: textOf(npi),
    taxId: textOf(taxId),
    remitAddress: {
      addressLine1: textOf(address?.addressLine1),
      addressLine2: textOf(address?.addressLine2),
      city: textOf(address?.city),
      state: textOf(address?.state),
      zipCode: textOf(address?.zipCode),
    },
  };
}

/** The body of POST /groups; what was left empty is left out. */
export function groupRequest({ remitAddress: address, ...checked }: CheckedGroup): GroupRequest {
  return withoutUndefined({ ...checked, remitAddress: wholeAddress(address) }) as GroupRequest;
}

/** The body of PATCH /groups/{groupId}: only what was changed in the form; null empties a field. */
export function groupPatch(checked: CheckedGroup, values: GroupValues, before: GroupValues): GroupPatch {
  const wire: Record<string, unknown> = { ...checked, remitAddress: wholeAddress(checked.remitAddress) };
  const names = Object.keys(changedValues(values, before) ?? {});
  return Object.fromEntries(names.map((name) => [name, wire[name] ?? null])) as GroupPatch;
}

function wholeAddress(address: CheckedGroup['remitAddress']) {
  const given = Object.entries(address).filter(([, part]) => part !== undefined && part !== '');
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
