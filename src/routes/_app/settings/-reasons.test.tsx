// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '@/api/session';
import { renderPart } from '@/ui/testing';
import { MatchReasonSettings, ReasonSettings } from './-reasons';

afterEach(() => session.end('user'));

test('reasons are changed by whoever decides with them, and read by others', () => {
  renderPart(<ReasonSettings />);
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(5);
});

test.each([
  ['of reviews', <ReasonSettings key="reviews" />],
  ['of matches', <MatchReasonSettings key="matches" />],
])('who decides nothing reads the reasons %s and changes none', (_, part) => {
  const user = { email: 'rory@example.org', role: 'Reader' };
  session.begin({ token: 'secret', user, persistent: false, way: 'password' });
  renderPart(part);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(?:Add a reason|Remove reason|Move reason)/ })).toBeNull();
});
