import type { DatasetMatch } from '@/api/models';
import { recordForce } from '@/domain/match-record';
import { localDay } from '@/lib/dates';
import { wordsOf } from '@/lib/names';
import type { Resolution } from './match-decision';
import { agreement, evidenceFacts, names, type Kind, type Likeness } from './match-evidence';
import type { MatchField } from './match-fields';
import { usualMatchReasons } from './usual-reasons';

/** What a reason is compared with. */
export interface ReasonEvidence {
  fields: readonly MatchField[];
  data: DatasetMatch['data'];
  /** Which list or database the record is from. */
  datasetType: string | undefined;
}

/** Why a reason cannot be right. */
export interface ReasonDoubt {
  /** Within a sentence: `birth date agrees`. */
  why: string;
  /** What agrees though the reason denies it: `birth date`. */
  agrees: readonly string[];
}

type Topic = Kind | 'occupation';

/** How people name what is compared. The longer ones come first: a license number is no other number. */
const topics: readonly (readonly [words: RegExp, topic: Topic])[] = [
  [/\b(?:dates? of birth|birth ?(?:dates?|days?|years?)|years? of birth|dob|born)\b/, 'born'],
  [/\bnpis?\b|\bnational provider identifier/, 'npi'],
  [/\bssns?\b|\bsocial security/, 'ssn'],
  [/\blicen[sc]es?\b/, 'license'],
  [/\bdea\b/, 'dea'],
  [
    /(?<!\b(?:former|maiden|married|previous|earlier|old|other|user|file) )\bnames?\b|\bmiddle initials?\b|\bsurnames?\b/,
    'name',
  ],
  [/\b(?:address(?:es)?|places?|location|city)\b/, 'address'],
  [/\b(?:occupations?|professions?|special(?:ty|ities|ity|ties))\b/, 'occupation'],
];

