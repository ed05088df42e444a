// The history of the benchmark: docs/bench/figures.csv, a dated line for each figure that was measured by turns with another build,
// and docs/bench/figures.svg, a chart of the latest lines.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const heads = ['date', 'commit', 'figure', 'unit', 'value', 'other build', 'ratio', 'from', 'to', 'pairs'];
/** How much of a figure three quarters of the pairs may lose: as much as a build does against itself on a busy machine. */
const spread = 1.05;
/** Of these more is neither better nor worse, or there is no ratio: what garbage collection left may be less than before. */
const amounts = /^(?:bulk: [a-zA-Z ]+|matches in the list that is scrolled|floor.*|.*heap after it)$/;

const isCompared = ({ what, ratio }) => ratio !== undefined && !amounts.test(what);
const rounded = (value) => Math.round(value * 1000) / 1000;
const cell = (value) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Adds the figures of a run to the history in `root`, and draws its chart anew. */
export function record(figures, { root, pairs }) {
  const folder = join(root, 'docs/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'figures.csv');
  if (!existsSync(file)) writeFileSync(file, `${heads.join(',')}\n`);
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  for (const { what, unit = '', value, other, ratio, ratios } of figures.filter(isCompared)) {
    const line = [date, commit, what, unit, ...[value, other, ratio, ...ratios].map(rounded), pairs];
    appendFileSync(file, `${line.map(cell).join(',')}\n`);
  }
  writeFileSync(join(folder, 'figures.svg'), chartOf(readFileSync(file, 'utf8')));
}

/** Names the figures that have become worse than the other build's beyond the spread; gives the exit code of the run. */
export function check(figures) {
  const lost = figures.filter((figure) => isCompared(figure) && figure.ratios[0] > spread);
  for (const { what, ratio, ratios } of lost)
    console.log(
      `lost: ${what}, × ${ratio.toFixed(2)} (three quarters of the pairs above × ${ratios[0].toFixed(2)})`,
    );
  if (lost.length === 0) console.log('nothing lost');
  return lost.length > 0 ? 1 : 0;
}

/**
 * A chart of the history in `csv` as SVG: for each figure the latest ratio to the other build as a bar, with the quartiles of the
 * pairs as a line. Shorter is better; the line at 1 is the other build.
 */
export function chartOf(csv) {
  const latest = new Map();
  for (const line of csv.trim().split('\n').slice(1)) {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
    const [date, , figure, , , , ratio, from, to] = cells;
    latest.delete(figure);
    latest.set(figure, { date, ratio: Number(ratio), from: Number(from), to: Number(to) });
  }
  const [left, width, row, top] = [420, 400, 22, 34];
  const most = Math.max(1.2, ...[...latest.values()].map(({ to }) => Math.min(2, to)));
  const x = (ratio) => Math.round(left + (Math.min(ratio, most) / most) * width);
  const height = top + latest.size * row + 10;
  const rows = [...latest].map(([figure, { date, ratio, from, to }], index) => {
    const y = top + index * row;
    const colour = ratio <= 1 ? '#0f766e' : '#b45309';
    return [
      `<text x="${left - 8}" y="${y + 14}" text-anchor="end">${escaped(figure)}</text>`,
      `<rect x="${left}" y="${y + 3}" width="${x(ratio) - left}" height="14" fill="${colour}"/>`,
      `<path d="M${x(from)} ${y + 10}H${x(to)}" stroke="#64748b" stroke-width="2"/>`,
      `<text x="${left + width + 8}" y="${y + 14}">× ${ratio.toFixed(2)}, ${date}</text>`,
    ].join('\n');
  });
  return `<!-- Generated from figures.csv by the benchmark with its option \`record\`. Do not edit. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 130} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${x(1)}" y="18" text-anchor="middle">the build before</text>
<path d="M${x(1)} 24V${height - 6}" stroke="#94a3b8" stroke-dasharray="4 3"/>
${rows.join('\n')}
</svg>
`;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
