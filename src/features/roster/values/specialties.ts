import type { Taxonomy } from '@/api/models';
import { normalised } from '@/lib/names';
import { isOneSlipAway } from '@/lib/name-search';
import { textOf } from '@/lib/words';
import type { FieldChoice, Reading } from '../model/fields';
import { isOfPhysicians, isPhysician, specialtiesOf } from './specialty-professions';
import { codeOfSharedWords, codeOfWords, codesMeant, everydayWords } from './specialty-words';

const codeForm = /\b\d{2,3}[0-9A-Z]{6,7}X\b/i;

/** By a text as `normalised` gives it, of a profession or of any, what a person said that it stands for. */
type Meanings = ReadonlyMap<string, string>;

/** What words mean in their row. */
export type SpecialtyInRow =
  | { value: string; /** They name it otherwise. */ isLoose: boolean; note?: string }
  | { problem: string };

/** How the column of a specialty is read, and what its texts may be mapped to. */
export interface SpecialtyReader {
  /** A code is its specialty; words stay what they are until `settle` knows whose they are. */
  read: (text: string, meanings?: Meanings) => Reading;
  /** What was read means of somebody of a profession, as `professionOf` names it; undefined for what needs no settling. */
  settle: (read: string, profession: string | undefined) => SpecialtyInRow | undefined;
  /** All specialties of people, by their names and codes. */
  choices: readonly FieldChoice[];
  /** The values of those that a text may mean, the likeliest first. */
  likely: (text: string) => readonly string[];
}

/** `Allergy & Immunology` and `Allergy and Immunology` are one. */
const wordsOf = (text: string) =>
  normalised(text)
    .split(' ')
    .filter((word) => word !== 'AND')
    .join(' ');

/** The only one of some. */
const only = ([one, another]: readonly string[]) => (another === undefined ? one : undefined);

const mostLikely = 6;
/** So many words of professions are remembered with what they mean. */
const mostSettled = 2_000;

/** Between its column and `settle` a specialty in words stands in one text: the words, then what people said of them. */
const inWords = '?';

/** Between the specialties of one cell. */
const apart = '\t';

/** The specialties of a value that was read: a cell may name several. None of an empty text. */
export const severalSpecialties = (read: string): readonly string[] => read.split(apart).filter(Boolean);

/** What parts several specialties of a cell. */
const several = /\s*[;|\n\r,/&]+\s*/;

/** Shorter words are one slip away from others that mean something else. */
const leastSlipped = 8;

/** Under what the meaning of words is kept that they have of one profession: `Psych of Nurse practitioner`. */
export const wordsOfProfession = (text: string, profession: string): string =>
  profession ? `${text} of ${profession}` : text;

/**
 * Reads a specialty by the code of its taxonomy, by its name, or by everyday words: `Family Medicine (207Q00000X)`, `Internal
 * Medicine, Cardiovascular Disease`, `Cardiology`, `OB/GYN`. Words that are one thing of a physician and another of a nurse, `Psych`,
 * mean what they do of the profession of their row (NUCC 26.1, field.md 4.1 and 4.4).
 */
