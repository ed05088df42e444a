// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render as renderBare, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { compareAddress } from './compare-address';
import { compareText } from './compare-text';
import { EvidenceGrid } from './evidence-grid';
import { Highlighted } from './highlighted';

const render = (grid: ReactNode) => renderBare(<MantineProvider env="test">{grid}</MantineProvider>);

const onFile = '4120 N Central Ave';
const given = ['4120 N CENTRAL AVE, MESA', '4120 North Central Avenue'];

const rows = [
  {
    id: 'address',
    label: 'Address',
    onFile,
    cells: given.map((text) => {
      const comparison = compareAddress(onFile, text);
      return { comparison, content: <Highlighted text={text} comparison={comparison} /> };
    }),
  },
  {
    id: 'status',
    label: 'License status',
    onFile: 'Active',
    cells: ['ACTIVE', undefined].map((text) => ({
      comparison: compareText('Active', text),
      content: text ?? '–',
    })),
  },
];

function Grid({ onChoose }: { onChoose?: (index: number) => void }) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(0);
  return (
    <EvidenceGrid
      label="On file against 2 results"
      onFileTitle="On file"
      onFileSummary="file"
      candidates={[1, 2].map((number) => ({
        title: `Result ${number}`,
        keyCap: String(number),
        summary: 'No problem reported',
        short: '1 differ',
      }))}
      rows={rows}
      chosen={undefined}
      onChoose={onChoose}
      folded={folded}
      onFold={(index) => setFolded(folded.has(index) ? new Set() : new Set([index]))}
      shown={shown}
      onShow={setShown}
    />
  );
}

/** The cells of a field, by what a screen reader meets. */
function cellsOf(label: string): HTMLElement[] {
  const row = screen.getByRole('rowheader', { name: label }).closest('[role="row"]');
  return within(row as HTMLElement).getAllByRole('cell');
}

describe('evidence side by side', () => {
  it('says of every value how it stands to the one we hold, in words', () => {
    render(<Grid />);
    const address = cellsOf('Address');
    expect(address.map((cell) => cell.textContent)).toEqual([
      onFile,
      expect.stringMatching(/MESA.*Differs$/),
      expect.stringMatching(/Similar.*written differently/),
    ]);
    expect(cellsOf('License status').map((cell) => cell.textContent)).toEqual([
      'Active',
      'ACTIVEAgrees',
      '–Not given',
    ]);
  });

  it('highlights only what differs', () => {
    render(<Grid />);
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['MESA']);
  });

  it('lets a result be chosen by its name', async () => {
    const onChoose = vi.fn();
    render(<Grid onChoose={onChoose} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Result 2' }));
    expect(onChoose).toHaveBeenCalledWith(1);
  });

  it('offers nothing to choose where nothing can be chosen', () => {
    render(<Grid />);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('folds a result to its marks, and opens it again', async () => {
    render(<Grid onChoose={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fold Result 1' }));
    expect(cellsOf('Address')[1]?.textContent).toBe('Differs');
    expect(cellsOf('Address')[2]?.textContent).toContain('North Central');
    expect(screen.queryByRole('radio', { name: 'Result 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open Result 1' }));
    expect(cellsOf('Address')[1]?.textContent).toContain('MESA');
  });

  it('tells which result stands beside what we hold where there is room for one', async () => {
    render(<Grid />);
    const tab = screen.getByRole('button', { name: 'Result 2' });
    expect(tab.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(tab);
    expect(tab.getAttribute('aria-pressed')).toBe('true');
    expect(cellsOf('Address').map((cell) => cell.hasAttribute('data-shown'))).toEqual([false, false, true]);
  });
});
