import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { cursorListOptions } from '@/api/paging';
import { signIn } from '@/api/session';
import { screenPage } from './filters';
import { eventKeys, tokenKeys } from './keys';

/** What was sent holds passwords: it is not kept once nobody looks at the outcome any more. */
const gcTime = 0;

/** The user's own tokens that are neither expired nor invalidated (service.md, "Authentication", rule 9). */
export function tokenListOptions() {
  return cursorListOptions({
    key: tokenKeys.list,
    // A token that was used a moment ago may have been revoked elsewhere since.
    staleTime: 0,
    fetchPage: async (cursor, signal) => {
      const query = { count: screenPage, cursor };
      return (await api().GET('/auth/token', { params: { query }, signal })).data;
    },
  });
}

/** Ends one token of the user; 404 when it has ended by itself. */
export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tokenId: string) => {
      await api().POST('/auth/token/{tokenId}/invalidate', { params: { path: { tokenId } } });
    },
    onSettled: () => makeTokensStale(queryClient),
  });
}

/** Ends every token of the user but the one of this session, listed or not (contract.md, `tokenIds`). */
export function useRevokeOtherTokens() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api().POST('/auth/token/invalidate', { body: { invalidateCurrent: false } });
    },
    onSettled: () => makeTokensStale(queryClient),
  });
}

/**
 * Changes the user's own password and signs in with it, as every token ends with the old one, that of this session too.
 * Gives whether the session goes on; where it does not, the next call asks for the password over the page. 403: the
 * current password is wrong; 400: the new one equals it or breaks a rule (service.md, "Authentication", rule 5).
 */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime,
    mutationFn: async ({ email, ...body }: { email: string; password: string; newPassword: string }) => {
      await api().POST('/users/me/password', { body });
      return signIn({ email, password: body.newPassword }).then(
        () => true,
        () => false,
      );
    },
    onSuccess: () => makeTokensStale(queryClient),
  });
}

function makeTokensStale(queryClient: QueryClient): void {
  for (const queryKey of [tokenKeys.all, eventKeys.all]) void queryClient.invalidateQueries({ queryKey });
}
