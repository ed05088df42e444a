import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { choices } from '@/records/lookups';
import { collection } from '../definition';
import type { Facts } from '@/records/field';
import { latestFirst } from '../entries';
import { valueAt } from '@/records/paths';
import { ends } from '../remarks';
import { dayOrderIssues } from '@/records/values';

const isKind =
  (...kinds: string[]) =>
  ({ type }: Facts) =>
    kinds.includes(textOf(type));
const privileges = isKind('AdmittingPrivileges');
const arrangements = isKind('AdmittingArrangements');
const nonAdmitting = isKind('NonAdmittingAffiliations');
const mayHaveEnded = isKind('AdmittingPrivileges', 'NonAdmittingAffiliations');
const byProvider = (values: Facts) =>
  arrangements(values) && textOf(values['whoAdmitsForYou']).startsWith('AProvider');
const byOthers = (values: Facts) => arrangements(values) && !byProvider(values);

type Request =
  | components['schemas']['AdmittingPrivilegesRequest']
  | components['schemas']['AdmittingArrangementsRequest']
  | components['schemas']['NonAdmittingAffiliationsRequest'];

export const hospitalAffiliations = collection<Request>()({
  path: 'hospitalAffiliations',
  infoType: 'HospitalAffiliation',
  title: 'Hospital affiliations',
  one: 'hospital affiliation',
  changes: 'PATCH',
  operations: {
    create: 'createHospitalAffiliation',
    update: 'updateHospitalAffiliation',
    remove: 'deleteHospitalAffiliation',
  },
  blank: { type: 'AdmittingPrivileges', status: 'Active' },
  fields: [
    {
      kind: 'choice',
      name: 'type',
      label: 'Kind',
      choices: choices('AdmittingPrivileges', 'AdmittingArrangements', 'NonAdmittingAffiliations'),
      required: 'Choose a kind.',
      fixed: true,
      decides: true,
    },
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      choices: choices('Active', 'Pending', 'Inactive'),
    },
    {
      kind: 'text',
      name: 'hospital.name',
      label: 'Hospital',
      required: 'Write the name of the hospital.',
      inHeading: true,
    },
    { kind: 'date', name: 'startDate', label: 'From', wire: 'date' },
    { kind: 'date', name: 'endDate', label: 'Until', wire: 'date' },

    {
      kind: 'choice',
      name: 'privilegeType',
      label: 'Privileges',
      choices: choices('FullAndUnrestricted', 'Temporary', 'Limited'),
      when: privileges,
      section: 'What they allow',
    },
    { kind: 'yesNo', name: 'isPrimaryHospital', label: 'Primary hospital', when: privileges },
    { kind: 'yesNo', name: 'isMilitaryHospital', label: 'Military hospital', when: privileges },
    { kind: 'text', name: 'department.name', label: 'Department', when: privileges },
    { kind: 'text', name: 'admissionPercent', label: 'Share of admissions', when: privileges },
    { kind: 'text', name: 'admitsPerMonth', label: 'Admissions a month', when: privileges },
    { kind: 'text', name: 'timeSpentPercentAtThisFacility', label: 'Share of time there', when: privileges },
    {
      kind: 'text',
      name: 'admitClientsFromPracticeLocations',
      label: 'Admits from practice locations',
      when: privileges,
    },
    {
      kind: 'long',
      name: 'specialtyLimitationsAtInstitution',
      label: 'Limits of the specialty there',
      when: privileges,
    },
    { kind: 'long', name: 'privilegeRestrictionExplanation', label: 'Why restricted', when: privileges },

    {
      kind: 'choice',
      name: 'whoAdmitsForYou',
      label: 'Who admits',
      choices: choices('AProviderInMyPractice', 'AProviderNotInMyPractice', 'AHospitalistGroup', 'Other'),
      when: arrangements,
      section: 'Who admits instead',
    },
    { kind: 'text', name: 'admittingProvider.firstName', label: 'First name', when: byProvider },
    { kind: 'text', name: 'admittingProvider.lastName', label: 'Last name', when: byProvider },
    { kind: 'npi', name: 'admittingProvider.npi', label: 'NPI', when: byProvider },
    {
      kind: 'yesNo',
      name: 'admittingProvider.isSpecialityMatching',
      label: 'Of the same specialty',
      when: byProvider,
    },
    { kind: 'text', name: 'admittingOrganization.name', label: 'Organization', when: byOthers },
    { kind: 'npi', name: 'admittingOrganization.npi', label: 'NPI of the organization', when: byOthers },
    { kind: 'phone', name: 'contact.phoneNumber', label: 'Telephone', when: arrangements },
    { kind: 'email', name: 'contact.emailAddress', label: 'E-mail', when: arrangements },
    { kind: 'text', name: 'department', label: 'Department', when: arrangements },
    { kind: 'long', name: 'details', label: 'Details', when: arrangements },

    { kind: 'long', name: 'description', label: 'Description', when: nonAdmitting, section: 'Affiliation' },
    {
      kind: 'choice',
      name: 'discontinuanceReason',
      label: 'Why it ended',
      choices: choices('VoluntaryResignation', 'Suspension', 'TerminationWithCause', 'HospitalClosed'),
      when: mayHaveEnded,
      section: 'If it ended',
    },
    { kind: 'long', name: 'exitExplanation', label: 'Explanation', when: privileges },

    {
      kind: 'text',
      name: 'hospital.address.addressLine1',
      label: 'Street and number',
      requiredWithin: 'hospital.address',
      section: 'The hospital',
    },
    { kind: 'text', name: 'hospital.address.addressLine2', label: 'Building' },
    { kind: 'text', name: 'hospital.address.city', label: 'City', requiredWithin: 'hospital.address' },
    { kind: 'state', name: 'hospital.address.state', label: 'State' },
    { kind: 'text', name: 'hospital.address.zipCode', label: 'ZIP or postal code' },
    { kind: 'text', name: 'hospital.address.country', label: 'Country' },
    { kind: 'phone', name: 'hospital.contact.phoneNumber', label: 'Telephone' },
    { kind: 'phone', name: 'hospital.contact.faxNumber', label: 'Fax' },
    { kind: 'email', name: 'hospital.contact.emailAddress', label: 'E-mail' },
  ],
  heading: (entry) => textOf(valueAt(entry, 'hospital.name')),
  check: (values) => dayOrderIssues(values, 'startDate', 'endDate', 'This comes before the beginning.'),
  remarks: (entry) => [
    ...(/^(Suspension|TerminationWithCause)$/.test(textOf(entry['discontinuanceReason']))
      ? [{ tone: 'error', words: 'Ended by the hospital' } as const]
      : []),
    ...ends(entry, 'endDate', 'end'),
  ],
  order: latestFirst('endDate'),
});
