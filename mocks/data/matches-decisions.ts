import { draw } from './random';

/** What somebody decided about a match of the past. */
export interface PastDecision {
  resolution: 'Accept' | 'Reject';
  note: string;
}

/** Why a record is not about the provider, by what differs in it; the first that does counts. */
const rejections: readonly [differing: string, notes: readonly string[]][] = [
  [
    'DateOfBirth',
    [
      'Namesake: born on another day, as the identity document in the file shows.',
      'Same name, other person: the date on which that one was born is not our provider’s.',
    ],
  ],
  ['Npi', ['The NPI in the record belongs to somebody else, see the registry.']],
  ['Name', ['Another person: the name in the record only resembles the provider’s.']],
  ['Address', ['Namesake: the address in the record is none that our provider ever had.']],
  ['FacilityName', ['Another organization with a similar name, the agency confirmed by phone.']],
];

/** Where nothing differs, somebody who knows has to tell. */
const otherReasons = [
  'Checked with the agency by fax; they confirmed that this is not our provider.',
  'Different person: the agency’s file has another social security number.',
];

const acceptances = [
  'Confirmed with the agency. Privileges suspended, the committee was told.',
  'This is the provider: all that the record says agrees. Reported to the credentials committee.',
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
  /** The kinds of parameters that agree with the record, and those that differ from it. */
  agreeing: readonly string[];
  differing: readonly string[];
  /** Of whom the same is told everywhere: what the newest scan found still waits. */
  isInStory: boolean;
}

/** What was decided about a match of the past; undefined while nobody did. */
export function pastDecision(decided: Decided): PastDecision | undefined {
  const { seed, number, back, track, kind, agreeing, differing, isInStory } = decided;
  const opinion = draw('opinion on matches', seed, track);
  // Nobody takes a record for the provider's in which something else stands, or nothing beside a name.
  const isLikely = differing.length === 0 && agreeing.some((type) => type !== 'Name' && type !== 'Address');
  const isTrue = kind === 'registry' || (isLikely && opinion.chance(0.25) && !isInStory);
  const random = draw('decision on match', seed, number);
  const isDecided = back > 0 ? random.chance(0.85) || isInStory : random.chance(0.5) && !isInStory;
  if (!isDecided) return undefined;
  const [, reasons] = rejections.find(([type]) => differing.includes(type)) ?? [undefined, otherReasons];
  const notes = kind === 'registry' ? nameChanges : isTrue ? acceptances : reasons;
  return {
    resolution: isTrue ? 'Accept' : 'Reject',
    note: isInStory ? (notes[0] ?? '') : random.pick(notes),
  };
}
