/** Words by which columns are called in this trade, also run together and cut off (`LASTNAME`, `PRVDR_NUM`). */
const nameWords =
  /name|npi|date|addr|city|town|state|zip|postal|county|country|phone|fax|mail|street|suite|type|status|number|nbr|num\b|code|licen|lic\b|specialt|taxonomy|provider|prvdr|reason|effective|expir|term|start|end\b|begin|birth|dob|gender|sex\b|degree|credential|title|suffix|middle|first|last|\bmi\b|\bid\b|\bids\b|upin|dea\b|caqh|tin\b|ein\b|ssn|tax\b|medicaid|medicare|facility|organi[sz]ation|business|entity|agency|group|program|action|sanction|suspen|initiat|exclu|reinstat|waiv|descr|comment|remark|notes?\b|language|board|issue|contact|website|url|location|practice|category|class|role|authority|period|term|debar|alias|dba|aka|general\b/i;

const hintWords =
  /^\W*(?:(?:not |if )?(?:required|mandatory|optional|conditional|situational|recommended|applicable|needed)\b.{0,40}|req'?d?|opt|[ymdh/\-. ]*(?:mm[/\-.]?dd|dd[/\-.]?mm|yyyy)[ymdh/\-. ]*|(?:text|string|date|number|numeric|alpha\w*|char|varchar)(?:\s*\(?\d+\)?)?|(?:max|up to|format|e\.g\.|example)\b.{0,60})\W*$/i;

const asNothing = /^(?:n\/?a|none|null|nan|nil|unknown|tbd|yes|no|y|n|true|false|m|f|male|female|x)$/i;
const asDate = /^(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{4}-\d\d-\d\d)(?:[ T].*)?$/;

/** A cell with a value of the kind that stands below a heading, not in it: digits, days, addresses of mail, yes and no. */
export function isValue(text: string): boolean {
  if (asNothing.test(text) || asDate.test(text) || /\S@\S+\.\S/.test(text) || /^https?:/i.test(text))
    return true;
  const digits = text.replace(/\D/g, '').length;
  return digits > 0 && digits >= text.replace(/[^\p{L}\p{N}]/gu, '').length / 2;
}

/** A cell that can be the name of a column: letters, not too long, no value. */
export const isName = (text: string): boolean =>
  text.length <= 120 &&
  /\p{L}/u.test(text) &&
  !isValue(text) &&
  // No sentence: one that ends as one does has more than a few words.
  !(/[.!]$/.test(text) && text.split(/\s+/).length > 5);

/** Whether a cell has a word by which columns are called. */
export const hasNameWord = (text: string): boolean =>
  nameWords.test(text.replaceAll('_', ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

/** A cell that says how its column is to be filled in: required, optional, a format. */
export const isHint = (text: string): boolean => hintWords.test(text);

/** How many cells of a row have a value; counts no further than `enough`. */
export function filledCells(row: readonly string[], enough = Infinity): number {
  let count = 0;
  for (const cell of row) {
    if (cell === '') continue;
    count += 1;
    if (count >= enough) break;
  }
  return count;
}

/**
 * How many cells of a usual row have a value: the median of at most 200 rows, spread over all, or what another share of them
 * does not exceed.
 */
export function usualFilled(rows: readonly string[][], from = 0, to = rows.length, ratio = 0.5): number {
  const step = Math.max(1, Math.floor((to - from) / 200));
  const counts: number[] = [];
  for (let at = from; at < to; at += step) counts.push(filledCells(rows[at] ?? []));
  return counts.toSorted((one, other) => one - other)[Math.floor(counts.length * ratio)] ?? 0;
}
