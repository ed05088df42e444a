import {
  IconAlertTriangle,
  IconAntennaBars2,
  IconAntennaBars4,
  IconAntennaBars5,
  IconCircleCheck,
  IconCircleMinus,
  IconClock,
  IconInfoCircle,
  IconLineDashed,
  IconUpload,
  type Icon,
} from '@tabler/icons-react';
import type { Standing } from '@/domain/board-words';
import type { Force } from '@/domain/license-in-force';
import { IconDiamondAlert, IconOctagonX } from './icons';
import { spellOut } from '@/lib/words';

export type Tone = 'success' | 'warning' | 'error' | 'pending' | 'neutral';

export interface StatusLook {
  tone: Tone;
  label: string;
  icon: Icon;
}

export const toneIcons: Record<Tone, Icon> = {
  success: IconCircleCheck,
  warning: IconDiamondAlert,
  error: IconOctagonX,
  pending: IconClock,
  neutral: IconCircleMinus,
};

/** Each as Mantine calls it. */
export const toneColors: Record<Tone, string> = {
  success: 'green',
  warning: 'amber',
  error: 'red',
  pending: 'blue',
  neutral: 'dimmed',
};

/** A tone alone, or with words of its own, or with words and an icon of its own. */
type Look = Tone | [Tone, string] | [Tone, string, Icon];
type Looks = Record<string, Look>;

