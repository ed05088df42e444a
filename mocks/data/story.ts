import { idFor } from '../store/ids';
import type { ProviderRecord } from '../store/records';

/** A license of one of the people below. */
export interface StoryLicense {
  kind?: string;
  isOpen?: boolean;
  licenseNumber: string;
  /** Days from the epoch. */
  expiresIn: number;
  issueDate?: string;
}

interface StoryCharacter {
  firstName: string;
  lastName: string;
  gender: string;
  dateOfBirth: string;
  /** Index into the provider types. */
  type: number;
  state: string;
  practicesIn?: string[];
  alias?: string;
  phone: string;
  address: [line: string, city: string, zip: string];
  licenses: StoryLicense[];
}

const first = 12;

/** A few people of whom the same is told everywhere: in the demo, in pictures and in tests. */
const people: StoryCharacter[] = [
  {
    firstName: 'Daniel',
    lastName: 'Whitaker',
    gender: 'Male',
    dateOfBirth: '1978-03-09T00:00:00Z',
    type: 0,
    state: 'AZ',
    phone: '(602) 555-0118',
    address: ['4120 N Central Ave', 'Phoenix', '85012'],
    licenses: [
      {
        kind: 'MULTI',
        isOpen: true,
        licenseNumber: '20418',
        expiresIn: 41,
        issueDate: '2009-07-14T00:00:00Z',
      },
    ],
  },
  {
    firstName: 'Renee',
    lastName: 'Castellanos',
    gender: 'Female',
    dateOfBirth: '1980-09-03T00:00:00Z',
    type: 2,
    state: 'NV',
    practicesIn: ['UT', 'AZ'],
    alias: 'Holloway',
    phone: '(702) 555-0163',
    address: ['2210 W Charleston Blvd', 'Las Vegas', '89102'],
    licenses: [
      { licenseNumber: 'APRN-004417', expiresIn: 3 },
      { kind: 'NAME', isOpen: true, licenseNumber: 'APRN60218', expiresIn: 436 },
      { licenseNumber: 'APRN187420', expiresIn: 690 },
    ],
  },
  {
    firstName: 'Ibrahim',
    lastName: 'Nasser',
    gender: 'Male',
    dateOfBirth: '1974-02-11T00:00:00Z',
    type: 0,
    state: 'NM',
    phone: '(505) 555-0127',
    address: ['900 Lomas Blvd NW', 'Albuquerque', '87102'],
    licenses: [{ kind: 'CHANGE', licenseNumber: 'MD2009-7731', expiresIn: 588 }],
  },
  {
    firstName: 'Omar',
    lastName: 'Haddad',
    gender: 'Male',
    dateOfBirth: '1983-11-29T00:00:00Z',
    type: 3,
    state: 'CA',
    phone: '(213) 555-0190',
    address: ['1845 Sunset Blvd', 'Los Angeles', '90026'],
    licenses: [{ kind: 'TYPE', isOpen: true, licenseNumber: 'PA33107', expiresIn: 6 }],
  },
];

export function storyLicenses(index: number): StoryLicense[] | undefined {
  return people[index - first]?.licenses;
}

/** Who stands at a place among the generated providers, if it is one of these people. */
export function storyPerson(index: number) {
  const character = people[index - first];
  if (!character) return undefined;
  const { firstName, lastName, gender, dateOfBirth, type, state } = character;
  return { firstName, lastName, gender, dateOfBirth, type, state, createdAt };
}

/** Since when the organization knows them. */
const createdAt = '2021-01-08T15:20:00.000Z';

/** Gives what else is told of these people to their records; others are given back as they are. */
export function asInStory(record: ProviderRecord, index: number, seed: number): ProviderRecord {
  const character = people[index - first];
  if (!character) return record;
  const { firstName, lastName, state, phone, address, alias, practicesIn } = character;
  return {
    ...record,
    additionalPracticeStates: practicesIn,
    phone,
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
  };
}
