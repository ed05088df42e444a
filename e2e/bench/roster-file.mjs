// The text of a roster as the benchmark has it: invented people, each another one.

/** A number of ten digits whose check digit fits. */
function npi(serial) {
  const start = `1${String(serial).padStart(8, '0')}`;
  const sum = [...`80840${start}`].reduce((total, digit, at) => {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

const letters = (at) =>
  [26 ** 3, 26 ** 2, 26, 1].map((of) => String.fromCodePoint(97 + (Math.floor(at / of) % 26))).join('');
const states = ['TX', 'CA', 'NY', 'FL', 'Ohio'];
const day = (at, year) => `${(at % 12) + 1}/${(at % 28) + 1}/${year}`;
const digits = (at, length) => String(at).padStart(length, '0');

/** What the console has a field for; then what it passes over or, in a newer build, reads as well. */
const columns = {
  'Last name': (at) => `Roster-${letters(at)}`,
  'First name': (at) => `Given ${letters(at % 900)}`,
  NPI: npi,
  'Date of birth': (at) => day(at, 1950 + (at % 45)),
  'Provider type': () => 'Registered nurse',
  'Primary practice state': (at) => states[at % states.length],
  'Also practices in': () => 'OK; NM',
  Telephone: (at) => `(555) 010-${digits(at % 10_000, 4)}`,
  'E-mail': (at) => `given.${letters(at)}@example.org`,
  'Street and number': (at) => `${at} Main St`,
  'Suite or unit': (at) => `Suite ${at}`,
  City: () => 'El Paso',
  State: () => 'TX',
  'ZIP code': () => '79901',
  Gender: (at) => (at % 2 ? 'Female' : 'M'),
  'Credentialing status': () => 'Credentialed',
  Credentialed: (at) => day(at, 2024),
  'Next credentialing': (at) => day(at, 2027),
  'License number': (at) => `RN${700_000 + at}`,
  'License state': (at) => states[at % states.length],
  'License type': () => 'Registered nurse',
  'Middle name': (at) => letters(at % 26).slice(-1),
  Fax: (at) => `(555) 011-${digits(at % 10_000, 4)}`,
  'Practice name': (at) => `Clinic ${at % 300}`,
  'Group NPI': (at) => npi(90_000_000 + (at % 300)),
  'CAQH ID': (at) => digits(10_000_000 + at, 8),
  Languages: (at) => (at % 3 ? 'English' : 'English, Spanish'),
  'Specialty notes': (at) => (at % 4 ? '' : 'Accepts new patients'),
};

/** Columns of a payer's own: codes that many rows share, notes and numbers of each row, and some that are hardly filled. */
const more = [
  (column) => (at) => `${['Open', 'Closed', 'Panel'][at % 3]} ${column}`,
  (column) => (at) => `${column}-${digits(at, 6)}`,
  () => (at) => (at % 2 ? 'Y' : 'N'),
  (column) => (at) => `Network ${column} tier ${at % 40}`,
  () => (at) => (at % 50 ? '' : day(at, 2025)),
];

/** A CSV file of so many rows and columns, at least the 28 above. */
export function rosterText(rows, width) {
  const known = Object.entries(columns);
  const others = Array.from({ length: Math.max(0, width - known.length) }, (_, at) => [
    `Payer column ${at + 1}`,
    more[at % more.length](at + 1),
  ]);
  const all = [...known, ...others];
  const cell = (text) => (/[",]/.test(text) ? `"${text}"` : text);
  const lines = Array.from({ length: rows }, (_, at) => all.map(([, of]) => cell(of(at))).join(','));
  return [all.map(([name]) => name).join(','), ...lines, ''].join('\r\n');
}
