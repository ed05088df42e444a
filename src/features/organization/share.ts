import { uploadFile } from '@/features/files/uploads';
import { ApiError, isApiError } from '@/api/errors';
import { currentUser } from '@/api/session';
import { now } from '@/lib/clock';
import type { Shareable } from '@/ui/sharing';
import { readShared, sharedPath, sharedText, type SharedFile } from './file';
import { readNewest } from './shared';
import { sameValue } from './differences';
import { beyondLimits } from './limits';

/** A file that stands where a thing is to be kept and is none that can be read: what is told of it. */
export interface Unreadable {
  problem: string;
}

export type Theirs = SharedFile | Unreadable | undefined;

export type Outcome =
  | { is: 'shared'; file: SharedFile }
  /** Something else stands there than was looked at before: nothing was written. */
  | { is: 'other'; theirs: Theirs };

/** What tells whether a shared thing is still the one that was looked at. */
export const stampOf = (file: Theirs): string =>
  file === undefined ? 'none' : 'problem' in file ? file.problem : `${file.savedAt} ${file.savedBy}`;

/**
 * Shares a thing, once it has looked whether somebody was faster: what is there now has to have the stamp that was `seen`,
 * or nothing is written; without one it only looks. What is there already just so counts as shared; an answer that was lost is found again this way. The service
 * cannot be told to write only over what was seen, so somebody who writes in the same instant is not noticed; only that
 * there is no file yet it makes sure of itself (409). Throws `ApiError`.
 */
export async function shareSettings(
  { kind, names = [], value }: Pick<Shareable, 'kind' | 'names' | 'value'>,
  seen: string | undefined,
): Promise<Outcome> {
  const problem = beyondLimits(value);
  if (problem) throw new ApiError({ kind: 'problem', title: problem });
  const path = sharedPath(kind, names);
  const theirs = await readNewest(path);
  if (theirs && 'value' in theirs && sameValue(kind, theirs.value, value))
    return { is: 'shared', file: theirs };
  if (stampOf(theirs) !== seen) return { is: 'other', theirs };
  const savedBy = currentUser()?.email ?? '';
  const text = sharedText({ names, savedBy, savedAt: new Date(now()).toISOString(), value });
  // As everybody else will read it.
  const file = readShared(path, text);
  if ('problem' in file) throw new ApiError({ kind: 'problem', title: file.problem });
  try {
    const content = new Blob([text], { type: 'application/json' });
    await uploadFile(path, content, { overwrite: theirs !== undefined });
  } catch (error) {
    if (!isApiError(error) || error.status !== 409) throw error;
    return { is: 'other', theirs: await readNewest(path) };
  }
  return { is: 'shared', file };
}
