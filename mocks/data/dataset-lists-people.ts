import type { ProviderRecord } from '../store/records';
import { anybody, surname } from './names';
import type { Draw } from './random';
import { cities, streetKinds, streets } from './words';

/** Whom a record of a list is about, as the list wrote it down. */
export interface Listed {
  firstName?: string | undefined;
  middleName?: string | undefined;
  lastName?: string | undefined;
  /** In place of a person's name. */
  businessName?: string | undefined;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string | undefined;
  npi?: number | undefined;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  otherName?: string | undefined;
  /** The provider type of whom it was written about; undefined of strangers. */
  profession?: string | undefined;
}

type Change = (listed: Listed, provider: ProviderRecord, random: Draw) => Listed;

/** How lists write about a provider: about the same person, more or less rightly, or about a namesake. */
const changes: [share: number, change: Change][] = [
  // Everything agrees.
  [0.14, (listed) => ({ ...listed, firstName: upper(listed.firstName), lastName: upper(listed.lastName) })],
  // A namesake of the same state, of another age.
  [
    0.26,
    (listed, _, random) => ({
      ...listed,
      dateOfBirth: otherDay(listed, random),
      npi: undefined,
      profession: undefined,
    }),
  ],
  // A name, and nothing to tell it by.
  [
    0.12,
    (listed, _, random) => ({ ...listed, ...somewhere(random), dateOfBirth: undefined, npi: undefined }),
  ],
  // Day and month in each other's place.
  [0.09, (listed) => ({ ...listed, dateOfBirth: swapped(listed.dateOfBirth), npi: undefined })],
  // Under a name from before.
  [
    0.09,
    (listed, { aliases }) => {
      const [alias] = aliases ?? [];
      return alias
        ? { ...listed, ...nameOf(alias), otherName: fullText(listed), npi: undefined }
        : { ...listed, otherName: `${listed.firstName} R. ${listed.lastName}`, npi: undefined };
    },
  ],
  // Another name under the same NPI.
  [
    0.07,
    (listed, _, random) => ({
      ...listed,
      lastName: strangerName(random),
      dateOfBirth: undefined,
    }),
  ],
  // Without accents, with a hyphen or one word more.
  [0.1, (listed, _, random) => ({ ...listed, ...plainName(listed, random), npi: undefined })],
  // A slip of the pen in the name.
  [0.07, (listed) => ({ ...listed, firstName: slip(listed.firstName), npi: undefined })],
  // Given name and surname in each other's place.
  [
    0.03,
    (listed) => ({
      ...listed,
      firstName: upper(listed.lastName),
      lastName: upper(listed.firstName),
      npi: undefined,
    }),
  ],
  // An initial only.
  [0.03, (listed) => ({ ...listed, firstName: listed.firstName?.slice(0, 1), npi: undefined })],
];

/** What a list says of a provider. */
export function listedProvider(provider: ProviderRecord, random: Draw, profession?: string): Listed {
  const [address] = provider.addresses ?? [];
  const listed: Listed = {
    ...nameOf(provider),
    dateOfBirth: provider.dateOfBirth?.slice(0, 10),
    npi: provider.npi,
    profession,
    ...somewhere(random),
    ...(address
      ? {
          street: address.addressLine1 ?? '',
          city: address.city ?? '',
          state: address.state ?? '',
          zipCode: address.zipCode ?? '',
        }
      : {}),
  };
  let rest = random.next();
  for (const [ratio, change] of changes) {
    rest -= ratio;
    if (rest < 0) return withMiddleName(change(listed, provider, random), random);
  }
  return listed;
}

/** Somebody who has nothing to do with the organization. */
export function stranger(random: Draw, isBusiness: boolean): Listed {
  const born = `${1935 + random.below(60)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
  if (isBusiness) {
    const businessName = `${strangerName(random)} ${random.pick(businesses)}`;
    return { businessName, ...somewhere(random) };
  }
  const listed: Listed = {
    firstName: anybody(random).firstName,
    lastName: strangerName(random),
    dateOfBirth: random.chance(0.9) ? born : undefined,
    ...somewhere(random),
  };
  return withMiddleName(listed, random);
}

const businesses = [
  'Medical Supply, Inc.',
  'Home Health Services LLC',
  'Pharmacy',
  'Diagnostics Corp',
  'Ambulance',
];
const beginnings =
  'Bram Kest Dor Har Wes Thorn Vand Quil Mar Brox Fen Gil Has Jor Kir Lam Nor Os Pel Rav Sel Tib Ul Wyn Yar Zel'.split(
    ' ',
  );
const endings = 'well ington feld mark stead borough ingham by croft dahl quist sen ovic escu ides'.split(
  ' ',
);

/** A surname that no provider of the organization has. */
function strangerName(random: Draw): string {
  return random.pick(beginnings) + random.pick(endings);
}

function nameOf({ firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined }) {
  return { firstName, lastName };
}

export function fullText({ firstName, middleName, lastName }: Listed): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

const initials = 'ABCDEGHJLMRST'.split('');

function withMiddleName(listed: Listed, random: Draw): Listed {
  return random.chance(0.3) ? { ...listed, middleName: random.pick(initials) } : listed;
}

const everyState = Object.keys(cities);

function somewhere(random: Draw) {
  const state = random.pick(everyState);
  const [city, zip] = random.pick(cities[state] ?? [['Phoenix', '850'] as const]);
  return {
    street: `${100 + random.below(9900)} ${random.pick(streets)} ${random.pick(streetKinds)}`,
    city,
    state,
    zipCode: `${zip}${two(random.below(100))}`,
  };
}

function otherDay({ dateOfBirth = '1970-05-17' }: Listed, random: Draw): string {
  const year = Number(dateOfBirth.slice(0, 4));
  const other = year + (random.chance(0.5) ? -1 : 1) * (2 + random.below(19));
  return `${other}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
}

function swapped(dateOfBirth: string | undefined): string | undefined {
  const [year, month, day] = dateOfBirth?.split('-') ?? [];
  return Number(day) <= 12 ? `${year}-${day}-${month}` : dateOfBirth;
}

function bare(text: string | undefined): string | undefined {
  return text?.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function plainName({ firstName, lastName }: Listed, random: Draw) {
  const words = bare(lastName)?.replaceAll(/[-']/g, ' ');
  const isJoined = words === lastName && random.chance(0.5);
  return {
    firstName: bare(firstName)?.toUpperCase(),
    lastName: isJoined ? `${lastName}-${surname(random)}` : words?.toUpperCase(),
  };
}

/** Two neighbouring letters in each other's place. */
function slip(name: string | undefined): string | undefined {
  if (name === undefined || name.length < 4) return name;
  return `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
}

function upper(name: string | undefined): string | undefined {
  return name?.toLocaleUpperCase('en-US');
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
