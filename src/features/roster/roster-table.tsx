/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the rows scroll, so arrow keys must reach them */
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useState } from 'react';
import { capitalized } from '@/lib/words';
import { RowsInSight } from '@/ui/rows-in-sight';
import { SideFade } from '@/ui/side-fade';
import { EmptyState } from '@/ui/states';
import { planWords, rowName } from './check';
import type { RosterField } from './model/fields';
import type { RosterKind } from './model/kind';
import { noMessages } from './model/messages';
import { isUnread } from './model/on-file';
import { shownIn } from './values/ssn';
import classes from './roster.module.css';
import type { CheckedRow, ColumnFields } from './model/rows';

interface RosterTableProps {
  kind: RosterKind;
  columns: ColumnFields;
  rows: readonly CheckedRow[];
  /** The keys of the fields that come first. */
  first?: ReadonlySet<string>;
  /** A cell was mended: its line, its field, and what stands there now. */
  onMend: (line: number, field: string, text: string) => void;
}

const nothingFirst: ReadonlySet<string> = new Set();
const rowHeight = 36;
/** Of the number of a row and whom it is about, and of what will happen: both are in sight on a phone. */
const widths = { head: 184, plan: 300 };
const narrowWidths = { head: 112, plan: 220 };
const fieldWidth = 150;

/**
 * The rows of a roster with what will come of each; those in sight are drawn. A cell can be mended where its column is in
 * sight: hundreds of fields at once would hold up the page.
 */
