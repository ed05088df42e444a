import { hashText } from '../store/ids';
import type { LicenseTypeRecord } from '../store/records';
import { professionCalled } from './professions';

/** What a board means by the words that it uses of a license, or that its term ran out (field.md 1.5). */
export type Condition = 'good' | 'limited' | 'ended' | 'taken away' | 'expired' | 'long expired';

/** The words of one board, for each condition; the first one is the usual one. */
export type BoardWords = Readonly<Record<Condition, readonly [string, ...string[]]>>;

const usual: BoardWords = {
  good: ['Active'],
  limited: ['Active, on probation', 'Active, with conditions'],
  ended: ['Inactive', 'Retired'],
  'taken away': ['Suspended', 'Surrendered', 'Revoked'],
  expired: ['Expired'],
  'long expired': ['Lapsed'],
};

/** Boards that show what the registry of all boards of nursing (Nursys) shows. */
const nursys: BoardWords = {
  good: ['Unencumbered'],
  limited: ['Active - Restricted', 'Probation/Active', 'Encumbered'],
  ended: ['Inactive', 'Retired'],
  'taken away': ['Suspended', 'Voluntary surrender', 'Revoked'],
  expired: ['Expired'],
  'long expired': ['Null and void'],
};

const florida: BoardWords = {
  good: ['Clear/Active'],
  limited: ['Probation/Active', 'Obligations/Active', 'Conditional/Active'],
  ended: ['Clear/Inactive', 'Retired'],
  'taken away': ['Suspension', 'Voluntary surrender', 'Emergency suspension'],
  expired: ['Delinquent/Active'],
  'long expired': ['Null and void'],
};

const california: BoardWords = {
  good: ['License Renewed & Current'],
  limited: ['Probation/Active', 'Revocation stayed'],
  ended: ['Inactive', 'Retired'],
  'taken away': ['Surrendered', 'Suspended', 'Revoked'],
  expired: ['Delinquent'],
  'long expired': ['Cancelled'],
};

/** The one of social workers, counselors and therapists. */
const californiaBehavioral: BoardWords = {
  ...california,
  good: ['Current'],
  limited: ['Active on probation', 'CE/P not adequate'],
};

const newYork: BoardWords = {
  good: ['Registered'],
  limited: ['Suspension stayed', 'Revocation stayed'],
  ended: ['Inactive', 'Retired'],
  'taken away': ['Surrendered', 'Suspended', 'Annulled'],
  expired: ['Not registered'],
  'long expired': ['Not registered'],
};

const texas: BoardWords = {
  ...usual,
  limited: ['Active on probation', 'Active, with conditions'],
  ended: ['Retired', 'Inactive'],
  expired: ['Delinquent'],
  'long expired': ['Cancelled'],
};

/** By state, or by state and kind of board, which comes first. */
const ofStates: Record<string, BoardWords> = {
  FL: florida,
  CA: california,
  'CA nursing': { ...california, good: ['Current'] },
  NY: newYork,
  TX: texas,
  'TX nursing': { ...texas, good: ['Current'], limited: ['Probation/Active', 'Active - Restricted'] },
  'TX health': { ...texas, good: ['Licensed'] },
  IL: { ...usual, limited: ['Probation/Active'], expired: ['Non-renewed'], 'taken away': ['Suspension'] },
  MI: { ...usual, limited: ['Probation/Active'], expired: ['Lapsed'], 'long expired': ['Lapsed'] },
  WA: { ...usual, limited: ['Active on probation', 'Active, with conditions'] },
  OH: { ...usual, limited: ['Active on probation', 'Active/Stayed Suspension'] },
  MA: { ...usual, good: ['Current'], ended: ['Retired'] },
  VA: { ...usual, good: ['Current'], limited: ['Active on probation'] },
  MN: { ...usual, good: ['Licensed'], 'long expired': ['Terminated'] },
  PA: { ...usual, limited: ['Probation/Active'] },
};

/** What those of which nothing is told here say of a good standing. */
const usualGoodWords = [
  'Active',
  'Active',
  'Active',
  'Active, in good standing',
  'Current',
  'Valid',
] as const;

const known = new WeakMap<LicenseTypeRecord, BoardWords>();

/** The words of the board that licenses of a type are looked up at. */
export function boardWords(licenseType: LicenseTypeRecord): BoardWords {
  const before = known.get(licenseType);
  if (before) return before;
  const words = wordsFor(licenseType.source.state ?? '', licenseType.name);
  known.set(licenseType, words);
  return words;
}

function wordsFor(state: string, name: string): BoardWords {
  const board = professionCalled(name)?.board ?? 'health';
  if (state === 'CA' && /social worker|counselor|family therapist/.test(name)) return californiaBehavioral;
  const ofBoard = ofStates[`${state} ${board}`] ?? (board === 'nursing' ? nursingOf(state) : ofStates[state]);
  if (ofBoard) return ofBoard;
  const index = (hashText(`${state} ${board} words`) >>> 0) % usualGoodWords.length;
  return { ...usual, good: [usualGoodWords[index] ?? 'Active'] };
}

/** Few boards of nursing show words of their own. */
function nursingOf(state: string): BoardWords {
  return state === 'FL' || state === 'NY' ? (ofStates[state] ?? nursys) : nursys;
}
