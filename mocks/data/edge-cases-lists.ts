import type { ListEntry } from './dataset-lists-records';
import { type Listed, listedProvider } from './dataset-lists-people';
import { listRecord } from './dataset-lists-records';
import type { DatasetType } from './dataset-types';
import { generatedProvider } from './heads';
import { shortName } from './names';
import type { Origin } from './origin';
import { draw } from './random';
import { script } from './edge-cases';

export interface Written {
  type: DatasetType;
  /** Number of the provider. */
  provider: number;
  /** What of the provider stands there; everything else is left out. */
  listed(person: Listed): Partial<Listed>;
  more?: Record<string, unknown>;
}

const everything = (person: Listed) => person;
/** What a source that leaves nothing out sends for what it does not know. */
const nothingElse = {
  duns: null,
  uei: null,
  ctCode: null,
  cage: null,
  additionalComments: null,
  terminationDate: null,
  crossReference: null,
};

const nameOnly = ({ firstName, lastName }: Listed) => ({ firstName, lastName });

/** What lists say of the first providers, at its worst. */
const odd: Written[] = [
  { type: 'OigExclusions', provider: 0, listed: everything },
  { type: 'OfacSdn', provider: 1, listed: everything, more: { remarks: 'ملاحظات: انظر القرار رقم ١٧' } },
  { type: 'Tricare', provider: 2, listed: everything, more: { summary: 'Z̷̢̛a̶͎͝l̸̙̈g̵̱̾ó̸͙ '.repeat(40) } },
  {
    type: 'Sam',
    provider: 3,
    listed: everything,
    more: { additionalComments: script, excludingAgency: script, crossReference: 'javascript:alert(1)' },
  },
  {
    type: 'StateSanctionsAndExclusions',
    provider: 3,
    listed: everything,
    more: { additionalInfo: { [script]: script } },
  },
  { type: 'StateSanctionsAndExclusions', provider: 4, listed: nameOnly, more: { source: undefined } },
  {
    type: 'Sam',
    provider: 5,
    listed: everything,
    more: { classification: 'AutonomousVehicle', recordStatus: 'Suspended', exclusionProgram: 'Lottery' },
  },
  {
    type: 'OfacConsolidated',
    provider: 6,
    listed: (person) => ({ ...person, firstName: 'Alias 7', lastName: 'Montgomery', npi: undefined }),
    more: {
      alternateIdentities: Array.from({ length: 60 }, (_, index) => ({
        identityNumber: index + 1,
        type: 'a.k.a.',
        fullName: `MONTGOMERY, Alias ${index + 1}`,
      })),
    },
  },
  {
    type: 'Sam',
    provider: 6,
    listed: everything,
    more: { classification: 'SpecialEntityDesignation', exclusionProgram: 'NonProcurement', ...nothingElse },
  },
  {
    type: 'Sam',
    provider: 7,
    listed: everything,
    more: { classification: 'Vessel', exclusionProgram: 'Unknown', recordStatus: 'Inactive' },
  },
  { type: 'Sam', provider: 8, listed: everything, more: { classification: 'Unknown' } },
  { type: 'OigExclusions', provider: 7, listed: everything, more: { specialty: '\u202Eytlaiceps' } },
  { type: 'OfacConsolidated', provider: 8, listed: everything },
  {
    type: 'Sam',
    provider: 0,
    listed: everything,
    more: { additionalComments: 'Debarred by order. '.repeat(300), exclusionProgram: 'Procurement' },
  },
  {
    type: 'OigExclusions',
    provider: 9,
    listed: everything,
    more: { general: '=HYPERLINK("https://evil.example")' },
  },
];

/** The people of whom the same is told everywhere stand on lists, too, and somebody under a nickname. */
const fields: Written[] = [
  {
    type: 'OigExclusions',
    provider: 13,
    listed: (person) => ({ ...person, firstName: 'RENEE', lastName: 'HOLLOWAY', npi: undefined }),
  },
  {
    type: 'OfacSdn',
    provider: 14,
    listed: (person) => ({ ...person, dateOfBirth: '1971-03-22', npi: undefined }),
  },
  { type: 'Sam', provider: 15, listed: everything },
  {
    type: 'OigExclusions',
    provider: 2,
    listed: (person) => ({ ...person, firstName: shortName(person.firstName ?? ''), npi: undefined }),
  },
];

/** Records of a list that were written about certain providers; in a world with edge cases about the odd ones, too. */
export function writtenEntries(origin: Origin, type: DatasetType): ListEntry[] {
  const { seed, epoch, size, edgeCases } = origin;
  return [...(edgeCases ? odd : []), ...fields]
    .filter((entry) => entry.type === type && entry.provider < size)
    .map(({ provider, listed, more }) => {
      const random = draw(`written ${type}`, seed, provider);
      const record = generatedProvider(origin, provider);
      const { firstName, lastName, dateOfBirth, npi } = record;
      const person = { ...listedProvider(record, random), firstName, lastName, npi, otherName: undefined };
      const written = { ...person, dateOfBirth: dateOfBirth?.slice(0, 10), middleName: undefined };
      const fields = { ...blank, ...listed(written) };
      return { record: listRecord(type, seed, provider, fields, random, epoch, more), provider };
    });
}

const blank = { street: '', city: '', state: '', zipCode: '' };