export function RosterTable({ kind, columns, rows, first = nothingFirst, onMend }: RosterTableProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const wrong = useMemo(() => {
    const keys = new Set<string>();
    for (const { problems, leftOut } of rows) {
      if (problems === noMessages && leftOut === noMessages) continue;
      for (const key of [...Object.keys(problems), ...Object.keys(leftOut)]) keys.add(key);
    }
    return keys;
  }, [rows]);
  const isNarrow = useMediaQuery('(width < 640px)', false, { getInitialValueInEffect: false });
  const { head: headWidth, plan: planWidth } = isNarrow ? narrowWidths : widths;
  const filledIn = useMemo(() => keysFilledIn(rows), [rows]);
  // What the file has no column for can be missing, too, or follow from another column, as the parts of a whole name do.
  const fields = kind.fields
    .filter(({ key }) => columns.includes(key) || wrong.has(key) || filledIn.has(key))
    .toSorted((one, other) => Number(first.has(other.key)) - Number(first.has(one.key)));
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const across = useVirtualizer({
    horizontal: true,
    count: fields.length,
    getScrollElement: () => scroller,
    estimateSize: (at) => fields[at]?.width ?? fieldWidth,
    getItemKey: (at) => fields[at]?.key ?? at,
    paddingStart: headWidth + planWidth,
    overscan: 2,
    initialRect: { width: 1200, height: 480 },
  });
  const inSight = new Set(across.getVirtualItems().map(({ index }) => index));
  // Another function would make the place of every row be worked out anew.
  const keyOf = useCallback((index: number) => rows[index]?.line ?? index, [rows]);
  if (rows.length === 0) return <EmptyState title="No row is like that" />;
  const width = fields.reduce((sum, field) => sum + (field.width ?? fieldWidth), headWidth + planWidth);
  return (
    <SideFade scroller={scroller}>
      <div
        ref={setScroller}
        role="group"
        aria-label="Rows of the file"
        className={classes.scroller}
        tabIndex={0}
      >
        <table className={classes.table} aria-label="Rows" aria-rowcount={rows.length + 1} style={{ width }}>
          <colgroup>
            <col style={{ width: headWidth }} />
            <col style={{ width: planWidth }} />
            {fields.map(({ key, width: columnWidth = fieldWidth }) => (
              <col key={key} style={{ width: columnWidth }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={classes.head}>
                <span className={classes.line}>Line</span> {capitalized(kind.one)}
              </th>
              <th scope="col">What will happen</th>
              {fields.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <RowsInSight
            count={rows.length}
            columns={fields.length + 2}
            scroller={scroller}
            rowHeight={rowHeight}
            keyOf={keyOf}
          >
            {(index, measure) => {
              const row = rows[index];
              return (
                row && (
                  <tr ref={measure} data-index={index} aria-rowindex={index + 2} data-plan={row.plan}>
                    <th scope="row" className={classes.head}>
                      <span className={classes.line}>{row.line}</span> {rowName(kind, columns, row)}
                    </th>
                    <td id={`plan-${row.line}`} className={classes.plan}>
                      {whatHappens(kind, row)}
                    </td>
                    {fields.map((field, position) => {
                      const column = columns.indexOf(field.key);
                      return inSight.has(position) ? (
                        <td key={field.key}>
                          <Cell row={row} field={field} column={column} onMend={onMend} />
                        </td>
                      ) : (
                        <td key={field.key} className={classes.text}>
                          {shownIn(field, row.cells[column] ?? '') || valueWords(field, row)}
                        </td>
                      );
                    })}
                  </tr>
                )
              );
            }}
          </RowsInSight>
        </table>
      </div>
    </SideFade>
  );
}

/**
 * What will come of a row. Why one cannot be taken stands in its cells: here stands which fields that are, those that have to come of
 * another one not beside it.
 */
function whatHappens(kind: RosterKind, row: CheckedRow): string {
  if (row.plan !== 'cannot' || row.why || row.sameAs !== undefined) return planWords(kind, row);
  const labels = kind.fields
    .filter((field) => row.problems[field.key] !== undefined && !isOfOther(field, row))
    .map(({ label }) => label);
  return `Needs correction: ${labels.join(', ')}`;
}

/** Whether a field has no problem of its own, but that of the one it has to come of: a last name, that of the whole name. */
const isOfOther = ({ key, requiredUnless: other = '' }: RosterField, { problems }: CheckedRow): boolean =>
  problems[key] !== undefined && problems[other] === problems[key];

/** So many of the first rows tell which fields have values without a column. */
const rowsTried = 100;

/** The keys of the fields that have a value in the first rows. */
const keysFilledIn = (rows: readonly CheckedRow[]): ReadonlySet<string> =>
  new Set(
    rows
      .slice(0, rowsTried)
      .flatMap(({ values }) => Object.keys(values).filter((key) => values[key] !== undefined)),
  );

/** What was read of a field, in words: of one without a column, from another, as the parts of a whole name are. */
function valueWords({ key, words }: RosterField, { values }: CheckedRow): string | undefined {
  const value = values[key];
  return value && (words?.(value) ?? value);
}

interface CellProps extends Pick<RosterTableProps, 'onMend'> {
  row: CheckedRow;
  field: RosterField;
  column: number;
}

/**
 * A cell as it stands in the file, of a social security number its last digits; what is typed counts once the cell is left, or with Enter.
 */
function Cell({ row, field, column, onMend }: CellProps) {
  const { line, cells, values, problems, leftOut, notes, differs, onFile } = row;
  const text = cells[column] ?? '';
  // A field has one line: two would be drawn as one word.
  const shown = shownIn(field, text).replace(/\s*[\r\n]+\s*/g, ', ');
  const problem = isOfOther(field, row) ? undefined : (problems[field.key] ?? leftOut[field.key]);
  // What no record keeps is not for anybody to correct.
  const isWrong = problem !== undefined && problem !== field.notKept;
  const isOther = differs.includes(field.key);
  const readAs = values[field.key] && field.words && valueWords(field, row);
  const other = onFile?.values[field.key];
  const onFileWords =
    onFile && isUnread(field, onFile)
      ? 'What is on file is looked up by the import'
      : `There it is: ${(other && field.words?.(other)) || other || 'nothing'}`;
  const there = isOther ? onFileWords : undefined;
  // Said at its place: under the pointer alone nobody finds it on a phone.
  const below = isWrong
    ? problem
    : isOther && !field.isApart
      ? there?.replace('There it is', 'On file')
      : undefined;
  const wrongId = `wrong-${line}-${field.key}`;
  const input = (
    <input
      key={text}
      className={classes.cell}
      defaultValue={shown}
      placeholder={shown.trim() === '' ? valueWords(field, row) : undefined}
      aria-label={`${field.label}, line ${line}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={below ? wrongId : problem ? `plan-${line}` : undefined}
      title={problem ?? notes[field.key] ?? there ?? (readAs && `Read as ${readAs}`)}
      data-differs={isOther || undefined}
      spellCheck={false}
      onBlur={({ currentTarget: { value } }) => value !== shown && onMend(line, field.key, value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
        if (key !== 'Escape') return;
        currentTarget.value = shown;
        currentTarget.blur();
      }}
    />
  );
  if (!below) return input;
  return (
    <>
      {input}
      <Text
        span
        id={wrongId}
        display="block"
        size="xs"
        px={6}
        pb={4}
        c={isWrong ? 'red' : 'dimmed'}
        style={{ whiteSpace: 'normal', lineHeight: '18px' }}
      >
        {below}
      </Text>
    </>
  );
}
