import { packetPath } from '../data/credentialing-requests';
import { generateFacilityInfo } from '../data/facility-info';
import { originOfWorld } from '../data/origin';
import { pastVerification } from '../data/history';
import { generatedLicenses } from '../data/licenses';
import { infoOfProvider } from '../data/provider-info';
import type {
  CredentialingRequestRecord,
  FacilityInfoRecord,
  FacilityRecord,
  LicenseRecord,
  MatchRecord,
  ProviderInfoRecord,
  ProviderRecord,
  ScanRecord,
  VerificationRecord,
  World,
} from '../store/world';
import { completedStatuses } from './credentialing-rules';
import { datasetOf } from './datasets';
import { facilityInfoRules } from './facility-info';
import { fullName } from './names';
import { recallProvider } from './past';
import { entriesOf } from './provider-info';
import { infoRules } from './provider-info-rules';
import { type PastSubject, answeredAt, pastSubject, scansOfPast } from './scan-origins';
import { headOfScan, matchesOfScan, pastMatchesOf, scansAbout } from './scan-past';
import { dayWords } from './time';
import { countedResult } from './verification-facts';

type Lines = NonNullable<CredentialingRequestRecord['packet']>;
type InfoRecord = Pick<ProviderInfoRecord | FacilityInfoRecord, 'collection' | 'facts' | 'lastUpdatedAt'>;

/** What a packet tells beside the request. */
interface OnFile {
  entity: { provider: ProviderRecord } | { facility: FacilityRecord } | undefined;
  licenses: { license: LicenseRecord; verification: VerificationRecord }[];
  scans: { scan: ScanRecord; matches: MatchRecord[] }[];
  info: InfoRecord[];
}

/** The packet of a request that the operator completed; undefined for a path that leads to none. */
export function credentialingPacket(
  world: World,
  path: string,
): { lines: Lines; createdAt: string } | undefined {
  const [, requestId] = /^credentialing\/([^/]+)\/packet\.pdf$/.exec(path) ?? [];
  const request = world.credentialingRequests.get(requestId?.toLowerCase());
  const lines = request && packetOf(world, request);
  return lines && { lines, createdAt: completionOf(request)?.timestamp ?? request.createdAt };
}

/**
 * What stands in the packet of a request; undefined for one that the operator did not complete. One of the past is drawn
 * when it is asked for, and kept with the request before that is changed (rules.md 17.7).
 */
export function packetOf(world: World, request: CredentialingRequestRecord): Lines | undefined {
  const { attachments, timestamp } = completionOf(request) ?? {};
  if (!timestamp || !attachments?.some(({ path }) => path === packetPath(request.id))) return undefined;
  return request.packet ?? linesOf(world, request, onFileUntil(world, request, Date.parse(timestamp)));
}

/** What stands in the packet of a request that is completed now: what is held at this moment. */
export function packetNow(world: World, request: CredentialingRequestRecord): Lines {
  return linesOf(world, request, onFileNow(world, request));
}

function completionOf({ events }: CredentialingRequestRecord) {
  return events.find(({ status }) => completedStatuses.includes(status));
}

function onFileNow(world: World, { providerId, facilityId }: CredentialingRequestRecord): OnFile {
  const entityId = providerId ?? facilityId ?? '';
  const provider = world.providers.get(providerId);
  const facility = world.facilities.get(facilityId);
  if (provider) recallProvider(world, provider.id);
  return {
    entity: provider ? { provider } : facility && { facility },
    licenses: world.licenses.by('providerId', entityId).flatMap((license) => {
      const verification = world.verifications.get(license.currentVerificationId);
      return verification ? [{ license, verification }] : [];
    }),
    scans: scansAbout(world, entityId)
      .filter(({ isOld, status }) => !isOld && (status === 'Completed' || status === 'Active'))
      .map((scan) => ({
        scan,
        matches: matchesOfScan(world, scan).filter(({ obsoleteAt }) => obsoleteAt === undefined),
      })),
    info: provider ? entriesOf(world, provider.id) : world.facilityInfo.by('facilityId', entityId),
  };
}

/** What was held at a time before anybody used the service: no later change of a record reaches a packet of then. */
function onFileUntil(world: World, request: CredentialingRequestRecord, until: number): OnFile {
  const subject = pastSubject(world, request.providerId ?? request.facilityId ?? '');
  if (!subject) return onFileNow(world, request);
  const { entity, index } = subject;
  const origin = originOfWorld(world);
  const info: Iterable<InfoRecord> =
    entity.type === 'Facility'
      ? [...generateFacilityInfo(origin)].filter(({ facilityId }) => facilityId === entity.facility.id)
      : infoOfProvider(world, entity.provider.id);
  return {
    entity,
    licenses:
      entity.type === 'Facility'
        ? []
        : generatedLicenses(origin, entity.provider, index).flatMap(({ license, plan }) => {
            const planned = plan().findLast(({ at }) => at < until);
            if (!planned) return [];
            const { verification } = pastVerification(world, { license, provider: entity.provider }, planned);
            return [{ license, verification }];
          }),
    scans: scansBy(world, subject, until),
    info: [...info].filter(({ lastUpdatedAt }) => Date.parse(lastUpdatedAt) < until),
  };
}

