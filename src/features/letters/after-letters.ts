import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '@/api/invalidations';
import type { WrittenLetter } from './letter';

/**
 * What follows from letters once they are kept, whichever way they went: each letter comes here once. Lists that show files and
 * requests read again.
 */
export function afterLetters(letters: readonly WrittenLetter[], queryClient: QueryClient): void {
  if (letters.length === 0) return;
  void invalidateAfter(queryClient, 'uploadFile');
  if (letters.some(({ recipient }) => recipient.requestId !== undefined))
    void invalidateAfter(queryClient, 'createCredentialingRequestEvent');
}
