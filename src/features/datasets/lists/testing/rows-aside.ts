import type { RowCase } from './headings';

/** Rows that are no exclusion in force. Nobody in them exists. */
export const asideRowCases: readonly RowCase[] = [
  {
    list: 'Texas HHSC OIG exclusions',
    rows: ['|Roe|Ann||Nurse|||2014-05-20||5/20/2019||No|'],
    aside: 'reinstated',
  },
  {
    list: 'Louisiana LDH adverse actions',
    rows: ['Ann|Roe|||||Fraud|||OIG||5/20/2014 12:00:00 AM|5/20/2019 12:00:00 AM||'],
    aside: 'reinstated',
  },
  {
    list: 'Arizona AHCCCS exclusions',
    rows: ['|Ann Roe|2014-05-20|2019-05-20'],
    aside: 'ended',
  },
  {
    list: 'New Jersey ineligible Medicaid providers',
    rows: ['ROE, ANN|||||||DEBARMENT|5/20/2014|DECEASED'],
    aside: 'deceased',
  },
  {
    list: 'Florida AHCA final orders and sanctions',
    rows: ['FINE|ACORN CARE, INC.|2024-001||2024-05-20'],
    aside: 'no exclusion',
  },
  {
    list: 'Kentucky terminated and excluded',
    rows: ['Ann|Roe|1234567893||2014-05-20|Fraud|Reinstated 1/1/2024'],
    aside: 'reinstated',
  },
  {
    list: 'Kentucky terminated and excluded',
    rows: ['Ann|Roe|1234567893||2014-05-20|Fraud|5 years, reinstated January 1, 2024'],
    aside: 'reinstated',
  },
  {
    list: 'Delaware Medicaid sanctioned providers',
    rows: ['2014|Ann Roe, DO||||Medicaid|5/20/14|Rescinded|'],
    aside: 'reinstated',
  },
];
