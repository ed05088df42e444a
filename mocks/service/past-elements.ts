import { hashText } from '../store/ids';
import type { ScanRecord } from '../store/world';
import { facilityInfoRules } from './facility-info';
import { fullName } from './names';
import { datasetOf } from './datasets';
import { originOfWorld } from '../data/origin';
import { registryEntries } from '../data/registry-records';
import { recallProvider } from './past';
import {
  type SourceLookup,
  type Decision,
  type Drawn,
  element,
  isBy,
  isFresh,
  latest,
  scanOf,
} from './past-checks';
import { entriesOf } from './provider-info';
import { infoRules } from './provider-info-rules';
import { detailsOfMatch } from './scan-details';
import { matchesOfScan } from './scan-past';

type Facts = Record<string, unknown>;

/** An entry of the file as the elements of a checklist refer to it. */
interface Entry {
  id: string;
  type: string;
  facts: Facts;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const dayOf = (value: unknown) => textOf(value).slice(0, 10);
const lists: readonly (readonly [type: string, name: string, source: string])[] = [
  ['OigExclusions', 'OIG exclusions', 'exclusions.oig.hhs.gov'],
  ['Sam', 'SAM exclusions', 'sam.gov'],
  ['StateSanctionsAndExclusions', 'State sanctions and exclusions', 'State Medicaid agency'],
];

/** Whether an entry counted on the day of the decision, by its dates. What has none is taken to. */
const ran = ({ facts }: Entry, { until }: Decision) => {
  const stated = (facts['nonVerifiedInfo'] ?? {}) as Facts;
  const on = new Date(until).toISOString().slice(0, 10);
  const from = dayOf(facts['currentEffectiveDate'] ?? facts['effectiveDate']);
  const to = dayOf(facts['currentExpirationDate'] ?? facts['expirationDate'] ?? stated['expirationDate']);
  return (from === '' || from <= on) && (to === '' || to >= on);
};

/** The day on which an entry ends, `YYYY-MM-DD`. */
const endOf = (entry: Entry | undefined): string | undefined =>
  dayOf(entry?.facts['expirationDate'] ?? entry?.facts['currentExpirationDate']) || undefined;

/** The policies of somebody as a checklist has them: those that ran, else what the certificate of the year before said. */
function insurance(decision: Decision, all: readonly Entry[]): Drawn {
  const running = all.filter((policy) => ran(policy, decision));
  const on = new Date(decision.until).toISOString().slice(0, 10);
  const next = all
    .map(({ facts }) => dayOf(facts['currentEffectiveDate']))
    .toSorted()
    .find((day) => day > on);
  const certificate = by(
    `${nameIn(running[0] ?? all[0], 'Carrier')}, certificate of insurance`,
    'by document',
  );
  return element(decision, 'Liability insurance', {
    sourceLookups: running[0] ? [certificate] : next ? [{ ...certificate, ends: next }] : [],
    // What ran out without another one is what is known.
    ...refersTo('providerInfo', running[0] || next ? running : all),
  });
}

/** What the registry of the DEA said of each registration on file, as somebody read it there. */
function askedDea({ world, request }: Decision, registrations: readonly Entry[]): SourceLookup[] {
  const provider = world.providers.get(request.providerId ?? '');
  const known = provider ? registryEntries('Dea', provider, originOfWorld(world)) : [];
  return registrations.map(({ facts }) => {
    const number = textOf(facts['registrationNumber']);
    const record = known.map((one) => one.record).find((one) => one['registrationNumber'] === number);
    return {
      ...by('DEA Diversion Control Division', 'by website', `DEA registration, ${number}`),
      ...(record && {
        status: record['active'] === false ? 'Expired' : 'Active',
        state: textOf(record['state']),
        ends: dayOf(record['expirationDate']),
      }),
    };
  });
}

const by = (source: string, method: SourceLookup['method'], entry?: string): SourceLookup => ({
  source,
  method,
  ...(entry !== undefined && { entry }),
});

/** Entries as an element refers to them. */
function refersTo(kind: 'providerInfo' | 'facilityInfo', list: readonly Entry[]) {
  if (list.length === 0) return {};
  return {
    references: { [kind]: list.map(({ id, type }) => ({ [`${kind}Id`]: id, [`${kind}Type`]: type })) },
  };
}

/** A lookup where one counted, else the same source asked by hand. */
const lookup = (
  scan: ScanRecord | undefined,
  source: string,
  method: SourceLookup['method'] = 'by website',
) => (scan ? { scans: [scan] } : { sourceLookups: [by(source, method)] });

function sanctions(decision: Decision): Drawn {
  const scans = lists.map(([type]) => scanOf(decision, type, 'nobody'));
  return element(decision, 'Sanctions and exclusions', {
    scans,
    sourceLookups: lists.flatMap(([, name, source], index) =>
      scans[index] ? [] : [by(source, 'by website', name)],
    ),
  });
}

/**
 * What a provider's request was decided by: what is asked only once at the first time (field.md 2.2), a DEA registration
 * and a board certificate where there is one.
 */
export function elementsOfProvider(decision: Decision): Drawn[] {
  const { world, request } = decision;
  const providerId = request.providerId ?? '';
  recallProvider(world, providerId);
  const entries = entriesOf(world, providerId).map(({ id, collection, facts }): Entry => ({
    id,
    type: infoRules[collection]?.infoType ?? '',
    facts: facts as Facts,
  }));
  const of = (...types: string[]) => entries.filter(({ type }) => types.includes(type));
  const isInitial = request.type === 'Initial';
  const [school] = of('Education');
  const boards = of('BoardCertifications');
  const registrations = of('DeaRegistrations');
  return [
    element(decision, 'Application and attestation', {
      sourceLookups: [by(fullName(world.providers.get(providerId) ?? {}), 'by document')],
    }),
    ...licenses(decision),
    sanctions(decision),
    ...(isInitial && school
      ? [
          element(decision, 'Education and training', {
            ...lookup(
              scanOf(decision, 'Nsc', 'somebody', true),
              `${nameIn(school, 'School')}, registrar`,
              'by letter',
            ),
            ...refersTo('providerInfo', of('Education', 'Training')),
          }),
        ]
      : []),
    ...(boards.length > 0
      ? [
          element(decision, 'Board certification', {
            sourceLookups: [
              {
                ...by(datasetOf(textOf(boards[0]?.facts['type']))?.name ?? 'Certifying board', 'by website'),
                status: 'Certified',
                ends: endOf(boards[0]) ?? 'no end',
              },
            ],
            ...refersTo('providerInfo', boards),
          }),
        ]
      : []),
    ...(isInitial && of('WorkHistory').length > 0
      ? [
          element(decision, 'Work history, five years', {
            sourceLookups: [by('Application, gaps explained', 'by document')],
          }),
        ]
      : []),
    insurance(decision, of('LiabilityInsurance')),
    element(decision, 'Malpractice history', lookup(scanOf(decision, 'Npdb', 'nobody'), 'NPDB')),
    ...(registrations.length > 0
      ? [
          element(decision, 'DEA registration', {
            ...deaLookup(decision, registrations),
            ...refersTo('providerInfo', registrations),
          }),
        ]
      : []),
    element(decision, 'NPI', lookup(scanOf(decision, 'Npi', 'somebody', true), 'NPPES')),
    ...(request.type === 'ReCredentialing'
      ? [
          element(decision, 'Performance and quality', {
            sourceLookups: [by('Quality department, complaints and quality', 'by document')],
          }),
        ]
      : []),
  ];
}

/** The registry's answer where that counted, else the registry asked by hand. */
function deaLookup(decision: Decision, registrations: readonly Entry[]) {
  const scan = activeDea(decision);
  return scan ? { scans: [scan] } : { sourceLookups: askedDea(decision, registrations) };
}

/** The registry's answer where it had a registration that ran on the day. */
function activeDea(decision: Decision): ScanRecord | undefined {
  const scan = scanOf(decision, 'Dea', 'somebody', true);
  const on = new Date(decision.until).toISOString().slice(0, 10);
  const runs = (record: Facts = {}) => record['active'] !== false && dayOf(record['expirationDate']) >= on;
  return scan &&
    matchesOfScan(decision.world, scan).some((match) =>
      runs(detailsOfMatch(decision.world, match).data?.record),
    )
    ? scan
    : undefined;
}

/** Each license that was there: its last verification where that counted, else the board asked by hand. */
function licenses(decision: Decision): Drawn[] {
  const { world, request, until } = decision;
  return world.licenses
    .by('providerId', request.providerId ?? '')
    .filter(({ createdAt }) => isBy(createdAt, until))
    .map((license) => {
      const verification = latest(
        world.verifications
          .by('licenseId', license.id)
          .filter(({ status, started }) => status === 'Found' && isBy(started, until)),
        ({ started }) => started,
      );
      const name = `License, ${license.state} ${license.licenseNumber}`;
      const board = verification?.verificationSource?.name ?? 'Licensing board';
      const reference = {
        licenseId: license.id,
        ...(verification && { licenseVerificationId: verification.id }),
      };
      if (!verification || !isFresh(verification.started, until)) {
        const asked = {
          ...by(board, 'by website'),
          status: license.status ?? 'Active',
          ends: license.expiryDate?.slice(0, 10) ?? 'no end',
        };
        return element(decision, name, {
          sourceLookups: [asked],
          ...(verification && { references: { licenseVerifications: [reference] } }),
        });
      }
      return element(decision, name, {
        verifiedAt: verification.started,
        references: { licenseVerifications: [reference] },
      });
    });
}

/** What a facility's request was decided by: accredited, or else visited (field.md 2.12). */
export function elementsOfFacility(decision: Decision): Drawn[] {
  const { world, request } = decision;
  const facilityId = request.facilityId ?? '';
  const entries = world.facilityInfo.by('facilityId', facilityId).map(({ id, collection, facts }): Entry => ({
    id,
    type: facilityInfoRules[collection]?.infoType ?? '',
    facts: facts as Facts,
  }));
  // Of some nothing but the name is known.
  if (entries.length === 0) return [];
  const of = (type: string) => entries.filter((entry) => entry.type === type && ran(entry, decision));
  const claimed = (name: string, type: string, source: string) =>
    of(type).length > 0
      ? [
          element(decision, name, {
            sourceLookups: [by(source, 'by website')],
            ...refersTo('facilityInfo', of(type)),
          }),
        ]
      : [];
  const accredited = of('Accreditation');
  const surveyor = (hashText(request.id) >>> 0) % 2 === 0 ? 'Credentialing department' : 'Quality department';
  return [
    element(decision, 'Application and attestation', {
      sourceLookups: [by(world.facilities.get(facilityId)?.name ?? 'Administrator', 'by document')],
    }),
    element(decision, 'License', {
      sourceLookups: [by('State department of health', 'by website')],
      ...refersTo('facilityInfo', of('License')),
    }),
    element(decision, 'Accreditation or site visit', {
      ...(accredited.length > 0
        ? lookup(scanOf(decision, 'JointCommission', 'somebody'), 'Accreditation body')
        : { sourceLookups: [by(surveyor, 'in person')] }),
      ...refersTo('facilityInfo', accredited),
    }),
    ...claimed('CMS certification', 'CmsCertification', 'CMS, quality certification and oversight reports'),
    ...claimed('Medicare enrollment', 'MedicareEnrollment', 'PECOS'),
    element(decision, 'Liability insurance', {
      sourceLookups: [
        by(`${nameIn(of('LiabilityInsurance')[0], 'Carrier')}, certificate of insurance`, 'by document'),
      ],
      ...refersTo('facilityInfo', of('LiabilityInsurance')),
    }),
    sanctions(decision),
    element(decision, 'NPI', {
      ...lookup(scanOf(decision, 'Npi', 'somebody', true), 'NPPES'),
      ...refersTo('facilityInfo', of('Npi')),
    }),
  ];
}

const nameIn = (entry: Entry | undefined, otherwise: string) =>
  textOf(entry?.facts['name'] ?? entry?.facts['schoolName'] ?? entry?.facts['liabilityInsurer']) || otherwise;