export function specialtyReader(taxonomies: readonly Taxonomy[]): SpecialtyReader {
  const byCode = new Map<string, string>();
  const codeById = new Map<string, string>();
  const labels = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  const choices: FieldChoice[] = [];
  const names: (readonly [id: string, words: readonly string[]])[] = [];
  for (const { id, code, displayName, classification, specialization, section } of taxonomies) {
    if (!id) continue;
    if (code) {
      byCode.set(code, id);
      codeById.set(id, code);
    }
    const name = [classification, specialization].filter(Boolean).join(', ');
    for (const word of new Set([textOf(displayName), name, textOf(specialization)].map(wordsOf)))
      if (word) byName.set(word, (byName.get(word) ?? new Set()).add(id));
    if (section === 'Non-Individual') continue;
    const label = name || textOf(displayName) || textOf(code) || id;
    const withCode = code && label !== code ? `${label} (${code})` : label;
    labels.set(id, withCode);
    choices.push({ value: id, label: withCode });
    names.push([id, wordsOf(`${name} ${textOf(displayName)}`).split(' ')]);
  }
  const known = new Set(choices.map(({ value }) => value));
  const idOf = (code: string | undefined) => byCode.get(code ?? '');
  const codeOf = (id: string) => codeById.get(id) ?? '';

  /** The specialty of words in a profession, and whether that is the nearest that there is. */
  function meant(
    words: string,
    profession: string | undefined,
  ): { id: string; isGeneral?: true } | undefined {
    const named = [...(byName.get(words) ?? [])];
    const sharedCode = codeOfSharedWords(words);
    const exact = idOf(codeOfWords(words)) ?? only(named);
    const own = specialtiesOf(profession);
    if (!own) {
      const ofPhysicians = only(named.filter((one) => isOfPhysicians(codeOf(one))));
      const id =
        sharedCode === undefined
          ? (exact ?? ofPhysicians)
          : isPhysician(profession)
            ? (ofPhysicians ?? idOf(sharedCode))
            : undefined;
      const isOfOthers = profession && !isPhysician(profession);
      return id && !(isOfOthers && isOfPhysicians(codeOf(id))) ? { id } : undefined;
    }
    const { prefix, general, codes = {}, words: ownWords = {} } = own;
    const base = codeOfWords(words) ?? (sharedCode || undefined) ?? codeOf(only(named) ?? '');
    const within =
      only(named.filter((one) => codeOf(one).startsWith(prefix))) ??
      idOf(ownWords[words]) ??
      idOf(codes[base]);
    if (within) return { id: within };
    if (exact && sharedCode === undefined && !isOfPhysicians(codeOf(exact))) return { id: exact };
    const nearest = isOfPhysicians(base) ? idOf(general) : undefined;
    return nearest ? { id: nearest, isGeneral: true } : undefined;
  }

  const isKnown = (words: string) =>
    byName.has(words) || idOf(codeOfWords(words)) !== undefined || codeOfSharedWords(words) !== undefined;

  /** The only words that are known and one slip of typing away: `Family Medcine`. */
  function slipOf(words: string): string | undefined {
    if (words.length < leastSlipped) return undefined;
    return only(
      [...new Set([...byName.keys(), ...everydayWords])].filter((one) => isOneSlipAway(words, one)),
    );
  }

  function readOne(text: string, meanings: Meanings | undefined): Reading {
    const [code] = codeForm.exec(text) ?? [];
    const byItsCode = code && idOf(code.toUpperCase());
    if (byItsCode) return { value: byItsCode };
    const plain = normalised(text);
    const said = [...(meanings ?? [])].filter(([key]) => key === plain || key.startsWith(`${plain} OF `));
    const words = wordsOf(text);
    if (!isKnown(words) && slipOf(words) === undefined) {
      const value = meanings?.get(plain);
      return value === undefined ? { problem: 'There is no specialty of this code or name.' } : { value };
    }
    return { value: [inWords + text.replace(/\s+/g, ' '), ...said.flat()].join('\n') };
  }

  function settleNew(read: string, profession: string | undefined): SpecialtyInRow {
    const [first = '', ...said] = read.split('\n');
    const text = first.slice(inWords.length);
    const meaningOf = (name: string) => {
      const at = said.indexOf(normalised(name));
      return at >= 0 && at % 2 === 0 ? said[at + 1] : undefined;
    };
    const asSaid =
      (profession && meaningOf(wordsOfProfession(text, profession))) ??
      (profession ? undefined : meaningOf(text));
    if (asSaid !== undefined) return { value: asSaid, isLoose: true };
    const own = wordsOf(text);
    const slip = isKnown(own) ? undefined : slipOf(own);
    const words = slip ?? own;
    const found = meant(words, profession);
    if (found) {
      const { id, isGeneral } = found;
      const as = `${text} is read as ${labels.get(id) ?? id}`;
      const note = isGeneral ? `${as}, since there is no such specialty of this profession` : slip && as;
      const isLoose = isGeneral === true || slip !== undefined || only([...(byName.get(words) ?? [])]) !== id;
      return { value: id, isLoose, ...(note && { note }) };
    }
    const ofAny = meaningOf(text);
    if (ofAny !== undefined) return { value: ofAny, isLoose: true };
    if (!isKnown(words)) return { problem: `There is no specialty “${text}”.` };
    return {
      problem: profession
        ? 'Several specialties may be meant: say which one, or give the code of its taxonomy.'
        : 'Several specialties may be meant, and no provider type says which: say it, or give the code of its taxonomy.',
    };
  }

  const settled = new Map<string, SpecialtyInRow>();
  return {
    read(text, meanings) {
      const said = meanings?.get(normalised(text));
      const whole = readOne(text, meanings);
      const parts = text.split(several).filter(Boolean);
      const hasSeveral = parts.length > 1 && said === undefined;
      // A comma or a slash may be part of a name.
      if (!hasSeveral || ('value' in whole && !/[;|\n]/.test(text))) return whole;
      const values = parts.map((part) => readOne(part.trim(), meanings));
      const known = values.filter((one) => 'value' in one).length;
      // Of a list that is plainly one, what is known is taken, and the rest is told.
      if (known === 0 || (known < parts.length && !/[;|\n]/.test(text))) return whole;
      const all = values.map((one, at) => ('value' in one ? one.value : inWords + parts[at]?.trim()));
      return { value: all.join(apart) };
    },
    settle(read, profession) {
      if (!read.startsWith(inWords)) return undefined;
      const name = `${read}\n${profession}`;
      const before = settled.get(name);
      if (before) return before;
      if (settled.size > mostSettled) settled.clear();
      const now = settleNew(read, profession);
      settled.set(name, now);
      return now;
    },
    choices: choices.toSorted((one, other) => one.label.localeCompare(other.label)),
    likely(text) {
      const words = wordsOf(text);
      const codes = [codeOfSharedWords(words) ?? '', ...codesMeant(words)];
      const all = [...codes.map((code) => idOf(code) ?? ''), ...(byName.get(words) ?? [])];
      return [...new Set([...all, ...sharing(words.split(' '), names)])]
        .filter((id) => known.has(id))
        .slice(0, mostLikely);
    },
  };
}

/** Letters that words of one root begin with: `Endocrine` and `Endocrinology`. */
const root = 5;

/** Those whose names share the roots of most of some words, the shortest names first. */
function sharing(
  words: readonly string[],
  names: readonly (readonly [id: string, words: readonly string[]])[],
): string[] {
  const roots = words.filter((word) => word.length >= root).map((word) => word.slice(0, root));
  return names
    .map(([id, all]) => ({
      id,
      length: all.length,
      shared: roots.filter((start) => all.some((word) => word.startsWith(start))).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || one.length - other.length)
    .map(({ id }) => id);
}
