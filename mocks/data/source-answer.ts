import type { components } from '../../src/api/schema';
import { hashText } from '../store/ids';
import type { LicenseRecord, LicenseTypeRecord, ProviderRecord } from '../store/records';
import { expiryAt, statusAt } from './board-facts';
import { addYears, dateTimeFrom } from './dates';
import { oddResult } from './edge-cases-details';
import { disciplinaryActions, otherDetails } from './flexible';
import { similarName } from './names';
import { draw } from './random';
import { streets } from './words';

type Schemas = components['schemas'];
type Result = Schemas['LicenseVerificationResult'];

export interface Question {
  license: Pick<
    LicenseRecord,
    | 'id'
    | 'licenseNumber'
    | 'state'
    | 'firstName'
    | 'lastName'
    | 'issueDate'
    | 'expiryDate'
    | 'nonVerifiedInfo'
    | 'origin'
    | 'answer'
    | 'attempts'
  >;
  provider: ProviderRecord;
  licenseType: LicenseTypeRecord;
  /** Which verification of the license this is, counted from 1. */
  attempt: number;
  /** When the source is asked, in service milliseconds. */
  at: number;
  seed: number;
  edgeCases: boolean;
}

export interface SourceAnswer {
  status: 'Found' | 'NotFound' | 'NeedsReview' | 'Failed';
  results: Result[];
  failureReason?: Schemas['Failure'];
  /** How long the source takes, in milliseconds of service time. */
  delayMs: number;
}

const prefixes = ['MULTI', 'NAME', 'TYPE', 'NONE', 'FAIL', 'SLOW', 'DISC', 'CHANGE'] as const;

/** The kind of answer that is generated for a license, or that its number asks for; letter case does not matter. */
export function answerKind({
  answer,
  licenseNumber,
}: Pick<LicenseRecord, 'answer' | 'licenseNumber'>): string | undefined {
  const number = licenseNumber.trim().toUpperCase();
  return answer ?? prefixes.find((prefix) => number.startsWith(prefix));
}

/**
 * What the licensing source answers. It follows from the license number and from what is known about
 * license and provider, so that generated history, demo and tests see one and the same world.
 */
export function answerFromSource(question: Question): SourceAnswer {
  const { license, licenseType, attempt } = question;
  const kind = answerKind(license);
  const random = draw(`source ${license.id}`, question.seed, attempt);
  const delayMs = kind === 'SLOW' ? 30_000 : 1000 + random.below(3000);
  if (kind === 'NONE') return { status: 'NotFound', results: [], delayMs };
  if (kind === 'FAIL') {
    return {
      status: 'Failed',
      results: [],
      delayMs,
      failureReason: {
        messageTemplate: '{source} did not answer within {seconds} seconds. Its site says: {message}',
        messageParams: {
          source: licenseType.source.name ?? 'The source',
          seconds: '45',
          message: 'temporarily unavailable',
        },
      },
    };
  }
  const right = rightResult(question, kind);
  if (kind === 'NAME') {
    const name = otherName(question.provider).toUpperCase();
    return { status: 'NeedsReview', results: [{ ...right, name, problems: ['NameMismatch'] }], delayMs };
  }
  if (kind === 'TYPE') {
    return {
      status: 'NeedsReview',
      results: [{ ...right, licenseType: otherType(licenseType), problems: ['LicenseTypeMismatch'] }],
      delayMs,
    };
  }
  if (kind === 'MULTI') return { status: 'NeedsReview', results: severalResults(question, right), delayMs };
  return { status: 'Found', results: [right], delayMs };
}

const middleNames = ['A', 'E', 'J', 'L', 'M', 'R', 'Lee', 'Jordan'];

