import type { DatasetScan, Details } from '@/api/models';
import { fillTemplate } from '@/lib/message-template';
import { count } from '@/lib/words';
import { isExclusionList } from '../exclusion-lists';
import { acceptedMatchForbids, exclusionWords } from '../match-record';
import { hasAnswered, noAnswerWords } from '../scan-status';
import { foundIn } from '../scans-on-file';
import { isUndecided } from '../undecided';
import { isBoardDataset } from './boards';
import { addMissing, isIncomplete } from './declarations';
import { infoScreen, scanScreen } from './links';
import { registryRecords } from './registry';
import type { Finding, Gap, GapAction, Lookup } from './types';

/** Registries that are asked whether somebody is among them, and may rightly say no. */
const mayBeUnknown = new Set<string | undefined>(['MedicaidEnrollmentCalifornia']);

interface About {
  /** How the scan is repeated. */
  lookup: Lookup | undefined;
  /** The day of the decision, `YYYY-MM-DD`. */
  day: string;
}

/**
 * What a scan lacks as evidence: lists are searched in the hope to find nobody, registries are asked to find somebody
 * (field.md 2.4).
 */
export function scanGaps(scan: Details<DatasetScan>, { lookup, day }: About): Gap[] {
  const { id, type, status, failureReason, matches = [] } = scan;
  const again: GapAction[] = lookup ? [{ kind: 'lookup', lookup }] : [];
  const open: GapAction[] = id ? [{ kind: 'open', label: 'Open the scan', link: scanScreen(id) }] : [];
  if (status === 'Failed') {
    const why = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
    // It is asked again once what it lacks is on file, and not before.
    const add: GapAction[] =
      isIncomplete(why) && lookup?.kind === 'scan'
        ? [{ kind: 'open', label: addMissing, link: infoScreen(lookup.entity) }]
        : [];
    return [
      { text: why ? `The scan failed: ${why}` : 'The scan failed', actions: [...add, ...again, ...open] },
    ];
  }
  if (status === 'Pending' || status === 'Working') return [{ text: 'The scan is under way', actions: [] }];
  const waiting = matches.filter(isUndecided).length;
  if (waiting > 0) {
    const decide: GapAction[] = id ? [{ kind: 'open', label: 'Decide', link: scanScreen(id) }] : [];
    return [{ text: `${count(waiting, 'match waits', 'matches wait')} for a decision`, actions: decide }];
  }
  if (!hasAnswered(scan)) return [{ text: noAnswerWords(status), actions: [...again, ...open] }];
  if (isExclusionList(type)) {
    return accepted(scan, day)
      .filter(({ effect }) => effect === 'forbids')
      .map(({ words }) => ({ text: `A match was accepted. ${words}`, actions: open }));
  }
  if (mayBeUnknown.has(type)) return [];
  if (!foundIn(scan)) {
    const rejected = matches.length === 1 ? ': the match was rejected' : ': all matches were rejected';
    return [
      {
        text: `No match found${matches.length > 0 ? rejected : ''}`,
        actions: [...again, { kind: 'record' }, ...open],
      },
    ];
  }
  const records = registryRecords(type, matches, { day, isBoard: isBoardDataset(type) });
  // Of registrations and certificates beside each other one that runs is enough; a deactivated number is none.
  const ended = records.flatMap(({ why }) => why ?? []);
  if (type !== 'Npi' && records.some(({ runs }) => runs)) return [];
  return ended.map((text) => ({ text, actions: [...again, ...open] }));
}

/**
 * What of a scan has to be weighed: an exclusion in force before all else, reports of the databank, an opt-out, a record
 * that is not in force any more.
 */
export function scanFindings(scan: Details<DatasetScan>, day: string): Finding[] {
  if (!isExclusionList(scan.type)) return [];
  const link = scan.id ? scanScreen(scan.id) : undefined;
  return accepted(scan, day).map(({ effect, words, match }) =>
    effect === 'forbids'
      ? { text: exclusionWords(scan.type, match.data?.record), link, isExclusion: true }
      : { text: words, link },
  );
}

const accepted = ({ type, matches = [] }: Details<DatasetScan>, day: string) =>
  matches
    .filter(({ userActionResolution }) => userActionResolution === 'Accept')
    .map((match) => ({ match, ...acceptedMatchForbids(match, day, type) }));
