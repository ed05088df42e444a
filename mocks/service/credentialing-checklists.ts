import type { components } from '../../src/api/schema';
import { concernOf } from '../data/credentialing-requests';
import { dateTimeAt, day, hour } from '../data/dates';
import { idFor } from '../store/ids';
import type { CredentialingRequestRecord, ScanRecord, VerificationRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toRequest } from './credentialing-model';
import { facilityInfoRules } from './facility-info';
import { fullName } from './names';
import { recallProvider } from './past';
import { entriesOf } from './provider-info';
import { infoRules } from './provider-info-rules';
import { scansAbout } from './scan-past';

type Schemas = components['schemas'];
type Checklist = Schemas['CredentialingRequestChecklist'];
type Item = Schemas['CredentialingRequestChecklistItem'];
type References = Schemas['CredentialingRequestChecklistReference'];

interface Element {
  name: string;
  /** Kinds of info that are its evidence. */
  info?: readonly string[];
  /** Datasets whose latest lookup is. */
  scans?: readonly string[];
}

const insurance: Element = { name: 'Liability insurance', info: ['LiabilityInsurance'] };
const lists: Element = {
  name: 'Sanctions and exclusions',
  scans: ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'],
};

const providerElements: readonly Element[] = [
  { name: 'Education and training', info: ['Education', 'Training'], scans: ['Nsc'] },
  { name: 'Board certification', info: ['BoardCertifications'], scans: ['Abms'] },
  { name: 'Work history, five years', info: ['WorkHistory'] },
  insurance,
  { name: 'Malpractice history', scans: ['Npdb'] },
  { name: 'DEA registration', info: ['DeaRegistrations'], scans: ['Dea'] },
  lists,
  { name: 'NPI', scans: ['Npi'] },
];

const facilityElements: readonly Element[] = [
  { name: 'License', info: ['License'] },
  { name: 'Accreditation', info: ['Accreditation'], scans: ['JointCommission'] },
  { name: 'CMS certification', info: ['CmsCertification'], scans: ['FacilityCmsCertification'] },
  { name: 'Medicare enrollment', info: ['MedicareEnrollment'] },
  insurance,
  lists,
  { name: 'NPI', info: ['Npi'], scans: ['Npi'] },
];

/** A request with its checklist, as reading it gives it. */
export function toWholeRequest(
  world: World,
  actor: Actor,
  request: CredentialingRequestRecord,
): Schemas['CredentialingRequest'] {
  return { ...toRequest(world, actor, request), checklist: checklistOf(world, request) };
}

/**
 * The checklist of a request. One that was completed before anybody used the service has that by which it was: drawn when
 * the request is read, from what had been verified and looked up by then.
 */
export function checklistOf(world: World, request: CredentialingRequestRecord): Checklist | undefined {
  if (request.checklist) return request.checklist;
  const last = request.events.at(-1);
  const isDone = last?.status === 'Completed' || last?.status === 'CompletedWithConcern';
  if (!last || !isDone || Date.parse(last.timestamp) >= world.epoch) return undefined;
  const until = Date.parse(last.timestamp);
  const found =
    request.facilityId === undefined ? ofProvider(world, request, until) : ofFacility(world, request, until);
  if (found.length === 0) return undefined;
  const concern = last.status === 'CompletedWithConcern' ? concernOf(request) : undefined;
  // What the concern is about may be all that was not there.
  const isLacking = concern && found.every(({ name }) => name !== concern.element);
  const items: Drawn[] = isLacking ? [...found, { name: concern.element }] : found;
  const owner = world.users.get(request.ownerId);
  // The ids follow from the request's, which has room for sixteen between it and the next.
  const number = Number.parseInt(request.id.slice(0, 7), 16) * 16;
  const confirmed = {
    confirmedAt: dateTimeAt(until - 2 * hour),
    confirmedBy: owner?.email ?? 'Credentials verification organization',
  };
  return {
    id: idFor('checklist', world.seed, number),
    requestId: request.id,
    ...(concern && { notes: `${concern.element}: put before the committee, which accepted it.` }),
    items: items.map((item, index) => ({
      id: idFor('checklist item', world.seed, number + index),
      ...item,
      ...confirmed,
      status: item.name === concern?.element ? 'Concern' : 'Verified',
    })),
    details: {
      ...(request.providerId !== undefined && {
        providerName: fullName(world.providers.get(request.providerId) ?? {}),
      }),
      started: request.createdAt,
      completed: last.timestamp,
    },
  };
}

