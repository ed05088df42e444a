import type { EventLogEntry } from '@/api/models';
import { spellOut } from '@/lib/words';
import type { RowLink } from '@/table/use-row-link';
import { actorOf, eventWords } from './-provider-timeline';

/** What happened, as a sentence without who did it; the kind of event where the service gives no words. */
export function eventSentence(entry: EventLogEntry): string {
  const kind = inContext(entry, 'subcategory');
  return entry.messageTemplate || !kind ? eventWords(entry, undefined).title : spellOut(kind);
}

/** Who did it: an e-mail address, or undefined where the service acted by itself or does not say. */
export function eventActor(entry: EventLogEntry): string | undefined {
  return actorOf(entry);
}

/** A text that the context of an entry carries under a name; its shape depends on the event. */
export function inContext({ context }: EventLogEntry, name: string): string | undefined {
  if (typeof context !== 'object' || context === null) return undefined;
  const value: unknown = (context as Record<string, unknown>)[name];
  return typeof value === 'string' && value ? value : undefined;
}

/** The record that an entry is about: the license where it names one, else the provider. One that was removed is none. */
export function eventRecord(entry: EventLogEntry): { what: string; link: RowLink } | undefined {
  const providerId = inContext(entry, 'providerId');
  const licenseId = inContext(entry, 'licenseId');
  const kind = inContext(entry, 'subcategory') ?? '';
  if (!providerId || kind === 'ProviderDeleted') return undefined;
  if (!licenseId || kind === 'LicenseDetached') {
    return { what: 'Provider', link: { to: '/providers/$providerId', params: { providerId } } };
  }
  return {
    what: 'License',
    link: { to: '/providers/$providerId/licenses/$licenseId', params: { providerId, licenseId } },
  };
}
