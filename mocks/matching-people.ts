import { personFor } from './data/names';
import type { Draw } from './data/random';
import { cities, statesOfPractice } from './data/words';
import type { ScanParameter } from './service/scan-parameters';

// Invented people and the rows of an exclusions list that are about them, or about somebody who only seems to be the same.

export interface Person {
  firstName: string;
  lastName: string;
  isWoman: boolean;
  /** `YYYYMMDD`. */
  born: string;
  city: string;
  state: string;
  zip: string;
}

/** What a list says about somebody; what is not here, it does not say. */
export interface Row {
  firstName?: string;
  middleName?: string;
  lastName?: string;
  businessName?: string;
  born?: string;
  city?: string;
  state?: string;
  zip?: string;
}

/** In two digits. */
export const two = (value: number) => String(value).padStart(2, '0');

/** A place in a state, by its code. */
export function placeIn(random: Draw, state: string) {
  const [city, zip] = random.pick(cities[state] ?? [['Phoenix', '850'] as const]);
  return { city, state, zip: `${zip}${two(random.below(100))}` };
}

/** Somebody whose name is as frequent as it is among the people of the demo. */
export function invent(random: Draw): Person {
  const isWoman = random.chance(0.6);
  const year = 1945 + random.below(55);
  const { firstName, lastName } = personFor(random, isWoman ? 'women' : 'men', year);
  const born = `${year}${two(1 + random.below(12))}${two(1 + random.below(28))}`;
  return { firstName, lastName, isWoman, born, ...placeIn(random, random.pick(statesOfPractice)) };
}

/** Name, birth date and address, as scans of the exclusions list take them. */
export function parametersOf({ firstName, lastName, born, city, state, zip }: Person): ScanParameter[] {
  return [
    { type: 'Name', firstName, lastName },
    {
      type: 'DateOfBirth',
      dateOfBirth: `${born.slice(0, 4)}-${born.slice(4, 6)}-${born.slice(6)}T00:00:00Z`,
    },
    { type: 'Address', city, state: state as 'AZ', zipCode: zip },
  ];
}

/** As a list has it: seven of ten rows with a birth date, half of the people moved within the state or out of it. */
export function listed({ firstName, lastName, born, city, state, zip }: Person, random: Draw): Row {
  const where = random.chance(0.5)
    ? { city, state, zip }
    : placeIn(random, random.chance(0.6) ? state : random.pick(statesOfPractice));
  return { firstName, lastName, ...where, ...(random.chance(0.7) ? { born } : {}) };
}

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** The line of the row in a file of the exclusions list, in capitals and without accents, as the OIG writes it. */
export function lineOf({
  firstName,
  middleName,
  lastName,
  businessName,
  born,
  city,
  state,
  zip,
}: Row): string {
  const cells = [lastName, firstName, middleName, businessName].map((name) =>
    plain(name ?? '').replaceAll(',', ' '),
  );
  return [
    ...cells,
    '',
    '',
    '',
    '0000000000',
    born ?? '',
    '',
    plain(city ?? ''),
    state ?? '',
    zip ?? '',
    '1128b4',
    '20190320',
    '',
    '',
    '',
  ].join(',');
}

/** The heading of the file. */
export const heading =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';

/** The surname of somebody else; one word. */
export const otherSurname = (random: Draw, person: Person): string => {
  const { lastName } = invent(random);
  return lastName === person.lastName || lastName.includes(' ') ? otherSurname(random, person) : lastName;
};

/** Initials. */
export const letters = 'ABCDEFGHJKLMNPRSTW'.split('');

/** A letter that is none of these. */
export const otherLetter = (random: Draw, ...not: string[]) =>
  random.pick(letters.filter((letter) => !not.includes(letter)));
