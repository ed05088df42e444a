import { Text } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { ActionIcon, Button } from '@/ui/button';
import { SideFade } from '@/ui/side-fade';
import { KeyCaps } from '@/ui/text';
import { Choices } from './bar-parts';
import type { Comparison } from './marks';
import { MarkLabel } from './mark-label';
import classes from './evidence-grid.module.css';

export interface EvidenceCandidate {
  /** What stands in the head: `Result 2`. */
  title: string;
  /** The key that chooses it. */
  keyCap?: string | undefined;
  /** Problems and counts under the title. */
  summary?: ReactNode;
  /** The same in few words, for the spine. */
  short?: ReactNode;
}

export interface EvidenceCell {
  content: ReactNode;
  comparison?: Comparison | undefined;
}

export interface EvidenceRow {
  id: string;
  label: string;
  onFile: ReactNode;
  /** One for each candidate, in their order. */
  cells: readonly EvidenceCell[];
}

interface EvidenceGridProps {
  /** Names the table: `On file against 3 results`. */
  label: string;
  onFileTitle: string;
  onFileSummary?: string;
  candidates: readonly EvidenceCandidate[];
  rows: readonly EvidenceRow[];
  /** The chosen candidate; without `onChoose` there is nothing to choose. */
  chosen?: number | undefined;
  onChoose?: ((index: number) => void) | undefined;
  /** Candidates that are folded to a spine; without `onFold` none can be. */
  folded?: ReadonlySet<number>;
  onFold?: ((index: number) => void) | undefined;
  /** On a narrow screen one candidate stands beside what we hold. */
  shown?: number;
  onShow?: ((index: number) => void) | undefined;
}

const none: ReadonlySet<number> = new Set();

/** Several candidates have a least width and scroll sideways; a single one fits into what room there is, an NPI in one line. */
function tracksOf(amount: number, folded: ReadonlySet<number>): string {
  if (amount === 1 && folded.size === 0) return 'minmax(118px, 1fr) minmax(min(240px, 55%), 1.1fr)';
  const tracks = Array.from({ length: amount }, (_, index) =>
    folded.has(index) ? '104px' : 'minmax(272px, 1.1fr)',
  );
  return ['minmax(216px, 1fr)', ...tracks].join(' ');
}

/**
 * What we hold against what others say, field by field on one baseline, in the order in which they came. What we
 * hold stays in place while the rest scrolls sideways. On a phone the candidates become tabs.
 */
export function EvidenceGrid(props: EvidenceGridProps) {
  const { candidates, rows, folded = none, shown = 0, onShow } = props;
  const columns = { '--tracks': tracksOf(candidates.length, folded) } as CSSProperties;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <SideFade scroller={scroller} className={classes.frame}>
      <div ref={setScroller} className={classes.scroller}>
        {candidates.length > 1 && onShow && (
          <div className={classes.tabs}>
            <Choices
              choices={candidates.map(({ title }, value) => ({ value, label: title }))}
              chosen={shown}
              onChoose={onShow}
              aria-label="Result beside what is on file"
            />
          </div>
        )}
        <div role="table" aria-label={props.label} className={classes.grid} style={columns}>
          <div role="rowgroup" className={classes.group}>
            <div role="row" className={`${classes.row} ${classes.head}`}>
              <div role="columnheader" className={classes.label}>
                <span className="visually-hidden">Field</span>
              </div>
              <div role="columnheader" className={classes.held}>
                <div className={classes.title}>
                  <strong>{props.onFileTitle}</strong>
                </div>
                <Under>{props.onFileSummary}</Under>
              </div>
              {candidates.map((candidate, index) => (
                <CandidateHead
                  key={index}
                  {...props}
                  candidate={candidate}
                  index={index}
                  isFolded={folded.has(index)}
                  isShown={shown === index}
                />
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
                  {row.onFile}
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
    </SideFade>
  );
}

type HeadProps = EvidenceGridProps & {
  candidate: EvidenceCandidate;
  index: number;
  isFolded: boolean;
  isShown: boolean;
};

function CandidateHead({ candidate, index, isFolded, isShown, chosen, onChoose, onFold }: HeadProps) {
  const { title, keyCap, summary, short } = candidate;
  const id = useId();
  return (
    <div
      role="columnheader"
      className={classes.cell}
      data-chosen={chosen === index || undefined}
      data-folded={isFolded || undefined}
      data-shown={isShown || undefined}
    >
      {isFolded ? (
        <Button
          variant="subtle"
          size="xs"
          px={0}
          aria-expanded={false}
          aria-label={`Open ${title}`}
          rightSection={keyCap && <KeyCaps keys={keyCap} />}
          onClick={() => onFold?.(index)}
        >
          {title}
        </Button>
      ) : (
        <div className={classes.title}>
          {onChoose ? (
            <>
              <input
                type="radio"
                id={id}
                name="result"
                checked={chosen === index}
                onChange={() => onChoose(index)}
              />
              <label htmlFor={id}>{title}</label>
            </>
          ) : (
            <strong>{title}</strong>
          )}
          {keyCap && <KeyCaps keys={keyCap} />}
          {onFold && (
            <ActionIcon
              size="sm"
              ml="auto"
              aria-expanded
              aria-label={`Fold ${title}`}
              onClick={() => onFold(index)}
            >
              <IconChevronLeft size={14} aria-hidden />
            </ActionIcon>
          )}
        </div>
      )}
      <Under>{isFolded ? short : summary}</Under>
    </div>
  );
}

/** The second line of a head. */
function Under({ children }: { children: ReactNode }) {
  return children ? (
    <Text component="div" size="xs" c="dimmed">
      {children}
    </Text>
  ) : null;
}
