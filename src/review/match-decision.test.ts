import { expect, it } from 'vitest';
import { saysNothing } from '@/domain/reason';
import { emptyMatchDraft, matchNote, missingFromMatch, resolveAs } from './match-decision';

it('wants a decision first, then a reason, for accepting as for rejecting', () => {
  expect(missingFromMatch(emptyMatchDraft)).toMatch(/Accept or reject/);
  for (const resolution of ['Accept', 'Reject'] as const) {
    expect(missingFromMatch({ resolution, reason: '', text: '  ' })).toMatch(/reason/);
    expect(missingFromMatch({ resolution, reason: 'Listed', text: '' })).toBeUndefined();
    expect(missingFromMatch({ resolution, reason: '', text: 'typed in full' })).toBeUndefined();
    expect(missingFromMatch({ resolution, reason: '', text: 'typed' })).toBe(saysNothing);
    expect(missingFromMatch({ resolution, reason: '', text: 'x x x x x x x x x x x' })).toBe(saysNothing);
    expect(missingFromMatch({ resolution, reason: 'Listed', text: 'x' })).toBeUndefined();
  }
});

it('drops the reason from the list when the decision changes, and keeps what was typed', () => {
  const draft = { resolution: 'Reject', reason: 'Different person', text: 'asked by phone' } as const;
  expect(resolveAs(draft, 'Accept')).toEqual({ resolution: 'Accept', reason: '', text: 'asked by phone' });
  expect(resolveAs(draft, 'Reject')).toEqual(draft);
});

it('joins both reasons to sentences and leaves a single one as it was typed', () => {
  expect(matchNote({ reason: 'Different person', text: 'Asked by phone.' })).toBe(
    'Different person. Asked by phone.',
  );
  expect(matchNote({ reason: '', text: ' asked ' })).toBe('asked');
});
