import { useMemo } from 'react';
import { choosableLists } from '@/domain/exclusion-lists';
import { type Program, type ProgramId, programOf } from '@/domain/program';
import { getSetting, type Settings, useSetting } from '@/ui/settings';

type Choice = Pick<Settings, 'program' | 'programLists' | 'reviewWindowDays'>;

/**
 * The program that settings stand for. Where none was chosen, the number of days that was tells it: 120 days are
 * accreditation, 90 certification, any other number is the organization's own.
 */
export function chosenProgram({ program, programLists, reviewWindowDays: ownDays }: Choice): Program {
  const lists = programLists && choosableLists.filter((list) => programLists.includes(list));
  return programOf(program ?? programByDays(ownDays), { ownDays, ...(lists?.length && { lists }) });
}

function programByDays(days: number): ProgramId {
  if (days === 120) return 'NcqaAccreditation';
  return days === 90 ? 'NcqaCertification' : 'Own';
}

/** The program by which files are decided here, as it stands now. */
export const programNow = (): Program =>
  chosenProgram({
    program: getSetting('program'),
    programLists: getSetting('programLists'),
    reviewWindowDays: getSetting('reviewWindowDays'),
  });

/** The program by which files are decided here; the component renders again when it changes. */
export function useProgram(): Program {
  const program = useSetting('program');
  const programLists = useSetting('programLists');
  const reviewWindowDays = useSetting('reviewWindowDays');
  return useMemo(
    () => chosenProgram({ program, programLists, reviewWindowDays }),
    [program, programLists, reviewWindowDays],
  );
}
