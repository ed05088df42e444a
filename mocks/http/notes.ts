import { createNote, deleteNote, listNotes, readNote, replaceNote } from '../service/notes';
import { operation } from './operation';

export const operationsOfNotes = [
  operation('GET /providers/{providerId}/notes', ({ world, actor, params }) =>
    listNotes(world, actor, params.providerId),
  ),

  operation('POST /providers/{providerId}/notes', ({ world, actor, params, body, headers, href }) => {
    const note = createNote(world, actor, params.providerId, body.note);
    headers.set('Location', href(`/providers/${params.providerId}/notes/${note.id}`));
    return note;
  }),

  operation('GET /providers/{providerId}/notes/{noteId}', ({ world, actor, params }) =>
    readNote(world, actor, params.providerId, params.noteId),
  ),

  operation('PUT /providers/{providerId}/notes/{noteId}', ({ world, actor, params, body }) =>
    replaceNote(world, actor, params.providerId, params.noteId, body.note),
  ),

  operation('DELETE /providers/{providerId}/notes/{noteId}', ({ world, actor, params }) =>
    deleteNote(world, actor, params.providerId, params.noteId),
  ),
];
