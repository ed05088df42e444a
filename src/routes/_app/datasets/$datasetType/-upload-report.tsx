import { IconCircleCheck } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import type { CsvReport } from '@/lib/csv-check';
import { count, formatNumber } from '@/lib/words';
import { Fold } from '@/ui/fold';
import classes from './-upload.module.css';

/** What happens with the rows that cannot be read. */
export type BadRows = 'leave-out' | 'refuse';

interface UploadReportProps {
  report: CsvReport;
  badRows: BadRows | undefined;
  onBadRows: (choice: BadRows) => void;
}

const listed = 100;

/** What was found in the file: its columns, its first rows, and the rows that cannot be read. */
export function UploadReport({ report, badRows, onBadRows }: UploadReportProps) {
  const { heading, headingProblems, absent, preview, rows, bad } = report;
  const good = rows - bad.length;
  return (
    <div className={classes.report}>
      <section aria-label="Columns">
        <h3>Columns</h3>
        {headingProblems.length === 0 ? (
          <p className={classes.well}>
            <IconCircleCheck size={14} aria-hidden /> {count(heading.length, 'column')}, all known
          </p>
        ) : (
          <ul className={classes.problems}>
            {headingProblems.map((problem) => (
              <li key={problem}>
                <IconOctagonX size={14} aria-hidden /> {problem}
              </li>
            ))}
          </ul>
        )}
        {absent.length > 0 && headingProblems.length === 0 && (
          <p className="mute">Not in the file, and so left empty: {absent.join(', ')}.</p>
        )}
      </section>
      {preview.length > 0 && (
        <section aria-label="First rows">
          <h3>First rows</h3>
          {/* A wide table scrolls in itself, by keyboard too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={classes.preview} tabIndex={0} role="region" aria-label="First rows of the file">
            <table>
              <thead>
                <tr>
                  {heading.map((name, at) => (
                    <th key={at} scope="col">
                      {name || '–'}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {preview.map((cells, at) => (
                  <tr key={at}>
                    {heading.map((_, column) => (
                      <td key={column}>{cells[column]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      <section aria-label="Rows">
        <h3>Rows</h3>
        {bad.length === 0 ? (
          <p className={classes.well}>
            <IconCircleCheck size={14} aria-hidden /> {count(rows, 'row')}, all can be read
          </p>
        ) : (
          <>
            <p className={classes.ill}>
              <IconOctagonX size={14} aria-hidden />
              <span>
                {formatNumber(bad.length)} of {count(rows, 'row')} cannot be read
              </span>
            </p>
            <Fold
              summary={`The bad ${bad.length === 1 ? 'row' : 'rows'}, by line of the file`}
              open={bad.length <= 5}
            >
              <ul className={classes.problems}>
                {bad.slice(0, listed).map(({ line, messages }) => (
                  <li key={line}>
                    <b>Line {formatNumber(line)}</b> {messages.join(' ')}
                  </li>
                ))}
                {bad.length > listed && <li>and {formatNumber(bad.length - listed)} more</li>}
              </ul>
            </Fold>
            <fieldset className={classes.choice}>
              <legend>What to do with {bad.length === 1 ? 'it' : 'them'}</legend>
              <label>
                <input
                  type="radio"
                  name="bad-rows"
                  checked={badRows === 'leave-out'}
                  onChange={() => onBadRows('leave-out')}
                />
                Leave {bad.length === 1 ? 'it' : `the ${formatNumber(bad.length)}`} out and upload the other{' '}
                {formatNumber(good)}
              </label>
              <label>
                <input
                  type="radio"
                  name="bad-rows"
                  checked={badRows === 'refuse'}
                  onChange={() => onBadRows('refuse')}
                />
                Upload nothing until the file is mended
              </label>
            </fieldset>
          </>
        )}
      </section>
    </div>
  );
}