type Drawn = Pick<Item, 'name' | 'verifiedAt' | 'references'>;

function ofProvider(world: World, { providerId = '' }: CredentialingRequestRecord, until: number): Drawn[] {
  recallProvider(world, providerId);
  const licenses = world.licenses.by('providerId', providerId).flatMap((license): Drawn[] => {
    const found = world.verifications
      .by('licenseId', license.id)
      .filter(({ status, started }) => status === 'Found' && isBy(started, until));
    const verification = latest(found, ({ started }) => started);
    if (!verification) return [];
    const reference = { licenseId: license.id, licenseVerificationId: verification.id };
    return [
      {
        name: `License, ${license.state} ${license.licenseNumber}`,
        verifiedAt: verification.started,
        references: { licenseVerifications: [reference] },
      },
    ];
  });
  const info = entriesOf(world, providerId).map(({ id, collection }) => ({
    providerInfoId: id,
    providerInfoType: infoRules[collection]?.infoType,
  }));
  const elements = drawn(world, providerId, until, providerElements, (types) => {
    const providerInfo = info.filter(({ providerInfoType: type }) => types.includes(type ?? ''));
    return providerInfo.length > 0 ? ({ providerInfo } as References) : {};
  });
  return [...licenses, ...elements];
}

function ofFacility(world: World, { facilityId = '' }: CredentialingRequestRecord, until: number): Drawn[] {
  const info = world.facilityInfo.by('facilityId', facilityId).map(({ id, collection }) => ({
    facilityInfoId: id,
    facilityInfoType: facilityInfoRules[collection]?.infoType,
  }));
  return drawn(world, facilityId, until, facilityElements, (types) => {
    const facilityInfo = info.filter(({ facilityInfoType: type }) => types.includes(type ?? ''));
    return facilityInfo.length > 0 ? ({ facilityInfo } as References) : {};
  });
}

/** The elements for which there is evidence: info as it is held, and the latest lookups until then. */
function drawn(
  world: World,
  entityId: string,
  until: number,
  elements: readonly Element[],
  infoOf: (types: readonly string[]) => References,
): Drawn[] {
  const scans = scansAbout(world, entityId).filter(
    ({ status, completed }) => status === 'Completed' && isBy(completed, until),
  );
  return elements.flatMap(({ name, info = [], scans: types = [] }): Drawn[] => {
    const lookups = types.flatMap(
      (type) =>
        latest(
          scans.filter((scan) => scan.type === type),
          answered,
        ) ?? [],
    );
    const references: References = {
      ...infoOf(info),
      ...(lookups.length > 0 && { datasetScans: lookups.map(({ id }) => ({ datasetScanId: id })) }),
    };
    if (Object.keys(references).length === 0) return [];
    // What no register was asked for was reviewed by a person, the day before.
    const verifiedAt = lookups.map(answered).toSorted()[0] ?? dateTimeAt(until - day);
    return [{ name, verifiedAt, references }];
  });
}

const answered = ({ verifiedAt, completed, started }: ScanRecord) => verifiedAt ?? completed ?? started;

const isBy = (instant: string | undefined, until: number) =>
  instant !== undefined && Date.parse(instant) <= until;

function latest<Row extends ScanRecord | VerificationRecord>(
  rows: readonly Row[],
  at: (row: Row) => string | undefined,
): Row | undefined {
  return rows.toSorted((one, other) => (at(one) ?? '').localeCompare(at(other) ?? '')).at(-1);
}
