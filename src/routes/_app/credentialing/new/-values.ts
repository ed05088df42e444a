import * as z from 'zod/mini';
import type { FacilityCredentialingRequest, ProviderCredentialingRequest } from '@/api/models';
import { dateText } from '@/form/schemas';
import type { Mode, priorities } from '@/features/credentialing/mode-choice';

export const requestTypes = ['Initial', 'ReCredentialing', 'OffCycle'] as const;

export interface NewRequestValues {
  entity: 'provider' | 'facility';
  providerId: string;
  facilityId: string;
  facilitySpecialtyIds: string[];
  mode: Mode;
  type: string;
  priority: string;
  applicationReceivedDate: string;
}

/** What the address says of a request: whom it is about, and its type. */
export interface RequestAbout {
  providerId?: string | undefined;
  facilityId?: string | undefined;
  /** As the address has it: one that is none counts for nothing. */
  type?: string | undefined;
}

/** A form that begins with what the address says. */
export const blankRequest = (about: RequestAbout): NewRequestValues => ({
  entity: about.facilityId ? 'facility' : 'provider',
  providerId: about.providerId ?? '',
  facilityId: about.facilityId ?? '',
  facilitySpecialtyIds: [],
  mode: '',
  type: requestTypes.find((type) => type === about.type) ?? 'Initial',
  priority: 'Medium',
  applicationReceivedDate: '',
});

export const newRequestSchema = z
  .object({
    entity: z.enum(['provider', 'facility']),
    providerId: z.string(),
    facilityId: z.string(),
    facilitySpecialtyIds: z.array(z.string()),
    mode: z.enum(['', 'operator', 'self']),
    type: z.string(),
    priority: z.string(),
    applicationReceivedDate: dateText({ past: true }),
  })
  .check(
    z.superRefine((values, context) => {
      const wrong = (path: keyof NewRequestValues, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (values.entity === 'provider' && !values.providerId) wrong('providerId', 'Choose a provider.');
      if (values.entity === 'facility' && !values.facilityId) wrong('facilityId', 'Choose a facility.');
      if (values.entity === 'facility' && values.facilityId && values.facilitySpecialtyIds.length === 0)
        wrong('facilitySpecialtyIds', 'Choose at least one specialty.');
      if (!values.mode) wrong('mode', 'Choose who processes the request.');
    }),
  );

/** What is sent of the checked values. */
export function newRequest(
  values: z.output<typeof newRequestSchema>,
): ProviderCredentialingRequest | FacilityCredentialingRequest {
  const common = {
    type: values.type as (typeof requestTypes)[number],
    priority: values.priority as (typeof priorities)[number],
    isSelfManaged: values.mode === 'self',
    ...(values.applicationReceivedDate && { applicationReceivedDate: values.applicationReceivedDate }),
  };
  if (values.entity === 'provider') return { ...common, providerId: values.providerId };
  const { facilityId, facilitySpecialtyIds } = values;
  return { ...common, facilityId, facilitySpecialtyIds };
}
