import type { components } from '@/api/schema';
import { isPlainObject, type PlainObject } from '@/flexible-data/model';
import { fileName } from '@/lib/file-name';
import { fillTemplate } from '@/lib/message-template';
import { masked, spellOut, textOf } from '@/lib/words';

export type Verification = components['schemas']['LicenseVerification'];

/** What every verification has anew and says nothing about the license. */
const housekeeping = new Set([
  'id',
  'started',
  'processingTime',
  'trigger',
  'export',
  'exportSuccess',
  'exportError',
  'monitoringMetadata',
]);

const verificationNames = {
  status: 'Verification status',
  originalStatus: 'Original status',
  failureReason: 'Failure reason',
  correctResultIndex: 'Chosen result',
  verificationSource: 'Source',
  additionalVerificationParameters: 'Searched by',
};

const resultNames = {
  name: 'Name',
  licenseNumber: 'License number',
  licenseType: 'License type',
  licenseStatus: 'License status',
  issued: 'Issued',
  expires: 'Expires',
  address: 'Address',
  compactStatus: 'Compact status',
  prescriptiveAuthority: 'Prescriptive authority',
  problems: 'Problems',
  disciplinaryActions: 'Disciplinary actions',
  additionalProperties: 'Other details',
  attachments: 'Attachments',
};

/** Names by which the sentences know the fields that weigh most. */
export const names = { ...verificationNames, ...resultNames } as const;

function failureText(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { messageTemplate, messageParams } = value;
  return fillTemplate(typeof messageTemplate === 'string' ? messageTemplate : '', messageParams) || undefined;
}

function spelled(value: unknown): unknown {
  return typeof value === 'string' ? spellOut(value) : value;
}

/** The facts that a source was searched by, in words; of a social security number only the end. */
function searchedBy(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const words = value.filter(isPlainObject).map((parameter) =>
    Object.entries(parameter)
      .filter(([name]) => name !== 'type' && !name.endsWith('Id'))
      .map(([name, fact]) => (name === 'ssn' && typeof fact === 'string' ? masked(fact) : textOf(fact)))
      .filter(Boolean)
      .join(' '),
  );
  return words.filter(Boolean).join(', ') || undefined;
}

function attachmentRow(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const file = isPlainObject(value['file']) ? value['file'] : {};
  return onlyGiven({
    File: typeof file['path'] === 'string' ? fileName(file['path']) : undefined,
    Kind: spelled(value['type']),
    Source: value['source'],
    Download: spelled(value['downloadStatus']),
    Failure: failureText(value['failureReason']),
  });
}

function onlyGiven(object: PlainObject): PlainObject {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== null),
  );
}

function renamed(
  value: PlainObject,
  known: Record<string, string>,
  skip: (key: string) => boolean,
): PlainObject {
  const rest = Object.keys(value).filter((key) => !Object.hasOwn(known, key) && !skip(key));
  const order = [...Object.keys(known).filter((key) => Object.hasOwn(value, key)), ...rest];
  return Object.fromEntries(
    order.map((key) => [Object.hasOwn(known, key) ? known[key] : spellOut(key), value[key]]),
  );
}

/** The names of problems in one line; whatever else stands there is compared as it is. */
function problemWords(problems: unknown): unknown {
  if (!Array.isArray(problems)) return spelled(problems);
  const names = problems.filter((one) => typeof one === 'string');
  return names.length === problems.length ? names.map(spellOut).join(', ') || undefined : problems;
}

function comparableResult(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { problems, attachments } = value;
  return onlyGiven(
    renamed(
      {
        ...value,
        problems: problemWords(problems),
        attachments: Array.isArray(attachments)
          ? { type: 'Table', data: attachments.map(attachmentRow) }
          : attachments,
      },
      resultNames,
      (key) => key === 'screenshots',
    ),
  );
}

export interface Comparable {
  /** Fields of the verification by name, those that say something about the license. */
  fields: PlainObject;
  /** Fields of each result by name, in the service's order. */
  results: unknown[];
  /** The index of the chosen result. */
  chosen?: number | undefined;
  /** Of the fields that are told in other words or in part, what came. */
  sent: PlainObject;
}

/**
 * What of a verification is worth comparing with another one of the same license (rules.md 9.6): statuses in words, each result's fields by the names the screens use, flexible
 * data as it came, attachments by file name. Ids, times, screenshot paths and exports are left out:
 * they differ every time. Takes any shape, never throws.
 */
export function comparable(verification: Verification | undefined): Comparable {
  const value: unknown = verification ?? {};
  if (!isPlainObject(value)) return { fields: {}, results: [], sent: {} };
  const source = value['verificationSource'];
  const chosen = value['correctResultIndex'];
  const fields = onlyGiven(
    renamed(
      {
        ...value,
        status: spelled(value['status']),
        originalStatus: spelled(value['originalStatus']),
        failureReason: failureText(value['failureReason']),
        additionalVerificationParameters: searchedBy(value['additionalVerificationParameters']),
        verificationSource:
          isPlainObject(source) && typeof source['name'] === 'string' ? source['name'] : source,
        correctResultIndex: typeof chosen === 'number' ? `Result ${chosen + 1}` : chosen,
      },
      verificationNames,
      (key) => housekeeping.has(key) || key === 'results',
    ),
  );
  const results = value['results'];
  return {
    fields,
    results: Array.isArray(results) ? results.map(comparableResult) : [],
    chosen: typeof chosen === 'number' ? chosen : undefined,
    sent: renamed(value, verificationNames, (key) => !Object.hasOwn(verificationNames, key)),
  };
}

/** The paths of the screenshots of all results of a verification, in their order. */
export function screenshotsOf(verification: Verification | undefined): string[] {
  const results: unknown = verification?.results;
  if (!Array.isArray(results)) return [];
  return results.flatMap((result: unknown) => {
    const paths = isPlainObject(result) ? result['screenshots'] : undefined;
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  });
}
