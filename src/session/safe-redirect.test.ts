import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect';

describe('where one goes after signing in', () => {
  it.each(['/', '/providers?status=NeedsReview#row', '/reviews/a/b', '/providers?next=https://example.org'])(
    'is the path that was asked for: %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'evil.example',
    // No address at all.
    '//[',
    '/.//evil.example',
    '',
    undefined,
  ])('is never another site: %s', (address) => {
    expect(safeRedirect(address)).toBe('/');
  });

  it('is not a page for people who are signed out', () => {
    expect(safeRedirect('/sign-in?redirect=/sign-in')).toBe('/');
    expect(safeRedirect('/reset-password')).toBe('/');
  });
});
