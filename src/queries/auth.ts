import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { AccessToken } from '@/api/models';
import { cursorListOptions } from '@/api/paging';
import { screenPage } from './filters';
import { tokenKeys } from './keys';

/** The user's own tokens that are neither expired nor invalidated. */
export function tokenListOptions() {
  return cursorListOptions<AccessToken>({
    key: tokenKeys.all,
    fetchPage: async (cursor, signal) =>
      (await api().GET('/auth/token', { params: { query: { count: screenPage, cursor } }, signal })).data,
  });
}

/** Ends one token: the browser or program that uses it has to sign in again. */
export function useInvalidateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tokenId: string) => {
      await api().POST('/auth/token/{tokenId}/invalidate', { params: { path: { tokenId } } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokenKeys.all }),
  });
}

/** Ends every token of the user but the one in use. */
export function useInvalidateOtherTokens() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api().POST('/auth/token/invalidate', { body: { invalidateCurrent: false } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokenKeys.all }),
  });
}

/** Asks for a message with a link; the answer is the same whether or not the account exists. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: async (email: string) => {
      await api().POST('/auth/password/requestreset', { body: { email } });
    },
  });
}

/** Sets a new password with the token of such a link; 404 or 403 when the link is used up. */
export function useResetPassword() {
  return useMutation({
    mutationFn: async (body: { token: string; newPassword: string }) => {
      await api().POST('/auth/password/reset', { body });
    },
  });
}