const denies =
  /\b(?:differ(?:s|ed|ent|ently|ing)?|another|others?|wrong|mismatch(?:es)?|unlike|somebody else|someone else)\b|\b(?:is|are|was|were|do|does|did|has|have)(?: not|n['’]t)\b|\bno match\b/;
const affirms = /\b(?:same|agrees?|agreed|matche?s?|matched|matching|identical|equals?|shares?|shared)\b/;
const deniedAffirmation =
  /\b(?:not|n['’]t|no)\s+(?:the\s+|a\s+)?(?:same|agree|match|identical|equal|share)\b/g;
const deniedDenial = /\b(?:not|n['’]t|no)\s+(?:really\s+)?differ(?:s|ent|ence)?\b/;

interface Claim {
  topics: readonly Topic[];
  /** One of them is enough: `NPI or license number differs`. */
  isEither: boolean;
  says: 'agrees' | 'differs';
}

/** What a reason says of what is compared, clause by clause; what says both, or neither, is no claim. */
function claimsOf(reason: string): Claim[] {
  const claims: Claim[] = [];
  // `Name, birth date and address agree`: what stands before the commas goes with the rest.
  let listed: Topic[] = [];
  for (const clause of reason
    .toLowerCase()
    .split(/[.;:,!?\n–—]|\b(?:but|although|though|while|whereas|yet|with)\b/)) {
    const named = topics.flatMap(([words, topic]) => (words.test(clause) ? [topic] : []));
    const plain = clause.replace(deniedAffirmation, ' differs ');
    const [isDenied, isAffirmed] = [denies.test(plain), affirms.test(plain)];
    if (!isDenied && !isAffirmed) {
      listed = named.length > 0 && clause.trim().split(/\s+/).length <= 4 ? [...listed, ...named] : [];
      continue;
    }
    const all = [...new Set([...listed, ...named])];
    listed = [];
    if (all.length === 0 || named.length === 0 || isDenied === isAffirmed || deniedDenial.test(clause))
      continue;
    claims.push({ topics: all, isEither: /\bor\b/.test(clause), says: isDenied ? 'differs' : 'agrees' });
  }
  return claims;
}

/** What in its claims a reason is about, by the ids of fields: `born`, `occupation`. */
export const topicsOf = (reason: string): ReadonlySet<string> =>
  new Set(claimsOf(reason).flatMap((claim) => claim.topics));

/** The OIG's site alone confirms by social security number, and only whom its list of exclusions has (field.md 3.1). */
const isOfOig = (reason: string) => /\bOIG\b/i.test(reason) && /\bSSN\b|social security/i.test(reason);

/**
 * Why a reason for a decision cannot be right, by the evidence that stands beside it: it says that something differs which
 * agrees, or that something agrees which differs; or it speaks of a site that this list is not on. Undefined where nothing
 * speaks against it, or nothing is known.
 */
export function reasonDoubt(
  reason: string,
  resolution: Resolution,
  { fields, data, datasetType }: ReasonEvidence,
): ReasonDoubt | undefined {
  if (isOfOig(reason) && datasetType !== 'OigExclusions')
    return { why: 'only records of the OIG exclusions are confirmed by SSN on the OIG’s site', agrees: [] };
  const claims = claimsOf(reason).filter(
    ({ says }) => says === (resolution === 'Reject' ? 'differs' : 'agrees'),
  );
  if (claims.length === 0) return undefined;
  const facts = factsWithOccupation(fields, data);
  const against = new Set(claims.flatMap((claim) => contradicted(claim, facts)));
  if (against.size === 0) return undefined;
  const all = [...against];
  const words = all.map((topic) => (topic === 'occupation' ? topic : names[topic]));
  if (resolution === 'Accept') return { why: agreement(words, 'differs', 'differ'), agrees: [] };
  const isAlike = (topic: Topic) => facts.get(topic) === 'similar';
  const alike = words.filter((_, index) => isAlike(all[index] ?? 'name'));
  const same = words.filter((_, index) => !isAlike(all[index] ?? 'name'));
  const why = [agreement(same), agreement(alike, 'is similar', 'are similar')].filter(Boolean).join(', ');
  return { why, agrees: words };
}

type Facts = ReadonlyMap<Topic, Likeness>;

function factsWithOccupation(fields: readonly MatchField[], data: ReasonEvidence['data']): Facts {
  const occupation = fields.find(({ id }) => id === 'occupation')?.comparison.mark;
  const facts = new Map<Topic, Likeness>(evidenceFacts(fields, data));
  if (occupation && occupation !== 'missing') facts.set('occupation', occupation);
  return facts;
}

/** Addresses and occupations are written in many ways: a similar one does not differ. Of a name a part may. */
const isSame = (topic: Topic, likeness: Likeness | undefined) =>
  likeness === 'agrees' || (likeness === 'similar' && (topic === 'address' || topic === 'occupation'));
const isOther = (likeness: Likeness | undefined) => likeness === 'differs' || likeness === 'close';

/** What of a claim the evidence contradicts. */
function contradicted({ topics: all, isEither, says }: Claim, facts: Facts): readonly Topic[] {
  if (says === 'differs') {
    if (isEither && all.some((topic) => isOther(facts.get(topic)))) return [];
    return all.filter((topic) => isSame(topic, facts.get(topic)));
  }
  const differing = all.filter((topic) => facts.get(topic) === 'differs');
  return isEither && differing.length < all.length ? [] : differing;
}

/** First and last name are there on both sides, and each side has another name between them. */
function middleDiffers({ onFile, given, comparison }: MatchField): boolean {
  const [ours, theirs] = [wordsOf(onFile), wordsOf(given)];
  if (comparison.mark !== 'differs' || ours.length < 3 || theirs.length < 3) return false;
  return [ours[0], ours.at(-1)].every((word) => word !== undefined && theirs.includes(word));
}

/** Whether the comparison shows what a reason of the usual list claims: what nothing is known of bears nothing. */
function isBorne(reason: string, { fields, data, datasetType }: ReasonEvidence): boolean {
  // Nobody but the OIG compares by it; that is judged by the list alone.
  if (isOfOig(reason)) return true;
  if (/\bno longer in force\b/.test(reason))
    return recordForce(datasetType, data?.record, localDay()).state !== 'in force';
  if (/\bmiddle name\b/.test(reason))
    return fields.some((field) => field.id === 'name' && middleDiffers(field));
  const facts = factsWithOccupation(fields, data);
  return claimsOf(reason).every(({ topics: all, isEither, says }) => {
    const isShown = (topic: Topic) => {
      const likeness = facts.get(topic);
      return says === 'differs' ? isOther(likeness) : likeness === 'agrees' || likeness === 'similar';
    };
    return isEither ? all.some(isShown) : all.every(isShown);
  });
}

/**
 * The reasons of a list that may be given here. One of the usual list is offered where the comparison bears what it says; of a
 * reason that a team wrote nobody knows what else it rests on, so that it stays unless the evidence contradicts it. `chosen`
 * stays, so that it is seen and can be changed.
 */
export const offeredReasons = (
  reasons: readonly string[],
  resolution: Resolution,
  evidence: ReasonEvidence,
  chosen: string,
): readonly string[] => {
  const usual = usualMatchReasons[resolution];
  const offered = reasons.filter(
    (reason) =>
      !reasonDoubt(reason, resolution, evidence) && (!usual.includes(reason) || isBorne(reason, evidence)),
  );
  return chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
};

/** Reasons that only somebody who looks at one record can give are not offered for many. */
export const reasonsForMany = (reasons: readonly string[]): readonly string[] =>
  reasons.filter((reason) => !isOfOig(reason));

/** The question at the field of a reason that the evidence contradicts. */
export const doubtWords = ({ why }: ReasonDoubt): string =>
  `The evidence speaks against this reason: ${why}. Change the reason, or send it once more if it is right all the same.`;
