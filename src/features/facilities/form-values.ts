import * as z from 'zod/mini';
import type { Facility, FacilityPatch, FacilityRequest } from '@/api/models';
import { changedShape } from '@/form/changed-shape';
import { changedValues } from '@/form/drafts';
import {
  optionalChoice,
  optionalEmailText,
  optionalText,
  phoneText,
  requiredChoice,
  requiredText,
  taxIdText,
  zipCodeText,
} from '@/form/schemas';
import { withoutUndefined } from '@/lib/values';

const shape = {
  name: requiredText('Write the name.'),
  dba: optionalText(),
  parentFacilityId: optionalChoice,
  addressLine1: requiredText('Write the street and number.'),
  addressLine2: optionalText(),
  city: requiredText('Write the city.'),
  state: requiredChoice('Choose a state.'),
  zipCode: zipCodeText,
  contactName: optionalText(),
  contactEmail: optionalEmailText,
  phoneNumber: phoneText,
  faxNumber: phoneText,
  groupTaxId: taxIdText,
  facilityTaxId: taxIdText,
  medicarePartANumber: optionalText(40),
  medicarePartBNumber: optionalText(40),
  medicaidNumber: optionalText(40),
};

export const facilitySchema = z.object(shape);

export type FacilityValues = z.input<typeof facilitySchema>;
export type CheckedFacility = z.output<typeof facilitySchema>;

/** Checks only what differs from `before`: of some facilities little more than the name is known. */
export function changedFacilitySchema(values: FacilityValues, before: FacilityValues): typeof facilitySchema {
  return z.object(changedShape(shape, values, before));
}

/** A facility as the form shows it; without one, an empty form. */
export function facilityValues(facility: Facility = {}): FacilityValues {
  return {
    name: facility.name ?? '',
    dba: facility.dba ?? '',
    parentFacilityId: facility.parentFacilityId ?? '',
    addressLine1: facility.addressLine1 ?? '',
    addressLine2: facility.addressLine2 ?? '',
    city: facility.city ?? '',
    state: facility.state ?? '',
    zipCode: facility.zipCode ?? '',
    contactName: facility.contactName ?? '',
    contactEmail: facility.contactEmail ?? '',
    phoneNumber: facility.phoneNumber ?? '',
    faxNumber: facility.faxNumber ?? '',
    groupTaxId: facility.groupTaxId ?? '',
    facilityTaxId: facility.facilityTaxId ?? '',
    medicarePartANumber: facility.medicarePartANumber ?? '',
    medicarePartBNumber: facility.medicarePartBNumber ?? '',
    medicaidNumber: facility.medicaidNumber ?? '',
  };
}

/** The body of POST /facilities; what was left empty is left out (rules.md 1.2). */
export function facilityRequest(checked: CheckedFacility): FacilityRequest {
  // The state is one of the contract's own values; the form holds it as a text.
  return withoutUndefined(checked) as FacilityRequest;
}

/** The body of PATCH /facilities/{facilityId}: only what was changed in the form; null empties a field. */
export function facilityPatch(
  checked: CheckedFacility,
  values: FacilityValues,
  before: FacilityValues,
): FacilityPatch {
  const wire: Record<string, unknown> = checked;
  const names = Object.keys(changedValues(values, before) ?? {});
  return Object.fromEntries(names.map((name) => [name, wire[name] ?? null]));
}
