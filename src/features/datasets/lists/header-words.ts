import type { Part } from './types';
import { wordsOfHeader } from './words-of-header';

/** What the words of a column's name say. `doubt` names what else it may be. */
export interface HeaderMeaning {
  /** Absent where the column is not to be kept, such as a social security number. */
  part?: Part;
  doubt?: 'start or end' | 'reason or authority';
}

const dateWords = ['date', 'effective', 'start', 'end', 'dates'];
const actions = [
  'exclusion',
  'sanction',
  'suspension',
  'debarment',
  'action',
  'order',
  'decision',
  'disqualification',
];
const firmWords = [
  'business',
  'organization',
  'company',
  'firm',
  'facility',
  'practice',
  'corporation',
  'group',
  'clinic',
];

/**
 * The part that a column means by the words of its name, in lists that nobody knows; undefined for words that say
 * nothing. Kinds that are easily mixed up come first: what belongs to somebody else, dates of other things.
 */
export function meaningOfHeader(name: string): HeaderMeaning | undefined {
  const words = wordsOfHeader(name);
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  const all = (...every: string[]) => every.every((word) => words.includes(word));
  if (words.length === 0) return undefined;
  if (has('ssn') || all('social', 'security')) return {};
  if (has('npi') || (has('national') && has('identification', 'identifier')))
    return { part: has('affiliated', 'group', 'billing', 'owner', 'date') ? 'info' : 'npi' };
  if (has('taxid', 'phone', 'telephone', 'fax', 'email', 'county') || all('tax', 'id'))
    return { part: 'info' };
  if (has('birth')) return { part: has('place', 'country') ? 'info' : 'birth' };
  if (
    has('aka', 'dba', 'fka', 'nka', 'alias', 'maiden') ||
    all('also', 'known') ||
    all('doing', 'as') ||
    all('other', 'name') ||
    all('trade', 'name') ||
    all('former', 'name')
  ) {
    if (has('last')) return { part: 'aliasLast' };
    return { part: has('first') ? 'aliasFirst' : 'alias' };
  }
  if (has('reinstatement'))
    return { part: has('eligible', 'eligibility', 'earliest') ? 'info' : 'reinstated' };
  if (
    has(
      'eligible',
      'reapply',
      'waiver',
      'contact',
      'page',
      'posted',
      'updated',
      'added',
      'revised',
      'letter',
      'notice',
      'entered',
      'modified',
      'change',
      'changed',
    )
  )
    return { part: 'info' };
  if (all('city', 'state')) return { part: 'place' };
  if (has('license') || has('licenses')) return { part: 'license' };
  if (has('timeframe', 'period', 'duration', 'length') && !has('date')) return { part: 'period' };
  if (/^term\b(?:\s+of\b|\W*$)/i.test(name)) return { part: 'period' };
  if (
    has(
      'reason',
      'cause',
      'basis',
      'violation',
      'offense',
      'comments',
      'comment',
      'grounds',
      'charge',
      'notes',
      'remarks',
    )
  )
    return has('reason') && has('exclusion')
      ? { part: 'reason', doubt: 'reason or authority' }
      : { part: 'reason' };
  // `Excluded on`, `Suspended since`: no word for a date, and yet one.
  const isDate = has(...dateWords) || (has(...actions) && has('on', 'since'));
  if (isDate && !has('type')) {
    const meaning = meaningOfDate(has);
    if (meaning) return meaning;
  }
  return meaningOfName(has) ?? meaningOfOther(has, words);
}

type Has = (...some: string[]) => boolean;

function meaningOfDate(has: Has): HeaderMeaning | undefined {
  if (has('effective', 'start')) return { part: 'start' };
  if (has('end')) return { part: 'end' };
  if (has('termination'))
    return has(...actions) ? { part: 'start' } : { part: 'start', doubt: 'start or end' };
  if (has(...actions)) return { part: 'start' };
  return undefined;
}

function meaningOfName(has: Has): HeaderMeaning | undefined {
  const isFirm = has(...firmWords);
  if (has('last') && has('first') && has('name')) return { part: 'name' };
  if (has('last') && !has('known', 'action'))
    return { part: isFirm || has('entity') ? 'lastOrFirm' : 'last' };
  if (has('first')) return { part: 'first' };
  if (has('middle') || (has('initial') && !has('action'))) return { part: 'middle' };
  if (has('suffix')) return { part: 'suffix' };
  if (has('prefix', 'salutation')) return { part: 'prefix' };
  if (has('owner', 'owners', 'ownership')) return { part: 'owner' };
  if (
    has(
      'type',
      'specialty',
      'profession',
      'occupation',
      'title',
      'category',
      'taxonomy',
      'discipline',
      'general',
    )
  ) {
    if (has('enrollment') || (has('entity') && !has('profession', 'provider'))) return { part: 'kind' };
    // What was done, not who did it: the state's records have no field of their own for that (openapi.yaml).
    return {
      part: has('action', 'sanction', 'exclusion', 'termination', 'suspension', 'debarment')
        ? 'action'
        : 'type',
    };
  }
  if (isFirm && has('name', 'legal')) return { part: 'firm' };
  return undefined;
}

function meaningOfOther(has: Has, words: readonly string[]): HeaderMeaning | undefined {
  // Of an enrollment, a payment or employment it says nothing of the exclusion.
  if (has('status')) return { part: has('date', 'enrollment', 'payment', 'employment') ? 'info' : 'status' };
  if (has('authority', 'agency', 'source', 'initiated', 'division')) return { part: 'authority' };
  if (has('action')) return { part: has('by') ? 'authority' : 'action' };
  if (has('address', 'street') && !has('email'))
    return { part: has('street', 'line') || /^\d$/.test(words.at(-1) ?? '') ? 'street' : 'address' };
  if (has('city')) return { part: 'city' };
  if (has('zip')) return { part: 'zip' };
  if (has('state') && words.length <= 3) return { part: has('practice') ? 'info' : 'state' };
  if (has('country')) return { part: 'country' };
  if (has('medicare')) return { part: 'info' };
  if (has('number', 'id', 'medicaid') && has('provider', 'medicaid', 'mmis', 'member'))
    return { part: 'providerId' };
  if (has('name', 'provider', 'individual', 'entity', 'party', 'person', 'practitioner'))
    return { part: 'name' };
  if (has('firm', 'business', 'company', 'organization', 'facility', 'practice')) return { part: 'firm' };
  return has('exclusion', 'sanction', 'debarment', 'suspension') ? { part: 'authority' } : undefined;
}
