import { spellOut } from '@/lib/words';
import type { IconName } from './icons';

export type Tone = 'found' | 'review' | 'fail' | 'wait' | 'none';

export interface StatusLook {
  tone: Tone;
  label: string;
  icon: IconName;
}

export const toneIcons: Record<Tone, IconName> = {
  found: 'found',
  review: 'diamond',
  fail: 'octagon',
  wait: 'wait',
  none: 'none',
};

/** A tone alone, or with words of its own, or with words and an icon of its own. */
type Looks = Record<string, Tone | [Tone, string] | [Tone, string, IconName]>;

/** How every status of the product looks, by what it is a status of. The words are spelled out unless given. */
export const statusLooks = {
  verification: {
    Found: 'found',
    NeedsReview: 'review',
    Failed: 'fail',
    NotFound: 'none',
    Pending: 'wait',
    Working: 'wait',
  },
  license: {
    Active: 'found',
    Found: 'found',
    Verified: 'found',
    ExpiresSoon: 'review',
    NeedsReview: 'review',
    Probation: 'review',
    Expired: 'fail',
    DisciplinaryActions: 'fail',
    UnableToVerify: 'fail',
    Failed: 'fail',
    Lapsed: 'fail',
    Revoked: 'fail',
    Suspended: 'fail',
    Surrendered: 'fail',
    Inactive: 'none',
    None: ['none', 'No status'],
    NotFound: 'none',
    Unverified: 'none',
    Pending: 'wait',
    Working: 'wait',
  },
  approved: {
    Yes: ['found', 'Approved'],
    No: ['fail', 'Not approved'],
    Pending: ['wait', 'Approval pending'],
  },
  restriction: { Unrestricted: 'found', Restricted: 'review', None: ['none', 'No restriction given'] },
  alert: {
    LicenseExpired: 'fail',
    LicenseChanged: 'review',
    LicenseExpiresSoon: 'review',
    ProfileImportCompleted: 'found',
    Active: 'review',
    Dismissed: 'none',
  },
  credentialing: {
    Approved: 'found',
    Credentialed: 'found',
    Provisional: 'review',
    Denied: 'fail',
    Terminated: 'fail',
    InProcess: 'wait',
    Recredentialing: 'wait',
    Pending: 'wait',
    NotCredentialed: 'none',
    Inactive: 'none',
  },
  /** A credentialing request, by the status of its latest event. */
  request: {
    RequestSubmitted: ['wait', 'Submitted'],
    RequestInProgress: ['wait', 'In progress'],
    AdditionalInformationRequested: ['review', 'Information requested'],
    SecondAttemptMissingInfo: ['review', 'Information requested twice'],
    ThirdAttemptMissingInfo: ['review', 'Information requested three times'],
    AdditionalInformationSubmitted: ['wait', 'Information submitted'],
    CancellationRequested: ['wait', 'Cancellation requested'],
    Completed: 'found',
    CompletedWithConcern: ['review', 'Completed with concern'],
    UnableToComplete: ['fail', 'Unable to complete'],
    Cancelled: 'none',
  },
  priority: {
    Urgent: ['fail', 'Urgent', 'alert'],
    High: ['none', 'High', 'barsHigh'],
    Medium: ['none', 'Medium', 'barsMedium'],
    Low: ['none', 'Low', 'barsLow'],
  },
  /** An element of a credentialing checklist; organizations have words of their own beside these. */
  element: {
    Verified: 'found',
    Pending: 'wait',
    Concern: 'review',
    Missing: 'fail',
    NotApplicable: ['none', 'Does not apply'],
  },
  /** Whether evidence still counts. */
  evidence: {
    Valid: ['found', 'Counts'],
    ExpiresSoon: ['review', 'Ends soon'],
    Expired: 'fail',
    Undated: ['none', 'Not verified', 'dash'],
  },
  source: {
    Working: ['found', 'No known issue'],
    PossibleIssue: 'review',
    AutomationDegraded: 'review',
    Degraded: 'review',
    SourceIssue: 'fail',
    AutomationIssue: 'fail',
    Maintenance: 'none',
    MaintenanceSoon: ['review', 'Maintenance soon'],
  },
  import: { Completed: 'found', Failed: 'fail', Pending: 'wait', Working: 'wait' },
  scan: {
    Completed: 'found',
    Failed: 'fail',
    Pending: 'wait',
    Working: 'wait',
    Active: ['wait', 'Continuous'],
  },
  relevance: {
    High: ['none', 'High', 'barsHigh'],
    Medium: ['none', 'Medium', 'barsMedium'],
    Low: ['none', 'Low', 'barsLow'],
  },
  /** Of a match. `Undecided` and `Old` are no resolutions of the service, but what its other fields say. */
  resolution: {
    Undecided: ['review', 'To decide'],
    Accept: ['review', 'Accepted'],
    Reject: ['none', 'Rejected'],
    Old: ['none', 'Replaced by a newer scan'],
  },
  monitoring: {
    FullyMonitored: 'found',
    PartiallyMonitored: 'review',
    NotMonitored: 'fail',
  },
  enrollment: { Enrolled: 'found', Submitted: 'wait', NotSubmitted: 'none', Denied: 'fail' },
  delivery: { Completed: ['found', 'Delivered'], Failed: 'fail', Triggered: ['wait', 'Under way'] },
  dataset: {
    Available: 'found',
    MaintenanceSoon: ['review', 'Maintenance soon'],
    Maintenance: 'none',
  },
  job: { Idle: 'none', Pending: 'wait', Working: 'wait', Completed: 'found', Failed: 'fail', Active: 'wait' },
  availability: {
    Available: 'found',
    Degraded: 'review',
    Limited: 'review',
    Unavailable: 'fail',
    Maintenance: 'none',
    Unknown: 'none',
  },
  upload: {
    waiting: ['wait', 'Waiting'],
    sending: ['wait', 'Uploading', 'upload'],
    done: ['found', 'Uploaded'],
    taken: ['review', 'Path taken'],
    failed: ['fail', 'Not uploaded'],
  },
} satisfies Record<string, Looks>;

export type StatusKind = keyof typeof statusLooks;

const plain = (value: string) => value.replace(/[\s_-]+/g, '').toLowerCase();

/** Sources write statuses in words of their own, so letter case and spaces do not matter. */
const looksByPlainName = new Map(
  Object.entries(statusLooks).map(([of, looks]) => [
    of,
    new Map(Object.entries(looks as Looks).map(([value, look]) => [plain(value), look])),
  ]),
);

/** The look of a status value; a value nobody knew yet is spelled out in the neutral tone. */
export function statusLook(of: StatusKind, value: string): StatusLook {
  const look = looksByPlainName.get(of)?.get(plain(value));
  if (!look) return { tone: 'none', label: spellOut(value), icon: 'info' };
  const [tone, label, icon] = typeof look === 'string' ? [look, spellOut(value)] : look;
  return { tone, label, icon: icon ?? toneIcons[tone] };
}
