import type { World } from '../store/world';
import { day, hour, startOfDay } from '../store/time';
import { importAlert } from './generated-alerts';
import { generatedProvider } from './heads';
import { type Origin, originOfWorld } from './origin';
import { generatedLicenses } from './licenses';
import { draw } from './random';

/** Something that happened before the epoch and that a webhook was called for. */
export interface PastMessage {
  type: string;
  /** When it happened, in milliseconds. */
  at: number;
  /** The license, provider, scan or export that it is about, by its number. */
  origin: number;
}

/** How far back the log reaches. */
const days = 28;

/** The log of a larger organization holds what happened to so many providers. */
const most = 2000;

/** Messages this young could still wait for their last retry. */
const settled = hour / 4;

/** What webhooks were called for in the last weeks. It agrees with verifications, decisions and alerts of the past. */
export function* pastMessages(world: World): Generator<PastMessage> {
  const { epoch } = world;
  const start = epoch - days * day;
  const origin = originOfWorld(world);
  const isInLog = (at: number) => at >= start && at < epoch - settled;
  for (let index = 0; index < Math.min(world.generated, most); index += 1) {
    for (const message of aboutProvider(origin, index)) if (isInLog(message.at)) yield message;
  }
  yield* statusChanges(world);
  for (let ago = 1; ago <= days; ago += 2) {
    yield { type: 'ExportCompleted', at: startOfDay(epoch) - ago * day + 16.2 * hour, origin: ago };
  }
}

function* aboutProvider(origin: Origin, index: number): Generator<PastMessage> {
  const provider = generatedProvider(origin, index);
  for (const { license, latest, alerts } of generatedLicenses(origin, provider, index)) {
    const number = license.origin ?? 0;
    for (const { at, decision } of latest) {
      yield { type: 'VerificationCompleted', at: at + 3000, origin: number };
      if (decision) yield { type: 'LicenseStatusChanged', at: decision.at, origin: number };
    }
    for (const { type, timestamp } of alerts) yield { type, at: Date.parse(timestamp), origin: number };
  }
  const imported = importAlert(origin, provider, index);
  if (imported) {
    yield { type: 'ProviderProfileImportCompleted', at: Date.parse(imported.timestamp), origin: index };
  }
}

/** A few each day, some of them in the hours before the epoch. */
function* statusChanges({ seed, epoch, generated }: World): Generator<PastMessage> {
  for (let nth = 0; nth < days * 4; nth += 1) {
    const random = draw('status change', seed, nth);
    const at = epoch - settled - 1000 - nth * 6 * hour - random.below(5 * hour);
    yield { type: 'ProviderStatusChanged', at, origin: random.below(Math.min(generated, most)) };
  }
}
