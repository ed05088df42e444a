import { type Draw, draw } from './data/random';
import {
  type Person,
  type Row,
  invent,
  letters,
  listed,
  otherLetter,
  otherSurname,
  parametersOf,
} from './matching-people';
import { type WriteRow, different, same } from './matching-rows';
import type { ScanParameter } from './service/scan-parameters';

/** A person or practice that is looked for, and the row that one kind of list writes about it. */
export interface Pair {
  kind: string;
  parameters: ScanParameter[];
  row: Row;
  /** Whether the row is about whom the parameters are about. */
  isSame: boolean;
}

/** Both middle initials are on file: the same one, or another. */
function withMiddleInitials(random: Draw, isSame: boolean): Pair {
  const person = invent(random);
  const [ours, theirs] = [random.pick(letters), random.pick(letters)];
  const other = theirs === ours ? otherLetter(random, ours) : theirs;
  const { born: _, ...row } = listed(person, random);
  return {
    kind: isSame ? 'the same middle initial' : 'a middle initial that contradicts',
    parameters: parametersOf({ ...person, firstName: `${person.firstName} ${ours}.` }),
    row: { ...row, middleName: isSame ? ours : other },
    isSame,
  };
}

const saints = 'John James Clair Pierre Germain Louis Cyr Laurent Onge Hilaire'.split(' ');

/** Somebody of whom a row of this kind can be written: few people are called St. John, or by two surnames. */
function personForKind(kind: string, random: Draw): Person {
  const person = invent(random);
  if (kind === 'Saint for St.') return { ...person, lastName: `St. ${random.pick(saints)}` };
  if (kind === 'one half of a double surname')
    return { ...person, lastName: `${person.lastName}-${otherSurname(random, person)}` };
  return person;
}

/** How the same firm is written otherwise. */
const otherFirm: Record<string, (name: string, random: Draw) => string> = {
  'a firm in the plural': (name) =>
    name
      .replace('Clinic', 'Clinics')
      .replace('Center', 'Centers')
      .replace('Service', 'Services')
      .replace('Supply', 'Supplies'),
  'a firm that does business under the name': (name, random) =>
    `${invent(random).lastName} Holdings, LLC d/b/a ${name}`,
  'a firm with abbreviations': (name) =>
    name
      .replace('Medical', 'Med')
      .replace('Center', 'Ctr')
      .replace('Health', 'Hlth')
      .replace('Service', 'Svcs')
      .replace('Pharmacy', 'Phcy'),
  'a firm with its legal form': (name, random) =>
    `${name}, ${random.pick(['L.L.C.', 'Inc.', 'P.C.', 'Corporation'])}`,
};

const firmKinds = [
  'Medical Center',
  'Health Clinic',
  'Home Health Service',
  'Medical Supply',
  'Pharmacy',
  'Health Center',
];
const firmWords =
  'Cedar Willow Desert Silver Red Blue Stone Copper Ridge Creek Palm Lake Mesa Heron Bridge Hill'.split(' ');

const firmOf = (random: Draw) =>
  `${random.pick(firmWords)} ${invent(random).lastName.replaceAll(/[ -]/g, '')} ${random.pick(firmKinds)}`;

function firmPair(kind: string, random: Draw): Pair {
  const name = firmOf(random);
  const businessName = otherFirm[kind]?.(name, random) ?? '';
  return {
    kind,
    parameters: [{ type: 'FacilityName', name }],
    row: { businessName, state: 'AZ', city: 'Mesa' },
    isSame: true,
  };
}

/** Another firm of the same kind. */
function otherFirmPair(random: Draw): Pair {
  const name = firmOf(random);
  const [, , ...kind] = name.split(' ');
  const other = `${firmOf(random).split(' ').slice(0, 2).join(' ')} ${kind.join(' ')}`;
  return {
    kind: 'another firm of the same kind',
    parameters: [{ type: 'FacilityName', name }],
    row: { businessName: `${other}, Inc.`, state: 'AZ', city: 'Mesa' },
    isSame: false,
  };
}

/** A practice that is looked for, and the row about the person after whom it is named. */
function ownerPair(random: Draw): Pair {
  const person = invent(random);
  const title = random.pick(['MD PLLC', 'DDS, P.C.', 'Family Medicine']);
  return {
    kind: 'the owner of a practice',
    parameters: [{ type: 'FacilityName', name: `${person.firstName} ${person.lastName} ${title}` }],
    row: listed(person, random),
    isSame: true,
  };
}

/** So many names, of every kind about as many: the same for the same seed. */
export function inventPairs(seed: number, size: number): Pair[] {
  const kinds: ((random: Draw) => Pair | undefined)[] = [
    ...Object.entries(same).map(([kind, write]) => personPair(kind, write, true)),
    (random) => withMiddleInitials(random, true),
    ownerPair,
    ...Object.keys(otherFirm).map((kind) => (random: Draw) => firmPair(kind, random)),
    ...Object.entries(different).map(([kind, write]) => personPair(kind, write, false)),
    (random) => withMiddleInitials(random, false),
    otherFirmPair,
  ];
  return Array.from({ length: size }, (_, index) => {
    const make = kinds[index % kinds.length];
    const random = draw('name of a pair', seed, index);
    for (let tries = 0; tries < 500; tries += 1) {
      const pair = make?.(random);
      if (pair) return pair;
    }
    throw new Error(`no pair of kind ${index % kinds.length}`);
  });
}

function personPair(kind: string, write: WriteRow, isSame: boolean) {
  return (random: Draw): Pair | undefined => {
    const person = personForKind(kind, random);
    const row = write(person, random);
    return row && { kind, parameters: parametersOf(person), row, isSame };
  };
}
