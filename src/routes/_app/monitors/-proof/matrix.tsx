/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the rows scroll, so arrow keys must reach them */
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { isLookedUp, type ProofRow } from '@/domain/monitoring-proof';
import { isGap, type ProofCell } from '@/domain/proof-search';
import classes from '@/features/roster/roster.module.css';
import { datasetName } from '@/lib/dataset-names';
import { formatDate, formatShortDate } from '@/lib/dates';
import { capitalized, count, formatNumber } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { RowsInSight } from '@/ui/rows-in-sight';
import { SideFade } from '@/ui/side-fade';
import { EmptyState } from '@/ui/states';
import { Verbatim } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';
import { Mark } from './mark';
import type { Proof } from './read-proof';
import { rowsShown, shownWords, type Shown } from './rows';
import { cellWords, licenseWords, listDateWords, lookupWords, standingWords, starterWords } from './words';

const rowHeight = 52;
const nameWidth = 220;
const listWidth = 240;
const licenseWidth = 180;
/** More rows than this are not put on paper: the PDF has them all. */
const mostPrinted = 2000;

/** Every provider with every list, the rows in sight alone. */
export function ProofMatrix({ proof }: { proof: Proof }) {
  const [shown, setShown] = useState<Shown>('all');
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const rows = useMemo(() => rowsShown(proof.rows, shown, asked), [proof, shown, asked]);
  return (
    <>
      <Group className="no-print" align="flex-end" gap="md">
        <TextInput
          label="Provider’s name or NPI"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          type="search"
          autoComplete="off"
          w={220}
        />
        <NativeSelect
          label="Show"
          value={shown}
          onChange={(event) => setShown(event.currentTarget.value as Shown)}
          data={Object.entries(shownWords).map(([value, label]) => ({ value, label }))}
        />
        <output className="mute">{count(rows.length, 'provider')}</output>
      </Group>
      {rows.length === 0 ? (
        <EmptyState
          title={proof.rows.length === 0 ? 'Nobody was active in this month' : 'No provider is like that'}
        />
      ) : (
        <Matrix rows={rows} proof={proof} />
      )}
    </>
  );
}

function Matrix({ rows, proof }: { rows: readonly ProofRow[]; proof: Proof }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const printing = usePrinting();
  const { lists } = proof.question;
  const hasLicenses = proof.hasLicenses && proof.log !== undefined;
  const width = nameWidth + lists.length * listWidth + (hasLicenses ? licenseWidth : 0);
  const row = (index: number, measure?: (element: Element | null) => void) => {
    const one = rows[index];
    return one && <Row key={one.id} row={one} index={index} proof={proof} measure={measure} />;
  };
  return (
    <SideFade scroller={scroller}>
      <div
        ref={setScroller}
        role="group"
        aria-label="Searches"
        className={printing ? undefined : classes.scroller}
        tabIndex={0}
      >
        <table
          className={classes.table}
          aria-label="Searches by provider"
          aria-rowcount={rows.length + 1}
          style={{ width: printing ? '100%' : width }}
        >
          <colgroup>
            <col style={{ width: nameWidth }} />
            {lists.map((list) => (
              <col key={list} style={{ width: listWidth }} />
            ))}
            {hasLicenses && <col style={{ width: licenseWidth }} />}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={classes.head}>
                Provider
              </th>
              {lists.map((list) => (
                <th key={list} scope="col">
                  {datasetName(list)}
                </th>
              ))}
              {hasLicenses && <th scope="col">Licenses looked up</th>}
            </tr>
          </thead>
          {printing ? (
            <tbody>{rows.slice(0, mostPrinted).map((_, index) => row(index))}</tbody>
          ) : (
            <RowsInSight
              count={rows.length}
              columns={lists.length + 1 + (hasLicenses ? 1 : 0)}
              scroller={scroller}
              rowHeight={rowHeight}
              keyOf={(index) => rows[index]?.id ?? index}
            >
              {row}
            </RowsInSight>
          )}
        </table>
        {printing && rows.length > mostPrinted && (
          <p>
            The first {formatNumber(mostPrinted)} providers are printed here. The PDF and the CSV have all.
          </p>
        )}
      </div>
    </SideFade>
  );
}

interface RowProps {
  row: ProofRow;
  index: number;
  proof: Proof;
  measure: ((element: Element | null) => void) | undefined;
}

function Row({ row, index, proof, measure }: RowProps) {
  const { id, name, standing, cells, licenses } = row;
  const lookedUp = licenses.filter(isLookedUp).length;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" className={classes.head}>
        <Link to="/providers/$providerId" params={{ providerId: id }} search={{ tab: 'screening' }}>
          <Verbatim>{name}</Verbatim>
        </Link>
        <div className="mute">{capitalized(standingWords(standing) ?? '')}</div>
      </th>
      {cells.map((cell) => (
        <td key={cell.list}>
          <Cell cell={cell} proof={proof} />
        </td>
      ))}
      {proof.hasLicenses && proof.log && (
        <td title={licenses.map((one) => `${licenseWords(one)}: ${lookupWords(one)}`).join('\n')}>
          {licenses.length === 0 ? <Dash /> : `${formatNumber(lookedUp)} of ${formatNumber(licenses.length)}`}
        </td>
      )}
    </tr>
  );
}

function Cell({ cell, proof }: { cell: ProofCell; proof: Proof }) {
  const { scan, searches, state } = cell;
  if (isGap(cell)) return <Mark tone="error">{capitalized(cellWords(cell))}</Mark>;
  if (state !== 'searched' || !scan) return <span className="mute">{capitalized(cellWords(cell))}</span>;
  const matches = scan.matches.length;
  const words = `${formatShortDate(scan.on)}, ${starterWords(scan, proof.log?.starters)}`;
  return (
    <>
      {scan.id ? (
        <Link to="/scans/$scanId" params={{ scanId: scan.id }} title={formatDate(scan.on)}>
          {words}
        </Link>
      ) : (
        words
      )}
      <div className="mute">
        {[
          listDateWords(scan),
          searches > 1 && `latest of ${formatNumber(searches)}`,
          matches > 0 && count(matches, 'match', 'matches'),
        ]
          .filter(Boolean)
          .join(', ')}
      </div>
    </>
  );
}
