import { columns } from '../columns';
import type { Layout } from '../types';

/** Medicare opt-outs and TRICARE. */
export const federalLayouts: readonly Layout[] = [
  {
    name: 'CMS Medicare opt-out affidavits',
    dataset: 'MedicareOptOut',
    columns: columns(`
      First Name = first | Last Name = last | NPI = npi | Specialty = type | Optout Effective Date = start |
      Optout End Date = end | First Line Street Address = street | Second Line Street Address = street |
      City Name = city | State Code = state | Zip code = zip |
      Eligible to Order and Refer = .eligibleToOrderAndRefer | Last updated
    `),
    usualRows: 56_000,
    source: 'andrewallenbruce/provider R/rename.R (2026-07) and an older README (2023) for the order (2026)',
  },
  {
    name: 'health.mil (TRICARE) sanctioned providers',
    dataset: 'Tricare',
    columns: columns(`
      (title of the entry) = .excludeDate | Term: = .term | Companies: = .companies | People: = .fullName |
      Addresses: = .addresses | Summary: = .summary
    `),
    source: 'rommelpascualsv/exclusion-importer app/Import/Lists/HealthMil.php (2016)',
  },
];
