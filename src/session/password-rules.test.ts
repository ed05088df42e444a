import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { passwordRules } from './password-rules';
import { faultsOf } from './use-password-sign-in';

const unmet = (candidate: string, known: Parameters<typeof passwordRules>[1] = {}) =>
  passwordRules(candidate, known)
    .filter(({ met }) => !met)
    .map(({ text }) => text);

const problem = (status: number, errors?: Record<string, string[]>) =>
  new ApiError({ kind: 'problem', status, errors, title: 'The title' });

describe('the rules for a new password', () => {
  it('are all there, and none is met, before anything is typed', () => {
    expect(unmet('', { current: 'Credence-demo-1', email: 'ada@example.org' })).toHaveLength(4);
  });

  it('are met by a long one with letters of both cases and a digit', () => {
    expect(unmet('Fresh-water-42', { current: 'Credence-demo-1', email: 'ada@example.org' })).toEqual([]);
  });

  it('name what is missing', () => {
    expect(unmet('Short1a')).toEqual(['At least 12 characters']);
    expect(unmet('all-small-letters-1')).toEqual(['Upper-case and lower-case letters, and a digit']);
    expect(unmet('Ada-lives-here-7', { email: 'ada@example.org' })).toEqual([
      'Not your name from the e-mail address',
    ]);
    expect(unmet('Credence-demo-1', { current: 'Credence-demo-1' })).toEqual([
      'Another one than the current password',
    ]);
  });
});

describe('what the service says about signing in stands at its field', () => {
  it('a wrong password, without telling whether the account exists', () => {
    expect(faultsOf(problem(401), false)).toEqual({
      password: 'The e-mail address or the password is wrong.',
    });
  });

  it('beside a new password: a wrong current one, and a new one that is the same', () => {
    expect(faultsOf(problem(403), true)).toEqual({ password: 'This is not the current password.' });
    expect(faultsOf(problem(400), true)).toEqual({ newPassword: 'The title' });
    expect(faultsOf(problem(400, { '$.newPassword': ['Too short.', 'No digit.'] }), true)).toMatchObject({
      newPassword: 'Too short. No digit.',
    });
  });

  it('and everything else below the fields', () => {
    for (const status of [403, 429, 500]) {
      const error = problem(status);
      expect(faultsOf(error, false)).toEqual({ rest: error });
    }
    expect(faultsOf(null, true)).toEqual({});
  });
});
