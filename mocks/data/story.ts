import { idFor } from '../store/ids';
import type { ProviderRecord } from '../store/records';
import type { Definitions } from './definitions';

/** A license of one of the people below. */
export interface ToldLicense {
  kind?: string;
  isOpen?: boolean;
  licenseNumber: string;
  /** Days from the epoch. */
  expiresIn: number;
  issueDate?: string;
  attempts: number;
}

interface Told {
  firstName: string;
  lastName: string;
  /** Index into the provider types. */
  type: number;
  state: string;
  practicesIn?: string[];
  alias?: string;
  address: [line: string, city: string, zip: string];
  licenses: ToldLicense[];
}

const first = 12;

/** A few people of whom the same is told everywhere: in the demo, in pictures and in tests. */
const people: Told[] = [
  {
    firstName: 'Daniel',
    lastName: 'Whitaker',
    type: 0,
    state: 'AZ',
    address: ['4120 N Central Ave', 'Phoenix', '85012'],
    licenses: [
      {
        kind: 'MULTI',
        isOpen: true,
        licenseNumber: 'MULTI20418',
        expiresIn: 41,
        issueDate: '2009-07-14T00:00:00Z',
        attempts: 7,
      },
    ],
  },
  {
    firstName: 'Renee',
    lastName: 'Castellanos',
    type: 2,
    state: 'NV',
    practicesIn: ['UT', 'AZ'],
    alias: 'Holloway',
    address: ['2210 W Charleston Blvd', 'Las Vegas', '89102'],
    licenses: [
      { licenseNumber: 'APRN-004417', expiresIn: 3, attempts: 6 },
      { kind: 'NAME', isOpen: true, licenseNumber: 'NAME60218', expiresIn: 436, attempts: 2 },
      { licenseNumber: 'APRN187420', expiresIn: 690, attempts: 4 },
    ],
  },
  {
    firstName: 'Ibrahim',
    lastName: 'Nasser',
    type: 0,
    state: 'NM',
    address: ['900 Lomas Blvd NW', 'Albuquerque', '87102'],
    licenses: [{ kind: 'CHANGE', licenseNumber: 'CHANGE7731', expiresIn: 588, attempts: 4 }],
  },
  {
    firstName: 'Omar',
    lastName: 'Haddad',
    type: 4,
    state: 'CA',
    address: ['1845 Sunset Blvd', 'Los Angeles', '90026'],
    licenses: [{ kind: 'TYPE', isOpen: true, licenseNumber: 'TYPE33107', expiresIn: 6, attempts: 5 }],
  },
];

export function toldLicenses(index: number): ToldLicense[] | undefined {
  return people[index - first]?.licenses;
}

/** Makes a generated provider one of these people; others are given back as they are. */
export function asTold(
  record: ProviderRecord,
  index: number,
  seed: number,
  definitions: Definitions,
): ProviderRecord {
  const told = people[index - first];
  if (!told) return record;
  const { firstName, lastName, state, address, alias, practicesIn } = told;
  return {
    ...record,
    firstName,
    lastName,
    deactivated: false,
    deactivatedAt: undefined,
    primaryPracticeState: state,
    additionalPracticeStates: practicesIn,
    providerTypeId: definitions.providerTypes[told.type]?.id,
    emails: [
      {
        id: idFor('email', seed, index),
        type: 'Work',
        email: `${firstName}.${lastName}@cedar-ridge.example`.toLowerCase(),
      },
    ],
    aliases: alias ? [{ id: idFor('alias', seed, index), firstName, lastName: alias }] : undefined,
    addresses: [
      {
        id: idFor('address', seed, index),
        type: 'Work',
        addressLine1: address[0],
        city: address[1],
        state,
        zipCode: address[2],
      },
    ],
    createdAt: '2021-01-08T15:20:00.000Z',
  };
}
