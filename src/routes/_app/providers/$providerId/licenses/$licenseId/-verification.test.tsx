// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LicenseVerification } from '@/api/models';
import { LicenseVerificationView } from './-verification';

afterEach(cleanup);

function show(verification: LicenseVerification) {
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <LicenseVerificationView providerId="p1" license={{ id: 'l1' }} verification={verification} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('A verification tells by what else its source was asked, of a social security number the end only', () => {
  show({
    status: 'NotFound',
    additionalVerificationParameters: [
      { type: 'Name', firstName: 'Ines', lastName: 'Vane' },
      { type: 'Ssn', ssn: '123-45-6120' },
    ],
  });
  const also = within(screen.getByRole('region', { name: 'Also searched by' }));
  expect(also.getByText('Ines Vane')).toBeDefined();
  expect(also.getByText('•••-••-6120')).toBeDefined();
});

test('A verification by the number alone says nothing of that', () => {
  show({ status: 'NotFound', additionalVerificationParameters: [] });
  expect(screen.queryByRole('region', { name: 'Also searched by' })).toBeNull();
});
