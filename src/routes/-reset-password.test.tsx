// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { paste, renderPage } from '@/ui/testing';
import { Route } from './reset-password';

test.each([404, 403])(
  'A link for a new password that is answered with %s is told to work no more, and leads to another',
  async (status) => {
    const service = await simulateService({ providers: 0 });
    await service.fails({ operation: 'POST /auth/password/reset', status });
    vi.stubGlobal('location', new URL('http://console.test/reset-password?token=used'));
    renderPage(Route, '/reset-password', '/reset-password', createQueryClient());
    const user = userEvent.setup();
    await paste(user, await screen.findByLabelText('New password'), 'Harbor-lantern-12');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a link' })).toBeTruthy();
    expect(service.writes()).toMatchObject([{ body: { token: 'used', newPassword: 'Harbor-lantern-12' } }]);
  },
);
