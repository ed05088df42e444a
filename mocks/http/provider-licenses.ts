import { allProviderLicenses, listProviderLicenses } from '../service/provider-licenses';
import { tellExportCompleted } from '../service/webhook-events';
import { csvOf } from './csv';
import { operation } from './operation';

const exportName = 'provider-licenses.csv';

export const operationsOfProviderLicenses = [
  // The contract does not say what `export=Csv` answers: here it is every row that matches, as a file.
  operation('GET /provider-licenses', ({ world, actor, query: { export: format, ...query } }) => {
    if (format !== 'Csv') return listProviderLicenses(world, actor, query);
    const rows = allProviderLicenses(world, actor, query);
    tellExportCompleted(world, exportName, rows.length);
    return csvOf(exportName, rows);
  }),
];
