import type { DatasetScan } from '@/api/models';
import { stateCode } from '@/lib/states';
import { textOf } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { deaOfState, deaOn, type DeaOnDay, deaWords } from '../dea-on-day';
import type { ProviderKind } from '../provider-types';
import { isBoardDataset, boardDatasetOf, standsForEducation } from './boards';
import { wasCertified } from './registry';
import {
  always,
  type ElementDeclaration,
  type ElementContext,
  type ElementEvidence,
  infoAction,
  scanAction,
  whereClaimed,
} from './declarations';
import { entryGaps } from './entries-on-file';
import { alternateEntry } from '../recorded-checks';
import { isWhole, scansByDataset } from '../scans-on-file';
import { practiceOf } from './practice';
import { application, insurance, npi, sanctions } from './shared-elements';
import type { Evidence, Gap, GapAction } from './types';
import type { VerificationRecord } from './verification-record';
import { workHistoryGaps } from './work-history';

/** A registration is asked of prescribers; of a type in which some prescribe, where one is claimed (field.md 2.13). */
const ofPrescribers = (kind: ProviderKind | undefined) =>
  kind?.prescribes === 'yes' ? 'always' : kind?.prescribes === 'some' ? 'where claimed' : 'never';

/** An AMA profile counts for education, board certification, DEA and NPI, never for the license (field.md 2.6). */
const amaProfiles = ['AmericanMedicalAssociationPhysician', 'AmericanMedicalAssociationPhysicianAssistant'];

/** Whether a board of the provider's kind certified them, as its register has it (field.md 2.6). */
const isCertified = ({ kind, type, facts, verifiedAt }: Evidence, context: ElementContext) =>
  kind === 'datasetScans' &&
  verifiedAt !== undefined &&
  standsForEducation(type, context.kind) &&
  wasCertified(facts as DatasetScan, context.day);

const education: ElementDeclaration = {
  name: 'Education and training',
  clock: 'once',
  // Once verified it stays so, and is not asked for again (field.md 2.2).
  requests: 'initial',
  requiredFor: always,
  maySkip: true,
  claims: ['Education', 'Training'],
  // The clearinghouse answers as the school's agent; a board certificate stands for the highest level (field.md 2.6).
  scans: () => ['Nsc'],
  provesScan: (_, context, scan) => isCertified(scan, context),
  // A certificate that has ended stands in too.
  standsAs: (one, context) =>
    isCertified(one, context)
      ? { ...one, label: `By board certification, ${one.label}`, gaps: [], lookup: undefined }
      : one,
  profiles: amaProfiles,
  proof: 'any',
  none: (context) => ({
    text: 'No education on file',
    actions: [
      ...infoAction(context, 'Add the education'),
      { kind: 'record' },
      { kind: 'request-information' },
    ],
  }),
  unproved: 'Education on file, not verified at its source',
};

const boardCertification: ElementDeclaration = {
  name: 'Board certification',
  clock: 'window',
  requests: 'every',
  // Verified where it is claimed, not demanded (field.md 2.7).
  requiredFor: whereClaimed,
  maySkip: true,
  claims: ['BoardCertifications'],
  provesScan: (type) => isBoardDataset(type),
  profiles: amaProfiles,
  // One certificate that runs is enough.
  proof: 'any',
  none: (context) => ({
    text: 'No board certification on file',
    actions: [...infoAction(context, 'Add the certificate'), { kind: 'record' }],
  }),
  unproved: 'Board certificate on file, not verified with its board',
  // Whoever asked the board tells what it said, unless a register answers.
  gaps: (cited, context) =>
    cited.records.length === 0 || isAnswered(cited) ? [] : entryGaps('BoardCertifications', cited, context),
};

/** Whether a register or a profile says what records would. */
const isAnswered = ({ evidence }: ElementEvidence) =>
  evidence.some(
    ({ kind, verifiedAt, gaps }) =>
      (kind === 'datasetScans' || kind === 'profiles') && verifiedAt !== undefined && gaps.length === 0,
  );

