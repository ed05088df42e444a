import { shortName } from './data/names';
import type { Draw } from './data/random';
import { statesOfPractice } from './data/words';
import {
  type Person,
  type Row,
  invent,
  letters,
  listed,
  otherLetter,
  otherSurname,
  placeIn,
  two,
} from './matching-people';

/** A row about a person, or undefined where this kind of row cannot be written about that person. */
export type WriteRow = (person: Person, random: Draw) => Row | undefined;

/** By what somebody is called; undefined where nothing but the initial is usual. */
function nickname({ firstName }: Person): string | undefined {
  const called = shortName(firstName);
  return called.length > 1 ? called : undefined;
}

const givenSpellings: Record<string, string> = Object.fromEntries(
  (
    'Catherine Katherine,Katherine Kathryn,Kathryn Catherine,Steven Stephen,Stephen Steven,Sarah Sara,Sara Sarah,Brian Bryan,Bryan Brian,' +
    'Jeffrey Geoffrey,Eric Erik,Erik Eric,Philip Phillip,Phillip Philip,Kristen Kristin,Kristin Kristen,Teresa Theresa,Theresa Teresa,' +
    'Deborah Debra,Debra Deborah,Rachel Rachael,Megan Meghan,Allison Alison,Alan Allen,Sean Shawn,Shawn Sean,Marc Mark,Mark Marc,' +
    'Michele Michelle,Michelle Michele,Anne Ann,Ann Anne,Lindsay Lindsey,Lindsey Lindsay,Christopher Kristopher,Nicholas Nicolas,' +
    'Jonathan Johnathan,Zachary Zachery,Susan Suzanne,Diane Dianne,Carol Carole,Tracy Tracey,Stacy Stacey,Kelly Kelley,Erica Erika,' +
    'Caitlin Kaitlyn,Katelyn Caitlin,Haley Hayley,Gregory Gregg,Elizabeth Elisabeth,Rebecca Rebekah,Lawrence Laurence,Craig Kraig'
  )
    .split(',')
    .map((pair) => pair.split(' ')),
);

const lookalikes: Record<string, string> = Object.fromEntries(
  (
    'Daniel Danielle,Robert Roberta,Paul Paula,Carl Carla,Mario Maria,Christian Christina,Michael Michaela,Joseph Josephine,John Joan,' +
    'Eric Erica,Erica Eric,Mary Marie,Marie Maria,Maria Mario,Danielle Daniel,Christina Christian,Paula Paul,Joan John,Jan Jane,Jane Jan,' +
    'Jean Dean,Dean Jean,Andrea Andrew,Denise Dennis,Dennis Denise,Frances Francis,Francis Frances,Gina Tina,Tina Gina,Karen Darren,' +
    'Brian Briana,Justin Justine,Nicole Nicholas,Janice Janet,Janet Janice,Kelly Kelsey,Ashley Ashton,Julie Julia,Julia Julian,' +
    'Julian Julia,Stephanie Stephen,Martin Martina,Kara Karen,Angel Angela,Victor Victoria,Gabriel Gabrielle,Ana Anita'
  )
    .split(',')
    .map((pair) => pair.split(' ')),
);

/** Other spellings of a surname, by how it is written. */
const surnameSpellings: readonly [written: RegExp, as: string][] = [
  [/son$/, 'sen'],
  [/sen$/, 'son'],
  [/ez$/, 'es'],
  [/^Mc/, 'Mac'],
  [/^Clark$/, 'Clarke'],
  [/^Brown$/, 'Browne'],
  [/Phillips/, 'Philips'],
  [/^Schmidt$/, 'Schmitt'],
  [/^Meyer$/, 'Meier'],
  [/^Snyder$/, 'Snider'],
  [/^Thompson$/, 'Thomson'],
  [/^Green$/, 'Greene'],
  [/^Kelley$/, 'Kelly'],
  [/^Kelly$/, 'Kelley'],
  [/^Bailey$/, 'Baily'],
  [/ll/, 'l'],
  [/tt$/, 't'],
  [/^C(?=[aou])/, 'K'],
];

