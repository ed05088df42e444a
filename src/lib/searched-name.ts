const titles = /^(?:(?:dr|doctor|prof|professor|mrs?|ms|mx)(?:\.\s*|\s+)(?=\S))+/i;

/** Degrees and certificates as they stand behind names; a full stop may follow each of their letters. */
const degrees =
  'md do mbbs dds dmd dpm od dc nd phd psyd pharmd rph rn bsn msn dnp np fnp pmhnp agnp acnp cnp aprn arnp crna cnm cns lpn lvn pa pac pt dpt ot otr slp ccc aud rd lcsw lmsw lmft lpc lmhc bcba mph mha mba ms ma facp facs faap facc facog faafp esq'
    .split(' ')
    .map((word) => [...word].join('\\.?'))
    .join('|');
/** One at the end, with what says how it was certified: `FNP-BC`, `OTR/L`. */
const lastDegree = new RegExp(`([,;\\s]+)(?:${degrees})\\.?(?:[-/][a-z]{1,4})?[,;\\s]*$`, 'i');

/** Surnames that are degrees, too; behind an initial one is the last name: `Anh T Do`. */
const surname = /^\s+(?:do|ma|pa)\s*$/i;

/**
 * A name as the service can find it: without a title before it, degrees behind it and marks that nobody sees, since names on
 * file have none of them. What stands behind a comma is a degree even after one word (`Quill, MD`), without one only after two
 * names and behind no initial: Do and Ma are also surnames.
 */
export function searchedName(text: string): string {
  let name = text
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(titles, '');
  for (let found = lastDegree.exec(name); found; found = lastDegree.exec(name)) {
    const before = name.slice(0, found.index);
    if (/\s\p{L}\.?$/u.test(before) && surname.test(found[0])) break;
    if (before === '' || !(/[,;]/.test(found[1] ?? '') || before.includes(' '))) break;
    name = before;
  }
  return name;
}
