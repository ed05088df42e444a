// Flexible data with 20,000 values: two verifications that hold them are compared, and one tree of them is searched.
import { measureFunction } from './functions.mjs';

const rows = 2_500;
const values = rows * 8;

const row = (nth, turn) => ({
  caseNumber: `C-${10_000 + nth}`,
  board: `Board ${nth % 40}`,
  date: `20${10 + (nth % 15)}-0${1 + (nth % 9)}-1${nth % 9}T00:00:00Z`,
  action: turn && nth % 10 === 0 ? 'Reprimand, amended' : 'Reprimand',
  fine: (nth % 90) * 100 + (turn && nth % 25 === 0 ? 50 : 0),
  isClosed: nth % 3 === 0,
  note: `Order ${nth} of the board, with terms`,
  url: `https://board.example.org/orders/${nth}`,
});

/** The later one lacks the first rows, has others, and some values changed. */
const tableOf = (turn) => ({
  type: 'Table',
  data: Array.from({ length: rows }, (_, nth) => row(nth + turn * 25, turn)),
});

const verification = (turn) => ({
  id: `v${turn}`,
  status: 'Found',
  started: `2026-11-${10 + turn}T08:00:00Z`,
  results: [
    { licenseNumber: 'MD-1', name: 'ADA VEGA', licenseStatus: 'Active', additionalProperties: tableOf(turn) },
  ],
});

const [before, after] = [verification(0), verification(1)];
const data = tableOf(0);

export const values20000 = async ({ root, against }) => [
  ...(await measureFunction({
    what: `comparison of two verifications with ${values} values`,
    entries: [
      { path: 'src/diff/lines.ts', call: ({ compareVerifications }) => compareVerifications(before, after) },
    ],
    root,
    against,
  })),
  ...(await measureFunction({
    what: `search in flexible data with ${values} values`,
    entries: [{ path: 'src/flexible-data/search.ts', call: ({ search }) => search(data, 'amended 2499') }],
    root,
    against,
  })),
];
