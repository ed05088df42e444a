import { idFor } from '../store/ids';
import type { EventRecord } from '../store/records';
import type { World } from '../store/world';
import { generatedProvider, type Origin } from './heads';
import { generatedLicenses, outcome } from './licenses';
import { answerKind } from './source-answer';

/**
 * The event log before the epoch: who was added, what was verified, who decided what. Of the providers with these
 * indexes; of all without any.
 */
export function* generatedEvents(world: World, indexes?: Iterable<number>): Generator<EventRecord> {
  const origin: Origin = { seed: world.seed, size: world.generated, epoch: world.epoch, definitions: world };
  const people = [...world.users.all()].filter(({ role }) => role === 'Credentialing' || role === 'Admin');
  for (const index of indexes ?? upTo(world.generated)) {
    const provider = generatedProvider(origin, index);
    const who = people[index % people.length];
    const name = `${provider.firstName ?? ''} ${provider.lastName ?? ''}`;
    yield event(world, `added ${provider.id}`, provider.createdAt ?? new Date(world.epoch).toISOString(), {
      type: 'Request',
      category: 'ProviderManagement',
      subcategory: 'ProviderCreated',
      messageTemplate: '{user} added provider {provider}',
      messageParameters: { user: who?.email ?? '', provider: name },
      entityIds: [provider.id],
      context: { user: { id: who?.id, email: who?.email }, providerId: provider.id },
    });
    for (const { license, plan } of generatedLicenses(origin, provider, index)) {
      for (const planned of plan()) {
        yield event(world, `verified ${planned.id}`, new Date(planned.at + 3000).toISOString(), {
          type: 'System',
          category: 'Verifications',
          subcategory: 'VerificationCompleted',
          messageTemplate: 'Verification of license {number} of {provider} completed: {status}',
          messageParameters: {
            number: license.licenseNumber,
            provider: name,
            status: outcome(answerKind(license.licenseNumber)),
          },
          entityIds: [provider.id, license.id, planned.id],
          context: {
            providerId: provider.id,
            licenseId: license.id,
            verificationId: planned.id,
            trigger: planned.trigger,
          },
        });
        if (!planned.decision) continue;
        yield event(world, `resolved ${planned.id}`, new Date(planned.decision.at).toISOString(), {
          type: 'Request',
          category: 'Verifications',
          subcategory: 'VerificationResolved',
          messageTemplate: '{user} resolved the verification of license {number} of {provider} as {status}',
          messageParameters: {
            user: who?.email ?? '',
            number: license.licenseNumber,
            provider: name,
            status: planned.decision.status,
          },
          entityIds: [provider.id, license.id, planned.id],
          context: {
            user: { id: who?.id, email: who?.email },
            providerId: provider.id,
            licenseId: license.id,
            verificationId: planned.id,
            status: planned.decision.status,
          },
        });
      }
    }
  }
}

function event(
  world: World,
  key: string,
  timestamp: string,
  facts: Omit<EventRecord, 'id' | 'timestamp' | 'correlationId'>,
): EventRecord {
  return {
    id: idFor(`event ${key}`, world.seed, 0),
    correlationId: idFor(`correlation ${key}`, world.seed, 0),
    timestamp,
    ...facts,
    context: { category: facts.category, subcategory: facts.subcategory, ...(facts.context as object) },
  };
}

function* upTo(end: number): Generator<number> {
  for (let index = 0; index < end; index += 1) yield index;
}
