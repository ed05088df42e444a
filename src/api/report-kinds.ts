/** The four reports, under their place in the path (rules.md 19.1). */
export const reportKinds = [
  'sanctionsandexclusions',
  'enrollments',
  'expirable-credentials',
  'roster',
] as const;

export type ReportKind = (typeof reportKinds)[number];
