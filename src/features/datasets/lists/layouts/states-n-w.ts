import { columns } from '../columns';
import type { Layout } from '../types';

/** Lists of the states from Nebraska to West Virginia. */
export const statesNToW: readonly Layout[] = [
  {
    name: 'Nebraska Medicaid excluded providers (NMEP)',
    state: 'NE',
    columns: columns(`
      Date Added to NMEP = info | Provider Name = name | Organization Name = firm | Provider NPI = npi |
      Effective Date = start | Provider Type Code = type | Reason For Action Code = reason |
      Sanction Code = action | Sanction Type Code = period
    `),
    names: 'first last',
    usualRows: 1_380,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Nebraska.pdf (2026)',
  },
  {
    name: 'Nevada Medicaid sanctions',
    state: 'NV',
    columns: columns(`
      excluded_providers_entities_and_or_individuals = name | associated_legal_entity = alias |
      medicaid_provider = providerId | sanctioned_excluded_npi = npi | provider_type = type |
      contract_termination_date = start | nevada_medicaid_sanction_tier = authority |
      nevada_medicaid_sanction_period = period | nevada_medicaid_sanction_period_end_date = end |
      oig_exclusion_date = info | oig_reinstate_date = info
    `),
    source: 'opensanctions/opensanctions datasets/us/nv/med_exclusions/crawler.py (2026)',
  },
  {
    name: 'New Hampshire exclusion and sanctions list',
    state: 'NH',
    columns: columns(`
      provider_individual_first_name = first | provider_individual_last_name = last | business_name = firm |
      national_provider_identifier_npi = npi | provider_individual_type = type |
      exclusion_sanction_effective_date = start | exclusion_sanction_reason = reason
    `),
    usualRows: 100,
    source: 'opensanctions/opensanctions datasets/us/nh/med_exclusions/crawler.py (2026)',
  },
  {
    name: 'New Jersey ineligible Medicaid providers',
    state: 'NJ',
    columns: columns(`
      Provider Name = name | Title = info | NPI Number = npi | Street = street | City = city | State = state |
      Zip = zip | Action = action | Effective Date = start | Expiration Date = end
    `),
    names: 'comma',
    endIsReinstatement: true,
    usualRows: 4_022,
    source: 'opensanctions/opensanctions datasets/us/nj/med_exclusions/crawler.py (2026)',
  },
  {
    name: 'New Jersey Treasury consolidated debarment report',
    state: 'NJ',
    columns: columns(`
      firm_name = firm | name = name | vendor_id | firm_street | firm_city | firm_state | firm_zip |
      firm_plus4 | npi = npi | street = street | city = city | state = state | zip = zip | plus4 |
      category = info | action = action | reason = reason | debarring_dept | debarring_agency = authority |
      effective_date = start | expiration_date = end | permanent_debarment = period
    `),
    isHeadless: true,
    file: /^debarment\b/i,
    names: 'comma',
    usualRows: 2_332,
    source: 'rommelpascualsv/exclusion-importer tests/acceptance/files/import/input/njcdr-0.txt (2016)',
  },
  {
    name: 'New York OMIG Medicaid exclusions',
    state: 'NY',
    columns: columns(`
      provider_name = name | license_num = license | npi_num = npi | provider_type = type |
      exclusion_effective_date = start
    `),
    names: 'last first',
    usualRows: 8_931,
    source: 'Xinzhuo-Li/exclusion-list data/raw/NewYork.xlsx (2026)',
  },
  {
    name: 'New York OMIG Medicaid exclusions, as text',
    state: 'NY',
    columns: columns(`
      PROVIDER_NAME = name | LICENSE_NUMBER = license | NPI_Number = npi | PROVIDER_TYPE = type |
      SANCTION_DATE = start | ACTION_TYPE = action
    `),
    names: 'last first',
    usualRows: 6_034,
    source: 'rommelpascualsv/exclusion-importer tests/acceptance/files/import/input/nyomig-0.txt (2016)',
  },
  {
    name: 'North Carolina state excluded providers',
    state: 'NC',
    columns: columns(`
      EXCLUDED ENTITY = name | NPI/ATYPICAL ID (EXCLUDED) = npi | EFFECTIVE DATE = start |
      REASON FOR EXCLUSION = authority | CITY = city | STATE = state | ZIP CODE = zip | OWNERSHIP = owner
    `),
    names: 'first last',
    usualRows: 176,
    source: 'Xinzhuo-Li/exclusion-list data/raw/NorthCarolina.xlsx (2026)',
  },
  {
    name: 'North Dakota provider exclusion list (May to August 2026)',
    state: 'ND',
    columns: columns(`
      Provider Name = name | Business Name = firm | Street Address = street | City = city | State = state |
      Zip = zip | Medicaid Provider Number = providerId | Medicare Provider Number = info | NPI = npi |
      License Number = license | Provider Type = type | Practice State = info | Sanction Type = action |
      Exclusion Date = start | Reason for Exclusion = reason | Verification Contact
    `),
    names: 'comma',
    usualRows: 195,
    source: 'Xinzhuo-Li/exclusion-list data/raw/NorthDakota.xlsx (2026)',
  },
  {
    name: 'North Dakota provider exclusion list (since August 2026)',
    state: 'ND',
    columns: columns(`
      Provider Name = name | NPI = npi | Street Address = street | City = city | State = state | Zip = zip |
      License Number = license | Provider Type = type | Exclusion Date = start | Reason for Exclusion = reason
    `),
    names: 'comma',
    source: 'opensanctions/opensanctions datasets/us/nd/med_exclusions/crawler.py, its history (2026)',
  },
  {
    name: 'Ohio excluded and suspended, individuals',
    state: 'OH',
    columns: columns(`
      Last Name = last | First Name = first | Middle Name = middle | DOB = birth | NPI = npi |
      Provider ID = providerId | Status = status | Action Date = start | Date Added = info |
      Provider Type = type
    `),
    effect: 'half',
    half: 'Individuals',
    usualRows: 1_777,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Ohio.xlsx (2026)',
  },
  {
    name: 'Ohio excluded and suspended, organizations',
    state: 'OH',
    columns: columns(`
      NPI = npi | Organization Name = firm | Address 1 = street | Address 2 = street | City = city |
      State = state | Zip Code = zip | Provider ID = providerId | Status = status | Action Date = start |
      Date Added = info | Provider Type = type
    `),
    effect: 'half',
    half: 'Organizations',
    usualRows: 240,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Ohio.xlsx (2026)',
  },
  {
    name: 'Ohio exclusion and suspension list, formerly',
    state: 'OH',
    columns: columns(`
      Last Name = last | First Name = first | Organization Name = firm | DOB = birth | NPI = npi |
      Address 1 = street | Address 2 = street | City = city | State = state | Zip Code = zip |
      Provider ID = providerId | Status = status | Action Date = start | Date Added = info |
      Provider Type = type | Revised 05/09/2016
    `),
    usualRows: 882,
    source: 'rommelpascualsv/exclusion-importer tests/acceptance/files/import/input/oh1-0.xlsx (2016)',
  },
  {
    name: 'Tennessee TennCare terminated providers',
    state: 'TN',
    columns: columns(`
      Last Name = lastOrFirm | First Name = first | NPI = npi | Effective Date = start | Reason = reason
    `),
    usualRows: 21,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Tennessee.xlsx (2026)',
  },
  {
    name: 'Texas HHSC OIG exclusions',
    state: 'TX',
    columns: columns(`
      CompanyName = firm | LastName = last | FirstName = first | MidInitial = middle | Occupation = type |
      LicenseNumber = license | NPI = npi | StartDate = start | AddDate = info | ReinstatedDate = reinstated |
      EligibleToReapplyDate = info | Waiver = info | WebComments = reason
    `),
    usualRows: 13_344,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Texas.xls (2026)',
  },
  {
    name: 'Vermont for-cause exclusions',
    state: 'VT',
    columns: columns(`
      VT Medicaid Provider ID = providerId | Provider NPI = npi | Provider Full Name = name |
      Provider Type = type | Provider City = city | State = state | State |
      Reason or "Cause" for Exclusion = reason | Provider Exclusion Status Effective Date = start |
      Provider Exclusion Status End Date = end |
      Reinstatement Date with Vermont Medicaid if Applicable = reinstated
    `),
    names: 'comma',
    usualRows: 64,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Vermont.xlsx (2026)',
  },
  {
    name: 'West Virginia Medicaid exclusions and terminations',
    state: 'WV',
    columns: columns(`
      last_name = lastOrFirm | first_name = first | npi = npi | address_1 = street | address_2 = street |
      city = city | state = state | zip = zip | action_date = start | excluded_terminated = action |
      reason_for_exclusion_termination = reason
    `),
    usualRows: 160,
    source: 'opensanctions/opensanctions datasets/us/wv/med_exclusions/crawler.py (2026)',
  },
];