function rightResult(question: Question, kind: string | undefined): Result {
  const { license, provider, licenseType, attempt, at, seed, edgeCases } = question;
  const random = draw(`result ${license.id}`, seed, 0);
  const { issued, expires } = termsOf(question, kind);
  const first = license.firstName ?? provider.firstName ?? '';
  const last = license.lastName ?? provider.lastName ?? '';
  const middle = random.chance(0.4) ? ` ${random.pick(middleNames)}` : '';
  const alias = licenseType.aliases?.[0] ?? licenseType.name;
  const result: Result = {
    name: `${last}, ${first}${middle}`.toUpperCase(),
    licenseType: random.chance(0.5) ? licenseType.name : `${licenseType.abbreviations?.[0] ?? ''}, ${alias}`,
    licenseStatus: statusAt({ kind, expiryDate: expires, at, attempt, origin: license.origin, edgeCases }),
    licenseNumber: license.licenseNumber.toUpperCase(),
    address: addressText(provider, kind === 'CHANGE' ? attempt : kind === 'MULTI' ? 10 : 0),
    issued,
    expires,
    problems: [],
    disciplinaryActions: disciplinaryActions(question, kind, issued),
    additionalProperties: otherDetails(question),
  };
  if (['Nurse practitioner', 'Physician assistant'].includes(licenseType.name)) {
    result.prescriptiveAuthority = random.chance(0.8) ? 'Yes, schedules II to V' : 'None on record';
  }
  if (licenseType.name === 'Registered nurse')
    result.compactStatus = random.chance(0.6) ? 'Multistate' : 'Single state';
  return edgeCases ? oddResult(license.origin, result) : result;
}

/** Issue and expiry as the source has them at the time. */
function termsOf(
  { license, attempt, at }: Question,
  kind: string | undefined,
): { issued: string; expires: string } {
  const spread = hashText(license.licenseNumber.toUpperCase()) >>> 0;
  const held = license.nonVerifiedInfo;
  const known = license.expiryDate ?? held?.expirationDate ?? dateTimeFrom(at, 150 + (spread % 540));
  const attempts = license.expiryDate === undefined ? attempt : license.attempts;
  const issued = license.issueDate ?? held?.issueDate ?? addYears(known, -4 - (spread % 12));
  return {
    issued,
    expires: expiryAt({
      kind,
      licenseNumber: license.licenseNumber,
      expiryDate: known,
      at,
      attempt,
      attempts,
    }),
  };
}

function severalResults(question: Question, right: Result): Result[] {
  const { provider, license, licenseType, seed } = question;
  const random = draw(`several ${license.id}`, seed, 0);
  const { city = '', state = license.state, zipCode = '' } = provider.addresses?.[0] ?? {};
  const namesake: Result = {
    ...right,
    name: `${similarName(provider.firstName ?? '')} ${provider.lastName ?? ''}`.toUpperCase(),
    licenseStatus: 'Inactive',
    address:
      `${10 + random.below(900)} ${random.pick(streets)} Rd, ${city}, ${state} ${zipCode}`.toUpperCase(),
    issued: addYears(right.issued ?? dateTimeFrom(question.at, 0), 3),
    expires: addYears(right.expires ?? dateTimeFrom(question.at, 0), -2),
    problems: ['NameMismatch'],
    disciplinaryActions: { type: 'Table', data: [] },
  };
  const anotherType: Result = {
    ...right,
    licenseType: otherType(licenseType),
    problems: ['LicenseTypeMismatch'],
    issued: addYears(right.issued ?? dateTimeFrom(question.at, 0), -1),
  };
  const results = [namesake, right, anotherType];
  const turn = random.below(3);
  return [...results.slice(turn), ...results.slice(0, turn)];
}

/** Another name of the same person where one is known, which explains the difference; else a namesake's. */
function otherName(provider: ProviderRecord): string {
  const alias = provider.aliases?.[0];
  if (alias?.lastName && alias.lastName !== provider.lastName)
    return `${alias.firstName ?? ''} ${alias.lastName}`;
  return `${similarName(provider.firstName ?? '')} ${provider.lastName ?? ''}`;
}

function otherType({ name }: LicenseTypeRecord): string {
  const others: Record<string, string> = {
    'Physician (MD)': 'Resident physician, training license',
    'Physician (DO)': 'Osteopathic resident, training license',
    'Registered nurse': 'Licensed practical nurse',
    'Nurse practitioner': 'Registered nurse',
    'Physician assistant': 'Radiologic technologist',
    Pharmacist: 'Pharmacy technician',
    Dentist: 'Dental hygienist',
    Psychologist: 'Psychological associate',
  };
  return others[name] ?? 'Temporary permit';
}

function addressText({ addresses }: ProviderRecord, attempt: number): string {
  const address = addresses?.[0];
  if (!address) return '';
  const suite = attempt > 1 ? `Suite ${100 + attempt * 10}` : address.addressLine2;
  const street = [address.addressLine1, suite].filter(Boolean).join(', ');
  return `${street}, ${address.city ?? ''}, ${address.state ?? ''} ${address.zipCode ?? ''}`.toUpperCase();
}
