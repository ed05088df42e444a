/** Legal forms at the end of a name. Short ones that are degrees too (`PA`, `PC`, `DC`) count only behind others. */
const legalForms =
  /\b(?:incorporated|inc|l\.?\s?l\.?\s?c|p\.?\s?l\.?\s?l\.?\s?c|l\.?\s?l\.?\s?p|l\.?\s?t\.?\s?d|corp|corporation|company|co|plc|limited|s\.c\.|p\.c\.?|pc)\b\.?\s*(?:$|[,/(])/i;

/** Words of what firms do, which are nobody’s name. */
const trades = new Set(
  `adult agency ambulance ambulette ambulatory america american associates association autism behavioral business
  cab care center centers centre chiropractic clinic clinics clinical community companies consultants consulting
  counseling dental dentistry department diagnostic diagnostics district drug drugs durable emergency enterprise
  enterprises equipment facility family-care foundation group healing health healthcare health-care home-care
  homecare hospice hospital hospitals imaging infusion institute international lab laboratories laboratory labs
  limousine living management manor medical medicine ministries mobility nursing optical optometry orthopedic
  orthopedics orthotics outpatient partners partnership pediatrics pharmacies pharmacy physicians podiatry prosthetics
  psychiatric psychological radiology rehab rehabilitation residence residential respiratory school service
  services society solutions specialists staffing store supplies supply support surgery surgical systems taxi
  therapies therapy transport transportation transit treatment university usa vision wellness`.split(/\s+/),
);

/** Whether a name is that of a firm: a legal form at its end, a word of a trade, `&` between words, a number. */
export function isFirmName(name: string): boolean {
  if (legalForms.test(name) || /\s&\s|\d|^the\s|\b(?:of|and)\b(?=.*\b)/i.test(name)) return true;
  // A professional corporation of one: `ANN ROE MD PA`.
  if (/\b(?:md|do|dds|dmd|od|dpm|m\.d\.)\s*,?\s+p\.?a\.?$/i.test(name)) return true;
  return name
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