function slip(name: string): string | undefined {
  return name.length < 5 ? undefined : `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
}

/** Rows about the same person, by how the name is written. */
export const same: Record<string, WriteRow> = {
  'the same name': (person, random) => listed(person, random),
  'a nickname': (person, random) => {
    const called = nickname(person);
    return called ? { ...listed(person, random), firstName: called } : undefined;
  },
  'another spelling of the given name': (person, random) => {
    const other = givenSpellings[person.firstName];
    return other ? { ...listed(person, random), firstName: other } : undefined;
  },
  'another spelling of the surname': (person, random) => {
    const [written, as = ''] = surnameSpellings.find(([written]) => written.test(person.lastName)) ?? [];
    return written
      ? { ...listed(person, random), lastName: person.lastName.replace(written, as) }
      : undefined;
  },
  'one half of a double surname': (person, random) =>
    person.lastName.includes('-')
      ? { ...listed(person, random), lastName: person.lastName.split('-')[0] ?? '' }
      : undefined,
  'Saint for St.': (person, random) =>
    person.lastName.startsWith('St. ')
      ? { ...listed(person, random), lastName: person.lastName.replace('St. ', 'Saint ') }
      : undefined,
  'the surname from before as middle name': (person, random) =>
    person.isWoman
      ? {
          ...listed(person, random),
          middleName: person.lastName.split(/[ -]/).at(-1) ?? '',
          lastName: otherSurname(random, person),
        }
      : undefined,
  'an initial': (person, random) => ({
    ...listed(person, random),
    firstName: person.firstName.slice(0, 1),
    born: person.born,
  }),
  'a middle initial': (person, random) => ({ ...listed(person, random), middleName: random.pick(letters) }),
  'a slip of the pen': (person, random) => {
    const firstName = slip(person.firstName);
    return firstName ? { ...listed(person, random), firstName } : undefined;
  },
  'given name and surname exchanged': (person, random) => ({
    ...listed(person, random),
    firstName: person.lastName,
    lastName: person.firstName,
  }),
  'a practice named after its owner': (person, random) => {
    const kind = random.pick(['MD PLLC', 'Family Dentistry, P.C.', 'M.D., Inc.', 'Medical Clinic LLC']);
    const { firstName: _, lastName: _last, born: _born, ...where } = listed(person, random);
    return { ...where, businessName: `${person.firstName} ${person.lastName} ${kind}` };
  },
};

const otherDay = (person: Person, random: Draw) =>
  `${Number(person.born.slice(0, 4)) + (random.chance(0.5) ? 1 : -1) * (3 + random.below(20))}${two(1 + random.below(12))}${two(1 + random.below(28))}`;

/** Rows about somebody else who seems to be the same. */
export const different: Record<string, WriteRow> = {
  'a namesake with another birth date': (person, random) => ({
    ...listed(person, random),
    born: otherDay(person, random),
  }),
  'a namesake with another birth date in another state': (person, random) => ({
    ...listed(person, random),
    ...placeIn(random, random.pick(statesOfPractice.filter((state) => state !== person.state))),
    born: otherDay(person, random),
  }),
  'a brother or sister in the same city': (person, random) => {
    const { firstName } = invent(random);
    return firstName === person.firstName
      ? undefined
      : { ...person, firstName, born: otherDay(person, random) };
  },
  'a twin': (person, random) => {
    const { firstName } = invent(random);
    return firstName === person.firstName || nickname(person) === firstName
      ? undefined
      : { ...person, firstName };
  },
  'a name that only looks alike': (person, random) => {
    const other = lookalikes[person.firstName];
    const { born: _, ...row } = listed(person, random);
    return other ? { ...row, firstName: other } : undefined;
  },
  'an initial that contradicts': (person, random) => ({
    ...listed(person, random),
    firstName: otherLetter(random, person.firstName.slice(0, 1), person.lastName.slice(0, 1)),
  }),
  'a nickname of another birth date': (person, random) => {
    const called = nickname(person);
    return called
      ? { ...listed(person, random), firstName: called, born: otherDay(person, random) }
      : undefined;
  },
  'the same initial of another birth date': (person, random) => ({
    ...listed(person, random),
    firstName: person.firstName.slice(0, 1),
    born: otherDay(person, random),
  }),
};
