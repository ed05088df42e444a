import { describe, expect, test } from 'vitest';
import type { DatasetScan } from '@/api/models';
import type { TreatQuestion } from './may-treat';
import { ask, found, lists, scan, today, told } from './testing-treat';

type Changed = Partial<TreatQuestion>;

describe('the databank in the place of a list that was not searched', () => {
  const states = 'State sanctions and exclusions';
  const without = lists.filter(({ type }) => type !== 'StateSanctionsAndExclusions');
  const summaryOf = (scans: DatasetScan[], changed: Changed = {}) => {
    const { answer, lines } = ask({ scans, ...changed });
    return [answer, lines.find(({ key }) => key === 'list StateSanctionsAndExclusions search')?.text];
  };
  const queried = (on: string, more: Partial<DatasetScan> = {}) => [...without, scan('Npdb', on, more)];

  test.each<[string, DatasetScan[], Changed, string, string]>([
    ['without a query', without, {}, 'cannot confirm', `${states}: not searched`],
    ['with one of this month', queried('2026-11-02'), {}, 'yes', `${states}: answered by NPDB`],
    ['with one of three months ago', queried('2026-08-30'), {}, 'cannot confirm', `${states}: not searched`],
    [
      'with a continuous one that is open',
      queried('2026-03-01', { status: 'Active' }),
      {},
      'yes',
      `${states}: answered by NPDB`,
    ],
    [
      'with one by a former name alone',
      queried('2026-11-02', { options: { referenceId: 'alias' } }),
      {},
      'cannot confirm',
      `${states}: not searched`,
    ],
    [
      'with a continuous one by a former name alone',
      queried('2026-11-02', { status: 'Active', options: { referenceId: 'alias' } }),
      {},
      'cannot confirm',
      `${states}: not searched`,
    ],
    [
      'with one that failed',
      queried('2026-11-02', { status: 'Failed' }),
      {},
      'cannot confirm',
      `${states}: not searched`,
    ],
    [
      'with one of the window, where that counts',
      queried('2026-08-30'),
      { listClock: 'Window' },
      'yes',
      `${states}: answered by NPDB`,
    ],
    [
      'with one of this month, where the list itself was searched long ago',
      [...queried('2026-11-02'), scan('StateSanctionsAndExclusions', '2026-01-02')],
      {},
      'yes',
      `${states}: answered by NPDB`,
    ],
    [
      'with one of this month, while the list is being searched',
      [...queried('2026-11-02'), scan('StateSanctionsAndExclusions', today, { status: 'Working' })],
      {},
      'yes',
      `${states}: answered by NPDB`,
    ],
    [
      'with one of this month, where the search of the list itself failed',
      [...queried('2026-11-02'), scan('StateSanctionsAndExclusions', today, { status: 'Failed' })],
      {},
      'yes',
      `${states}: answered by NPDB; a later search failed`,
    ],
    [
      'with one of this month, where the search of the list had failed before it',
      [...queried('2026-11-02'), scan('StateSanctionsAndExclusions', '2026-11-01', { status: 'Failed' })],
      {},
      'yes',
      `${states}: answered by NPDB`,
    ],
    [
      'without a query, while the list is being searched',
      [...without, scan('StateSanctionsAndExclusions', today, { status: 'Working' })],
      {},
      'cannot confirm',
      `${states}: a new search is under way`,
    ],
  ])('%s', (_, scans, changed, answer, text) => {
    expect(summaryOf(scans, changed)).toEqual([answer, text]);
  });

  test('it answers for the OIG and never for SAM, and what stands in it is told', () => {
    const databank = scan('Npdb', '2026-11-02');
    expect(told({ scans: [scan('Sam'), databank] }).answer).toBe('yes');
    expect(told({ scans: [scan('OigExclusions'), databank] }).open).toEqual(['SAM exclusions: not searched']);
    const waiting = found('Npdb', {}, { userActionNeeded: true });
    expect(told({ scans: [...without, waiting] }).open).toEqual(['NPDB: 1 match to decide']);
  });

  test('lists that the program does not ask for are not missed', () => {
    expect(told({ scans: without, lists: ['OigExclusions', 'Sam'] })).toEqual({ answer: 'yes', open: [] });
  });
});