/** How every status of the product looks, by what it is a status of. The words are spelled out unless given. */
export const statusLooks = {
  verification: {
    Found: 'success',
    NeedsReview: 'warning',
    Failed: 'error',
    NotFound: 'neutral',
    Pending: 'pending',
    Working: 'pending',
  },
  /** By what the service's lists look for; what its board says is a `standing`, see `BoardStatus`. */
  license: {
    Active: 'success',
    Found: 'success',
    // Whether the latest verification found it: called as that verification is.
    Verified: ['success', 'Found'],
    Unverified: ['neutral', 'Not found yet'],
    ExpiresSoon: 'warning',
    NeedsReview: 'warning',
    Expired: 'error',
    DisciplinaryActions: 'error',
    UnableToVerify: 'error',
    None: ['neutral', 'No status'],
    NotFound: 'neutral',
  },
  /** What a board's word means for who holds the license (field.md 1.5). */
  standing: {
    good: ['success', 'May practice in full'],
    limited: ['warning', 'May practice under terms'],
    ended: ['error', 'Not renewed or ended'],
    'taken away': ['error', 'Taken away or given up'],
    unknown: ['neutral', 'Meaning not known', IconInfoCircle],
  } satisfies Record<Standing, Look>,
  /** Whether a license counts on a day (field.md 1.1). */
  licenseForce: {
    'in force': ['success', 'In force'],
    limited: ['warning', 'In force under terms'],
    'not in force': ['error', 'Not in force'],
    unknown: ['neutral', 'Cannot confirm', IconInfoCircle],
  } satisfies Record<Force, Look>,
  approved: {
    Yes: ['success', 'Approved'],
    No: ['error', 'Not approved'],
    Pending: ['pending', 'Approval pending'],
  },
  restriction: { Unrestricted: 'success', Restricted: 'warning', None: ['neutral', 'No restriction given'] },
  alert: {
    LicenseExpired: 'error',
    LicenseChanged: 'warning',
    LicenseExpiresSoon: 'warning',
    ProfileImportCompleted: 'success',
    Active: 'warning',
    Dismissed: 'neutral',
  },
  credentialing: {
    Approved: 'success',
    Credentialed: 'success',
    Provisional: 'warning',
    Denied: 'error',
    Terminated: 'error',
    InProcess: 'pending',
    Recredentialing: 'pending',
    Pending: 'pending',
    NotCredentialed: 'neutral',
    Inactive: 'neutral',
  },
  /** A credentialing request, by the status of its latest event. */
  request: {
    RequestSubmitted: ['pending', 'Submitted'],
    RequestInProgress: ['pending', 'In progress'],
    AdditionalInformationRequested: ['warning', 'Information requested'],
    SecondAttemptMissingInfo: ['warning', 'Information requested twice'],
    ThirdAttemptMissingInfo: ['warning', 'Information requested three times'],
    AdditionalInformationSubmitted: ['pending', 'Information submitted'],
    CancellationRequested: ['pending', 'Cancellation requested'],
    Completed: 'success',
    CompletedWithConcern: ['warning', 'Completed with concern'],
    UnableToComplete: ['error', 'Unable to complete'],
    Cancelled: 'neutral',
  },
  priority: {
    Urgent: ['error', 'Urgent', IconAlertTriangle],
    High: ['neutral', 'High', IconAntennaBars5],
    Medium: ['neutral', 'Medium', IconAntennaBars4],
    Low: ['neutral', 'Low', IconAntennaBars2],
  },
  /** Of a request that is not over. */
  age: { Late: 'warning', Overdue: 'error' },
  /** Of a column of the board. */
  limit: { Over: ['warning', 'Over the limit'] },
  /** An element of a credentialing checklist; organizations have words of their own beside these. */
  element: {
    Verified: 'success',
    Pending: 'pending',
    Concern: 'warning',
    Missing: 'error',
    NotApplicable: 'neutral',
    // Of the element that holds what the committee decided.
    Approved: 'success',
    Deferred: 'warning',
    Denied: 'error',
  },
  /** Whether evidence still counts. */
  evidence: {
    Valid: ['success', 'Counts'],
    ExpiresSoon: ['warning', 'Ends soon'],
    Expired: 'error',
    Undated: ['neutral', 'Not verified', IconLineDashed],
  },
  source: {
    Working: ['success', 'No known issue'],
    PossibleIssue: 'warning',
    AutomationDegraded: 'warning',
    Degraded: 'warning',
    SourceIssue: 'error',
    AutomationIssue: 'error',
    Maintenance: 'neutral',
    MaintenanceSoon: ['warning', 'Maintenance soon'],
  },
  import: { Completed: 'success', Failed: 'error', Pending: 'pending', Working: 'pending' },
  scan: {
    Completed: 'success',
    Failed: 'error',
    Pending: 'pending',
    Working: 'pending',
    Active: ['pending', 'Continuous'],
  },
  relevance: {
    High: ['neutral', 'High', IconAntennaBars5],
    Medium: ['neutral', 'Medium', IconAntennaBars4],
    Low: ['neutral', 'Low', IconAntennaBars2],
  },
  /** Of a match. `Undecided` and `Old` are no resolutions of the service, but what its other fields say. */
  resolution: {
    Undecided: ['warning', 'To decide'],
    Accept: ['warning', 'Accepted'],
    Reject: ['neutral', 'Rejected'],
    Old: ['neutral', 'Replaced by a newer scan'],
  },
  /** Whom a record is about, as far as its evidence goes; `label` says it of a facility. */
  identity: {
    Same: ['warning', 'Same person'],
    Likely: ['warning', 'Likely the same person'],
    Different: ['neutral', 'Different person'],
    Unclear: ['neutral', 'Cannot tell', IconInfoCircle],
  },
  /** Of a record of a list (field.md 3). */
  force: {
    InForce: ['warning', 'In force'],
    NotInForce: ['neutral', 'Not in force'],
    Unknown: ['neutral', 'Cannot confirm whether it is in force', IconInfoCircle],
  },
  monitoring: {
    FullyMonitored: 'success',
    PartiallyMonitored: 'warning',
    NotMonitored: 'error',
  },
  enrollment: { Enrolled: 'success', Submitted: 'pending', NotSubmitted: 'neutral', Denied: 'error' },
  /** Whether somebody may treat, and what each thing says of it. */
  treat: {
    yes: ['success', 'In order'],
    'with restrictions': ['warning', 'With restrictions'],
    'cannot confirm': ['error', 'Cannot confirm'],
    no: ['error', 'No'],
    UnderWay: ['pending', 'Under way'],
  },
  connection: { Insecure: 'warning' },
  delivery: { Completed: ['success', 'Delivered'], Failed: 'error', Triggered: ['pending', 'Under way'] },
  dataset: {
    Available: 'success',
    MaintenanceSoon: ['warning', 'Maintenance soon'],
    Maintenance: 'neutral',
  },
  job: {
    Idle: 'neutral',
    Pending: 'pending',
    Working: 'pending',
    Completed: 'success',
    Failed: 'error',
    Active: 'pending',
  },
  availability: {
    Available: 'success',
    Degraded: 'warning',
    Limited: 'warning',
    Unavailable: 'error',
    Maintenance: 'neutral',
    Unknown: 'neutral',
  },
  upload: {
    waiting: ['pending', 'Waiting'],
    sending: ['pending', 'Uploading', IconUpload],
    done: ['success', 'Uploaded'],
    taken: ['warning', 'Path taken'],
    failed: ['error', 'Not uploaded'],
    // Its answer was lost.
    lost: ['warning', 'May be uploaded'],
  },
} satisfies Record<string, Looks>;

export type StatusKind = keyof typeof statusLooks;

const plain = (value: string) => value.replace(/[\s_-]+/g, '').toLowerCase();

/** Sources write statuses in words of their own, so letter case and spaces do not matter. */
const looksByPlainName = new Map(
  Object.entries(statusLooks).map(([of, looks]) => [
    of,
    new Map(Object.entries(looks as Looks).map(([value, appearance]) => [plain(value), appearance])),
  ]),
);

/** The look of a status value; a value nobody knew yet is spelled out in the neutral tone. */
export function statusLook(of: StatusKind, value: string): StatusLook {
  const appearance = looksByPlainName.get(of)?.get(plain(value));
  if (!appearance) return { tone: 'neutral', label: spellOut(value), icon: IconInfoCircle };
  const [tone, label, icon] = typeof appearance === 'string' ? [appearance, spellOut(value)] : appearance;
  return { tone, label, icon: icon ?? toneIcons[tone] };
}
