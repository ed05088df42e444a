/** The four reports, under their place in the path (service.md, "Reports"). */
export const reportKinds = [
  'sanctionsandexclusions',
  'enrollments',
  'expirable-credentials',
  'roster',
] as const;

export type ReportKind = (typeof reportKinds)[number];
