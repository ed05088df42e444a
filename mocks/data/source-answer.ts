import type { components } from '../../src/api/schema';
import { hashText } from '../store/ids';
import type { LicenseRecord, LicenseTypeRecord, ProviderRecord, SourceRecord } from '../store/records';
import { expiryAt, statusAt } from './board-facts';
import { addYears, dateTimeFrom } from './dates';
import { oddResult } from './edge-cases-details';
import { disciplinaryActions, otherDetails } from './flexible';
import { definitions } from './definitions';
import { similarName } from './names';
import { draw } from './random';
import { answerKind, isNameOf, otherType } from './source-records';
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
  /** What the source has on record under the license's number. */
  record: SourceRecord;
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

/** What the licensing source answers at present: one that cannot be reached answers nobody. */
export function answerNow(question: Question): SourceAnswer {
  const answer = answerFromSource(question);
  return question.licenseType.source.availability === 'Unavailable' ? outage(question, answer) : answer;
}

/**
 * What the licensing source answers when it can be reached. It follows from the license number, from what the source has
 * on record and from what is known about license and provider, so that generated history, demo and tests see one and the
 * same world.
 */
export function answerFromSource(question: Question): SourceAnswer {
  const { license, licenseType, attempt } = question;
  const kind = answerKind(license);
  const random = draw(`source ${license.id}`, question.seed, attempt);
  const usual = 1000 + random.below(3000);
  const delayMs = kind === 'SLOW' ? 30_000 : licenseType.source.isDegraded ? 5000 + usual * 3 : usual;
  if (kind === 'NONE') return { status: 'NotFound', results: [], delayMs };
  if (kind === 'FAIL') return outage(question, { delayMs });
  const problems = problemsOf(question, question.record);
  const right = rightResult(question, kind, problems);
  if (kind === 'MULTI') return { status: 'NeedsReview', results: severalResults(question, right), delayMs };
  return { status: problems.length > 0 ? 'NeedsReview' : 'Found', results: [right], delayMs };
}

function outage({ licenseType }: Question, { delayMs }: Pick<SourceAnswer, 'delayMs'>): SourceAnswer {
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

/** Why a result under a name may not be the license that was asked for: names and types are compared. */
function problemsOf(
  { license, provider, licenseType, record }: Question,
  name: Pick<SourceRecord, 'firstName' | 'lastName'>,
  isOfType = record.licenseTypeId === licenseType.id && record.licenseTypeName === undefined,
): Schemas['VerificationProblem'][] {
  return [
    ...(isNameOf(name, license, provider) ? [] : ['NameMismatch' as const]),
    ...(isOfType ? [] : ['LicenseTypeMismatch' as const]),
  ];
}

const middleNames = ['A', 'E', 'J', 'L', 'M', 'R', 'Lee', 'Jordan'];

function rightResult(
  question: Question,
  kind: string | undefined,
  problems: Schemas['VerificationProblem'][],
): Result {
  const { license, provider, licenseType, record, attempt, at, seed, edgeCases } = question;
  const random = draw(`result ${license.id}`, seed, 0);
  const { issued, expires } = termsOf(question, kind);
  const { firstName: first, lastName: last } = record;
  const middle = random.chance(0.4) ? ` ${random.pick(middleNames)}` : '';
  const held = definitions().licenseTypeById.get(record.licenseTypeId) ?? licenseType;
  const spelledOut = `${held.abbreviations?.[0] ?? ''}, ${held.aliases?.[0] ?? held.name}`;
  const type = random.chance(0.5) ? held.name : spelledOut;
  const result: Result = {
    name: (kind === 'NAME' ? `${first} ${last}` : `${last}, ${first}${middle}`).toUpperCase(),
    licenseType: record.licenseTypeName ?? type,
    licenseStatus: statusAt({ kind, expiryDate: expires, at, attempt, origin: license.origin, edgeCases }),
    licenseNumber: license.licenseNumber.toUpperCase(),
    address: addressText(provider, kind === 'CHANGE' ? attempt : kind === 'MULTI' ? 10 : 0),
    issued,
    expires,
    problems,
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
  const { provider, license, licenseType, record, seed } = question;
  const name = { firstName: similarName(record.firstName), lastName: record.lastName };
  const random = draw(`several ${license.id}`, seed, 0);
  const { city, state = license.state, zipCode } = provider.addresses?.[0] ?? {};
  const namesake: Result = {
    ...right,
    name: `${name.firstName} ${name.lastName}`.toUpperCase(),
    licenseStatus: 'Inactive',
    address: inOneLine(`${10 + random.below(900)} ${random.pick(streets)} Rd`, city, state, zipCode),
    issued: addYears(right.issued ?? dateTimeFrom(question.at, 0), 3),
    expires: addYears(right.expires ?? dateTimeFrom(question.at, 0), -2),
    problems: problemsOf(question, name),
    disciplinaryActions: { type: 'Table', data: [] },
  };
  const anotherType: Result = {
    ...right,
    licenseType: otherType(licenseType),
    problems: problemsOf(question, record, false),
    issued: addYears(right.issued ?? dateTimeFrom(question.at, 0), -1),
  };
  const results = [namesake, right, anotherType];
  const turn = random.below(3);
  return [...results.slice(turn), ...results.slice(0, turn)];
}

function addressText({ addresses }: ProviderRecord, attempt: number): string {
  const address = addresses?.[0];
  if (!address) return '';
  const { addressLine1, addressLine2, city, state, zipCode } = address;
  const suite = attempt > 1 ? `Suite ${100 + attempt * 10}` : addressLine2;
  return inOneLine([addressLine1, suite].filter(Boolean).join(', '), city, state, zipCode);
}

/** As boards print it: `12 OAK RD, AUSTIN, TX 78701`. */
function inOneLine(...[street, city, state, zipCode]: (string | undefined)[]): string {
  const place = [state, zipCode].filter(Boolean).join(' ');
  return [street, city, place].filter(Boolean).join(', ').toUpperCase();
}
