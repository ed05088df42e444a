import { idFor } from '../store/ids';
import type { LicenseRecord, NoteRecord } from '../store/records';
import type { World } from '../store/world';
import { day, hour, startOfDay } from '../store/time';
import { oddNotes } from './edge-cases-organization';
import { attemptNotes } from './follow-ups';
import { generatedIndex } from './generated-index';
import { generatedProvider } from './heads';
import { originOfWorld } from './origin';
import type { PlannedVerification } from './plan';
import { draw } from './random';
import { mentioningNotes } from './teamwork';

const texts = [
  'Called the office: the renewed certificate comes by the end of the month.',
  'Asked for the missing page of the malpractice history.',
  'Moved to the clinic on the north side; new address confirmed by phone.',
  'Prefers e-mail to phone.',
  'On leave until spring, privileges are kept.',
  'Gap of seven months in the work history explained: parental leave.',
  'Committee of this month: no objections.',
  'Name on the diploma differs, marriage certificate is in the file.',
];

/** The notes that were written on a generated provider before the epoch; none on one that was added later. */
export function notesOfProvider(world: World, providerId: string): NoteRecord[] {
  const index = generatedIndex(world, providerId);
  if (index === undefined) return [];
  const odd = world.edgeCases && index === 3 ? oddNotes : undefined;
  const random = draw('notes', world.seed, index);
  const count = odd ? odd.length : random.chance(0.35) ? 1 + random.below(3) : 0;
  const { createdAt } = generatedProvider(originOfWorld(world), index);
  const notes = Array.from({ length: count }, (_, nth): NoteRecord => {
    const at = startOfDay(world.epoch) - (1 + random.below(45)) * day + 15 * hour + random.below(6 * hour);
    return {
      id: idFor('provider note', world.seed, index * 4 + nth),
      providerId,
      timestamp: new Date(at).toISOString(),
      note: odd?.[nth] ?? random.pick(texts),
    };
  });
  notes.push(...mentioningNotes(world, index), ...attemptNotes(world, providerId));
  // Nobody wrote about a provider who was not there yet.
  return notes.filter(({ timestamp }) => odd || !(Date.parse(timestamp) < Date.parse(createdAt ?? '')));
}

/** The note that a decided review left on its provider. */
export function decisionNote(
  world: World,
  license: LicenseRecord,
  planned: PlannedVerification,
  decision: NonNullable<PlannedVerification['decision']>,
): NoteRecord {
  const words = { Found: 'found', NotFound: 'not found', Failed: 'failed' }[decision.status];
  return {
    id: idFor(`note ${planned.id}`, world.seed, 0),
    providerId: license.providerId,
    timestamp: new Date(decision.at + 2000).toISOString(),
    note: `License ${license.licenseNumber} (${license.state}) marked ${words} on review. ${decision.reason}`,
  };
}
