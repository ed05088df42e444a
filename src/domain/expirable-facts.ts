import type { DatasetMatch, Details, License, ProfileImport, ProviderLicense } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { addDays, formatDate } from '@/lib/dates';
import { stateCode } from '@/lib/states';
import { statedDay } from '@/lib/stated-day';
import { recordOf } from '@/lib/values';
import { spellOut, textOf } from '@/lib/words';
import { isCliaNumber } from './clia';
import { registrationOn } from './dea-on-day';
import { attestationDay } from './evidence/attestation-day';
import type { ExpirableKind } from './expirable-kinds';
import type { Dated } from './expirables';
import { policyOf } from './insurance-on-day';
import { licenseExpiry } from './license-facts';
import { licenseOn } from './license-in-force';
import { currentResult } from './license-result';
import { standingOf } from './license-standing';
import { isControlledSubstances } from './licenses-by-state';
import { isUndecided } from './undecided';

type Facts = Readonly<Record<string, unknown>>;

/** Facts that may be of any shape, as a list of entries. */
const entriesOf = (value: unknown): Facts[] =>
  (Array.isArray(value) ? value : [value]).map(recordOf).filter((entry) => textOf(entry['id']));

const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');
const key = (...parts: readonly string[]): string => parts.join(' ').toLowerCase();

/**
 * The group of a record by what it is; one of which that is not told stands alone, under its id: whether another one takes its place
 * nobody can say.
 */
const groupOf = (id: unknown, what: string, ...more: readonly string[]): string =>
  what ? key(what, ...more) : textOf(id);

/** What was stated of an entry and not verified. */
const statedOf = (entry: Facts): Facts => recordOf(entry['nonVerifiedInfo']);

/** A record with what is told of it; none without a last day, as a lifetime certificate has none. */
function dated(
  kind: ExpirableKind,
  id: unknown,
  until: string | undefined,
  rest: Partial<Omit<Dated, 'kind' | 'id' | 'until'>>,
): Dated[] {
  if (!until) return [];
  return [{ kind, id: textOf(id), group: '', what: '', state: '', from: undefined, ...rest, until }];
}

/**
 * The last day of a license of a provider, as the board gave it, else as it was stated. Licenses of one type and state take each
 * other's place, since a renewal may bring another number; one that permits controlled substances is a registration of the state. One
 * that its board does not know, has ended or taken away, or that the organization did not approve takes the place of none (field.md 1.1).
 */
export function datedLicense({ license }: ProviderLicense): Dated[] {
  const type = textOf(license?.licenseTypeName);
  const state = stateCode(license?.state) ?? '';
  const standing = standingOf(license?.status);
  const isVoid =
    license?.verificationStatus === 'NotFound' ||
    license?.approvedStatus === 'No' ||
    standing === 'ended' ||
    standing === 'taken away';
  return dated(
    isControlledSubstances(type) ? 'Cds' : 'License',
    license?.id,
    statedDay(license?.expiryDate) ?? statedDay(license?.nonVerifiedInfoExpirationDate),
    {
      group: groupOf(license?.id, textOf(license?.licenseTypeId) || type, state),
      what: words(type, textOf(license?.number)),
      state,
      from: statedDay(license?.issueDate) ?? statedDay(license?.nonVerifiedInfoIssueDate),
      ...(isVoid && { isVoid }),
    },
  );
}

/** The same of a license as it is read alone, as of a day, `YYYY-MM-DD`. */
export function datedAttached(license: License, day: string): Dated[] {
  const type = textOf(license.licenseType?.name);
  const state = stateCode(license.state ?? license.licenseType?.source?.state) ?? '';
  const isVoid = licenseOn(day, license).reasons.some(
    ({ force, about }) => force === 'not in force' && about !== 'expiry' && about !== 'issue',
  );
  return dated(
    isControlledSubstances(type) ? 'Cds' : 'License',
    license.id,
    statedDay(licenseExpiry(license)?.value),
    {
      group: groupOf(license.id, textOf(license.licenseType?.id) || type, state),
      what: words(type, textOf(license.licenseNumber)),
      state,
      from: statedDay(currentResult(license)?.issued) ?? statedDay(license.nonVerifiedInfo?.issueDate),
      ...(isVoid && { isVoid }),
    },
  );
}

/**
 * The last day of a DEA registration, as the registry has it: a number on file has none. `day` is today, `YYYY-MM-DD`. A match
 * that waits for a decision, was rejected or was replaced says nothing of the provider, and a registration that is not active
 * does not run. One registration is needed for each state (field.md 2.8): a later one of the state takes the place of the first.
 */
export function datedDea(match: Details<DatasetMatch>, day: string): Dated[] {
  const { userActionResolution, isIgnored, obsoleteTimestamp, data, id } = match;
  if (isUndecided(match) || userActionResolution === 'Reject' || isIgnored || obsoleteTimestamp) return [];
  const { number, until, usState = '', state } = registrationOn(day, recordOf(data?.record));
  if (state === 'inactive') return [];
  return dated('Dea', id, until, { group: groupOf(id, usState || number), what: number, state: usState });
}

const illinois = stateCode('Illinois');

/** How many days an attestation counts, and in Illinois (field.md 2.10). */
const [attestationDays, attestationDaysOfIllinois] = [120, 180];

/**
 * The last day of an attestation: 120 days after the provider signed the profile that was imported, 180 in Illinois (field.md
 * 2.10). `state` is the code of the provider's primary practice state. None where the profile does not say when it was signed.
 */
