import type { Facility, FacilitySpecialty, FacilityTaxonomy } from '@/api/models';
import {
  createFacilitySpecialty,
  deleteFacilitySpecialty,
  getFacilitySpecialtyOptions,
  updateFacilitySpecialty,
} from '@/api/operations.gen';
import { parseTypedDate } from '@/lib/typed-date';
import { facilityName, textOf } from '@/lib/words';
import { codeSet, facilityTaxonomies, taxonomyName } from './facility-taxonomies';
import type { Facts, Issue } from './field';
import { defineRecord } from './record';

/** A specialty, with its facility where that is known beside it. */
export type Specialty = FacilitySpecialty & { facility?: Pick<Facility, 'name'> };

/** What a facility is credentialed in, since when and until when; what it is stays (rules.md 7.4). */
export const specialty = defineRecord<Specialty>()({
  one: 'specialty',
  many: 'specialties',
  param: 'facilitySpecialtyId',
  owner: 'facilityId',
  name: () => 'Specialty',
  names: {
    ...codeSet,
    select:
      (taxonomies: readonly FacilityTaxonomy[]) =>
      ({ taxonomyId }: Specialty) =>
        taxonomyName(taxonomies, taxonomyId),
  },
  operations: {
    read: getFacilitySpecialtyOptions,
    create: createFacilitySpecialty,
    update: updateFacilitySpecialty,
    remove: deleteFacilitySpecialty,
  },
  fields: [
    {
      kind: 'lookup',
      name: 'taxonomyId',
      label: 'Specialty',
      lookup: facilityTaxonomies,
      required: 'Choose a specialty.',
      description: 'By name or code. It cannot be changed later.',
      fixed: 'hidden',
      wide: true,
    },
    { kind: 'date', name: 'credentialedDate', label: 'Credentialed', past: true, wire: 'date' },
    { kind: 'date', name: 'nextCredentialingDate', label: 'Recredentialing due', wire: 'date' },
    {
      kind: 'rows',
      name: 'recredentialedDates',
      label: 'Recredentialed',
      one: 'Date',
      blank: { date: '' },
      fields: [{ kind: 'date', name: 'date', label: 'Day', past: true, wire: 'date' }],
      plain: true,
      sorted: true,
      emptied: [],
    },
  ],
  check: (_, typed) => outOfOrder(typed),
  create: { title: 'Add specialty', submit: 'Add specialty', done: 'was added' },
  width: 640,
  removal: {
    notice: ({ facility }, name) => ({
      deleted: `${name} was deleted`,
      already: `${name} was deleted`,
      message: facilityName(facility),
    }),
    begin: ({ facility }) =>
      `This cannot be taken back. The days on which ${facilityName(facility)} was credentialed in it go with it, and info that names it names it no more. The info itself stays.`,
  },
});

const day = (typed: unknown) => parseTypedDate(textOf(typed));

/** Credentialed first, then again, the next time last. */
function outOfOrder({ credentialedDate, recredentialedDates, nextCredentialingDate }: Facts): Issue[] {
  const first = day(credentialedDate);
  const again = (recredentialedDates as { date: string }[]).map(({ date }) => day(date));
  const issues = again.flatMap((date, index): Issue[] => {
    if (!first || !date || date >= first) return [];
    return [[`recredentialedDates.${index}.date`, 'This comes before the day it was first credentialed.']];
  });
  const last = [first, ...again]
    .flatMap((one) => one ?? [])
    .toSorted()
    .at(-1);
  const next = day(nextCredentialingDate);
  if (last && next && next <= last)
    issues.push(['nextCredentialingDate', 'This must come after the last credentialing.']);
  return issues;
}
