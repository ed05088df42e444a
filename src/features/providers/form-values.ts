import * as z from 'zod/mini';
import type { Provider, ProviderPatch, ProviderRequest } from '@/api/models';
import { changedShape } from '@/form/changed-shape';
import { changedValues } from '@/form/drafts';
import {
  dateText,
  emailText,
  npiText,
  optionalChoice,
  optionalText,
  phoneText,
  requiredChoice,
  requiredText,
  ssnText,
  zipCodeText,
} from '@/form/schemas';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';

const shape = {
  firstName: requiredText('Write the first name.'),
  lastName: requiredText('Write the last name.'),
  npi: npiText,
  dateOfBirth: dateText({ past: true }),
  ssn: ssnText,
  providerTypeId: optionalChoice,
  nuccGroupId: optionalChoice,
  primaryPracticeState: optionalChoice,
  additionalPracticeStates: z.array(z.string()),
  phone: phoneText,
  emails: z.array(z.object({ email: emailText, type: z.string() })),
  addresses: z.array(
    z.object({
      type: z.string(),
      addressLine1: requiredText('Write the street and number.'),
      addressLine2: optionalText(),
      city: requiredText('Write the city.'),
      state: requiredChoice('Choose a state.'),
      zipCode: zipCodeText,
    }),
  ),
  aliases: z.array(
    z.object({
      firstName: requiredText('Write the first name.'),
      lastName: requiredText('Write the last name.'),
    }),
  ),
  languages: z.array(z.string()),
  credentialingStatus: optionalText(100),
  credentialedDate: dateText(),
  nextCredentialingDate: dateText(),
  recredentialedDates: z.array(z.object({ date: dateText({ past: true }) })),
  gender: optionalChoice,
  ethnicity: z.array(z.string()),
};

interface Related {
  credentialedDate?: string | undefined;
  nextCredentialingDate?: string | undefined;
  primaryPracticeState?: string | undefined;
  additionalPracticeStates: string[];
}

/** What must fit together; `changed` names the fields that were touched, all when absent. */
function related(changed?: object) {
  const isTouched = (...names: (keyof Related)[]) => !changed || names.some((name) => name in changed);
  return (
    values: Related,
    context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
  ) => {
    // A field that was not touched is still as it is typed.
    const from = parseTypedDate(values.credentialedDate ?? '');
    const next = parseTypedDate(values.nextCredentialingDate ?? '');
    if (from && next && next <= from && isTouched('credentialedDate', 'nextCredentialingDate')) {
      const message = 'This must come after the day of credentialing.';
      context.addIssue({ code: 'custom', path: ['nextCredentialingDate'], message });
    }
    const { primaryPracticeState: primary, additionalPracticeStates: others } = values;
    if (
      primary &&
      others.includes(primary) &&
      isTouched('primaryPracticeState', 'additionalPracticeStates')
    ) {
      const message = 'The primary state is in this list too.';
      context.addIssue({ code: 'custom', path: ['additionalPracticeStates'], message });
    }
  };
}

export const providerSchema = z.object(shape).check(z.superRefine(related()));

export type ProviderValues = z.input<typeof providerSchema>;
export type CheckedProvider = z.output<typeof providerSchema>;

/**
 * Checks only what differs from `before`: what the service holds already, a provider with an old telephone number, say,
 * must not stand in the way of changing something else.
 */
export function changedProviderSchema(values: ProviderValues, before: ProviderValues): typeof providerSchema {
  const changed = changedValues(values, before) ?? {};
  return z.object(changedShape(shape, values, before)).check(z.superRefine(related(changed)));
}

export const blankProvider: ProviderValues = {
  firstName: '',
  lastName: '',
  npi: '',
  dateOfBirth: '',
  ssn: '',
  providerTypeId: '',
  nuccGroupId: '',
  primaryPracticeState: '',
  additionalPracticeStates: [],
  phone: '',
  emails: [],
  addresses: [],
  aliases: [],
  languages: [],
  credentialingStatus: '',
  credentialedDate: '',
  nextCredentialingDate: '',
  recredentialedDates: [],
  gender: '',
  ethnicity: [],
};

/** A provider as the form shows it. */
export function providerValues(provider: Provider): ProviderValues {
  return {
    firstName: provider.firstName ?? '',
    lastName: provider.lastName ?? '',
    npi: provider.npi ? String(provider.npi) : '',
    dateOfBirth: dateForTyping(provider.dateOfBirth),
    ssn: provider.ssn ?? '',
    providerTypeId: provider.providerType?.id ?? '',
    nuccGroupId: provider.nuccGroup?.id ?? '',
    primaryPracticeState: provider.primaryPracticeState ?? '',
    additionalPracticeStates: provider.additionalPracticeStates ?? [],
    phone: provider.phone ?? '',
    emails: (provider.emails ?? []).map(({ email, type }) => ({
      email: email ?? '',
      type: type ?? 'Unspecified',
    })),
    addresses: (provider.addresses ?? []).map((address) => ({
      type: address.type ?? 'Unspecified',
      addressLine1: address.addressLine1 ?? '',
      addressLine2: address.addressLine2 ?? '',
      city: address.city ?? '',
      state: address.state ?? '',
      zipCode: address.zipCode ?? '',
    })),
    aliases: (provider.aliases ?? []).map(({ firstName, lastName }) => ({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
    })),
    languages: provider.languages ?? [],
    credentialingStatus: provider.credentialingStatus ?? '',
    credentialedDate: dateForTyping(provider.credentialedDate),
    nextCredentialingDate: dateForTyping(provider.nextCredentialingDate),
    recredentialedDates: (provider.recredentialedDates ?? []).map((date) => ({ date: dateForTyping(date) })),
    gender: provider.gender ?? '',
    ethnicity: provider.ethnicity ?? [],
  };
}

/** The body of POST /providers; what was left empty is left out (rules.md 1.2). */
export function providerRequest(checked: CheckedProvider): ProviderRequest {
  const entries: [string, unknown][] = Object.entries(wireValues(checked));
  const given = entries.filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  // The choices are the contract's own values; the form holds them as texts.
  return Object.fromEntries(given) as unknown as ProviderRequest;
}

/** The body of PATCH /providers/{providerId}: only what was changed in the form; null empties a field. */
export function providerPatch(
  checked: CheckedProvider,
  values: ProviderValues,
  before: ProviderValues,
): ProviderPatch {
  const wire: Record<string, unknown> = wireValues(checked);
  const names = Object.keys(changedValues(values, before) ?? {});
  return Object.fromEntries(names.map((name) => [name, wire[name] ?? emptied(name)])) as ProviderPatch;
}

/** A status cannot be null in the contract: no status is an empty text. */
function emptied(name: string): '' | null {
  return name === 'credentialingStatus' ? '' : null;
}

function wireValues(checked: CheckedProvider) {
  return {
    ...checked,
    dateOfBirth: midnight(checked.dateOfBirth),
    credentialedDate: midnight(checked.credentialedDate),
    recredentialedDates: checked.recredentialedDates.flatMap(({ date }) => midnight(date) ?? []),
  };
}

/** The contract calls for a date-time where a date is meant. */
function midnight(day: string | undefined): string | undefined {
  return day && `${day}T00:00:00Z`;
}
