import { formatDate, localDay } from '@/lib/dates';
import { normalised } from '@/lib/names';
import { readDate } from '../model/dates';
import type { Reading, RosterField, RosterValues } from '../model/fields';
import type { Ending } from '../model/kind';

const actions = [
  { value: 'add', label: 'Add' },
  { value: 'change', label: 'Change' },
  { value: 'terminate', label: 'Terminate' },
  { value: 'location', label: 'Terminate a location only' },
] as const;

const endings =
  /^(?:T|D|TERM|TERMED|TERMS|TERMINAT\w*|DELET\w*|DEL|REMOV\w*|DROP\w*|END|ENDED|INACTIV\w*|NONACTIVE|DEACTIV\w*|DISENROLL\w*|UNENROLL\w*|RESIGN\w*)$/;
const beginnings = /^(?:A|ADD\w*|NEW|INITIAL|ENROLL\w*|I)$/;
const changes =
  /^(?:C|U|M|CHG|CHANG\w*|UPDAT\w*|MODIF\w*|CORRECT\w*|EDIT\w*|REVIS\w*|ACTIVE|CURRENT|EXISTING|N)$/;
const places = /^(?:LOCATION|LOCATIONS|LOC|SITE|OFFICE|ADDRESS|PRACTICE)$/;

/** What is no longer so ends: `Not active`, `No longer enrolled`. */
const lasting =
  /^(?:ACTIVE|CURRENT|CURRENTLY|EXISTING|ENROLLED|EMPLOYED|PARTICIPATING|CONTRACTED|CREDENTIALED)$/;
const starting = /^(?:ADD\w*|NEW|INITIAL|YET)$/;
/** What stands behind it is denied: `Not active`, `Do not terminate`. `No` alone denies an end, `No term`; `No change` is one. */
const denial =
  /\b(?:NO LONGER|NOT|NON|NEVER|ISNT|ARENT|DONT|WITHOUT|NO(?= (?:TERM|END|DELET|REMOV|DROP|DEACTIV|DISENROLL)))\b/;

const has = (words: readonly string[], kind: RegExp) => words.some((word) => kind.test(word));

/** What a row is for, by the word of its list: `Add`, `Term`, `TERM LOCATION`, `No change`. */
export function readAction(text: string): Reading {
  const [before = '', ...behind] = normalised(text).split(denial);
  const [said, denied] = [before.split(' '), behind.join(' ').split(' ')];
  // `Do not terminate`, `Not new` and `Not yet active` say what a row is not for.
  if (has(denied, endings) || has(denied, starting)) return unknown;
  const isEnd = has(said, endings) || has(denied, lasting);
  const isPlace = has([...said, ...denied], places);
  // `Add/Term` of a form that nobody filled in says both.
  if (isEnd && has(said, beginnings)) return unknown;
  if (isEnd) return { value: isPlace ? 'location' : 'terminate' };
  if (has([...said, ...denied], changes)) return { value: 'change' };
  return has(said, beginnings) ? { value: isPlace ? 'change' : 'add' } : unknown;
}

const unknown: Reading = { problem: 'This is none of add, change and terminate.' };

const label = (value: string) => actions.find((action) => action.value === value)?.label ?? value;

/** The columns by which lists of changes say what a row is for. */
export const actionFields: readonly RosterField[] = [
  {
    key: 'action',
    label: 'Add, change or terminate',
    aliases: [
      'Action',
      'Add/Term',
      'Add/Change/Term',
      'Add/Update/Term',
      'Action add/change',
      'Transaction type',
      'Transaction type (Add/Update/Term)',
      'Change type',
      'Type of change',
      'Status change',
      'Request type',
    ],
    choices: actions,
    words: label,
    read: readAction,
  },
  {
    key: 'termDate',
    label: 'Termination date',
    aliases: ['Term date', 'Provider term date', 'Date of termination', 'Term effective date', 'Termed'],
    width: 120,
    nothing: 'date',
    words: formatDate,
    read: readDate,
  },
  {
    key: 'effectiveDate',
    label: 'Effective date',
    aliases: [
      'Eff date',
      'Start date',
      'Provider effective date',
      'Change effective date',
      'Effective date of change',
    ],
    width: 120,
    nothing: 'date',
    words: formatDate,
    read: readDate,
  },
];

/**
 * Whether a row ends somebody. A day of termination that has passed ends whatever the row is for; one that lies ahead ends
 * nobody yet. The day on which a row takes effect counts for a termination without a day of its own.
 */
export function endingOf({ action, termDate, effectiveDate }: RosterValues): Ending | undefined {
  if (action === 'location') return { is: 'location', day: termDate };
  if (action !== 'terminate' && !termDate) return undefined;
  const day = termDate ?? effectiveDate;
  const isLater = day !== undefined && day > localDay();
  if (isLater && action !== 'terminate') return undefined;
  return { is: isLater ? 'later' : 'now', day };
}
