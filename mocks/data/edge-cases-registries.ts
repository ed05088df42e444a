import { idFor } from '../store/ids';
import { oddCount, script } from './edge-cases';
import type { DatasetType } from './dataset-types';
import type { RegistryFields, Subject } from './registry-subject';

/** The first of those about whom registries tell every value that a record can have. */
const firstComplete = 4;

const queryTypes = ['OneTimeQuery', 'ContinuousQuery', 'CancellationQuery', 'StatusQuery', 'RenewQuery'];
const otherQueryTypes = ['UpdateQuery', 'TransferQuery', 'HealthCheckQuery'];
const reportTypes = ['Aar', 'Mmpr', 'Jocr', 'LegacyMmpr', 'LegacyAar', 'Rumor'];
const disputes = ['ReportDisputed', 'ReviewRequested', 'ReconsiderationRequested', 'DecisionReached', 'Lost'];

/** What registries hold about the odd providers of a world with edge cases; undefined about all others. */
export function oddEntries(type: DatasetType, subject: Subject): RegistryFields[] | undefined {
  const { origin, provider } = subject;
  if (!origin.edgeCases) return undefined;
  const index = Array.from({ length: oddCount }, (_, nth) => idFor('provider', origin.seed, nth)).indexOf(
    provider.id,
  );
  if (index < firstComplete) return undefined;
  const { firstName, lastName, npi, ssn, dateOfBirth } = provider;
  const entry = { firstName, lastName, npi, dateOfBirth, numbers: ssn === undefined ? [] : [ssn] };
  if (type === 'Npdb') {
    const types = index % 2 === 0 ? queryTypes : otherQueryTypes;
    return types.map((queryType, nth) => ({ ...entry, fields: answerOfDatabank(subject, queryType, nth) }));
  }
  if (type === 'Npi' && npi !== undefined) {
    const purposes = ['Location', 'Mailing', 'Primary', 'Secondary', 'Seasonal'];
    const addresses = purposes.map((purpose) => ({ addressLine1: script, city: script, purpose }));
    const basic = { firstName, lastName, name: `${lastName}, ${firstName}`, credential: script };
    return [{ ...entry, fields: { npiNumber: npi, enumerationType: 'NPI-1', basic, addresses } }];
  }
  return undefined;
}

function answerOfDatabank({ provider }: Subject, queryType: string, nth: number) {
  const text = nth === 0 ? script : 'Clinical privileges reduced for more than 30 days';
  return {
    subjectInformation: {
      name: `${provider.lastName}, ${provider.firstName}`.toUpperCase(),
      otherNames: Array.from({ length: 40 }, (_, index) => `ALIAS ${index + 1}`),
      gender: provider.gender,
      dateOfBirth: provider.dateOfBirth,
      organizationName: text,
    },
    queryInformation: { statutesQueried: [text], queryType, entityName: text },
    reports: reportTypes.map((reportType, index) => ({
      transactionType: text,
      dcn: text,
      reportingEntity: { name: text },
      subject: { name: text, description: text },
      informationReported: [{ type: reportType }],
      disputeStatus: disputes[index],
      subjectStatement: text.repeat(nth === 0 ? 1 : 60),
      notes: [text],
    })),
  };
}
