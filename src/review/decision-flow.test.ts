import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, isBusy, isDecided, start, type FlowEvent, type Stage } from './decision-flow';

const failure = new Error('503');
const after = (...events: FlowEvent[]): Stage => events.reduce(advance, start);

describe('a decision on its way', () => {
  it('is sent, then its note is saved, then it is done', () => {
    expect(after({ type: 'send' }, { type: 'resolved' })).toEqual({ at: 'saving-note', decided: 'us' });
    expect(after({ type: 'send' }, { type: 'resolved' }, { type: 'note-saved' })).toEqual({ at: 'done' });
  });

  it('is sent once, however often the key is pressed', () => {
    const sending = after({ type: 'send' });
    expect(advance(sending, { type: 'send' })).toBe(sending);
  });

  it('can be edited and sent again when the service refused it', () => {
    const refused = after({ type: 'send' }, { type: 'refused', error: failure, isConflict: false });
    expect(refused).toEqual({ at: 'editing', error: failure });
    expect(advance(refused, { type: 'send' })).toEqual({ at: 'sending' });
  });

  it('whose note failed sends only the note again', () => {
    const failed = after({ type: 'send' }, { type: 'resolved' }, { type: 'note-failed', error: failure });
    expect(advance(failed, { type: 'send' })).toBe(failed);
    expect(advance(failed, { type: 'save-note', decided: 'others' })).toEqual({
      at: 'saving-note',
      decided: 'us',
    });
  });

  it('that somebody else overtook keeps only a remark', () => {
    for (const overtaken of [
      after({ type: 'overtaken' }),
      after({ type: 'send' }, { type: 'refused', error: failure, isConflict: true }),
    ]) {
      expect(overtaken).toEqual({ at: 'overtaken' });
      expect(advance(overtaken, { type: 'send' })).toBe(overtaken);
      expect(advance(overtaken, { type: 'save-note', decided: 'others' })).toEqual({
        at: 'saving-note',
        decided: 'others',
      });
    }
  });

  it('is not taken for overtaken by its own result', () => {
    const sending = after({ type: 'send' });
    expect(advance(sending, { type: 'overtaken' })).toBe(sending);
  });
});

it('once decided, nothing leads back to sending', () => {
  const event: fc.Arbitrary<FlowEvent> = fc.constantFrom(
    { type: 'send' },
    { type: 'resolved' },
    { type: 'refused', error: failure, isConflict: false },
    { type: 'refused', error: failure, isConflict: true },
    { type: 'overtaken' },
    { type: 'save-note', decided: 'us' },
    { type: 'note-saved' },
    { type: 'note-failed', error: failure },
  );
  fc.assert(
    fc.property(fc.array(event), fc.array(event), (before, later) => {
      const stage = after(...before);
      if (!isDecided(stage)) return;
      expect(isDecided(later.reduce(advance, stage))).toBe(true);
    }),
  );
});

it('nothing can be typed over what is being sent', () => {
  expect(isBusy(start)).toBe(false);
  expect(isBusy(after({ type: 'send' }))).toBe(true);
  expect(isBusy(after({ type: 'overtaken' }))).toBe(false);
});
