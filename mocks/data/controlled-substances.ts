/** What a state calls its registration for controlled substances, and who issues it. */
interface StateRegistration {
  name: string;
  abbreviation: string;
  agency: string;
  /** What stands before the six digits of a number. */
  prefix: string;
}

const registration = 'Controlled substance registration';
const dangerous = 'Controlled dangerous substances registration';
const license = 'Controlled substance license';

/**
 * By state: what practitioners who prescribe controlled substances hold beside the registration of the DEA (field.md 2.8,
 * which names no states), as of 2026. The simulated service's own choice of names and prefixes: nothing decides by them.
 */
const rows: Readonly<Record<string, string>> = {
  AL: 'Controlled substances certificate | ACSC | Alabama Board of Medical Examiners | ACSC',
  CT: `${registration} | CSR | Connecticut Department of Consumer Protection, Drug Control Division | CSP.`,
  DE: `${registration} | CSR | Delaware Division of Professional Regulation | MD-`,
  DC: `${registration} | CSR | District of Columbia Department of Health, Pharmaceutical Control Division | CS`,
  GU: `${registration} | CSR | Guam Department of Public Health and Social Services | CSR-`,
  HI: `${registration} | CSR | Hawaii Narcotics Enforcement Division | E`,
  ID: `${registration} | CSR | Idaho Division of Occupational and Professional Licenses, Board of Pharmacy | CS`,
  IL: `${license} | CSL | Illinois Department of Financial and Professional Regulation | 336.`,
  IN: `${registration} | CSR | Indiana Professional Licensing Agency | CSR`,
  IA: `${registration} | CSR | Iowa Board of Pharmacy | CSR`,
  LA: `${dangerous} | CDS | Louisiana Board of Pharmacy | CDS.`,
  MD: `${dangerous} | CDS | Maryland Office of Controlled Substances Administration | M`,
  MA: `${registration} | MCSR | Massachusetts Drug Control Program | MC`,
  MI: `${license} | CSL | Michigan Board of Pharmacy | 5315`,
  MO: `${registration} | BNDD | Missouri Bureau of Narcotics and Dangerous Drugs | BNDD`,
  NV: `${registration} | CSR | Nevada Board of Pharmacy | CS`,
  NJ: `${dangerous} | CDS | New Jersey Drug Control Unit | D`,
  NM: `${registration} | CSR | New Mexico Board of Pharmacy | CS`,
  OK: `${dangerous} | OBNDD | Oklahoma Bureau of Narcotics and Dangerous Drugs Control | BN`,
  PR: `${registration} | CSR | Puerto Rico Mental Health and Anti-Addiction Services Administration | CS-`,
  RI: `${registration} | CSR | Rhode Island Department of Health | CMD`,
  SC: `${registration} | CSR | South Carolina Bureau of Drug Control | 20-`,
  SD: `${registration} | CSR | South Dakota Department of Health | CS`,
  UT: `${license} | CSL | Utah Division of Professional Licensing | CS`,
  WY: `${registration} | CSR | Wyoming Board of Pharmacy | CS`,
};

const byState = new Map(
  Object.entries(rows).map(([state, row]): [string, StateRegistration] => {
    const [name = '', abbreviation = '', agency = '', prefix = ''] = row.split(' | ');
    return [state, { name, abbreviation, agency, prefix }];
  }),
);

/** Undefined where the state leaves it to the DEA. */
export function stateRegistration(state: string): StateRegistration | undefined {
  return byState.get(state);
}

/** Whether a license type permits controlled substances, and not to treat. */
export function isStateRegistration(name: string): boolean {
  return name.startsWith('Controlled ');
}
