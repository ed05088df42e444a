// Apart from what is known of them: every address of the list names them, which is read before any screen is loaded.

/** What is followed up until somebody has answered, in words. */
export const subjectWords = {
  request: 'Credentialing request',
  enrollment: 'Payer enrollment',
  license: 'License verification',
  scan: 'Scan',
  expirable: 'Expirable',
} as const;

export type SubjectKind = keyof typeof subjectWords;

export const subjectKinds = Object.keys(subjectWords) as SubjectKind[];

/** When the next step is due, in words; each leaves out those before it. */
export const dueWords = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Within 7 days',
  later: 'Later',
  closed: 'Closed',
} as const;

export type DueWindow = keyof typeof dueWords;

export const dueWindows = Object.keys(dueWords) as DueWindow[];
