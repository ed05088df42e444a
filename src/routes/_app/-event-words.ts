import type { EventLogEntry } from '@/api/models';
import { spellOut } from '@/lib/words';
import { inContext } from './-event-records';
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
