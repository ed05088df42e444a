import { textOf } from './words';

/** The last part of a path: `verifications/7f/letter.pdf` → `letter.pdf`; `File` when there is none. */
export function fileName(path: string | undefined): string {
  return textOf(path).split(/[/\\]/).findLast(Boolean) ?? 'File';
}
