import type { QueryClient } from '@tanstack/react-query';
import { applyWrite } from '@/api/invalidations';
import { createProviderNote } from '@/api/operations.gen';

/**
 * Keeps why somebody was deactivated as a note on the file: the service has no field for it. Nothing for no reason. Throws
 * `ApiError` where the note is not taken; the deactivation stands then.
 */
export async function keepReasonOfDeactivation(
  queryClient: QueryClient,
  providerId: string,
  reason: string | undefined,
): Promise<void> {
  const written = reason?.trim();
  if (!written) return;
  const variables = { providerId, body: { note: `Deactivated: ${written}` } };
  applyWrite(queryClient, createProviderNote.operation, variables, await createProviderNote(variables));
}
