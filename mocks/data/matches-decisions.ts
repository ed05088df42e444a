import { draw } from './random';

/** What somebody decided about a match of the past. */
export interface PastDecision {
  resolution: 'Accept' | 'Reject';
  note: string;
}

const rejections = [
  'Middle name and birth year differ. Checked the SSN with the agency by phone.',
  'Same name, other person: born in another year, lives in another state.',
  'Different person: the record names another profession and address.',
  'The NPI in the record belongs to somebody else, see the registry.',
  'Namesake. Provider signed an attestation, it is in the file.',
  'Checked with the agency by fax; they confirmed that this is not our provider.',
];

const acceptances = [
  'Confirmed with the agency. Privileges suspended, the committee was told.',
  'This is the provider: birth date and address agree. Reported to the credentials committee.',
  'Known since the application; the committee accepted the explanation.',
];

const nameChanges = [
  'Married name; the certificate is in the file.',
  'The registry still has the name from before. The provider was asked to update it.',
];

interface Decided {
  seed: number;
  /** Of the match. */
  number: number;
  /** Counted back from the newest scan of its kind. */
  back: number;
  /** Of the kind of scans: what people think of somebody does not change from month to month. */
  track: number;
  kind: 'list' | 'reports' | 'registry';
  /** Of whom the same is told everywhere: what the newest scan found still waits. */
  isTold: boolean;
}

/** What was decided about a match of the past; undefined while nobody did. */
export function pastDecision({ seed, number, back, track, kind, isTold }: Decided): PastDecision | undefined {
  const opinion = draw('opinion on matches', seed, track);
  const isTrue = opinion.chance(kind === 'registry' ? 1 : kind === 'reports' ? 0.7 : 0.12) && !isTold;
  const random = draw('decision on match', seed, number);
  const isDecided = back > 0 ? random.chance(0.85) || isTold : random.chance(0.5) && !isTold;
  if (!isDecided) return undefined;
  const notes = kind === 'registry' ? nameChanges : isTrue ? acceptances : rejections;
  return { resolution: isTrue ? 'Accept' : 'Reject', note: isTold ? (notes[0] ?? '') : random.pick(notes) };
}
