import { IconChevronLeft } from '@tabler/icons-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { Comparison } from './marks';
import { MarkLabel } from './mark-label';
import classes from './evidence-grid.module.css';

export interface EvidenceCandidate {
  /** What stands in the head: `Result 2`. */
  title: string;
  /** The key that chooses it. */
  keyCap?: string | undefined;
  /** Problems and counts under the title. */
  summary: ReactNode;
  /** The same in few words, for the spine. */
  short: ReactNode;
}

export interface EvidenceCell {
  content: ReactNode;
  comparison?: Comparison | undefined;
}

export interface EvidenceRow {
  id: string;
  label: string;
  held: ReactNode;
  /** One for each candidate, in their order. */
  cells: readonly EvidenceCell[];
}

interface EvidenceGridProps {
  /** Names the table: `What we hold against 3 results`. */
  label: string;
  heldTitle: string;
  heldSummary: string;
  candidates: readonly EvidenceCandidate[];
  rows: readonly EvidenceRow[];
  /** The chosen candidate; without `onChoose` there is nothing to choose. */
  chosen?: number | undefined;
  onChoose?: ((index: number) => void) | undefined;
  /** Candidates that are folded to a spine. */
  folded: ReadonlySet<number>;
  onFold: (index: number) => void;
  /** On a narrow screen one candidate stands beside what we hold. */
  shown: number;
  onShow: (index: number) => void;
}

/**
 * What we hold against what others say, field by field on one baseline, in the order in which they came. What we
 * hold stays in place while the rest scrolls sideways. On a phone the candidates become tabs.
 */
export function EvidenceGrid(props: EvidenceGridProps) {
  const { candidates, rows, folded, shown } = props;
  const tracks = candidates.map((_, index) => (folded.has(index) ? '104px' : 'minmax(272px, 1.1fr)'));
  const columns = { '--tracks': tracks.join(' ') } as CSSProperties;
  return (
    <div className={classes.scroller}>
      {candidates.length > 1 && <CandidateTabs {...props} />}
      <div role="table" aria-label={props.label} className={classes.grid} style={columns}>
        <div role="rowgroup" className={classes.group}>
          <div role="row" className={`${classes.row} ${classes.head}`}>
            <div role="columnheader" className={classes.label}>
              <span className="visually-hidden">Field</span>
            </div>
            <div role="columnheader" className={classes.held}>
              <strong>{props.heldTitle}</strong>
              <span className={classes.sub}>{props.heldSummary}</span>
            </div>
            {candidates.map((candidate, index) => (
              <CandidateHead key={index} {...props} candidate={candidate} index={index} />
            ))}
          </div>
        </div>
        <div role="rowgroup" className={classes.group}>
          {rows.map((row) => (
            <div role="row" key={row.id} className={classes.row}>
              <div role="rowheader" className={classes.label}>
                {row.label}
              </div>
              <div role="cell" className={classes.held}>
                {row.held}
              </div>
              {row.cells.map((cell, index) => (
                <div
                  role="cell"
                  key={index}
                  className={classes.cell}
                  data-chosen={props.chosen === index || undefined}
                  data-folded={folded.has(index) || undefined}
                  data-shown={shown === index || undefined}
                >
                  {!folded.has(index) && <div className={classes.value}>{cell.content}</div>}
                  {cell.comparison && <MarkLabel comparison={cell.comparison} brief={folded.has(index)} />}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

type HeadProps = EvidenceGridProps & { candidate: EvidenceCandidate; index: number };

function CandidateHead({ candidate, index, chosen, onChoose, folded, onFold, shown }: HeadProps) {
  const isFolded = folded.has(index);
  const id = useId();
  return (
    <div
      role="columnheader"
      className={classes.cell}
      data-chosen={chosen === index || undefined}
      data-folded={isFolded || undefined}
      data-shown={shown === index || undefined}
    >
      {isFolded ? (
        <button
          type="button"
          className={classes.spine}
          aria-expanded={false}
          aria-label={`Open ${candidate.title}`}
          onClick={() => onFold(index)}
        >
          <strong>{candidate.title}</strong>
          {candidate.keyCap && <kbd className={classes.key}>{candidate.keyCap}</kbd>}
        </button>
      ) : (
        <div className={classes.title}>
          {onChoose ? (
            <>
              <input
                type="radio"
                id={id}
                name="result"
                className={classes.radio}
                checked={chosen === index}
                onChange={() => onChoose(index)}
              />
              <label htmlFor={id}>{candidate.title}</label>
            </>
          ) : (
            <strong>{candidate.title}</strong>
          )}
          {candidate.keyCap && <kbd className={classes.key}>{candidate.keyCap}</kbd>}
          <button
            type="button"
            className={classes.fold}
            aria-expanded
            aria-label={`Fold ${candidate.title}`}
            onClick={() => onFold(index)}
          >
            <IconChevronLeft size={14} aria-hidden />
          </button>
        </div>
      )}
      <div className={classes.sub}>{isFolded ? candidate.short : candidate.summary}</div>
    </div>
  );
}

function CandidateTabs({ candidates, shown, onShow }: EvidenceGridProps) {
  return (
    <div className={classes.tabs} role="group" aria-label="Result beside what we hold">
      {candidates.map((candidate, index) => (
        <button
          type="button"
          key={index}
          className={classes.tab}
          aria-pressed={shown === index}
          onClick={() => onShow(index)}
        >
          {candidate.title}
        </button>
      ))}
    </div>
  );
}
