import { textOf } from '@/lib/words';
import type { SettledWords } from '../license-standing';
import type { ProviderKind } from '../provider-types';
import type { Program } from '../program';
import { infoScreen } from './links';
import type { Evidence, Finding, Gap, GapAction, Lookup, OnFile, RequestFacts, ScanSubject } from './types';
import type { VerificationRecord } from './verification-record';
import type { Clock } from './window';

/** What the rules of elements look at beside an element's own evidence. */
export interface ElementContext {
  /** The instant of the decision in milliseconds, and its day, `YYYY-MM-DD`. */
  from: number;
  day: string;
  /** How many days evidence with a window counts. */
  windowDays: number;
  program: Program;
  request: RequestFacts;
  /** What the team settled about words of boards. */
  settled: SettledWords | undefined;
  /** The request was decided. */
  isDecided: boolean;
  /** What is known of the provider's type; undefined for a type that nobody knows, and for facilities. */
  kind: ProviderKind | undefined;
  /** Whom the request is about, where that is known. */
  entity: ScanSubject | undefined;
  onFile: OnFile | undefined;
  /** Everything on file, whatever element refers to it. */
  all: readonly Evidence[];
}

/** An element's own evidence. */
export interface ElementEvidence {
  evidence: readonly Evidence[];
  records: readonly VerificationRecord[];
}

/** An element of a checklist: what counts as its evidence, by which clock, of whom it is asked, and what is a gap. */
export interface ElementDeclaration {
  name: string;
  /** Names by which it stands on checklists that were written elsewhere or before. */
  aliases?: readonly string[];
  clock: Exclude<Clock, 'not taken away'>;
  /** At which requests it is asked for; an off-cycle one asks for what an initial one does not repeat. */
  requests: 'every' | 'initial' | 'recredentialing';
  /** Of which types of provider: always, where something is claimed, or not. */
  requiredFor: (kind: ProviderKind | undefined) => 'always' | 'where claimed' | 'never';
  /** Whether it may be left out as not applicable. */
  maySkip: boolean;
  /** Kinds of entries that claim something, to be proved by a source. */
  claims?: readonly string[];
  /** Datasets that prove it. */
  scans?: (context: ElementContext) => readonly string[];
  /** Whether a dataset proves it, where it is one of many. */
  provesScan?: (type: string, context: ElementContext, scan: Evidence) => boolean;
  /** Sources of imported profiles that prove it. */
  profiles?: readonly string[];
  /** One proof is enough, or every lookup has to count. */
  proof: 'any' | 'all';
  /** Documents are evidence of it, as of what a person signed or wrote. */
  documents?: boolean;
  /** What is recorded of it beside this console, where that is called something else than a verification: `Review`. */
  recordAs?: string;
  /** A registry that rightly does not know everybody: that it found nobody proves nothing, and is no gap by itself. */
  mayBeUnknown?: boolean;
  /** The days on which what counts was verified, where that is not all that is attached; none while some of it is missing. */
  dates?: (cited: ElementEvidence, context: ElementContext) => string[];
  /** What is said where there is nothing at all, and what closes that. */
  none: (context: ElementContext) => Gap;
  /** What is said of claims that no source has confirmed; not asked for where left out. */
  unproved?: string;
  /** What else is missing or wrong in the evidence itself. */
  gaps?: (cited: ElementEvidence, context: ElementContext) => Gap[];
  /** What has to be weighed beside what the evidence itself says. */
  findings?: (cited: ElementEvidence, context: ElementContext) => Finding[];
  /** Its status is what was written, and not what evidence makes of it: `Approved`. */
  keepsStatus?: true;
  /** How a piece of evidence stands in this element, where that is otherwise than by itself. */
  standsAs?: (one: Evidence, context: ElementContext) => Evidence;
}

/** That a dataset is scanned for whom the request is about; nothing where that is not known. */
export function scanAction({ entity }: ElementContext, type: string): GapAction[] {
  if (!entity) return [];
  const lookup: Lookup = { kind: 'scan', type, entity, options: undefined };
  return [{ kind: 'lookup', lookup }];
}

/** Nothing is attached to an element of one's own, and nobody recorded anything. */
export const noEvidence: Gap = { text: 'No evidence', actions: [{ kind: 'upload' }, { kind: 'record' }] };

/** How an element is recorded beside this console, by what that is called. */
export const recordAction = ({ recordAs }: Pick<ElementDeclaration, 'recordAs'>): GapAction => ({
  kind: 'record',
  ...(recordAs !== undefined && { label: recordAs }),
});

/** What an entry of the file is added by, where a lookup cannot be asked without it. */
export const addMissing = 'Add what is missing';

/** How the service says that the file lacks what a dataset is searched by (rules.md 11.2): asked once more it fails once more. */
export const isIncomplete = (why: string): boolean => /^missing required parameters/i.test(why);

/** Whether something has to be added to the file before a source can be asked. */
export const needsParameters = ({ actions: [first] }: Gap): boolean =>
  first?.kind === 'open' && first.label === addMissing;

/** Leads to the entries of the file, where one is added or corrected. */
export function infoAction({ entity }: ElementContext, label: string): GapAction[] {
  return entity ? [{ kind: 'open', label, link: infoScreen(entity) }] : [];
}

/** Asked of every type of provider. */
export const always = (): 'always' => 'always';
/** Asked of whoever claims it. */
export const whereClaimed = (): 'where claimed' => 'where claimed';

/** The name of an element as names are compared. */
export const nameKey = (name: string | undefined): string => textOf(name).toLowerCase();

/** Whether evidence is an entry that claims something of a declaration. */
export const isClaim = ({ claims = [] }: ElementDeclaration, { kind, type }: Evidence): boolean =>
  (kind === 'providerInfo' || kind === 'facilityInfo') && claims.includes(type ?? '');

/** Whether evidence counts for a declaration, by its kind and source. Files count because somebody chose them. */
export function takes(declaration: ElementDeclaration, evidence: Evidence, context: ElementContext): boolean {
  const { kind, type = '' } = evidence;
  if (kind === 'datasetScans')
    return (
      declaration.scans?.(context).includes(type) === true ||
      declaration.provesScan?.(type, context, evidence) === true
    );
  if (kind === 'profiles') return declaration.profiles?.includes(type) === true;
  return isClaim(declaration, evidence);
}
