import type { Layout, ListDataset } from '../types';
import { federalLayouts } from './federal';
import { layoutsWithoutDataset } from './no-dataset';
import { ofacLayouts } from './ofac';
import { oigLayouts } from './oig';
import { samLayouts } from './sam';
import { statesAToI } from './states-a-i';
import { statesIToM } from './states-i-m';
import { statesNToW } from './states-n-w';

/** Every published layout that is known. */
export const layouts: readonly Layout[] = [
  ...oigLayouts,
  ...samLayouts,
  ...ofacLayouts,
  ...federalLayouts,
  ...layoutsWithoutDataset,
  ...statesAToI,
  ...statesIToM,
  ...statesNToW,
];

/** The dataset that takes a list; undefined where none does. */
export function datasetOf({ dataset, withoutDataset }: Layout): ListDataset | undefined {
  return withoutDataset === undefined ? (dataset ?? 'StateSanctionsAndExclusions') : undefined;
}
