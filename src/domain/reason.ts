/** So many letters of any script a reason in one's own words has at least; its words say characters, as letters are written here too. */
const leastLetters = 10;
/** With fewer different ones it is a key held down, or two of them in turn. */
const leastDifferent = 3;

/** What a reason in one's own words needs, told before it is written. */
export const reasonRule = `at least ${leastLetters} characters`;

/** What stands at the field of a reason that does not say anything. */
export const saysNothing = `Write at least ${leastLetters} characters that say why in your own words, not what the status says already. Spaces, digits and punctuation do not count.`;

/** Said of anything at all, and so of nothing: the decision itself, that there is no reason, or that it stands elsewhere. */
const stock = [
  '(?:is |are )?(?:not|non|un) ?(?:applicable|required|needed|necessary|relevant|asked for)',
  'n a',
  '(?:does|do|did) ?n[o ]?t (?:apply|matter|need (?:one|it|this|any))',
  'no(?:ne|thing)? (?:is |was )?(?:needed|required|necessary|applicable|to add|to say|to report)',
  'no (?:reason|comments?|issues?|concerns?|problems?|remarks?|notes?|need)(?: given)?',
  '(?:please )?see (?:the )?(?:above|below|notes?|file|comments?|attach(?:ed|ment)s?|previous|earlier|other|checklist|packet)',
  'same (?:as )?(?:above|before|reason|always)',
  '(?:as|like) (?:discussed|above|before|below|agreed|usual|always|noted|mentioned|stated|said|per policy|is|needed|required)',
  'per (?:policy|discussion|above|our discussion)',
  '(?:to be|tbd|will be) (?:determined|done|decided|added|provided)',
  'self explanatory',
  'looks? (?:good|fine|ok|okay|right|correct)',
  '(?:all |its |is )?(?:good|fine|ok|okay|correct)',
  'lorem ipsum(?: dolor)?(?: sit)?(?: amet)?',
  'marked as',
  'test(?:ing)?',
  'approved?',
  'accept(?:ed)?',
  'reject(?:ed)?',
  'complete(?:d)?',
  'missing',
  'waived?',
  'skip(?:ped)?',
  'because',
  'reasons?',
  '(?:needed|required|necessary)',
].map((text) => new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'gu'));

/** What carries no reason by itself. */
const empty =
  /(?<!\p{L})(?:a|an|and|any|anyway|are|at|be|by|case|element|everything|file|for|he|here|in|is|it|its|item|just|match|moment|now|of|on|or|our|person|please|provider|record|request|she|simply|so|status|that|the|them|there|therefore|they|this|time|to|us|was|we|with)(?!\p{L})/gu;

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];
/** So many letters are left of a reason that says something beside what anything could be said of. */
const leastOwn = 4;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether a reason in one's own words says something: at least ten letters of any script, and more than one or two of
 * them again and again (`aaaaaaaaaa`, `x x x x`). One that only repeats the decision, what it is about (`repeated`), or what
 * is said of anything (`not applicable`, `see above`, `as discussed`) does not. A decision is final, and auditors read its
 * reason years later. Digits and punctuation do not count, and whether a sentence is true cannot be checked here.
 */
export function saysSomething(text: string, repeated: readonly string[] = []): boolean {
  const letters = lettersOf(text.normalize('NFKC').toLowerCase());
  if (letters.length < leastLetters || new Set(letters).size < leastDifferent) return false;
  let remainder = plain(text);
  for (const words of repeated.map(plain)) if (words) remainder = remainder.replaceAll(words, ' ');
  for (const words of stock) remainder = remainder.replaceAll(words, ' ');
  return lettersOf(remainder.replaceAll(empty, ' ')).length >= leastOwn;
}
