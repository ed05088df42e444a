// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LicenseVerification } from '@/api/models';
import { LicenseVerificationView } from './-verification';

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
  const searched = screen.getByText('Searched by').nextElementSibling;
  expect(searched?.textContent).toBe('the number, Ines Vane, •••-••-6120');
});

test('A verification by the number alone says nothing of that', () => {
  show({ status: 'NotFound', additionalVerificationParameters: [] });
  expect(screen.queryByText('Searched by')).toBeNull();
});
