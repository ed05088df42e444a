import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

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