/** The first day on which the provider was licensed, as far as licenses tell; undefined where none does. */
function licensedSince({ all }: ElementContext): string | undefined {
  return all
    .flatMap(({ license }) => {
      const { currentVerification, nonVerifiedInfo } = license?.record ?? {};
      const issued = (currentVerification?.results ?? []).map((result) => statedDay(result?.issued));
      return [...issued, statedDay(nonVerifiedInfo?.issueDate)].filter((day) => day !== undefined);
    })
    .toSorted()[0];
}

const workHistory: ElementDeclaration = {
  name: 'Work history, five years',
  aliases: ['Work history'],
  clock: 'window',
  // What lies before the last cycle is not asked for again (field.md 2.2).
  requests: 'initial',
  requiredFor: always,
  maySkip: true,
  claims: ['WorkHistory'],
  profiles: ['Portal'],
  proof: 'any',
  documents: true,
  recordAs: 'Review',
  none: (context) => ({
    text: 'No work history on file',
    actions: [...infoAction(context, 'Add the work history'), { kind: 'request-information' }],
  }),
  unproved: 'Work history on file, not reviewed',
  gaps: ({ evidence }, context) => {
    const entries = evidence.filter(({ type }) => type === 'WorkHistory').map(({ facts }) => facts);
    if (entries.length === 0) return [];
    const hasDocument = evidence.some(({ kind }) => kind === 'files');
    const known = { from: context.from, licensedSince: licensedSince(context), hasDocument };
    return workHistoryGaps(entries, known).map(({ text, needsDocument }): Gap => {
      const upload: GapAction[] = needsDocument ? [{ kind: 'upload' }] : [];
      const explain = infoAction(context, 'Explain the gap');
      return { text, actions: [...explain, ...upload, { kind: 'request-information' }] };
    });
  },
};

const malpracticeHistory: ElementDeclaration = {
  name: 'Malpractice history',
  clock: 'window',
  requests: 'every',
  requiredFor: always,
  maySkip: true,
  scans: () => ['Npdb'],
  proof: 'all',
  none: (context) => ({
    text: 'NPDB not queried',
    actions: [...scanAction(context, 'Npdb'), { kind: 'record' }],
  }),
  // A query by a former name alone says nothing of the provider as such (field.md 2.15).
  gaps: ({ evidence, records }, context) => {
    const queries = evidence.filter(({ kind, type }) => kind === 'datasetScans' && type === 'Npdb');
    if (queries.length === 0 || records.length > 0 || queries.some(isWhole)) return [];
    return [
      {
        text: 'NPDB queried by a former name alone',
        actions: [...scanAction(context, 'Npdb'), { kind: 'record' }],
      },
    ];
  },
};

/** As what another prescriber is recorded, where there is no registration (field.md 2.8). */
export const prescriberLabel = 'Alternate prescriber';

/** What is wrong with registrations: what the DEA told somebody who asked, and what practice states lack. */
function deaGaps({ evidence, records }: ElementEvidence, context: ElementContext): Gap[] {
  const scans = evidence.filter(({ kind, type }) => kind === 'datasetScans' && type === 'Dea');
  const claims = evidence.filter(({ type }) => type === 'DeaRegistrations').map(({ facts }) => facts);
  const found = scansByDataset(scans.map(({ facts }) => facts as DatasetScan)).get('Dea');
  const recorded = records.map((record) => ({ ...record, ...ofThisElement }));
  const registrations = deaOn(context.day, claims, found, recorded);
  return [...recordedGaps(registrations, context), ...stateGaps(registrations, records, context)];
}

const ofThisElement = {
  element: 'dea registration',
  isConcern: false,
  isOfLookup: false,
  requestId: undefined,
};

/**
 * What the DEA told somebody who asked, where that is not that a registration is active, and until when. Neither was always
 * recorded: what was decided by such a record stands.
 */
const recordedGaps = (registrations: readonly DeaOnDay[], { isDecided }: ElementContext): Gap[] =>
  registrations
    .filter(({ check, state }) => check && state !== 'active' && (!isDecided || check.status || check.until))
    .map((one) => ({ text: deaWords(one), actions: [recordAgain(one)] }));

const recordAgain = ({ check }: DeaOnDay): GapAction => ({
  kind: 'record',
  ...(check?.entry && { entry: check.entry }),
});

/** Whether what is known of a registration says something of states. */
const isKnown = ({ usState, state }: DeaOnDay) =>
  state === 'active' || (usState !== undefined && state !== 'to decide');

