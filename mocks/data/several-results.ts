import type { components } from '../../src/api/schema';
import { boardWords } from './board-words';
import type { Credentials } from './credentials';
import { addYears, dateTimeFrom, instantOf } from './dates';
import { day } from '../store/time';
import { otherDetails } from './flexible';
import { anybody, shortName, similarName, surname } from './names';
import { draw, type Draw } from './random';
import { type Difference, differencesOf, plainCase } from './several-kinds';
import type { Question } from './source-question';
import { otherType } from './source-records';
import { storyPerson } from './story';
import { cities, statesNear, streets } from './words';

type Result = components['schemas']['LicenseVerificationResult'];

interface Name {
  firstName: string;
  lastName: string;
}

/** A further result: what differs from the right one, and whose it is. */
interface Further {
  name: Name;
  /** As the board writes it. */
  written: string;
  /** Whether it is another license of the same type that somebody may practice by; else its term is over. */
  isRunning?: boolean;
  isOfType?: boolean;
  differing?: Partial<Result>;
}

interface Case {
  question: Question;
  right: Result;
  middleName: string | undefined;
  random: Draw;
}

const comma = ({ lastName, firstName }: Name, more = '') =>
  `${lastName}, ${firstName}${more && ` ${more}`}`.toUpperCase();
const plain = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`.toUpperCase();

/** How each kind differs. Dates of the right result are there to be moved. */
const further: Record<Difference, (about: Case, name: Name) => Further> = {
  'first name': ({ right, question, random }, name) => {
    const other = { ...name, firstName: similarName(name.firstName) };
    const address = addressNear(question, random);
    return {
      name: other,
      written: plain(other),
      differing: { address, issued: later(right, 3, question.at) },
    };
  },
  'middle name': ({ right, question, middleName, random }, name) => {
    const ofGender = question.provider.gender === 'Male' ? ['Ray', 'Dale'] : ['Anne', 'Lynn'];
    const other = random.pick([...ofGender, 'J', 'T'].filter((one) => one !== middleName));
    return {
      name,
      written: comma(name, other),
      isRunning: true,
      differing: {
        licenseNumber: `${right.licenseNumber}A`,
        address: addressInOtherPlace(question, random),
        issued: later(right, 4, question.at),
      },
    };
  },
  suffix: ({ right, random, question }, name) => {
    const isYoung = (right.issued ?? '') > '1986';
    const other = { ...name, lastName: `${name.lastName} ${isYoung ? 'Sr' : 'Jr'}` };
    const issued = isYoung ? addYears(right.issued ?? '', -26) : later(right, 18, question.at);
    return { name: other, written: comma(other), isRunning: random.chance(0.5), differing: { issued } };
  },
  'short name': ({ right, random, question }, name) => {
    const other = { ...name, firstName: shortName(name.firstName) };
    const issued = later(right, 2, question.at);
    const address = addressInOtherPlace(question, random);
    return { name: other, written: comma(other), isRunning: true, differing: { issued, address } };
  },
  'double surname': ({ random, question, right }, name) => {
    const other = { ...name, lastName: `${name.lastName}-${surname(random)}` };
    const address = addressNear(question, random);
    return {
      name: other,
      written: comma(other),
      isRunning: true,
      differing: { address, issued: later(right, 5, question.at) },
    };
  },
  'former name': ({ question, right, random }, name) => {
    const alias = question.provider.aliases?.find(({ lastName }) => lastName && lastName !== name.lastName);
    const other = { ...name, lastName: alias?.lastName ?? surname(random) };
    return { name: other, written: comma(other), differing: { issued: addYears(right.issued ?? '', -1) } };
  },
  city: ({ question, right, random }, name) => ({
    name,
    written: comma(name),
    isRunning: true,
    differing: {
      licenseNumber: `1${right.licenseNumber}`,
      address: addressInOtherPlace(question, random),
      issued: later(right, 6, question.at),
    },
  }),
  'license type': ({ question, right }, name) => ({
    name,
    written: right.name ?? plain(name),
    isRunning: true,
    isOfType: false,
    differing: {
      licenseType: otherType(question.licenseType),
      issued: addYears(right.issued ?? '', -1),
      expires: right.expires,
    },
  }),
  'temporary permit': ({ right }, name) => ({
    name,
    written: right.name ?? plain(name),
    isOfType: false,
    differing: {
      licenseType: 'Temporary permit',
      licenseNumber: `${right.licenseNumber}-T`,
      issued: addYears(right.issued ?? '', -1),
      expires: addYears(right.issued ?? '', 0),
    },
  }),
  'older term': ({ right, random, question }, name) => ({
    name,
    written: right.name ?? plain(name),
    differing: { expires: before(right.expires ?? '', 2 + 2 * random.below(2), question.at) },
  }),
  'older number': ({ right, random }, name) => ({
    name,
    written: comma(name),
    differing: {
      licenseNumber: `${right.licenseNumber?.slice(0, -2)}-${10 + random.below(89)}`,
      expires: addYears(right.expires ?? '', -6),
    },
  }),
  'twin record': ({ right, question }, name) => ({
    name,
    written: plain(name),
    isRunning: true,
    differing: {
      issued: dateTimeFrom(instantOf(right.issued ?? ''), 1),
      expires: right.expires,
      address: withoutStreet(question),
    },
  }),
  stranger: ({ question, right, random }) => {
    const other = anybody(random);
    const address = addressInOtherPlace(question, random);
    return {
      name: other,
      written: comma(other),
      isRunning: true,
      differing: { address, issued: later(right, 1, question.at) },
    };
  },
};

/**
 * What a source answers that has several results, and which of them is the right one. Those of a number that asks for it
 * are a namesake and another type beside it; generated cases differ each in its own way.
 */
export function severalResults(
  question: Question,
  right: Result,
  middleName: string | undefined,
  credentials: Credentials,
  problemsOf: (name: Name, isOfType?: boolean) => Result['problems'],
): { results: Result[]; rightIndex: number } {
  const { provider, license, record, seed } = question;
  const random = draw(`several ${license.id}`, seed, 0);
  const { origin } = license;
  const differences =
    origin === undefined || storyPerson(origin >> 3)
      ? plainCase
      : differencesOf(origin, provider.gender === 'Male');
  const name = { firstName: record.firstName, lastName: record.lastName };
  const others = differences.map((difference, index): Result => {
    const made = further[difference]({ question, right, middleName, random }, name);
    const { compactStatus: _, prescriptiveAuthority: _also, ...shared } = right;
    const expires =
      made.differing?.expires ??
      (made.isRunning ? addYears(right.expires ?? '', 1) : before(right.expires ?? '', 2, question.at));
    return {
      ...shared,
      name: made.written,
      ...made.differing,
      expires,
      licenseStatus: statusOn(question, expires),
      problems: problemsOf(made.name, made.isOfType),
      disciplinaryActions: { type: 'Table', data: [] },
      additionalProperties: otherDetails(question, { ...made.name, nth: index + 1 }, credentials, expires),
    };
  });
  const turn = random.below(others.length + 1);
  return { results: [...others.slice(0, turn), right, ...others.slice(turn)], rightIndex: turn };
}

function statusOn({ licenseType, at }: Question, expires: string): string {
  const words = boardWords(licenseType);
  const over = at - day - instantOf(expires);
  return over <= 0 ? words.good[0] : words[over > 365 * day ? 'long expired' : 'expired'][0];
}

/** Years after the right one was issued, and not in the future. */
function later({ issued = '' }: Result, years: number, at: number): string {
  const wanted = addYears(issued, years);
  return instantOf(wanted) < at - 200 * day ? wanted : dateTimeFrom(at, -200 - years);
}

/** Terms before the right one's, and over. */
function before(expires: string, years: number, at: number): string {
  const wanted = addYears(expires, -years);
  return instantOf(wanted) < at - day ? wanted : before(wanted, 2, at);
}

function addressNear({ provider, license }: Question, random: Draw): string {
  const { city, state = license.state, zipCode } = provider.addresses?.[0] ?? {};
  return inOneLine(`${10 + random.below(900)} ${random.pick(streets)} Rd`, city, state, zipCode);
}

/** In another city of the state, or of one near by where it has no other. */
function addressInOtherPlace({ provider, license }: Question, random: Draw): string {
  const { city, state: home = license.state } = provider.addresses?.[0] ?? {};
  const state = (cities[home]?.length ?? 0) > 1 ? home : (statesNear(home)[0] ?? 'AZ');
  const [other, zip] = random.pick((cities[state] ?? []).filter(([name]) => name !== city));
  const zipCode = `${zip}${String(random.below(100)).padStart(2, '0')}`;
  return inOneLine(`${10 + random.below(900)} ${random.pick(streets)} Ave`, other, state, zipCode);
}

function withoutStreet({ provider }: Question): string {
  const { city, state, zipCode } = provider.addresses?.[0] ?? {};
  return inOneLine(undefined, city, state, zipCode);
}

/** As boards print it: `12 OAK RD, AUSTIN, TX 78701`. */
export function inOneLine(...[street, city, state, zipCode]: (string | undefined)[]): string {
  const place = [state, zipCode].filter(Boolean).join(' ');
  return [street, city, place].filter(Boolean).join(', ').toUpperCase();
}
