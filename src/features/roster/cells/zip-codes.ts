/**
 * The first three digits of the ZIP codes of each state, from the Postal Service's list of three-digit prefixes (Domestic
 * Mail Manual, labeling list L002; Publication 65). Ranges include both ends. Prefixes that cross a border stand at both
 * states: 063 holds Fishers Island (NY), 205 federal offices of the capital, 834 and 838 reach beyond Idaho.
 */
const prefixes: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AS: '967',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-205 569',
  FL: '320-349',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005 063 100-149',
  NC: '270-289',
  ND: '580-588',
  MP: '969',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  VI: '008',
  UT: '840-847',
  VT: '050-059',
  VA: '201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831 834',
};

const statesByPrefix = new Map<number, string[]>();
for (const [state, ranges] of Object.entries(prefixes))
  for (const range of ranges.split(' ')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (let prefix = first; prefix <= last; prefix += 1)
      statesByPrefix.set(prefix, [...(statesByPrefix.get(prefix) ?? []), state]);
  }

/** The states in which a ZIP code lies, by its first three digits; none where no state has them. */
export const statesOfZipCode = (zipCode: string): readonly string[] =>
  statesByPrefix.get(Number(zipCode.slice(0, 3))) ?? [];

/**
 * A ZIP code as `79901` or `79901-1234`, of nine digits with or without a hyphen or blanks, of eight, four or three where a
 * spreadsheet has lost the zeros at the beginning, or of six, which are five and one of the next. Undefined for a text that is
 * none.
 */
export function zipCodeOf(text: string): string | undefined {
  const parts = text.split(/[\s\u2010-\u2015-]+/).filter(Boolean);
  if (parts.some((segment) => !/^\d+$/.test(segment))) return undefined;
  const [first = '', second = ''] = parts;
  const isExtended = parts.length === 2 && first.length >= 3 && first.length <= 5 && second.length === 4;
  const digits = isExtended ? first.padStart(5, '0') + second : parts.join('');
  const { length } = digits;
  if (length === 3 || length === 4) return digits.padStart(5, '0');
  if (length === 5 || length === 6) return digits.slice(0, 5);
  if (length !== 8 && length !== 9) return first.length === 5 && length < 9 ? first : undefined;
  const nine = digits.padStart(9, '0');
  return nine.endsWith('0000') ? nine.slice(0, 5) : `${nine.slice(0, 5)}-${nine.slice(5)}`;
}
