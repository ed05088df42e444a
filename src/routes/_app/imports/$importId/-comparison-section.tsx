/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of several sections share their columns; table elements would bring a layout to undo */
import classes from './-comparison.module.css';
import { ComparisonEntry } from './-comparison-entry';
import { ComparisonRow } from './-comparison-row';
import type { ProposalSection } from './-proposal';

/** One part of a profile as a table: what we hold, what the source says, how they stand, what can be done. */
export function ComparisonSection({ section, isNarrow }: { section: ProposalSection; isNarrow: boolean }) {
  const { title, left } = section;
  const rows = section.rows.filter(({ comparison }) => !isNarrow || comparison.mark !== 'agrees');
  const entries = section.entries.filter(({ comparison }) => !isNarrow || comparison.mark !== 'agrees');
  if (isNarrow && rows.length + entries.length === 0) return null;
  return (
    <section aria-label={title} className={classes.section}>
      <h3>{title}</h3>
      {rows.length + entries.length > 0 && (
        <div role="table" aria-label={title} className={classes.table}>
          <div role="rowgroup" className={classes.group}>
            <div role="row" className={`${classes.row} ${classes.head}`}>
              <div role="columnheader">
                <span className="visually-hidden">Chosen</span>
              </div>
              <div role="columnheader">
                <span className="visually-hidden">Field</span>
              </div>
              <div role="columnheader">We hold</div>
              <div role="columnheader">The source says</div>
              <div role="columnheader">
                <span className="visually-hidden">How they stand</span>
              </div>
              <div role="columnheader">
                <span className="visually-hidden">Take over</span>
              </div>
            </div>
          </div>
          {rows.length > 0 && (
            <div role="rowgroup" className={classes.group}>
              {rows.map((row) => (
                <ComparisonRow key={row.id} row={row} />
              ))}
            </div>
          )}
          {entries.map((entry) => (
            <ComparisonEntry key={entry.id} entry={entry} isNarrow={isNarrow} />
          ))}
        </div>
      )}
      {left.length > 0 && !isNarrow && (
        <p className={classes.left}>
          Held, and not given by the source: <bdi>{left.join('; ')}</bdi>
        </p>
      )}
    </section>
  );
}
