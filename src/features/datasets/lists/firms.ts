/** Legal forms at the end of a name. Short ones that are degrees too (`PA`, `PC`, `DC`) count only behind others. */
const legalForms =
  /\b(?:incorporated|inc|l\.?\s?l\.?\s?c|p\.?\s?l\.?\s?l\.?\s?c|l\.?\s?l\.?\s?p|l\.?\s?t\.?\s?d|corp|corporation|company|plc|limited|s\.c\.|p\.c\.?|pc)\b\.?\s*(?:$|[,/(])/i;
/** `Co` is a last name too: it is a legal form behind two words, or with a full stop. */
const companies = /(?:[\p{L}\p{N}'’&-]{2,}\s+[\p{L}\p{N}'’&-]{2,},?\s+co|[\p{L}\p{N}]{2,},?\s+co\.)\s*$/iu;

/** Whether a name ends in a legal form, as no heading of a category does. */
export const hasLegalForm = (name: string): boolean =>
  legalForms.test(name) || companies.test(name) || professional.test(name);

/** Words of what firms do, which are nobody’s name. */
const trades = new Set(
  `adult agency ambulance ambulette ambulatory american associates association autism behavioral business
  cab care center centers centre chiropractic clinic clinics clinical community companies consultants consulting
  counseling dental dentistry department diagnostic diagnostics district drug drugs durable emergency enterprise
  enterprises equipment facility family-care foundation group healing health healthcare health-care home-care
  homecare hospice hospital hospitals imaging infusion institute international lab laboratories laboratory labs
  limousine living management medical medicine ministries mobility nursing optical optometry orthopedic
  orthopedics orthotics outpatient partners partnership pediatrics pharmacies pharmacy physicians podiatry prosthetics
  psychiatric psychological radiology rehab rehabilitation residence residential respiratory school service
  services society solutions specialists staffing store supplies supply support surgery surgical systems taxi
  therapies therapy transport transportation transit treatment university usa vision wellness`.split(/\s+/),
);

/** One word before a comma: a last name, also where it is a word of a trade or `Co`. */
const lastName = /^[\p{L}'’-]+\s*(?=,)/u;
/** A professional corporation of one: `ANN ROE MD PA`. Do is a last name too. */
const professional =
  /(?:\b(?:md|dds|dmd|od|dpm|m\.d\.|d\.o\.)|[a-z'’-]{2,}\s+(?:[a-z]\.?\s+)?[a-z'’-]{2,}\s+do)\s*,?\s+p\.?a\.?$/i;

/** Whether a name is that of a firm: a legal form at its end, a word of a trade, `&` between words, a number. */
export function isFirmName(name: string): boolean {
  const words = name.replace(lastName, '');
  if (legalForms.test(words) || companies.test(name) || professional.test(name)) return true;
  if (/\s&\s|\d(?!(?:nd|rd|th)\s*(?:$|,))|^the\s|\b(?:of|and)\b(?=.*\b)/i.test(name)) return true;
  return words
    .toLowerCase()
    .split(/[^a-z-]+/)
    .some((word) => trades.has(word));
}

const firmTypes =
  /pharmac(?:y|ies)\b|clinic\b|hospital|agency|facility|business|organi[sz]ation|transport|ambulance|supplier|equipment|\bdme\b|laborator|home health|nursing home|\bgroup\b|corporation|company|\bcenter\b|\bentity\b|\bhospice\b|day ?care/i;
const personTypes =
  /technician|\baides?\b|nurse\b|nurses\b|assistant|pharmacist|physician|owner|employee|manager|therapist|individual|worker|administrator|attendant|driver|person\b/i;

/** Whether a provider type is one that firms have and nobody in person. */
export function isFirmType(type: string): boolean {
  return firmTypes.test(type) && !personTypes.test(type);
}

/** Whether a provider type is one that somebody has in person, as a nurse. */
export function isPersonType(type: string): boolean {
  return personTypes.test(type) && !firmTypes.test(type);
}

/** Whether a name is one word that may be somebody’s only name: `Do`, `Madonna`, but not `24HRS`. */
export function mayBeOneName(name: string): boolean {
  return /^\p{L}[\p{L}'’.-]+$/u.test(name) && !isFirmName(name);
}
