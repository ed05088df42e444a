import type { DatasetMatch, ScanParameter } from '@/api/models';
import { npiOf } from '@/lib/npi';
import { parseTypedDate } from '@/lib/typed-date';
import { capitalized, textOf } from '@/lib/words';
import type { MatchField } from './match-fields';

type MatchData = DatasetMatch['data'];

/** Whether a record is about the provider or facility, as far as the evidence goes; whether it is in force is another question. */
export type Identity = 'Same' | 'Likely' | 'Different' | 'Unclear';

export interface MatchIdentity {
  identity: Identity;
  /** What it rests on, as it goes on behind a colon: `NPI and birth date agree`. */
  why: string;
  /**
   * What agrees and speaks against rejecting: NPI and SSN, whatever else differs; where nothing contradicts, also two
   * facts that identify, or birth date and name. Such a record is never rejected without a look at it.
   */
  telling: readonly string[];
}

/** What is compared, by what it weighs: what nobody else has · what few others have · what many have. */
export type Kind = 'npi' | 'ssn' | 'born' | 'license' | 'dea' | 'number' | 'ssnEnd' | 'name' | 'address';

export const names: Readonly<Record<Kind, string>> = {
  npi: 'NPI',
  ssn: 'SSN',
  born: 'birth date',
  license: 'license number',
  dea: 'DEA number',
  number: 'certificate number',
  ssnEnd: 'end of the SSN',
  name: 'name',
  address: 'address',
};

const uniqueKinds: readonly Kind[] = ['npi', 'ssn'];
const identifying: readonly Kind[] = ['npi', 'ssn', 'born', 'license', 'dea', 'number', 'ssnEnd'];

/** `close`: they differ as a slip of the pen does. */
export type Likeness = 'agrees' | 'similar' | 'close' | 'differs';

const kindOfParameter: Record<string, Kind> = {
  Npi: 'npi',
  Ssn: 'ssn',
  DateOfBirth: 'born',
  License: 'license',
  Dea: 'dea',
  BoardCertificationNumber: 'number',
  Certificate: 'number',
  NccpaBoardCertificateInfo: 'number',
  FacilityAccreditationInfo: 'number',
  FacilityCmsCertificationInfo: 'number',
  Name: 'name',
  FacilityName: 'name',
  Address: 'address',
};

/** Licenses and registrations that differ say nothing: people have several. */
const severalOfThem: readonly Kind[] = ['license', 'dea', 'number'];

interface Evidence {
  /** As `matchFields` compares them. */
  fields: readonly MatchField[];
  /** What the service compared besides: SSN and license numbers above all. */
  data: MatchData;
  isFacility?: boolean;
}

/**
 * What the evidence of a match means, in one sentence. NPI, SSN, birth date and license number weigh most, name and
 * address little: people share names, and lists have old addresses. Two that agree make the same person where nothing
 * contradicts; what contradicts itself is left to a person, since a wrong "Same person" is worse than "Cannot tell".
 */
export function matchIdentity({ fields, data, isFacility = false }: Evidence): MatchIdentity {
  const facts = evidenceFacts(fields, data);
  const like = (kind: Kind, ...likeness: Likeness[]) => likeness.some((one) => facts.get(kind) === one);
  const agreeing = identifying.filter((kind) => like(kind, 'agrees'));
  const unique = uniqueKinds.filter((kind) => agreeing.includes(kind));
  // An organization may have several NPIs.
  const against = identifying.filter((kind) => like(kind, 'differs') && !(isFacility && kind === 'npi'));
  const close = identifying.filter((kind) => like(kind, 'close'));
  const isNamed = like('name', 'agrees', 'similar');
  const named = like('name', 'agrees') ? (['name'] as const) : [];
  const alike = like('name', 'similar') ? 'name is similar' : '';

  const isBornNamed = isNamed && agreeing.includes('born');
  const isProven = against.length === 0 && (agreeing.length > 1 || isBornNamed);
  const telling = isProven ? [...(agreeing.length > 1 ? [] : named), ...agreeing] : unique;
  const conclude = (identity: Identity, why: string): MatchIdentity => ({
    identity,
    why,
    telling: telling.map((kind) => names[kind]),
  });

  if (against.length > 0) {
    const differ = verb(against, 'differs', 'differ');
    if (agreeing.length === 0) return conclude('Different', differ);
    return conclude('Unclear', clauses(agree([...named, ...agreeing]), differ));
  }
  if (close.length > 0) {
    const slip = `${verb(close, 'differs', 'differ')} only slightly`;
    const others = like('name', 'differs') ? 'name differs' : alike;
    const why = clauses(agree([...named, ...agreeing]), others, slip);
    return conclude(unique.length > 0 && isNamed ? 'Likely' : 'Unclear', why);
  }
  const otherNpi = isFacility && like('npi', 'differs') ? 'NPI differs' : '';
  if (agreeing.length > 1 && !otherNpi) {
    if (like('name', 'differs')) return conclude('Likely', clauses(agree(agreeing), 'name differs'));
    return conclude(isNamed || unique.length > 0 ? 'Same' : 'Likely', agree(agreeing));
  }
  if (like('ssn', 'agrees') && isNamed) return conclude('Same', clauses(agree(['ssn', ...named]), alike));
  const isPlaced = isFacility && like('address', 'agrees', 'similar');
  if (isNamed && (agreeing.length > 0 || isPlaced)) {
    const kinds: Kind[] = [...named, ...agreeing, ...(isPlaced ? (['address'] as const) : [])];
    return conclude(otherNpi ? 'Unclear' : 'Likely', clauses(agree(kinds), alike, otherNpi));
  }
  if (like('npi', 'agrees') && !facts.has('name')) return conclude('Likely', 'NPI agrees');
  return conclude('Unclear', otherNpi ? clauses(agree(named), alike, otherNpi) : little(agreeing, facts));
}