/** The latest scan of each kind until a time, with what it found. */
function scansBy(world: World, subject: PastSubject, until: number): OnFile['scans'] {
  const latest = new Map<string, ScanRecord>();
  const planned = scansOfPast(world, subject).filter(
    (scan) => scan.status !== 'Failed' && answeredAt(scan) < until,
  );
  for (const scan of planned.toSorted((one, other) => one.at - other.at))
    latest.set(`${scan.dataset.type} ${scan.referenceId}`, headOfScan(world, subject, scan));
  const matches = [...pastMatchesOf(world, subject)];
  return [...latest.values()].map((scan) => ({
    scan,
    matches: matches.filter(({ scanId }) => scanId === scan.id),
  }));
}

function linesOf(world: World, request: CredentialingRequestRecord, onFile: OnFile): Lines {
  const { type, priority, applicationReceivedDate, createdAt, events, checklist } = request;
  const completion = completionOf(request);
  const until = events.slice(0, completion ? events.indexOf(completion) + 1 : undefined);
  return [
    'Credentialing packet',
    ...entityLines(world, onFile.entity),
    ...section('Request', [
      `Type: ${spelled(type)}`,
      `Priority: ${priority}`,
      ...(applicationReceivedDate ? [`Application received: ${dayWords(applicationReceivedDate)}`] : []),
      `Submitted: ${dayWords(createdAt)}`,
      `Outcome: ${spelled(completion?.status ?? '')}, ${dayWords(completion?.timestamp)}`,
    ]),
    ...section(
      'Licenses, verified at their primary source',
      onFile.licenses.map(({ license, verification }) => licenseLine(world, license, verification)),
    ),
    ...section('Sanctions, exclusions and registers', onFile.scans.map(scanLine).toSorted()),
    ...section('On file', onFile.info.filter(({ collection }) => collection !== 'portal').map(infoLine)),
    ...(checklist
      ? section(
          'Checklist',
          (checklist.items ?? []).map(({ name = '', status = '' }) => `${name}: ${spelled(String(status))}`),
        )
      : []),
    ...section(
      'Stages',
      until.map(({ timestamp, description, note }) =>
        [`${dayWords(timestamp)}: ${description}`, note].filter(Boolean).join(' '),
      ),
    ),
  ];
}

/** A part that has nothing to tell says so; its heading is looked for. */
function section(heading: string, lines: readonly string[]): Lines {
  return [{ heading }, ...(lines.length > 0 ? lines : ['Nothing.'])];
}

function entityLines(world: World, entity: OnFile['entity']): string[] {
  if (!entity) return [];
  if ('facility' in entity) {
    const { name, npi, city, state } = entity.facility;
    return [name, ...(npi ? [`NPI: ${npi}`] : []), [city, state].filter(Boolean).join(', ')];
  }
  const { provider } = entity;
  const profession = world.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name;
  return [
    fullName(provider),
    ...(profession ? [profession] : []),
    ...(provider.npi ? [`NPI: ${provider.npi}`] : []),
    ...(provider.dateOfBirth ? [`Born: ${dayWords(provider.dateOfBirth)}`] : []),
  ];
}

function licenseLine(world: World, license: LicenseRecord, verification: VerificationRecord): string {
  const { status, verificationSource, started } = verification;
  const result = status === 'Found' ? countedResult(verification) : undefined;
  return [
    `${world.licenseTypeById.get(license.licenseTypeId)?.name ?? 'License'}, ${license.state} ${license.licenseNumber}`,
    result ? `${result.licenseStatus ?? 'found'}, expires ${dayWords(result.expires)}` : spelled(status),
    `verified ${dayWords(started)} at ${verificationSource?.name ?? 'its source'}`,
  ].join('; ');
}

function scanLine({ scan, matches }: OnFile['scans'][number]): string {
  const found = matches.map(({ isCertain, resolution, resolutionNote }) =>
    [
      isCertain ? 'an entry of its own' : resolution ? `a match, ${resolution.toLowerCase()}ed` : 'a match',
      resolutionNote && `“${resolutionNote}”`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  const name = datasetOf(scan.type)?.name ?? scan.type;
  return `${name}, ${dayWords(scan.completed ?? scan.started)}: ${found.join('; ') || 'no match'}`;
}

/** The facts of an entry that are text or numbers, under their names. */
function infoLine({ collection, facts }: InfoRecord): string {
  const values = Object.entries(facts).flatMap(([name, value]) =>
    (typeof value === 'string' || typeof value === 'number') && !/id$/i.test(name)
      ? [`${spelled(name).toLowerCase()} ${valueText(value)}`]
      : [],
  );
  const { one = collection } = infoRules[collection] ?? facilityInfoRules[collection] ?? {};
  return [capital(one.replace(/^an? /, '')), values.join(', ')].filter(Boolean).join(': ');
}

/** A date without its time, a value of an enumeration in words, and all else as it is. */
function valueText(value: string | number): string {
  const text = String(value).replace(/T\d\d:\d\d.*$/, '');
  return /^[A-Z][a-z]+([A-Z][a-z]+)+$/.test(text) ? spelled(text) : text;
}

/** A name of the contract in words: `liabilityInsurances` as `Liability insurances`. */
function spelled(name: string): string {
  return capital(name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase());
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
