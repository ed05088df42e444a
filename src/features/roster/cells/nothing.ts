/**
 * What decides which words of a field stand for an empty cell:
 * `code`: numbers, telephone, choices and all that has no other rule;
 * `name`: first and last names, among which Null, Na and Nan are names;
 * `status`: words of an organization, among which Pending is one;
 * `date`: days, among which a far one means that there is no end;
 * `count`: numbers of which zero is one.
 */
export type NothingRule = 'code' | 'name' | 'status' | 'date' | 'count';

type Kind = 'always' | 'words' | 'waiting' | 'endless';

/** Words for nothing by their letters, in capitals. */
const kinds: Readonly<Record<Kind, string>> = {
  always:
    'N/A|NOT APPLICABLE|NOT AVAILABLE|NOT PROVIDED|NOT GIVEN|NOT FOUND|NOT ON FILE|NO DATA|NRF|NO RECORD FOUND|TBD|TBA|TO BE DETERMINED',
  /** People are called so, too. */
  words: 'NONE|NULL|NAN|NIL|NO|X|XX|XXX|BLANK|EMPTY|UNDEFINED',
  /** A status may consist of them. */
  waiting: 'PENDING|UNKNOWN|UNK|APPLIED FOR|IN PROCESS',
  /** A day that never comes. */
  endless:
    'INDEFINITE|INDEFINITELY|PERMANENT|LIFETIME|NEVER|NO EXPIRATION|DOES NOT EXPIRE|CURRENT|PRESENT|OPEN|ONGOING|ACTIVE',
};

/** A letter on the way through the words: most texts are none of them after two or three. */
interface Step {
  next: Map<number, Step>;
  kind?: Kind;
}

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
/** Letters in capitals. */
const capital = (code: number) => (code >= 97 ? code - 32 : code);

const start: Step = { next: new Map() };
for (const [kind, words] of Object.entries(kinds))
  for (const word of words.split('|')) {
    let step = start;
    for (let index = 0; index < word.length; index += 1) {
      const code = word.charCodeAt(index);
      if (!isLetter(code)) continue;
      const next = step.next.get(code) ?? { next: new Map<number, Step>() };
      step.next.set(code, next);
      step = next;
    }
    step.kind = kind as Kind;
  }

/** Which of the words a text consists of, whatever stands between its letters; none of them where it has a digit. */
function wordKind(text: string): Kind | 'punctuation' | undefined {
  let step = start;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isLetter(code)) {
      const next = step.next.get(capital(code));
      if (!next) return undefined;
      step = next;
    } else if (code > 127 ? /[\p{L}\p{N}]/u.test(text.charAt(index)) : code >= 48 && code <= 57)
      return undefined;
  }
  return step === start ? 'punctuation' : step.kind;
}

/** The longest text that stands for nothing, in characters. */
const longest = 24;

/** Zeros however they are grouped: `0`, `0000000000`, `000-00-0000`, `(000) 000-0000`. */
const zeros = /^[\s()./-]*0[0\s()./-]*$/;
const midnight = /[ T]0?0:00(?::00)?(?:\.0+)?$/;
/** Days that programs write into an empty cell: the first ones that they know, and years from 2099 on their last one. */
const noDay =
  /^(?:0?1[-/.]0?0[-/.](?:19)?00|0?1[-/.]0?1[-/.]1900|12[-/.]3[01][-/.]1899|(?:1899-12-3[01]|1900-01-0[01])|0?1[-/.]0?1[-/.]0{2,}1|0{2,}1-01-01|12[-/.]31[-/.](?:2[1-9]\d\d|2099|[3-9]\d{3})|(?:2[1-9]\d\d|2099|[3-9]\d{3})-12-31)(?:[ T].*)?$/;

/**
 * Whether a text that is not empty stands for an empty cell in a field of this rule: `N/A`, `-0-`, `0000000000`,
 * `00/00/0000`, `#N/A`, `12/31/9999`. Takes the text without blanks around it.
 */
export function isNothing(text: string, rule: NothingRule = 'code'): boolean {
  if (text.length > longest && rule !== 'date') return false;
  if (rule !== 'count' && text.includes('0') && zeros.test(text.replace(midnight, ''))) return true;
  // `-0-` is what clerks write so that nobody takes the cell for forgotten.
  if (text.startsWith('-') && /^-+0-+$/.test(text)) return true;
  if (rule === 'date' && noDay.test(text)) return true;
  switch (wordKind(text)) {
    case 'punctuation':
      return true;
    case 'always':
      // Na is a name; N/A is none.
      return rule !== 'name' || !/^na$/i.test(text) || text === 'na';
    case 'words':
      return rule !== 'name' || text === text.toLowerCase();
    case 'waiting':
      return rule === 'code' || rule === 'date';
    case 'endless':
      return rule === 'date';
    case undefined:
      return false;
  }
}
