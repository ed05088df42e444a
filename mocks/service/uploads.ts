import type { components } from '../../src/api/schema';
import { pdfOf } from '../assets/pdf';
import { generateEvidence } from '../data/evidence';
import { generateTeamwork } from '../data/teamwork';
import type { UploadRecord, World } from '../store/world';
import { type Actor, userOf } from './actor';
import { conflict, invalid, notFound } from './errors';
import { logEvent } from './events';
import { keyOfFilters, type ListQuery, listPage } from './lists';
import { isWithin, type TimeRange } from './time-range';

/** Bytes. The specification states no limit; this one keeps the demo's storage small. */
const largest = 10_000_000;

// Kept by collection, since a new start makes new ones.
const recalled = new WeakSet<World['uploads']>();

/** The uploads, with those from before anybody used the service: they are made when somebody asks for one. */
function uploadsOf(world: World): World['uploads'] {
  if (!recalled.has(world.uploads)) {
    recalled.add(world.uploads);
    world.uploads.seed(generateEvidence(world));
    world.uploads.seed(generateTeamwork(world));
  }
  return world.uploads;
}

export interface UploadFilters extends ListQuery, TimeRange {
  prefix?: string;
}

/** A page of the files that were uploaded, by path unless asked otherwise (openapi.yaml). */
export async function listUploads(world: World, query: UploadFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Path', ...filters } = query;
  const uploads = uploadsOf(world);
  const page = listPage(
    {
      name: `uploads ${sortedBy}`,
      sources: [uploads],
      view: () => uploads.view(sortedBy),
      filterKey: keyOfFilters(filters),
      filter: (file) =>
        file.path.startsWith(filters.prefix ?? '') && isWithin(Date.parse(file.createdAt), filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy },
    (file) => toFile(world, file),
  );
  return { ...page, items: await Promise.all(page.items) };
}

/**
 * Keeps a file under a path that is unique in the organization.
 * @throws ServiceError 400 for a path that cannot be one or a file that is too large; 409 when there is a file already
 * and it is not to be replaced.
 */
export async function uploadFile(
  world: World,
  actor: Actor,
  path: string,
  file: Blob,
  mayReplace: boolean,
): Promise<void> {
  const clean = path.replace(/^\/+/, '');
  if (clean === '' || clean.endsWith('/') || clean.split('/').includes('..'))
    throw invalid({ path: ['This can be no path of a file.'] });
  if (file.size > largest) throw invalid({ '$.file': ['Must not be larger than 10 MB.'] });
  const old = uploadsOf(world).first('path', clean);
  if (old && !mayReplace) throw conflict('There is a file at this path already.');
  const record: UploadRecord = {
    id: old?.id ?? world.ids.next(),
    path: clean,
    createdAt: world.clock.iso(),
    userId: userOf(actor).id,
    mediaType: file.type || 'application/octet-stream',
    content: base64Of(new Uint8Array(await file.arrayBuffer())),
  };
  world.uploads.put(record);
  const entities = { fileId: record.id, ...ownerOf(world, clean) };
  logEvent(world, actor, old ? 'FileReplaced' : 'FileUploaded', { path: clean }, entities);
}

/** @throws ServiceError 404 for anything that was not uploaded. */
export function deleteUpload(world: World, actor: Actor, pathOrId: string): void {
  const file = findUpload(world, pathOrId);
  if (!file) throw notFound('uploaded file');
  world.uploads.remove(file.id);
  logEvent(
    world,
    actor,
    'FileDeleted',
    { path: file.path },
    { fileId: file.id, ...ownerOf(world, file.path) },
  );
}

/** An uploaded file by its id or path; undefined when there is none. */
export function findUpload(world: World, pathOrId: string): UploadRecord | undefined {
  const uploads = uploadsOf(world);
  return uploads.get(pathOrId.toLowerCase()) ?? uploads.first('path', pathOrId.replace(/^\/+/, ''));
}

/** The files of a provider or facility: those below `providers/<id>/` or `facilities/<id>/`. */
export async function filesOf(world: World, prefix: string): Promise<components['schemas']['File'][]> {
  const files = [...uploadsOf(world).all()].filter(({ path }) => path.startsWith(prefix));
  return await Promise.all(files.map((file) => toFile(world, file)));
}

// A generated file is made once: its size is listed, and then it is opened.
const made = new WeakMap<UploadRecord, Promise<Uint8Array<ArrayBuffer>>>();

/** What an uploaded file holds. */
export async function contentOfUpload(file: UploadRecord): Promise<Uint8Array<ArrayBuffer>> {
  const { content, lines = [], createdAt } = file;
  if (content !== undefined) return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const pdf = made.get(file) ?? pdfOf(lines, createdAt);
  made.set(file, pdf);
  return await pdf;
}

async function toFile(world: World, file: UploadRecord): Promise<components['schemas']['File']> {
  const { id, path, createdAt, userId } = file;
  const { length: size } = await contentOfUpload(file);
  return {
    id,
    path,
    createdAt,
    size,
    createdByUserId: userId,
    createdByUserEmail: world.users.get(userId)?.email,
    ...ownerOf(world, path),
  };
}

function ownerOf(world: World, path: string): { providerId: string } | { facilityId: string } | object {
  const [kind, id = ''] = path.split('/');
  if (kind === 'providers' && world.providers.has(id)) return { providerId: id };
  if (kind === 'facilities' && world.facilities.has(id)) return { facilityId: id };
  return {};
}

/** In parts, since a call cannot take millions of arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 8192) {
    text += String.fromCharCode(...bytes.subarray(index, index + 8192));
  }
  return btoa(text);
}