/**
 * Practice states of a prescriber in which no registration is in force, or nobody can tell, although one is known
 * (field.md 2.8), by the same rule as the verdict has. Who has none names another prescriber, which is recorded. What is a gap
 * of a scan, of a record or of a registration that nobody looked up is not said twice.
 */
function stateGaps(
  registrations: readonly DeaOnDay[],
  records: readonly VerificationRecord[],
  context: ElementContext,
): Gap[] {
  if (context.kind?.prescribes !== 'yes') return [];
  if (!registrations.some(isKnown)) return [];
  const isRecorded = (state: string) => records.some(({ entry }) => entry === alternateEntry(state));
  const isFoundByScan = ({ scan }: DeaOnDay) =>
    !registrations.some((other) => other.scan === scan && other.state === 'active');
  return practiceOf(context).states.flatMap((state): Gap[] => {
    if (stateCode(state) === undefined || isRecorded(state)) return [];
    const { force, one } = deaOfState(state, registrations);
    if (force === 'in force') return [];
    const [add, search] = [infoAction(context, 'Add the registration'), scanAction(context, 'Dea')];
    if (force === 'cannot tell') {
      if (!one || one.state === 'to decide' || context.isDecided) return [];
      if (one.state !== 'active' && (one.check || (one.scan && isFoundByScan(one)))) return [];
      const text = `${deaWords(one)}; whether it is for ${state} cannot be told`;
      return [{ text, actions: [...search, one.check ? recordAgain(one) : { kind: 'record' }] }];
    }
    if (force === 'not in force' && one && isFoundByScan(one)) return [];
    return [
      {
        text: [`No DEA registration in force in ${state}`, ...(one ? [deaWords(one)] : [])].join('. '),
        actions: [
          // Of one that is on file the registry may know by now that it was renewed.
          ...(one ? [...search, ...add] : [...add, ...search]),
          { kind: 'record', entry: alternateEntry(state), label: prescriberLabel },
          { kind: 'request-information' },
        ],
      },
    ];
  });
}

export const dea: ElementDeclaration = {
  name: 'DEA registration',
  clock: 'valid',
  requests: 'every',
  requiredFor: ofPrescribers,
  maySkip: true,
  claims: ['DeaRegistrations'],
  scans: () => ['Dea'],
  profiles: amaProfiles,
  proof: 'all',
  none: (context) => ({
    text: 'No DEA registration on file',
    actions: [...scanAction(context, 'Dea'), ...infoAction(context, 'Add the registration')],
  }),
  unproved: 'DEA registration on file, registry not searched',
  gaps: deaGaps,
};

/** What recredentialing adds (field.md 2.2): complaints, quality and performance since the last decision. */
const performance: ElementDeclaration = {
  name: 'Performance and quality',
  clock: 'window',
  requests: 'recredentialing',
  requiredFor: always,
  maySkip: true,
  proof: 'any',
  documents: true,
  recordAs: 'Review',
  none: () => ({
    text: 'Complaints and quality since the last decision not reviewed',
    actions: [{ kind: 'record', label: 'Review' }, { kind: 'upload' }],
  }),
};

/** Elements of a provider that stand on each checklist, whatever its template names. */
export const alwaysOfProvider: readonly ElementDeclaration[] = [application, sanctions];

/** Elements of a provider that a template may leave out, in the order of a checklist. */
export const optionalOfProvider: readonly ElementDeclaration[] = [
  education,
  boardCertification,
  workHistory,
  insurance,
  malpracticeHistory,
  dea,
  npi,
  performance,
];

/** Which dataset confirms what an entry of the file claims; undefined where somebody has to ask the source. */
export function datasetOfClaim(type: string | undefined, facts: Record<string, unknown>): string | undefined {
  if (type === 'BoardCertifications') return boardDatasetOf(textOf(facts['type']));
  if (type === 'DeaRegistrations' || type === 'Dea') return 'Dea';
  if (type === 'Education') return 'Nsc';
  if (type === 'Npi') return 'Npi';
  if (type === 'Accreditation') return 'JointCommission';
  return type === 'CmsCertification' ? 'FacilityCmsCertification' : undefined;
}
