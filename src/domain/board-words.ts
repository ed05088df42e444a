import { capitalized } from '@/lib/words';

/**
 * What the standing of a license lets its holder do (field.md 1.5): practice in full · practice under terms that somebody
 * has to read · not practice, since it was not renewed or ended · not practice, since it was taken away or given up under
 * charges · nobody knows.
 */
export type Standing = 'good' | 'limited' | 'ended' | 'taken away' | 'unknown';

/** Who says what a word means (docs/field.md, sources). */
type Source =
  /** Definitions of license statuses of the Florida Board of Medicine. */
  | 'S37'
  /** License statuses of the California Board of Behavioral Sciences. */
  | 'S38'
  /** Registration of licenses in New York. */
  | 'S39'
  /** Nursys, as summed up by others. */
  | 'S40'
  /** Words that several boards use alike. */
  | 'common'
  /** The plain meaning of the word, read strictly: such a word makes a standing worse, never good. */
  | 'strict';

/**
 * A word or phrase of a board, in lower case without marks, its words parted by single spaces. Those that stand alone as
 * a status on most boards are offered where one is typed.
 */
type BoardWord = readonly [
  words: string,
  standing: Exclude<Standing, 'unknown'>,
  source: Source,
  offered?: 'offered',
];

/**
 * The words by which boards tell the standing of a license (field.md 1.5). How composed statuses are read follows from
 * them by rule, in `license-standing.ts`.
 */
