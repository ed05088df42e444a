import { listReports } from '../service/reports';
import { operation } from './operation';

export const operationsOfReports = [
  operation('GET /organization/reports/sanctionsandexclusions', ({ world }) =>
    listReports(world, 'sanctionsandexclusions'),
  ),
  operation('GET /organization/reports/enrollments', ({ world }) => listReports(world, 'enrollments')),
  operation('GET /organization/reports/expirable-credentials', ({ world }) =>
    listReports(world, 'expirable-credentials'),
  ),
  operation('GET /organization/reports/roster', ({ world }) => listReports(world, 'roster')),
];
