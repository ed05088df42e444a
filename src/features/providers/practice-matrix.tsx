import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { columnsFor, type MatrixCell, type MatrixRow } from '@/domain/practice-matrix';
import { stateName } from '@/lib/states';
import { WideTable } from '@/ui/sideways';
import { Status } from '@/ui/status';
import { ProviderName } from '@/records/provider-name';
import classes from './practice-matrix.module.css';

interface PracticeMatrixProps {
  rows: readonly MatrixRow[];
  /** What a cell says, as a link to its evidence; left out on paper. */
  renderEvidence?: (cell: MatrixCell, words: ReactNode) => ReactNode;
  /** What adds or settles what a cell lacks; left out on paper. */
  renderAction?: (cell: MatrixCell) => ReactNode;
}

/** Practice states by what is on file for each: each cell with its evidence, or what adds it. */
export function PracticeMatrix({ rows, renderEvidence, renderAction }: PracticeMatrixProps) {
  const { shown, left } = columnsFor(rows);
  return (
    <>
      <WideTable minWidth={renderEvidence ? 112 + 138 * shown.length : 0}>
        <Table className={classes.matrix} aria-label="Practice states">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>State</Table.Th>
              {shown.map(({ id, label }) => (
                <Table.Th key={id}>{label}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ state, cells }) => (
              <Table.Tr key={state}>
                <Table.Th scope="row">{stateName(state)}</Table.Th>
                {shown.map(({ id }) => (
                  <Table.Td key={id}>
                    <Cell cell={cells[id]} renderEvidence={renderEvidence} renderAction={renderAction} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </WideTable>
      {left.length > 0 && (
        <p className="mute">
          Does not apply to this provider type: {left.map(({ label }) => label).join(', ')}.
        </p>
      )}
    </>
  );
}

const isPlain = ({ answer }: MatrixCell) => answer === 'none' || answer === 'not asked';

function Cell({
  cell,
  renderEvidence = (_, words) => words,
  renderAction,
}: { cell: MatrixCell } & Omit<PracticeMatrixProps, 'rows'>) {
  const { answer, label, text, providerId } = cell;
  const words = providerId ? <ProviderName providerId={providerId} inFull /> : text;
  return (
    <div className={classes.cell}>
      {!isPlain(cell) && <Status of="treat" value={answer} label={label} wraps />}
      <span className={isPlain(cell) && !cell.evidence ? 'mute' : undefined}>
        {renderEvidence(cell, words)}
      </span>
      {renderAction?.(cell)}
    </div>
  );
}
