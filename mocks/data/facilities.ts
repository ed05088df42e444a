import { idFor } from '../store/ids';
import type { FacilityRecord } from '../store/records';
import { asOddFacility } from './edge-cases-organization';
import { type FacilityKind, facilityKinds } from './facility-kinds';
import type { Origin } from './origin';
import { anybody, surname } from './names';
import { npiFor } from './npi';
import { phoneIn } from './provider-contacts';
import { draw, type Draw } from './random';
import { cities, statesOfPractice, streetKinds, streets } from './words';

const howMany = 40;

/** NPIs of facilities come from far behind those of providers. */
const firstNpi = 2_000_000;

/** The facilities of the organization: what scans and monitors need to know of them. */
export function generateFacilities({
  seed,
  edgeCases,
}: Pick<Origin, 'seed' | 'edgeCases'>): FacilityRecord[] {
  return Array.from({ length: howMany }, (_, index) => {
    const record = facility(seed, index);
    return edgeCases ? asOddFacility(record, index) : record;
  });
}

/** The first draws of a facility: where it is, and what. */
function placeAndKind(random: Draw) {
  const state = random.pick(statesOfPractice);
  const [city, zip] = random.pick(cities[state] ?? [['Phoenix', '850'] as const]);
  const name = random.chance(0.6) ? city : surname(random);
  return { state, city, zip, name, kind: random.pick(facilityKinds) };
}

/** What a facility is, whatever an odd name says. */
export function facilityKindAt(seed: number, index: number): FacilityKind {
  return placeAndKind(draw('facility', seed, index)).kind;
}

/** The first hospital behind those that are odd or deactivated, to which others belong. */
export function parentAt(seed: number): number {
  let index = 8;
  while (index < howMany - 1 && facilityKindAt(seed, index).license !== 'General Acute Care Hospital')
    index += 1;
  return index;
}

function facility(seed: number, index: number): FacilityRecord {
  const random = draw('facility', seed, index);
  const { state, city, zip, name: place, kind } = placeAndKind(random);
  const name = `${place} ${kind.name}`;
  const record: FacilityRecord = {
    id: idFor('facility', seed, index),
    name,
    npi: npiFor(seed, firstNpi + index),
    deactivated: index === 7,
    address: {
      id: idFor('facility address', seed, index),
      type: 'Work',
      addressLine1: `${100 + random.below(9900)} ${random.pick(streets)} ${random.pick(streetKinds)}`,
      city,
      state,
      zipCode: `${zip}${String(random.below(100)).padStart(2, '0')}`,
    },
  };
  const { id: _id, type: _type, ...address } = record.address ?? {};
  Object.assign(record, address, contactsOf(seed, index, state, city));
  if (random.chance(0.7)) {
    record.accreditationNumber = String(10_000 + random.below(89_999));
    record.accreditationProgram = kind.program;
  }
  return record;
}

/** Drawn apart, so that what scans need stays as it was drawn. */
function contactsOf(seed: number, index: number, state: string, city: string): Partial<FacilityRecord> {
  const random = draw('facility contacts', seed, index);
  const line = () => phoneIn(random, state, city);
  const taxId = () => `${10 + random.below(89)}-${1_000_000 + random.below(8_999_999)}`;
  const { firstName, lastName } = anybody(random);
  const contact = `${firstName} ${lastName}`;
  return {
    createdAt: new Date(Date.UTC(2023, index % 12, 1 + (index % 27), 15)).toISOString(),
    // Some clinics belong to a hospital.
    ...(index > 9 && index < 16 && facilityKindAt(seed, index).program !== 'Hospital'
      ? { parentFacilityId: idFor('facility', seed, parentAt(seed)) }
      : {}),
    ...(random.chance(0.3) ? { dba: `${surname(random)} Health` } : {}),
    phoneNumber: line(),
    ...(random.chance(0.6) ? { faxNumber: line() } : {}),
    groupTaxId: taxId(),
    ...(random.chance(0.5) ? { facilityTaxId: taxId() } : {}),
    contactName: contact,
    contactEmail: `office${index}@cedar-ridge.example`,
    ...(random.chance(0.7) ? { medicarePartANumber: `A${10_000 + random.below(89_999)}` } : {}),
    ...(random.chance(0.5) ? { medicarePartBNumber: `B${10_000 + random.below(89_999)}` } : {}),
    ...(random.chance(0.6) ? { medicaidNumber: String(1_000_000 + random.below(8_999_999)) } : {}),
  };
}
