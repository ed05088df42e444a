import type { ReportInfo } from '@/api/models';
import {
  listEnrollmentsReportsOptions,
  listExpirableCredentialsReportsOptions,
  listRosterReportsOptions,
  listSanctionsAndExclusionsReportsOptions,
} from '@/api/operations.gen';
import type { ReportKind } from '@/api/report-kinds';

const lists = {
  sanctionsandexclusions: listSanctionsAndExclusionsReportsOptions,
  enrollments: listEnrollmentsReportsOptions,
  'expirable-credentials': listExpirableCredentialsReportsOptions,
  roster: listRosterReportsOptions,
} satisfies Record<ReportKind, unknown>;

/** The reports of a kind, newest first; the list is not paged (rules.md 19.1). */
export function reportListOptions(kind: ReportKind) {
  return { ...lists[kind](), select: newestFirst };
}

/** Said to come so; a list in another order would show an old report as the newest. */
const newestFirst = (reports: ReportInfo[]) =>
  reports.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
