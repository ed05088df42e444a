import { formatNumber, spellOut } from '@/lib/words';
import { Fold } from '@/ui/fold';
import type { MonthChart, ShareChart } from './-chart';
import { MonthBars, MonthTable } from './-months';
import classes from './-reports.module.css';

interface ReportPictureProps {
  chart: ShareChart | MonthChart;
  total: number;
  /** Of the report. */
  day: string;
}

const most = 6;

/** The picture of a report, with the same numbers as a table. */
export function ReportPicture({ chart, total, day }: ReportPictureProps) {
  if (chart.kind === 'months') {
    return (
      <figure className={classes.picture}>
        <MonthBars chart={chart} day={day} />
        <Fold summary="The numbers as a table">
          <MonthTable chart={chart} />
        </Fold>
      </figure>
    );
  }
  const others = chart.parts.slice(most).reduce((sum, part) => sum + part.rows, 0);
  const rows = chart.parts
    .slice(0, most)
    .map(({ value, rows: held }) => ({ words: value ? spellOut(value) : 'Not given', held }));
  if (others > 0) rows.push({ words: 'Others', held: others });
  return (
    <div className={classes.picture}>
      <table className={classes.shares}>
        <caption className="visually-hidden">Rows by {spellOut(chart.column).toLowerCase()}</caption>
        <thead>
          <tr>
            <th scope="col">{spellOut(chart.column)}</th>
            <th scope="col">Rows</th>
            <th scope="col">Share</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ words, held }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td>{formatNumber(held)}</td>
              <td>{shareWords(held, total)}</td>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={classes.bar}>
                  <rect width="100" height="10" data-ground />
                  <rect width={(100 * held) / total} height="10" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A share that is not nothing is never called 0 %, nor one that is not all 100 %. */
function shareWords(part: number, total: number): string {
  const percent = (100 * part) / total;
  if (percent > 0 && percent < 0.5) return 'under 1%';
  if (percent >= 99.5 && percent < 100) return 'over 99%';
  return `${Math.round(percent)}%`;
}
