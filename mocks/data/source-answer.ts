import type { Question } from './source-question';
import type { components } from '../../src/api/schema';
import { hashText } from '../store/ids';
import type { ProviderRecord, SourceRecord } from '../store/records';
import { expiryAt, type KnownLicense, statusAt } from './board-facts';
import { authorityOf, singleState } from './compacts';
import { type Credentials, credentialsOf } from './credentials';
import { addYears, dateTimeFrom, instantOf } from './dates';
import { day } from '../store/time';
import { oddResult } from './edge-cases-details';
import { disciplinaryActions, otherDetails } from './flexible';
import { definitions } from './definitions';
import { isMidLevel, isNurse } from './professions';
import { draw } from './random';
import { inOneLine, severalResults } from './several-results';
import { answerKind, isNameOf } from './source-records';

type Schemas = components['schemas'];
type Result = Schemas['LicenseVerificationResult'];

export interface SourceAnswer {
  status: 'Found' | 'NotFound' | 'NeedsReview' | 'Failed';
  results: Result[];
  /** Which of several results is the license that was asked for. */
  rightIndex?: number;
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
  const credentials = credentialsOf({
    provider: question.provider,
    definitions: definitions(),
    epoch: question.epoch,
  });
  const { right, middleName } = rightResult(question, kind, problems, credentials);
  if (kind === 'MULTI') {
    const several = severalResults(question, right, middleName, credentials, (name, isOfType) =>
      problemsOf(question, name, isOfType),
    );
    return { status: 'NeedsReview', ...several, delayMs };
  }
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
  credentials: Credentials,
): { right: Result; middleName: string | undefined } {
  const { license, provider, licenseType, record, attempt, at, seed, edgeCases } = question;
  const random = draw(`result ${license.id}`, seed, 0);
  const { issued, expires } = termsOf(question, kind);
  const { firstName: first, lastName: last } = record;
  const middleName = random.chance(0.4) ? random.pick(middleNames) : undefined;
  const onRecord = definitions().licenseTypeById.get(record.licenseTypeId) ?? licenseType;
  const spelledOut = `${onRecord.abbreviations?.[0] ?? ''}, ${onRecord.aliases?.[0] ?? onRecord.name}`;
  const type = random.chance(0.5) ? onRecord.name : spelledOut;
  const known: KnownLicense = {
    kind,
    licenseType,
    licenseNumber: license.licenseNumber,
    issueDate: issued,
    expiryDate: expires,
    createdAt: license.createdAt,
    at,
    attempt,
    origin: license.origin,
    edgeCases,
  };
  const authority = authorityNow(question, known);
  const result: Result = {
    name: (kind === 'NAME'
      ? `${first} ${last}`
      : [`${last}, ${first}`, middleName].filter(Boolean).join(' ')
    ).toUpperCase(),
    licenseType: record.licenseTypeName ?? type,
    licenseStatus: statusAt(known),
    licenseNumber: license.licenseNumber.toUpperCase(),
    address: addressText(provider, kind === 'CHANGE' ? attempt : kind === 'MULTI' ? 10 : 0),
    issued,
    expires,
    problems,
    disciplinaryActions: disciplinaryActions(question, known),
    additionalProperties: otherDetails(
      question,
      { ...record, isOther: record.licenseTypeName !== undefined, nth: 0 },
      credentials,
      expires,
      authority,
    ),
  };
  // A license of another type than the one that was asked for gives no authority to prescribe.
  if (isMidLevel(licenseType.name) && isMidLevel(onRecord.name) && record.licenseTypeName === undefined) {
    result.prescriptiveAuthority = random.chance(0.8) ? 'Yes, schedules II to V' : 'None on record';
  }
  const compactStatus = authority?.status ?? (isNurse(licenseType.name) ? singleState : undefined);
  if (compactStatus) result.compactStatus = compactStatus;
  return { right: edgeCases ? oddResult(license.origin, result) : result, middleName };
}

/** A license that is under terms opens no other state, and privileges end with the license (field.md 1.4). */
function authorityNow(question: Question, known: KnownLicense) {
  const { provider, at } = question;
  if (known.kind === 'DISC' || known.kind === 'CHANGE') return undefined;
  const type = definitions().providerTypes.find(({ id }) => id === provider.providerTypeId)?.name;
  const authority = authorityOf(question, type);
  const isOver = instantOf(known.expiryDate) < at - day;
  return isOver && authority?.kind !== 'nurse' ? undefined : authority;
}

/** Issue and expiry as the source has them at the time. */
function termsOf(
  { license, attempt, at }: Question,
  kind: string | undefined,
): { issued: string; expires: string } {
  const spread = hashText(license.licenseNumber.toUpperCase()) >>> 0;
  const onRecord = license.nonVerifiedInfo;
  // Whoever lost a license did not renew it.
  const usual = kind === 'REVO' ? -240 : 150 + (spread % 540);
  const known = license.expiryDate ?? onRecord?.expirationDate ?? dateTimeFrom(at, usual);
  const attempts = license.expiryDate === undefined ? attempt : license.attempts;
  const issued = license.issueDate ?? onRecord?.issueDate ?? addYears(known, -4 - (spread % 12));
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

function addressText({ addresses }: ProviderRecord, attempt: number): string {
  const address = addresses?.[0];
  if (!address) return '';
  const { addressLine1, addressLine2, city, state, zipCode } = address;
  const suite = attempt > 1 ? `Suite ${100 + attempt * 10}` : addressLine2;
  return inOneLine([addressLine1, suite].filter(Boolean).join(', '), city, state, zipCode);
}
