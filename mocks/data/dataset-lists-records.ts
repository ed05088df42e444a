import { hashText, idFor } from '../store/ids';
import { addYears, dateTimeFrom, notLeapDay } from './dates';
import { kindOnLeie, leieCode, optOutSpecialty, samAction } from './dataset-lists-reasons';
import type { DatasetType } from './dataset-types';
import { type Listed, fullText } from './dataset-lists-people';
import type { Draw } from './random';

export interface ListRecord {
  id: string;
  hash: string;
  [field: string]: unknown;
}

interface Sheet {
  listed: Listed;
  random: Draw;
  epoch: number;
}

type Write = (sheet: Sheet) => Record<string, unknown>;

/** How each list writes down whom it is about. */
const writers: Partial<Record<DatasetType, Write>> = {
  OigExclusions: ({ listed, random, epoch }) => ({
    ...parts(listed),
    businessName: listed.businessName,
    ...kindOnLeie(listed, random),
    upin: random.chance(0.05) ? 10_000 + random.below(80_000) : undefined,
    exclusionType: leieCode(listed, random),
    // The list is renewed once a month, and exclusions take effect on the 20th.
    exclusionDate: `${past(random, epoch, 4000).slice(0, 8)}20T00:00:00Z`,
    address: line(listed),
    dateOfBirth: dateTime(listed.dateOfBirth),
    npiNumber: listed.npi,
  }),
  Sam: ({ listed, random, epoch }) => ({
    classification: listed.businessName ? 'Firm' : 'Individual',
    ...(listed.businessName
      ? { fullName: listed.businessName }
      : { fullName: fullText(listed), ...parts(listed) }),
    openDataFlag: random.chance(0.9),
    // Only organizations are registered under an identifier.
    uei: listed.businessName ? code(random, 12) : undefined,
    ...samAction(random, epoch),
    additionalComments: random.chance(0.3) ? random.pick(comments) : undefined,
    samNumber: code(random, 9),
    address: line(listed),
    npiNumber: listed.npi,
  }),
  OfacSdn: ofac,
  OfacConsolidated: ofac,
  StateSanctionsAndExclusions: ({ listed, random, epoch }) => {
    const startDate = notLeapDay(past(random, epoch, 3000));
    const years = random.pick([0, 2, 3, 5, 10]);
    return {
      source: { state: listed.state, name: `${listed.state} Medicaid excluded providers` },
      providerType: kindOnLeie(listed, random).general,
      ...(listed.businessName ? { fullName: listed.businessName } : parts(listed)),
      aliases: listed.otherName ? [{ fullName: listed.otherName }] : undefined,
      exclusionDetails: {
        startDate,
        ...(years > 0
          ? { period: `${years} years`, endDate: addYears(startDate, years) }
          : { period: 'Indefinite' }),
        reason: random.pick(reasons),
        authority: random.pick(['42 CFR 1001.101', 'State plan, section 4.30', '42 CFR 1002.210']),
      },
      additionalInfo: random.chance(0.4)
        ? { 'Order number': code(random, 8), 'Published in': 'State register' }
        : undefined,
      address: line(listed),
      dateOfBirth: dateTime(listed.dateOfBirth),
      npiNumber: listed.npi,
    };
  },
  MedicareOptOut: ({ listed, random, epoch }) => {
    // It runs for two years; the list shows many a period that has renewed itself since (field.md 3.3).
    const effectiveDate = notLeapDay(
      dateTimeFrom(epoch, -30 - random.below(random.chance(0.25) ? 1300 : 690)),
    );
    return {
      ...parts(listed),
      speciality: optOutSpecialty(listed, random),
      effectiveDate,
      endDate: addYears(effectiveDate, 2),
      eligibleToOrderAndRefer: random.chance(0.8),
      address: line(listed),
      npiNumber: listed.npi,
    };
  },
  OigFugitives: ({ listed, random }) => ({
    fullName: fullText(listed),
    dateOfBirth: dateTime(listed.dateOfBirth),
    status: random.pick(['Wanted', 'Wanted', 'Captured', 'Deceased']),
  }),
  CmsPreclusion: ({ listed, random, epoch }) => {
    const since = -200 - random.below(1800);
    const { general, specialty } = kindOnLeie(listed, random);
    return {
      ...parts(listed),
      businessName: listed.businessName,
      general,
      speciality: specialty,
      ein: listed.businessName ? 100_000_000 + random.below(800_000_000) : undefined,
      exclusionDate: dateTimeFrom(epoch, since),
      // Plans reject claims from the second month on.
      claimRejectionDate: dateTimeFrom(epoch, since + 90),
      reinstatedDate: random.chance(0.25)
        ? dateTimeFrom(epoch, since + 120 + random.below(-since - 130))
        : undefined,
      lastUpdate: past(random, epoch, 30),
      address: line(listed),
      dateOfBirth: dateTime(listed.dateOfBirth),
      npiNumber: listed.npi,
    };
  },
  Tricare: ({ listed, random, epoch }) => ({
    fullName: listed.businessName ? undefined : fullText(listed),
    companies: listed.businessName,
    addresses: line(listed),
    excludeDate: past(random, epoch, 5000),
    term: random.pick(['Indefinite', '5 years', 'Until reinstated']),
    summary: random.pick(reasons),
  }),
  Dmf: ({ listed, random, epoch }) => ({
    ...parts(listed),
    fullName: fullText(listed),
    deceased: true,
    dateOfDeath: past(random, epoch, 900),
    deceasedStateOnRecord: listed.state,
    lastKnowState: listed.state,
    lastKnowZipCode: listed.zipCode,
    lastKnowCountry: 'US',
    dateOfBirth: dateTime(listed.dateOfBirth),
  }),
};

