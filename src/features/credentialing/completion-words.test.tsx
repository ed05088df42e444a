// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '@/ui/testing';
import { CompletionWords } from './completion-words';
import { requestOf } from './testing';

test.each([
  ['OffCycle', '2019-05-02T00:00:00Z', ', recredentialed '],
  ['ReCredentialing', '2019-05-02T00:00:00Z', ', recredentialed '],
  ['OffCycle', undefined, ', credentialed '],
  ['Initial', '2019-05-02T00:00:00Z', ', credentialed '],
] as const)(
  'A completion of the kind %s, credentialed %s before, sets as%s',
  (type, credentialedDate, words) => {
    const { provider, ...request } = requestOf([], { type });
    const before = { ...provider, ...(credentialedDate && { credentialedDate }) } as typeof provider;
    renderPart(<CompletionWords request={{ ...request, provider: before }} next="2029-11-20" />);
    expect(screen.getByText(/^This sets Ada Quill/).textContent).toContain(`Credentialed${words}`);
  },
);
