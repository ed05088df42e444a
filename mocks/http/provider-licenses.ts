import { allProviderLicenses, listProviderLicenses } from '../service/provider-licenses';
import { csvOf } from './csv';
import { operation } from './operation';

export const operationsOfProviderLicenses = [
  // The contract does not say what `export=Csv` answers: here it is every row that matches, as a file.
  operation('GET /provider-licenses', ({ world, actor, query: { export: format, ...query } }) =>
    format === 'Csv'
      ? csvOf('provider-licenses.csv', allProviderLicenses(world, actor, query))
      : listProviderLicenses(world, actor, query),
  ),
];
