import type { UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '@/api/errors';
import { fileFormat } from '@/lib/file-format';

/** How a file is fetched with the token by its path or id: `fileBlobOptions` of `@/features/files/blob`. */
export type FileQuery = (
  pathOrId: string,
) => UseQueryOptions<Blob, ApiError, Blob, readonly ['files', string]>;

/** Bytes in the unit that fits: `840 bytes`, `34 kB`, `1.2 MB`. */
export function fileSize(bytes: number | undefined): string | undefined {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return undefined;
  if (bytes < 1_000) return `${Math.round(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`;
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}

/**
 * Only an image may be drawn, and only by `<img>`, where scripts inside an SVG do not run. Everything
 * else, and every image in a tab of its own, would run with the rights of this page.
 */
export function isImage(blob: Blob): boolean {
  return /^image\/[\w.+-]+/i.test(blob.type);
}

/** True when the first bytes are those of a PDF, whatever its type says. */
export async function isPdf(blob: Blob): Promise<boolean> {
  return (await fileFormat(blob)) === 'pdf';
}

/**
 * What a file has of social security numbers, for somebody who sees of them how they end: `masked`, what was found in it is
 * masked; `may be whole`, it comes as the service holds it, as nothing in it can be masked.
 */
export type SsnsInFile = 'masked' | 'may be whole';

const ssns = new WeakMap<Blob, SsnsInFile>();

/** What was noted about a file; undefined where there is nothing to say. */
export const ssnsIn = (blob: Blob | undefined): SsnsInFile | undefined => blob && ssns.get(blob);

/** Notes that about a file, and gives the file. */
export function noteSsns(blob: Blob, has: SsnsInFile): Blob {
  ssns.set(blob, has);
  return blob;
}

/**
 * Hands a file to the browser's downloads as bytes, so that nothing in it is ever shown or run. Where it may hold social
 * security numbers that the user is not shown elsewhere, that is said first.
 */
export function saveBlob(blob: Blob, name: string): void {
  const has = ssns.get(blob);
  if (has)
    void import('./save-with-ssns').then(({ saveWithSsns }) =>
      saveWithSsns(name, has, () => save(blob, name)),
    );
  else save(blob, name);
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  // Composed letters: a mark that stands apart from its letter is lost on the way through some systems.
  link.download = name.normalize('NFC');
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}
