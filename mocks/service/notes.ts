import type { components } from '../../src/api/schema';
import type { AlertRecord, NoteRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toAlert } from './alert-model';
import { conflict, notFound } from './errors';
import { logEvent } from './events';
import { fullName } from './names';
import { findProvider } from './provider-lookup';
import { recallProvider } from './past';

type ProviderNote = components['schemas']['ProviderNote'];

const dismissal = 'This note belongs to a dismissed alert and cannot be changed.';

/** All notes on a provider, newest first; the dismissals of alerts are among them (rules.md 6.5). */
export function listNotes(world: World, actor: Actor, providerId: string): ProviderNote[] {
  const provider = findProvider(world, providerId);
  return notesOf(world, provider.id)
    .map((note) => toNote(world, actor, note))
    .toSorted((a, b) => Date.parse(b.timestamp ?? '') - Date.parse(a.timestamp ?? ''));
}

/** @throws ServiceError 404 when the provider has no such note. */
export function readNote(world: World, actor: Actor, providerId: string, noteId: string): ProviderNote {
  return toNote(world, actor, findNote(world, providerId, noteId));
}

/** Adds a note. */
export function createNote(world: World, actor: Actor, providerId: string, text: string): ProviderNote {
  const provider = findProvider(world, providerId);
  const note: NoteRecord = {
    id: world.ids.next(),
    providerId: provider.id,
    timestamp: world.clock.iso(),
    note: text,
  };
  world.notes.put(note);
  logNote(world, actor, 'NoteCreated', note);
  return toNote(world, actor, note);
}

/**
 * Changes the text of a note; its time stays that of its making.
 * @throws ServiceError 404; 409 for the note of a dismissed alert.
 */
export function replaceNote(
  world: World,
  actor: Actor,
  providerId: string,
  noteId: string,
  text: string,
): ProviderNote {
  const old = findNote(world, providerId, noteId);
  if (old.alertId) throw conflict(dismissal);
  const note = world.notes.update(old.id, { note: text });
  logNote(world, actor, 'NoteChanged', note);
  return toNote(world, actor, note);
}

/** @throws ServiceError 404; 409 for the note of a dismissed alert. */
export function deleteNote(world: World, actor: Actor, providerId: string, noteId: string): void {
  const note = findNote(world, providerId, noteId);
  if (note.alertId) throw conflict(dismissal);
  world.notes.remove(note.id);
  logNote(world, actor, 'NoteDeleted', note);
}

function findNote(world: World, providerId: string, noteId: string): NoteRecord {
  const provider = findProvider(world, providerId);
  const note = notesOf(world, provider.id).find(({ id }) => id === noteId.toLowerCase());
  if (!note) throw notFound('note on this provider');
  return note;
}

/** The provider's own notes, and one for each dismissed alert that no note was kept of. */
function notesOf(world: World, providerId: string): NoteRecord[] {
  recallProvider(world, providerId);
  const notes = world.notes.by('providerId', providerId);
  const kept = new Set(notes.map((note) => note.alertId));
  const dismissed = world.alerts
    .by('providerId', providerId)
    .filter((alert) => alert.dismissalTimestamp !== undefined && !kept.has(alert.id));
  return [...notes, ...dismissed.map(noteOfDismissal)];
}

function noteOfDismissal(alert: AlertRecord): NoteRecord {
  return {
    // The note is the alert's dismissal itself, so that it goes by the alert's id.
    id: alert.id,
    providerId: alert.providerId,
    timestamp: alert.dismissalTimestamp ?? alert.timestamp,
    note: alert.dismissalNote ?? '',
    alertId: alert.id,
  };
}

function toNote(world: World, actor: Actor, note: NoteRecord): ProviderNote {
  const { alertId, ...facts } = note;
  const alert = world.alerts.get(alertId);
  return { ...facts, alert: alert && toAlert(world, actor, alert) };
}

function logNote(
  world: World,
  actor: Actor,
  kind: 'NoteCreated' | 'NoteChanged' | 'NoteDeleted',
  note: NoteRecord,
): void {
  const provider = fullName(world.providers.get(note.providerId) ?? {});
  logEvent(world, actor, kind, { provider }, { providerId: note.providerId, noteId: note.id });
}
