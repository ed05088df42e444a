/** Lists that the databank answers too: Medicare and Medicaid sanctions and exclusions (field.md 2.5). */
const answered: readonly string[] = ['OigExclusions', 'StateSanctionsAndExclusions'];

/** Whether a search of the databank stands in the place of one of a list, for as long as it counts itself. */
export const isAnsweredByDatabank = (list: string): boolean => answered.includes(list);
