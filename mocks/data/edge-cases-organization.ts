import type { FacilityRecord } from '../store/records';
import { longName, script } from './edge-cases';
import type { Telling } from './log-entry';

/** The first facilities of a world with edge cases are what real data are at their worst; others are given back. */
export function asOddFacility(record: FacilityRecord, index: number): FacilityRecord {
  switch (index) {
    case 0:
      return { ...record, name: 'Z̷̢̛a̶͎͝l̸̙̈g̵̱̾ó̸͙ \u202Elatipsoh', state: 'ZZ' };
    case 1:
      return { ...record, name: longName, dba: longName, contactName: longName };
    case 2: {
      const { id, type, state, zipCode } = record.address ?? {};
      const address = { addressLine1: script, addressLine2: script, city: script, state, zipCode };
      return {
        ...record,
        ...address,
        name: `${script} Clinic`,
        dba: script,
        contactName: script,
        contactEmail: script,
        phoneNumber: script,
        faxNumber: script,
        groupTaxId: script,
        facilityTaxId: script,
        medicaidNumber: script,
        medicarePartANumber: script,
        medicarePartBNumber: script,
        accreditationNumber: script,
        accreditationProgram: script,
        address: { ...address, id, type },
      };
    }
    // One of which nothing but the name is known.
    case 3:
      return { id: record.id, name: record.name };
    case 4:
      return { ...record, name: 'مركز الرحمة الطبي' };
    default:
      return record;
  }
}

/** Names of payers and groups that stand before the ordinary ones. */
export const oddNames = [script, longName, 'شركة التأمين', 'undefined'];

/** What the log of such a world tells beside the ordinary. */
export const oddEvents: Telling[] = [
  ['Legacy', 'Imported', `{user} did {what}`, { what: script }],
  ['FacilityManagement', 'FacilityCreated', '{user} added facility {facility}', { facility: script }],
  [script, script, script, {}],
  ['Organization', 'SettingsChanged', '{user} {nothing} {', { undefined: longName }],
];

/** Webhooks of a world with edge cases: one of a type that nobody knows, with an endless address. */
export const oddWebhooks = [
  {
    type: 'PayerRosterRequested',
    url: `https://hooks.cedarridge.example/${'payer-roster/'.repeat(9)}?note=${encodeURI(script)}`,
  },
];

/** Notes on the fourth provider of such a world. */
export const oddNotes = [
  script,
  `${'A very long note that somebody pasted from an e-mail thread. '.repeat(80)}The end.`,
  'ملاحظة: تم التحقق من الترخيص \u202Ewith the direction turned\u202C, and a line\nbreak\tand a tab.',
];