export const boardWords: readonly BoardWord[] = [
  ['active', 'good', 'common', 'offered'],
  ['current', 'good', 'common'],
  ['clear', 'good', 'S37'],
  ['valid', 'good', 'common'],
  ['good standing', 'good', 'common'],
  ['in good standing', 'good', 'common'],
  ['licensed', 'good', 'common'],
  ['unencumbered', 'good', 'S40'],
  ['unrestricted', 'good', 'common'],
  ['registered', 'good', 'S39'],
  ['renewed current', 'good', 'S38'],

  ['encumbered', 'limited', 'S40'],
  ['encumbrance', 'limited', 'S40'],
  ['obligations', 'limited', 'S37'],
  ['obligation', 'limited', 'S37'],
  ['conditional', 'limited', 'S37', 'offered'],
  ['conditions', 'limited', 'common'],
  ['condition', 'limited', 'common'],
  ['probation', 'limited', 'S37', 'offered'],
  ['probationary', 'limited', 'common'],
  ['restricted', 'limited', 'common', 'offered'],
  ['restriction', 'limited', 'common'],
  ['restrictions', 'limited', 'common'],
  ['monitoring', 'limited', 'common'],
  ['monitored', 'limited', 'common'],
  ['ce p not adequate', 'limited', 'S37'],
  ['ce not adequate', 'limited', 'S37'],
  ['renewal incomplete', 'limited', 'S38'],
  ['incomplete', 'limited', 'S38'],
  ['limited', 'limited', 'common', 'offered'],
  ['limitation', 'limited', 'common'],
  ['limitations', 'limited', 'common'],
  ['provisional', 'limited', 'common', 'offered'],
  ['temporary', 'limited', 'common', 'offered'],
  ['training', 'limited', 'common'],
  ['volunteer', 'limited', 'common'],
  ['military', 'limited', 'common'],
  ['telehealth', 'limited', 'S37'],
  ['discipline', 'limited', 'S40'],
  ['disciplined', 'limited', 'S40'],
  ['disciplinary action', 'limited', 'S40'],
  ['disciplinary actions', 'limited', 'S40'],
  ['disciplinary', 'limited', 'S40'],
  ['consent order', 'limited', 'strict'],
  ['consent agreement', 'limited', 'strict'],
  ['agreed order', 'limited', 'strict'],
  ['board order', 'limited', 'strict'],
  ['final order', 'limited', 'strict'],
  ['order', 'limited', 'strict'],
  ['orders', 'limited', 'strict'],
  ['ordered', 'limited', 'strict'],
  ['emergency', 'limited', 'strict'],
  ['stay', 'limited', 'strict'],
  ['stays', 'limited', 'strict'],
  ['stayed', 'limited', 'strict'],
  ['stipulation', 'limited', 'strict'],
  ['stipulations', 'limited', 'strict'],
  ['stipulated', 'limited', 'strict'],
  ['reprimand', 'limited', 'strict'],
  ['reprimanded', 'limited', 'strict'],
  ['censure', 'limited', 'strict'],
  ['censured', 'limited', 'strict'],
  ['admonished', 'limited', 'strict'],
  ['warned', 'limited', 'strict'],
  ['investigation', 'limited', 'strict'],
  ['accusation', 'limited', 'strict'],
  ['accusations', 'limited', 'strict'],
  ['charges', 'limited', 'strict'],
  ['charged', 'limited', 'strict'],
  ['supervised', 'limited', 'strict'],
  ['supervision', 'limited', 'strict'],
  ['interim', 'limited', 'strict'],
  ['institutional', 'limited', 'strict'],
  ['educational', 'limited', 'strict'],
  ['resident', 'limited', 'strict'],
  ['intern', 'limited', 'strict'],
  ['prohibited from prescribing', 'limited', 'strict'],
  ['prescribing prohibited', 'limited', 'strict'],
  ['cannot prescribe', 'limited', 'strict'],
  ['may not prescribe', 'limited', 'strict'],
  ['not prescribe', 'limited', 'strict'],

  ['inactive', 'ended', 'S37', 'offered'],
  ['inactivated', 'ended', 'strict'],
  ['nonactive', 'ended', 'strict'],
  ['unregistered', 'ended', 'S39'],
  ['unlicensed', 'ended', 'strict'],
  ['delinquent', 'ended', 'S37', 'offered'],
  ['lapsed', 'ended', 'common', 'offered'],
  ['lapse', 'ended', 'common'],
  ['expired', 'ended', 'common', 'offered'],
  ['retired', 'ended', 'S37', 'offered'],
  ['retirement', 'ended', 'strict'],
  ['cancelled', 'ended', 'S38'],
  ['canceled', 'ended', 'S38', 'offered'],
  ['cancellation', 'ended', 'strict'],
  ['closed', 'ended', 'S37', 'offered'],
  ['null and void', 'ended', 'S37'],
  ['void', 'ended', 'S37', 'offered'],
  ['voided', 'ended', 'strict'],
  ['withdrawn', 'ended', 'common'],
  ['terminated', 'ended', 'common'],
  ['termination', 'ended', 'strict'],
  ['nullified', 'ended', 'common'],
  ['non renewed', 'ended', 'common'],
  ['nonrenewed', 'ended', 'common'],
  ['not renewed', 'ended', 'common'],
  ['unrenewed', 'ended', 'strict'],
  ['dropped', 'ended', 'common'],
  ['dormant', 'ended', 'common'],
  ['invalid', 'ended', 'common'],
  ['deceased', 'ended', 'common'],
  ['died', 'ended', 'strict'],
  ['dead', 'ended', 'strict'],
  ['abandoned', 'ended', 'strict'],
  ['resigned', 'ended', 'strict'],
  ['archived', 'ended', 'strict'],
  ['superseded', 'ended', 'strict'],
  ['deactivated', 'ended', 'strict'],
  ['discontinued', 'ended', 'strict'],
  ['disabled', 'ended', 'strict'],
  ['non practicing', 'ended', 'strict'],
  ['nonpracticing', 'ended', 'strict'],

  ['suspended', 'taken away', 'common', 'offered'],
  ['suspension', 'taken away', 'common'],
  ['revoked', 'taken away', 'common', 'offered'],
  ['revocation', 'taken away', 'common'],
  ['surrendered', 'taken away', 'common', 'offered'],
  ['surrender', 'taken away', 'common'],
  ['relinquished', 'taken away', 'S37'],
  ['relinquishment', 'taken away', 'S37'],
  ['denied', 'taken away', 'common', 'offered'],
  ['denial', 'taken away', 'strict'],
  ['annulled', 'taken away', 'S39'],
  ['annulment', 'taken away', 'S39'],
  ['prohibited', 'taken away', 'common'],
  ['prohibition', 'taken away', 'strict'],
  ['practice not permitted', 'taken away', 'common'],
  ['not permitted', 'taken away', 'common'],
  ['cannot practice', 'taken away', 'common'],
  ['may not practice', 'taken away', 'common'],
  ['not practice', 'taken away', 'common'],
  ['not authorized', 'taken away', 'strict'],
  ['not allowed', 'taken away', 'strict'],
  ['not eligible', 'taken away', 'strict'],
  ['ineligible', 'taken away', 'strict'],
  ['cease and desist', 'taken away', 'strict'],
  ['cease practice', 'taken away', 'strict'],
  ['not in good standing', 'taken away', 'common'],
  ['rescinded', 'taken away', 'strict'],
  ['forfeited', 'taken away', 'strict'],
  ['barred', 'taken away', 'strict'],
  ['debarred', 'taken away', 'strict'],
  ['disqualified', 'taken away', 'strict'],
  ['excluded', 'taken away', 'strict'],
];

/** Statuses to choose from where one is typed, as boards write them: those in full first, those taken away last. */
export const offeredStatuses: readonly string[] = boardWords.flatMap(([words, , , offered]) =>
  offered ? [capitalized(words)] : [],
);

/**
 * Words beside those of standing that cannot change what these say, wherever they stand: which register, which kind of
 * license, and what grammar asks for. Whatever may turn a meaning (`last`, `out`, `until`, `in`, `practice`, a number) is
 * none of them: beside it nothing is good.
 */
export const fillers: readonly string[] =
  `a an and or the this is are full fully unlimited license licence licensee licensure status registration renewed issued
  state single multi multistate compact`
    .split(/\s+/)
    .filter(Boolean);

/** What somebody is by trade: `Registered Nurse` and `Licensed Physician` say nothing of a standing. */
export const kinds: readonly string[] =
  'rn lpn nurse nursing physician professional practical vocational'.split(' ');
