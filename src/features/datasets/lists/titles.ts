import { isDegreeAndName, isGenerationalSuffix, isInitial } from '@/domain/name-words';

const degrees = new Set(
  `md do mbbs rn lpn lvn cna np pa pac phd psyd edd dds dmd dc dpm od pt dpt ot otr ota pta slp lcsw lmsw lsw licsw msw
  lpc lpcc lmft lmhc crna aprn arnp fnp fnpc aprn pmhnp rph pharmd dvm bcba cnm cns rdh emt cadc lac cns bsn msn rma cma
  pca hha lcpc rt rcp esq dpm facs ma ms bs ba nha dom lmt qmhp`.split(/\s+/),
);

const lettersOf = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');

/** Whether a word is a degree or a suffix, where nothing else can stand: behind a comma or in brackets. */
function isTitle(word: string): boolean {
  return degrees.has(lettersOf(word)) || isGenerationalSuffix(word);
}

/** Whether a text has titles only, as `RN, BSN` and `Jr./MD`. */
export function areTitles(text: string): boolean {
  const words = text.split(/[\s,/]+/).filter(Boolean);
  return words.length > 0 && words.every(isTitle);
}

/** The words of a name, the degrees and suffixes that stood behind it, and whether one of those may be a name as well. */
export interface TitledName {
  words: string[];
  titles: string[];
  /** The last word is read as a name, and may be a degree. */
  isOpen: boolean;
}

/**
 * Takes the degrees and suffixes off the end of a name that `ends` with a last or a given name; `least` words are left. A degree
 * that is a name as well counts as one in capitals in a name that is otherwise in small letters, and behind the initial of a given
 * name; never where an initial would be left in the place of the last name.
 */
export function withoutTitles(text: string, ends: 'last' | 'given', least: number): TitledName {
  const words = text.split(/\s+/).filter(Boolean);
  const titles: string[] = [];
  const isMixed = /[a-z]/.test(text);
  while (words.length > least) {
    const word = words.at(-1) ?? '';
    if (!isTitle(word)) break;
    if (isDegreeAndName(word)) {
      const isBehindInitial = words.length > 1 && isInitial(words.at(-2) ?? '');
      const isWritten = isMixed && word === word.toUpperCase();
      const isDegree = isBehindInitial ? ends === 'given' : isWritten;
      if (!isDegree) return { words, titles, isOpen: !isMixed && !isBehindInitial };
    }
    titles.unshift(word);
    words.pop();
  }
  return { words, titles, isOpen: false };
}
