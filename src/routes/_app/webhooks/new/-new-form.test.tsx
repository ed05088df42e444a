// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { simulateService } from '@/testing/service';
import { paste, renderScreen } from '@/ui/testing';
import { NewWebhookForm } from './-new-form';

beforeEach(async () => {
  sessionStorage.clear();
  await simulateService();
});

test('A draft of a webhook holds its address, and never its secret', async () => {
  const { user } = await renderScreen(<NewWebhookForm onCreated={vi.fn()} onCancel={vi.fn()} />);
  await paste(user, screen.getByRole('textbox', { name: /^Address/ }), 'https://hooks.example.org/kept');
  await user.click(screen.getByRole('radio', { name: 'Type one' }));
  await paste(user, screen.getByRole('textbox', { name: /^The secret/ }), 'cedar-9f27-typed');
  cleanup();
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(kept).toContain('https://hooks.example.org/kept');
  expect(kept).not.toContain('cedar-9f27-typed');
});
