import type { Details, EventLogEntry } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { consoleFile } from '@/lib/console-file';
import { fileName } from '@/lib/file-name';
import { ownerOfPath } from '@/lib/file-path';
import { fillTemplate } from '@/lib/message-template';
import { capitalized, spellOut, uncapitalized } from '@/lib/words';
import { inContext } from './records';

/** What happened, as a sentence without who did it; the kind of event where the service gives no words. */
export function eventSentence(entry: Details<EventLogEntry>): string {
  const kind = inContext(entry, 'subcategory');
  return entry.messageTemplate || !kind ? eventWords(entry, undefined).title : spellOut(kind);
}

/** Statuses, types and names of fields among the parameters in words; a name that looks like one stays as it is. */
function spokenParameters(parameters: unknown): unknown {
  if (typeof parameters !== 'object' || parameters === null) return parameters;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]: [string, unknown]) => [name, spoken(name, value)]),
  );
}

function spoken(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const ours = consoleFile(value);
  if (ours) return `“${ours.name}” of this console`;
  // A folder is named by an id; whose it is, the records beside the entry say.
  if (ownerOfPath(value)) return fileName(value);
  if (name === 'datasetType') return datasetName(value);
  if (name === 'fields') return value.split(', ').map((field) => uncapitalized(spellOut(field)));
  return /status|type|trigger/i.test(name) ? spellOut(value).toLowerCase() : value;
}

/**
 * A sentence of the log without who did it, which stands beside it; in the provider's own file (`provider`) also
 * without its name and its folder.
 */
export function eventWords(
  entry: Details<EventLogEntry>,
  provider: string | undefined,
): { title: string; by: string | undefined } {
  const by = actorOf(entry);
  let title =
    fillTemplate(entry.messageTemplate, spokenParameters(entry.messageParameters)) || spellOut(entry.type);
  if (provider) {
    for (const word of ['of', 'on', 'to', 'from', 'for'])
      title = title.replaceAll(` ${word} ${provider}`, '');
    title = title
      .replaceAll(` of provider ${provider}`, '')
      .replaceAll(`provider ${provider}`, 'this provider');
  }
  if (by && title.startsWith(`${by} `)) title = title.slice(by.length + 1);
  return { title: capitalized(title), by };
}

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Every id that an entry of the event log mentions; its parameters and context have no fixed shape. */
export function idsIn(entry: Details<EventLogEntry>): string[] {
  return JSON.stringify([entry.messageParameters, entry.context]).match(idPattern) ?? [];
}

const actorNames = new Set(['user', 'username', 'useremail', 'actor', 'email', 'by', 'requestedby']);

/** Who did what an entry of the event log tells, where it says so. */
export function actorOf(entry: Details<EventLogEntry>): string | undefined {
  for (const source of [entry.messageParameters, entry.context]) {
    const found = actorIn(source, 0);
    if (found) return found;
  }
  return undefined;
}

function actorIn(value: unknown, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null || depth > 3) return undefined;
  for (const [name, entry] of Object.entries(value)) {
    if (actorNames.has(name.toLowerCase())) {
      if (typeof entry === 'string' && entry) return entry;
      const inside = actorIn(entry, depth + 1);
      if (inside) return inside;
    }
  }
  return undefined;
}
