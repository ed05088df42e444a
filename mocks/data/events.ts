import type { AlertRecord, EventRecord, NoteRecord, ProviderRecord, User } from '../store/records';
import type { World } from '../store/world';
import { day } from '../store/time';
import { generatedProvider } from './heads';
import { originOfWorld } from './origin';
import { outcome } from './license-kinds';
import { generatedLicenses, type GeneratedLicense } from './licenses';
import { logEntry, peopleAtWork } from './log-entry';
import { decisionNote, notesOfProvider } from './notes';
import { mostAttempts, type PlannedVerification } from './plan';
import { answerKind } from './source-records';

/** An organization larger than this keeps in its log what is older than a week only where somebody decided. */
export const large = 10_000;

/**
 * The event log before the epoch: who was added, what was verified, who decided what. Of the providers with these
 * indexes; without any, of all.
 */
export function* generatedEvents(world: World, indexes?: Iterable<number>): Generator<EventRecord> {
  const origin = originOfWorld(world);
  const people = peopleAtWork(world);
  const isCut = !indexes && world.generated > large;
  for (const index of indexes ?? upTo(world.generated)) {
    const provider = generatedProvider(origin, index);
    const teller = new Teller(world, provider, people[index % people.length]);
    if (!isCut) {
      yield teller.added(index);
      for (const note of notesOfProvider(world, provider.id)) yield teller.noted(note);
    }
    for (const generated of generatedLicenses(origin, provider, index)) {
      if (!isCut) yield teller.attached(generated);
      const past = isCut ? generated.latest : generated.plan();
      for (const planned of past) {
        if (isCut && !planned.decision && planned.at < world.epoch - 7 * day) continue;
        yield* teller.verified(generated, planned);
      }
      for (const alert of generated.alerts) {
        yield teller.raised(generated, alert);
        if (alert.dismissalTimestamp) yield teller.dismissed(generated, alert, alert.dismissalTimestamp);
      }
    }
  }
}

/** Tells what happened to one provider. */
class Teller {
  private readonly world: World;
  private readonly provider: ProviderRecord;
  private readonly name: string;
  private readonly user: { id: string | undefined; email: string | undefined };

  constructor(world: World, provider: ProviderRecord, user: User | undefined) {
    this.world = world;
    this.provider = provider;
    this.name = [provider.firstName, provider.lastName].filter(Boolean).join(' ');
    this.user = { id: user?.id, email: user?.email };
  }

  added(index: number): EventRecord {
    const { id: providerId, createdAt } = this.provider;
    return logEntry(this.world, 'added', index, Date.parse(createdAt ?? '') || this.world.epoch, {
      type: 'Request',
      category: 'ProviderManagement',
      subcategory: 'ProviderCreated',
      messageTemplate: '{user} added provider {provider}',
      messageParameters: { user: this.user.email ?? '', provider: this.name },
      entityIds: [providerId],
      context: { user: this.user, providerId },
    });
  }

  attached({ license }: GeneratedLicense): EventRecord {
    return logEntry(this.world, 'attached', license.origin ?? 0, Date.parse(license.createdAt), {
      type: 'Request',
      subcategory: 'LicenseAttached',
      messageTemplate: '{user} attached license {number} to {provider}',
      ...this.about(license, undefined, { user: this.user }),
      messageParameters: { user: this.user.email ?? '', number: license.licenseNumber, provider: this.name },
    });
  }

  *verified({ license }: GeneratedLicense, planned: PlannedVerification): Generator<EventRecord> {
    const number = (license.origin ?? 0) * mostAttempts + planned.attempt;
    yield logEntry(this.world, 'verified', number, planned.at + 3000, {
      // Before the log was what it is today.
      type: planned.at < this.world.epoch - 900 * day ? 'Legacy' : 'System',
      subcategory: 'VerificationCompleted',
      messageTemplate: 'Verification of license {number} of {provider} completed: {status}',
      ...this.about(license, planned.id, { trigger: planned.trigger }),
      messageParameters: {
        number: license.licenseNumber,
        provider: this.name,
        status: outcome(answerKind(license)),
      },
    });
    if (!planned.decision) return;
    const { status, at } = planned.decision;
    yield logEntry(this.world, 'resolved', number, at, {
      type: 'Request',
      subcategory: 'VerificationResolved',
      messageTemplate: '{user} resolved the verification of license {number} of {provider} as {status}',
      ...this.about(license, planned.id, { user: this.user, status }),
      messageParameters: {
        user: this.user.email ?? '',
        number: license.licenseNumber,
        provider: this.name,
        status,
      },
    });
    yield this.noted(decisionNote(this.world, license, planned, planned.decision));
  }

  /** Who wrote a note, which the note itself does not say. */
  noted({ id: noteId, timestamp, providerId }: NoteRecord): EventRecord {
    return logEntry(this.world, `noted ${noteId}`, 0, Date.parse(timestamp), {
      type: 'Request',
      category: 'ProviderManagement',
      subcategory: 'NoteCreated',
      messageTemplate: '{user} added a note on {provider}',
      messageParameters: { user: this.user.email ?? '', provider: this.name },
      entityIds: [providerId, noteId],
      context: { user: this.user, providerId, noteId },
    });
  }

  raised({ license, alerts }: GeneratedLicense, { id: alertId, type, timestamp }: AlertRecord): EventRecord {
    const { entityIds, ...rest } = this.about(license, undefined, { alertId });
    const number = (license.origin ?? 0) * 8 + alerts.findIndex(({ id }) => id === alertId);
    return logEntry(this.world, `raised ${type}`, number, Date.parse(timestamp), {
      type: 'System',
      subcategory: 'AlertRaised',
      messageTemplate: 'Alert {type} was raised for license {number} of {provider}',
      ...rest,
      entityIds: [...entityIds, alertId],
      messageParameters: { type, number: license.licenseNumber, provider: this.name },
    });
  }

  dismissed(
    { license, alerts }: GeneratedLicense,
    { id: alertId, type }: AlertRecord,
    when: string,
  ): EventRecord {
    const { entityIds, ...rest } = this.about(license, undefined, { alertId, user: this.user });
    const number = (license.origin ?? 0) * 8 + alerts.findIndex(({ id }) => id === alertId);
    return logEntry(this.world, `dismissed ${type}`, number, Date.parse(when), {
      type: 'Request',
      subcategory: 'AlertDismissed',
      messageTemplate: '{user} dismissed alert {type} of {provider}',
      ...rest,
      entityIds: [...entityIds, alertId],
      messageParameters: { user: this.user.email ?? '', type, provider: this.name },
    });
  }

  /** What every entry about a license carries. */
  private about(
    license: GeneratedLicense['license'],
    verificationId: string | undefined,
    more: Record<string, unknown>,
  ) {
    const ids = [this.provider.id, license.id];
    return {
      category: 'Verifications',
      entityIds: verificationId ? [...ids, verificationId] : ids,
      context: {
        ...more,
        providerId: this.provider.id,
        licenseId: license.id,
        ...(verificationId ? { verificationId } : {}),
      },
    };
  }
}

function* upTo(end: number): Generator<number> {
  for (let index = 0; index < end; index += 1) yield index;
}
