import { expect, test } from 'vitest';
import type { Dated } from './expirables';
import { renewalOf } from './follow-up-answer';
import { proposedAsk, proposedWhom } from './follow-up-proposals';

const expirable = { kind: 'Malpractice', record: 'old', group: '', until: '2026-10-01' } as const;

const policy = (id: string, until: string, more: Partial<Dated> = {}): Dated => ({
  kind: 'Malpractice',
  id,
  group: '',
  what: 'Harbor Mutual',
  state: '',
  from: undefined,
  until,
  ...more,
});

const today = '2026-11-29';

test('A policy on file that runs answers what was asked for, and says through when', () => {
  expect(renewalOf({ expirable }, [policy('old', '2026-10-01'), policy('new', '2027-11-29')], today)).toBe(
    'Harbor Mutual, on file through Nov 29, 2027',
  );
  expect(renewalOf({ expirable }, [policy('old', '2027-10-01')], today)).toContain('Oct 1, 2027');
});

test('A policy that begins only later leaves a gap, and answers once it has begun', () => {
  const next = policy('next', '2028-01-01', { from: '2027-01-01' });
  expect(renewalOf({ expirable }, [next], today)).toBeUndefined();
  expect(renewalOf({ expirable }, [next], '2027-01-01')).toContain('Jan 1, 2028');
  expect(renewalOf({ expirable }, [policy('next', '2027-09-30', { from: today })], today)).toBeDefined();
});

test('What counts for nothing answers nothing', () => {
  const lost = policy('old', '2027-11-29', { isVoid: true });
  expect(renewalOf({ expirable }, [lost], today)).toBeUndefined();
});

test('What has ended, is of another kind or of another group answers nothing', () => {
  const others = [
    policy('old', '2026-10-01'),
    policy('ended', '2026-11-28'),
    policy('other', '2027-11-29', { kind: 'LifeSupport' }),
    policy('group', '2027-11-29', { group: 'another' }),
  ];
  expect(renewalOf({ expirable }, others, today)).toBeUndefined();
  expect(renewalOf({}, others, today)).toBeUndefined();
});

test('Whom and for what is proposed by what it is about; a board has to be named', () => {
  const about = { id: '1', name: 'Quill, Ada', what: '' };
  expect(proposedWhom({ ...about, kind: 'expirable' })).toBe('Quill, Ada');
  expect(proposedWhom({ ...about, kind: 'enrollment', payer: 'Aetna' })).toBe('Aetna');
  expect(proposedWhom({ ...about, kind: 'license' })).toBe('');
  expect(proposedAsk({ ...about, kind: 'expirable', expirable })).toBe('The new policy');
  const license = { ...expirable, kind: 'License' } as const;
  expect(proposedAsk({ ...about, kind: 'expirable', expirable: license })).toBe('Proof that it was renewed');
});
