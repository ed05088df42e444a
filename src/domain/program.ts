import type { ExclusionList } from './exclusion-lists';

/** By whose standards a team credentials. */
export type ProgramId = 'NcqaAccreditation' | 'NcqaCertification' | 'Urac' | 'Own';

/** What a program asks: how long evidence counts, and which lists everybody is searched in (field.md 2.1, 2.5). */
export interface Program {
  id: ProgramId;
  /** `NCQA accreditation`. */
  name: string;
  /** Days for which evidence with a window counts before a decision of that day, `YYYY-MM-DD`. */
  windowDays: (day: string) => number;
  /** To what its days run (field.md 2.1): the report to the client comes after the decision. */
  runsTo: 'the decision' | 'the report to the client';
  lists: readonly ExclusionList[];
}

interface Preset {
  name: string;
  /** Of files decided from 2025-07-01 on; before that day `earlier` (field.md 2.1, S2, S4). */
  days: number;
  earlier: number;
  lists: readonly ExclusionList[];
}

/**
 * OIG and SAM are asked of everybody. A program adds no list that its standards leave to the organization: to NCQA the
 * state's Medicaid agency is optional since 2025-10-15 (field.md 2.5, S3a), and Settings adds it in one click. An
 * organization's own program has no standards behind it, and begins with all of them.
 */
const federal = ['OigExclusions', 'Sam'] as const;
const withStates = [...federal, 'StateSanctionsAndExclusions'] as const;

const presets: Readonly<Record<Exclude<ProgramId, 'Own'>, Preset>> = {
  NcqaAccreditation: { name: 'NCQA accreditation', days: 120, earlier: 180, lists: federal },
  NcqaCertification: { name: 'NCQA certification', days: 90, earlier: 120, lists: federal },
  Urac: { name: 'URAC', days: 180, earlier: 180, lists: federal },
};

/** From this day on files are decided by the shorter windows (field.md 2.1). */
const shorterFrom = '2025-07-01';

export const programIds: readonly ProgramId[] = ['NcqaAccreditation', 'NcqaCertification', 'Urac', 'Own'];

export const programName = (id: ProgramId): string => (id === 'Own' ? 'Own program' : presets[id].name);

/** The lists of a program unless the organization chooses its own. */
export const usualLists = (id: ProgramId): readonly ExclusionList[] =>
  id === 'Own' ? withStates : presets[id].lists;

/**
 * A program as an organization has chosen it. `ownDays` counts for its own program alone; `lists` stand in place of the
 * program's where they are given.
 */
export function programOf(
  id: ProgramId,
  { ownDays, lists }: { ownDays: number; lists?: readonly ExclusionList[] | undefined },
): Program {
  const preset = id === 'Own' ? undefined : presets[id];
  return {
    id,
    name: programName(id),
    windowDays: (day) => (preset ? (day < shorterFrom ? preset.earlier : preset.days) : ownDays),
    runsTo: id === 'NcqaCertification' ? 'the report to the client' : 'the decision',
    lists: lists ?? usualLists(id),
  };
}
