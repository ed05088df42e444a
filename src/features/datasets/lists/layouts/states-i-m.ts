import { columns } from '../columns';
import type { Layout } from '../types';

/** Lists of the states from Iowa to Missouri. */
export const statesIToM: readonly Layout[] = [
  {
    name: 'Iowa Medicaid terminations, suspensions, exclusions',
    state: 'IA',
    columns: columns(`
      Enrollment Type = kind | Specialty = type | NPI = npi | Affiliated NPI = info | Last Name = last |
      First Name = first | Legal Business Name = firm | Type of Sanction = action | Effective Date = start |
      Sanction End Date = end | Eligible to Reapply Date = info | Authority = authority |
      State License Type = license | State License Number = license
    `),
    endIsReinstatement: true,
    usualRows: 1_272,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Iowa.xlsx (2026)',
  },
  {
    name: 'Kansas KMAP terminations',
    state: 'KS',
    columns: columns(`
      Termination Date: = start | D/B/A Business Name: = alias | Name: = name | Provider Type: = type |
      KMAP Provider #: = providerId | NPI #: = npi | Comments: = reason
    `),
    names: 'first last',
    usualRows: 199,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Kansas.xlsx (2026)',
  },
  {
    name: 'Kentucky terminated and excluded',
    state: 'KY',
    columns: columns(`
      First Name = first | Last Name or Practice Name = lastOrFirm | NPI = npi | License = license |
      Effective Date = start | Reason for Term/Exclusion = reason | Timeframe of Term/Exclusion = period
    `),
    usualRows: 396,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Kentucky.xlsx (2026)',
  },
  {
    name: 'Louisiana LDH adverse actions',
    state: 'LA',
    columns: columns(`
      First Name = first | Last Name or Entity Name = lastOrFirm | Birthdate = birth |
      Affiliated Entity = alias | Title or Provider Type = type | NPI# = npi | Reason for Exclusion = reason |
      Period of Exclusion = period | Reason for Termination = reason | Type of Exclusion = authority |
      Period of Enrollment Prohibition = period | Effective Date = start | Reinstate = reinstated |
      State and Zip = address | Program Office = info
    `),
    usualRows: 5_880,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Louisiana.xlsx, the CSV saved as a workbook (2026)',
  },
  {
    name: 'Maine MaineCare monthly exclusion report',
    state: 'ME',
    columns: columns(`
      Provider Last Name = lastOrFirm | Provider First Name = first | Provider MI = middle |
      Alias Last Name 1 = aliasLast | Alias First Name 1 = aliasFirst | Alias Last Name 2 = aliasLast |
      Alias First Name 2 = aliasFirst | Alias Last Name 3 = aliasLast | Alias First Name 3 = aliasFirst |
      Alias Last Name 4 = aliasLast | Alias First Name 4 = aliasFirst | Provider Type = type |
      State Exclusion Start Date = start
    `),
    usualRows: 1_270,
    source: 'opensanctions/opensanctions datasets/us/me/med_exclusions/crawler.py (2026)',
  },
  {
    name: 'Maine MaineCare monthly exclusion report, as a report server exports it',
    state: 'ME',
    columns: columns(`
      ItemHeading1 | ItemValue1 | ItemHeading | ItemValue | textbox22 = lastOrFirm | ProvFirstName = first |
      MiddleInitial = middle | AliasLastName1 = aliasLast | AliasFirstName1 = aliasFirst |
      AliasLastName2 = aliasLast | AliasFirstName2 = aliasFirst | AliasLastName3 = aliasLast |
      AliasFirstName3 = aliasFirst | AliasLastName4 = aliasLast | AliasFirstName4 = aliasFirst |
      ProvType = type | CaseStatus = status | SancStateStart = start
    `),
    source: 'rommelpascualsv/exclusion-importer app/Import/Lists/Maine.php (2015)',
  },
  {
    name: 'Maryland Medicaid sanctioned providers',
    state: 'MD',
    columns: columns(`
      LAST NAME/ORGANIZATION = lastOrFirm | FIRST NAME = first | TYPE OF ENTITY/PROFESSION = type |
      SANCTION TYPE = action | NPI = npi | LICENSE NO = license | TERMINATION/SANCTION DATE = start |
      ADDRESS = street | CITY/STATE/ZIP = place
    `),
    usualRows: 1_605,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Maryland.xlsx (2026)',
  },
  {
    name: 'Minnesota MHCP excluded individuals, excluded groups',
    state: 'MN',
    columns: columns(`
      provider_type_description = type | practice_name = firm | last_name = last | first_name = first |
      middle_name = middle | effective_date_of_exclusion = start | address_line1 = street |
      address_line2 = street | city = city | state = state | zip_code = zip | exclusion_status = status
    `),
    effect: 'half',
    usualRows: 1_400,
    source: 'opensanctions/opensanctions datasets/us/mn/med_exclusions/crawler.py (2026)',
  },
  {
    name: 'Missouri MMAC terminations',
    state: 'MO',
    columns: columns(`
      term_date = start | letter_date = info | provider_name = name | npi = npi | prov_type_specialty = type |
      license = license | termination_reason = reason
    `),
    source: 'opensanctions/opensanctions datasets/us/mo/med_exclusions/crawler.py (2026)',
  },
];
