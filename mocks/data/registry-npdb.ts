import { dateTimeFrom } from './dates';
import type { Subject } from './registry-subject';

const actions = [
  ['Aar', 'Adverse action: license suspended, 12 months', 'State licensing board'],
  ['Mmpr', 'Medical malpractice payment of $185,000', 'Mutual Liability Insurance Exchange'],
  ['Aar', 'Clinical privileges reduced for more than 30 days', 'Regional Medical Center'],
  ['Jocr', 'Judgment or conviction', 'County Court'],
] as const;

/** Share of the providers whom the databank reports anything about. */
export const reportedShare = 0.035;

/** What the databank reports about a provider: nothing about most. */
export function npdbRecords({ origin, provider, random }: Subject) {
  const { firstName, lastName, dateOfBirth, ssn, npi, gender, addresses } = provider;
  if (!random.chance(reportedShare)) return [];
  const name = `${lastName}, ${firstName}`.toUpperCase();
  const [home] = addresses ?? [];
  const reports = Array.from({ length: random.chance(0.25) ? 2 : 1 }, () => {
    const [type, text, entity] = random.pick(actions);
    const submitted = dateTimeFrom(origin.epoch, -40 - random.below(2500));
    return {
      transactionType: 'Initial',
      dcn: `55000000${10_000_000 + random.below(89_999_999)}`,
      reportingEntity: { name: entity },
      latestReportingEntity: { name: entity, statusDescription: 'Active', lastUpdateDate: submitted },
      subject: { name, description: text },
      informationReported: [{ type }],
      ...(random.chance(0.2) ? { disputeStatus: 'ReportDisputed', subjectStatement: statement } : {}),
      originalSubmission: submitted,
      mostRecentChange: submitted,
      notes: [text],
      maintainedUnder: [{ code: 'IV', description: 'Title IV of Public Law 99-660' }],
    };
  });
  return [
    {
      firstName,
      lastName,
      dateOfBirth,
      npi,
      numbers: ssn === undefined ? [] : [ssn],
      fields: {
        subjectInformation: {
          name,
          gender,
          dateOfBirth,
          // The databank shows the last four digits.
          ssn: ssn === undefined ? undefined : [`***-**-${ssn.slice(-4)}`],
          npi: npi === undefined ? undefined : [String(npi)],
          homeAddress: home && {
            addressLine: home.addressLine1,
            city: home.city,
            state: home.state,
            zipCode: home.zipCode,
          },
        },
        queryInformation: {
          statutesQueried: ['Title IV', 'Section 1921', 'Section 1128E'],
          queryType: 'OneTimeQuery',
          entityName: 'Cedar Ridge Health',
        },
        reports,
      },
    },
  ];
}

const statement = 'The payment was made to avoid the cost of a trial. There was no finding against me.';