/** Why little is known: only what many have agrees, or nothing does. */
function little(agreeing: readonly Kind[], facts: ReadonlyMap<Kind, Likeness>): string {
  const name = facts.get('name');
  if (agreeing.length > 0)
    return name ? clauses(agree(agreeing), 'name differs') : `only the ${agree(agreeing)}`;
  const weak = (['name', 'address'] as const).filter((kind) => facts.get(kind) === 'agrees');
  if (weak.length > 0)
    return name === 'differs' ? clauses(agree(weak), 'name differs') : `only the ${agree(weak)}`;
  if (name === 'similar') return 'only the name is similar';
  return name === 'differs'
    ? 'name differs, and nothing else identifies anybody'
    : 'there is nothing to compare';
}

/** What agrees, differs or is similar, of all that the console and the service compared. */
export function evidenceFacts(fields: readonly MatchField[], data: MatchData): ReadonlyMap<Kind, Likeness> {
  const facts = new Map<Kind, Likeness>();
  const compared = (parameters: readonly ScanParameter[] | undefined, likeness: 'agrees' | 'differs') => {
    for (const { type } of parameters ?? []) {
      const known = Object.hasOwn(kindOfParameter, textOf(type)) ? kindOfParameter[textOf(type)] : undefined;
      const kind = known === 'ssn' && hasShortSsn(data?.record) ? 'ssnEnd' : known;
      if (!kind || (likeness === 'differs' && (facts.has(kind) || severalOfThem.includes(kind)))) continue;
      // The service takes names that are alike for the same.
      facts.set(kind, kind === 'name' && likeness === 'agrees' ? 'similar' : likeness);
    }
  };
  compared(data?.positiveParameters, 'agrees');
  compared(data?.negativeParameters, 'differs');
  for (const { id, onFile, given, comparison } of fields) {
    // Both are there, and one is a day that stands for none: what the service made of it says nothing.
    if (id === 'born' && comparison.mark === 'missing' && onFile && given) facts.delete('born');
    if (!isKind(id) || comparison.mark === 'missing') continue;
    if (!isComparable(id, onFile) || !isComparable(id, given)) continue;
    facts.set(id, comparison.mark === 'differs' && isSlip(id, onFile, given) ? 'close' : comparison.mark);
  }
  return facts;
}

const isKind = (id: string): id is Kind => Object.hasOwn(names, id);

/** What is no date contradicts no birth date, and what is no NPI no NPI. */
function isComparable(kind: Kind, text: string): boolean {
  if (kind === 'born') return parseTypedDate(text) !== undefined;
  if (kind !== 'npi' || npiOf(text) !== undefined) return true;
  return text.split(/[\s,;]+/).every((one) => one.replace(/\D/g, '').length === 10);
}

/** Reports of the databank carry the last digits of a social security number, which many people share. */
function hasShortSsn(record: unknown): boolean {
  const { subjectInformation } = (record ?? {}) as { subjectInformation?: { ssn?: unknown } | null };
  const ssn = subjectInformation?.ssn;
  return (
    Array.isArray(ssn) && ssn.length > 0 && ssn.every((one) => textOf(one).replace(/\D/g, '').length < 9)
  );
}

/** Whether two numbers or days differ as a slip of the pen does: one digit, two in each other's place, day for month. */
function isSlip(kind: Kind, onFile: string, given: string): boolean {
  if (kind !== 'born' && kind !== 'npi') return false;
  const [ours, theirs] = [onFile, given].map((text) =>
    kind === 'born' ? (parseTypedDate(text) ?? '') : text.replace(/\D/g, ''),
  );
  if (!ours || !theirs || ours.length !== theirs.length) return false;
  const [year, month, day] = ours.split('-');
  if (kind === 'born' && theirs === `${year}-${day}-${month}`) return true;
  const off = [...ours].flatMap((sign, index) => (sign === theirs[index] ? [] : [index]));
  const [first = 0, second = 0] = off;
  const isSwapped =
    off.length === 2 &&
    ours[first] === theirs[second] &&
    ours[second] === theirs[first] &&
    second - first < 2;
  return off.length === 1 || isSwapped;
}

const verb = (kinds: readonly Kind[], one: string, many: string) =>
  withVerb(
    kinds.map((kind) => names[kind]),
    one,
    many,
  );

function withVerb(words: readonly string[], one: string, many: string): string {
  const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
  return list && `${list} ${words.length > 1 ? many : one}`;
}

/** What `telling` says, within a sentence: `NPI agrees`, `name and birth date agree`; or another verb of both numbers. */
export const agreement = (telling: readonly string[], one = 'agrees', many = 'agree'): string =>
  withVerb(telling, one, many);

const agree = (kinds: readonly Kind[]) => verb(kinds, 'agrees', 'agree');
const clauses = (...parts: string[]) => parts.filter(Boolean).join(', ');

const labels: Record<Identity, (subject: string) => string> = {
  Same: (subject) => `Same ${subject}`,
  Likely: (subject) => `Likely the same ${subject}`,
  Different: (subject) => `Different ${subject}`,
  Unclear: () => 'Cannot tell',
};

/** `Likely the same person`, `Different facility`, `Cannot tell`. */
export const identityLabel = (identity: Identity, isFacility = false): string =>
  capitalized(labels[identity](isFacility ? 'facility' : 'person'));