/** A record of a list; `number` tells it from the other records of the list. */
export function listRecord(
  type: DatasetType,
  seed: number,
  number: number,
  listed: Listed,
  random: Draw,
  epoch: number,
  more: Record<string, unknown> = {},
): ListRecord {
  const fields = { ...writers[type]?.({ listed, random, epoch }), ...more };
  const present = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
  return {
    id: idFor('list record', seed, hashText(`${type} ${number}`)),
    // When the content changes, so does this.
    hash: idFor('list record content', seed, hashText(JSON.stringify(present))),
    ...present,
  };
}

function ofac({ listed, random }: Sheet): Record<string, unknown> {
  const name =
    listed.businessName ?? [listed.lastName?.toUpperCase(), given(listed)].filter(Boolean).join(', ');
  return {
    identityNumber: 1000 + random.below(40_000),
    type: listed.businessName ? 'Unknown' : 'Individual',
    program: random.pick(['SDGT', 'SDNTK', 'UKRAINE-EO13661', 'IRAN', 'CUBA', 'GLOMAG']),
    title: random.chance(0.2) ? random.pick(['Director', 'Minister of Health', 'General']) : undefined,
    remarks: random.chance(0.5) ? random.pick(comments) : undefined,
    addresses: random.chance(0.7) ? [{ address: line(listed) }] : undefined,
    alternateIdentities: listed.otherName
      ? [{ identityNumber: 1 + random.below(9), type: 'a.k.a.', fullName: listed.otherName }]
      : undefined,
    dateOfBirth: dateTime(listed.dateOfBirth),
    fullName: name,
  };
}

const reasons = [
  'Conviction relating to patient abuse',
  'License revoked in another state',
  'Default on a health education loan',
  'Conviction of a program-related crime',
  'Failure to repay an overpayment',
];
const comments = [
  'Debarred together with two firms in which the person held shares.',
  'Linked To: REGIONAL TRADING HOUSE.',
  'See the order of the agency for the terms of reinstatement.',
];

function given({ firstName, middleName }: Listed): string {
  return [firstName, middleName].filter(Boolean).join(' ');
}

function parts({ firstName, middleName, lastName }: Listed): Record<string, unknown> {
  return { firstName, middleName, lastName };
}

function line({ street, city, state, zipCode }: Listed): string | undefined {
  return state ? `${street}, ${city}, ${state} ${zipCode}` : undefined;
}

function dateTime(day: string | undefined): string | undefined {
  return day && `${day}T00:00:00Z`;
}

function past(random: Draw, epoch: number, days: number): string {
  return dateTimeFrom(epoch, -15 - random.below(days));
}

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

function code(random: Draw, length: number): string {
  let text = '';
  while (text.length < length) text += signs[random.below(signs.length)];
  return text;
}

/** A record of a list with the provider or facility, by number, after which it was written, if any. */
export interface ListEntry {
  record: ListRecord;
  provider?: number;
  facility?: number;
}