export function datedAttestation(imported: Details<ProfileImport>, state: string): Dated[] {
  const { id, source, status, profile } = imported;
  const signed = source === 'Portal' && status === 'Completed' ? attestationDay(profile) : undefined;
  return dated('Attestation', id, signed && lastDayOfAttestation(signed, state), {
    what: `Signed ${formatDate(signed)}`,
    from: signed,
  });
}

function lastDayOfAttestation(signed: string, state: string): string | undefined {
  return addDays(signed, state === illinois ? attestationDaysOfIllinois : attestationDays);
}

/**
 * A record that was read before, as it counts in a practice state, by its code: an attestation ends by the state in which the
 * provider practices now, whichever it was when the profile was imported. Other records come back as they are.
 */
export function datedInState(record: Dated, state: string): Dated {
  const { kind, from } = record;
  if (kind !== 'Attestation' || !from) return record;
  return { ...record, until: lastDayOfAttestation(from, state) ?? record.until };
}

/** Cards of the AHA are one course under two names. */
const courseOf = (type: string): string => type.replace('Cardiovascular', 'Cardiac');

const lifeSupport = /^Aha|LifeSupport/;

/** What of a provider's info expires; takes the answer of `GET /providers/{id}/info`, of which any part may be missing. */
export function datedOfProvider(info: Facts): Dated[] {
  return [
    ...entriesOf(info['LiabilityInsurance']).flatMap(datedPolicy),
    ...entriesOf(info['BoardCertifications']).flatMap((entry) => {
      const [board, specialty] = [textOf(entry['type']), textOf(entry['specialty'])];
      const stated = statedOf(entry);
      return dated('BoardCertification', entry['id'], statedDay(stated['expirationDate']), {
        group: groupOf(entry['id'], board, specialty),
        what: words(board && datasetName(board), specialty, textOf(entry['boardCertificationNumber'])),
        from: statedDay(stated['recertificationDate']) ?? statedDay(stated['initialCertificationDate']),
      });
    }),
    ...entriesOf(info['Certificates']).flatMap((entry) => {
      const type = textOf(entry['type']);
      return dated(
        lifeSupport.test(type) ? 'LifeSupport' : 'Certificate',
        entry['id'],
        statedDay(entry['expirationDate']),
        {
          group: groupOf(entry['id'], courseOf(type)),
          what: words(type && spellOut(type), textOf(entry['certificateNumber'])),
          from: statedDay(entry['issueDate']),
        },
      );
    }),
  ];
}

/** A policy of a provider or facility: one that is in force is enough, whoever insures (field.md 2.1). */
function datedPolicy(entry: Facts): Dated[] {
  const { from, until } = policyOf(entry);
  const insurer = textOf(entry['name']) || textOf(entry['liabilityInsurer']);
  return dated('Malpractice', entry['id'], until, {
    what: words(insurer, textOf(entry['policyNumber'])),
    from,
  });
}

/** The collections of a facility's info in which something expires, as its operations give them. */
export interface FacilityCollections {
  licenses: unknown;
  accreditations: unknown;
  cmsCertifications: unknown;
  liabilityInsurances: unknown;
  deas: unknown;
}

/**
 * What of a facility's info expires. A CLIA number is a certification of CMS whose number has its form (field.md 2.12); its
 * certificate has no last day on file, and runs two years from the day stated (field.md 2.14).
 */
export function datedOfFacility(info: Partial<FacilityCollections>): Dated[] {
  return [
    ...entriesOf(info.licenses).flatMap((entry) => {
      const state = stateCode(textOf(entry['state'])) ?? '';
      return dated('FacilityLicense', entry['id'], statedDay(statedOf(entry)['expirationDate']), {
        group: groupOf(entry['id'], textOf(entry['licenseTypeId']), state),
        what: textOf(entry['licenseNumber']),
        state,
        from: statedDay(statedOf(entry)['issueDate']),
      });
    }),
    ...entriesOf(info.accreditations).flatMap((entry) =>
      dated('Accreditation', entry['id'], statedDay(statedOf(entry)['expirationDate']), {
        group: groupOf(
          entry['id'],
          textOf(entry['accreditationAgencyId']),
          textOf(entry['accreditationProgramId']),
        ),
        what: textOf(entry['accreditationNumber']),
        from: statedDay(statedOf(entry)['effectiveDate']),
      }),
    ),
    ...entriesOf(info.cmsCertifications).flatMap((entry) => {
      const number = textOf(entry['certificationNumber']);
      const from = statedDay(statedOf(entry)['certificationDate']);
      const until = isCliaNumber(number) && from ? twoYearsAfter(from) : undefined;
      return dated('Clia', entry['id'], until, { group: key(number), what: number, from });
    }),
    ...entriesOf(info.liabilityInsurances).flatMap(datedPolicy),
    ...entriesOf(info.deas).flatMap((entry) => {
      const [number, state] = [textOf(entry['deaNumber']), stateCode(textOf(statedOf(entry)['state'])) ?? ''];
      if (statedOf(entry)['isActive'] === false) return [];
      return dated('Dea', entry['id'], statedDay(statedOf(entry)['expirationDate']), {
        group: groupOf(entry['id'], state || number),
        what: number,
        state,
      });
    }),
  ];
}

/** The day before the same day two years later: the last day of two years. */
function twoYearsAfter(day: string): string | undefined {
  const year = Number(day.slice(0, 4)) + 2;
  // February 29 has no day of its name two years later.
  const sameDay = `${year}${day.slice(4) === '-02-29' ? '-03-01' : day.slice(4)}`;
  return addDays(sameDay, -1);
}
