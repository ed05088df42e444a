import { columns } from '../columns';
import type { Layout } from '../types';

/** Lists of the states from Alabama to Indiana. */
export const statesAToI: readonly Layout[] = [
  {
    name: 'Alabama Medicaid, individuals excluded',
    state: 'AL',
    columns: columns(`
      NAME OF PROVIDER = name | SUSPENSION EFFECTIVE DATE = start | SUSPENSION INITIATED BY = authority
    `),
    names: 'comma',
    categories: true,
    usualRows: 2_087,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Alabama.xlsx (2026)',
  },
  {
    name: 'Alaska Medical Assistance excluded providers',
    state: 'AK',
    columns: columns(`
      EXCLUSION DATE = start | LAST NAME = lastOrFirm | FIRST NAME = first | PROVIDER TYPE = type |
      EXCLUSION AUTHORITY = authority | EXCLUSION REASON = reason
    `),
    usualRows: 301,
    source: 'opensanctions/opensanctions datasets/us/ak/med_exclusions/crawler.py (2026)',
  },
  {
    name: 'Arizona AHCCCS exclusions',
    state: 'AZ',
    columns: columns(`
      NPI = npi | Provider Name = name | Exclusion Effective Date = start | Exclusion End Date = end
    `),
    names: 'first last',
    endIsReinstatement: true,
    usualRows: 708,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Arizona.xlsx (2026)',
  },
  {
    name: 'Arizona AHCCCS suspensions and terminations',
    state: 'AZ',
    columns: columns(`
      name_provider = name | npi = npi | action_type_suspend_terminate = action | effective_date = start
    `),
    names: 'first last',
    source: 'opensanctions/opensanctions datasets/us/az/med_exclusions/crawler.py (2026)',
  },
  {
    name: 'Arkansas DHS excluded providers',
    state: 'AR',
    columns: columns(`
      Division = authority | Facility Name = firm | Provider Name = name | City = city | State = state |
      Zip = zip
    `),
    names: 'comma',
    usualRows: 2_213,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Arkansas.csv (2026)',
  },
  {
    name: 'California Medi-Cal suspended and ineligible providers',
    state: 'CA',
    columns: columns(`
      Last Name = lastOrFirm | First Name = first | Middle Name = middle |
      A/K/A-Also Known As D/B/A-Doing Business as = alias | Address(es) = address | Provider Type = type |
      License Number = license | Provider Number = providerId | Date of Suspension = start |
      Active Period = period |
    `),
    usualRows: 23_120,
    source: 'Xinzhuo-Li/exclusion-list data/raw/California.csv (2026)',
  },
  {
    name: 'Colorado terminated providers',
    state: 'CO',
    columns: columns(`
      Provider Name = name | "Doing Business As" Name = alias | NPI = npi | Termination Authority = authority |
      Termination Effective Date = start
    `),
    usualRows: 318,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Colorado.xlsx (2026)',
  },
  {
    name: 'Connecticut DSS administrative actions',
    state: 'CT',
    columns: columns(`
      Name = name | Business = alias | Specialty = type | Address = address | Effective Date = start |
      Period = period | Administrative Action = action
    `),
    names: 'first last',
    usualRows: 89,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Connecticut.xlsx (2026)',
  },
  {
    name: 'Delaware Medicaid sanctioned providers',
    state: 'DE',
    columns: columns(`
      Year = info | Sanctioned Provider Name = name | NPI # = npi | License # = license | DEA # |
      OIG / Medicaid Sanction = authority | Effective Date = start | Reinstated Date = reinstated |
      Comments = reason
    `),
    names: 'first last',
    usualRows: 1_685,
    source: 'opensanctions/opensanctions datasets/us/de/med_exclusions/crawler.py (2026)',
  },
  {
    name: 'District of Columbia excluded parties',
    state: 'DC',
    columns: columns(`
      name_of_individual = name | name_of_company = firm | principals = info | principal_address = address |
      agency_instituting_the_action = authority | reason_for_the_action = reason | action_date = start |
      termination_date = end
    `),
    names: 'first last',
    endIsReinstatement: true,
    source: 'opensanctions/opensanctions datasets/us/dc/exclusions/crawler.py (2026)',
  },
  {
    name: 'Florida AHCA final orders and sanctions',
    state: 'FL',
    columns: columns(`
      Document Type = action | Provider = name | AHCA Case Number = reason |
      Formal/Informal Case Number = info | Date_Rendered = start
    `),
    usualRows: 83_000,
    notInForce: /\bfines?\b/i,
    remark: 'Final orders of all kinds, fines too: not every one of them excludes.',
    source: 'Xinzhuo-Li/exclusion-list src/convert/florida.py (2026)',
  },
  {
    name: 'Florida AHCA final orders and sanctions, formerly',
    state: 'FL',
    columns: columns(`
      Provider = name | Medicaid Provider Number = providerId | License Number = license | NPI Number = npi |
      Provider Type = type | Date Rendered = info | Sanction Type = action | Violation Code = reason |
      Fine Amount = info | Sanction Date = start | AHCA Case Number = info |
      Formal/Informal Case Number = info | Document Type = info
    `),
    notInForce: /^(?!.*(?:suspen|terminat|exclu|none))\s*\S/i,
    remark: 'Final orders of all kinds: only suspensions and terminations are taken.',
    source: 'rommelpascualsv/exclusion-importer app/Import/Lists/Florida.php (2016)',
  },
  {
    name: 'Hawaii Medicaid exclusion/reinstatement list',
    state: 'HI',
    columns: columns(`
      Last Name or Business Name = lastOrFirm | First Name = first | Middle Initial = middle |
      Medicaid Provider ID = providerId | Last known program or provider type = type | Exclusion Date = start |
      Reinstatement Date = reinstated
    `),
    usualRows: 210,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Hawaii.pdf (2026)',
  },
  {
    name: 'Idaho Medicaid exclusion list',
    state: 'ID',
    columns: columns(`
      Name = name | Exclusion Start Date = start | Date Eligible for Reinstatement = end |
      Date Reinstated = reinstated | Additional Information = reason
    `),
    names: 'comma',
    source: 'Xinzhuo-Li/exclusion-list data/raw/Idaho.pdf (2026)',
  },
  {
    name: 'Illinois HFS OIG sanctions',
    state: 'IL',
    columns: columns(`
      Provider Name = name | License # = license | NPI = npi | Provider Type = type | Affiliation = info |
      Action Date = start | Action Type = action | Address = street | Address 2 = street | City = city |
      State = state | Zip Code = zip
    `),
    names: 'last first',
    usualRows: 3_229,
    remark: 'Voluntary withdrawals are in this list too.',
    source: 'Xinzhuo-Li/exclusion-list data/raw/Illinois.xlsx (2026)',
  },
  {
    name: 'Illinois HFS OIG sanctions, formerly',
    state: 'IL',
    columns: columns(`
      ID | strProvName = name | LIC_NBR = license | AFFILIATION = info | ACTION_DT = start |
      ACTION_TYPE = action | ADDRESS = street | ADDRESS_ADDITIONAL_LINE_CHR = street | CITY_CHR = city |
      STATE_CHR = state | ZIP_CODE_CHR = zip | NEW_ADDITION
    `),
    names: 'last first',
    usualRows: 1_841,
    source: 'rommelpascualsv/exclusion-importer tests/acceptance/files/import/input/il1-0.xls (2016)',
  },
  {
    name: 'Indiana provider terminations',
    state: 'IN',
    columns: columns(`
      Provider Name = name | National Provider Identification (NPI) = npi | Service Location Address = address |
      Termination Effective Date = start
    `),
    names: 'first last',
    usualRows: 151,
    source: 'Xinzhuo-Li/exclusion-list data/raw/Indiana.xlsx (2026)',
  },
];
