import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, isBusy, isDecided, start, type FlowEvent, type Stage } from './decision-flow';

const failure = new Error('503');
const after = (...events: FlowEvent[]): Stage => events.reduce(advance, start);

describe('a case that somebody else decided', () => {
  it('keeps only a remark', () => {
    const overtaken = after({ type: 'overtaken' });
    expect(overtaken).toEqual({ at: 'overtaken' });
    expect(advance(overtaken, { type: 'save-note', decided: 'others' })).toEqual({
      at: 'saving-note',
      decided: 'others',
    });
  });

  it('is done once its note is saved', () => {
    const note: FlowEvent = { type: 'save-note', decided: 'us' };
    expect(after({ type: 'overtaken' }, note, { type: 'note-saved' })).toEqual({ at: 'done' });
  });

  it('whose note failed sends the note again, for whom it was', () => {
    const note: FlowEvent = { type: 'save-note', decided: 'us' };
    const failed = after({ type: 'overtaken' }, note, { type: 'note-failed', error: failure });
    expect(failed).toEqual({ at: 'note-failed', decided: 'us', error: failure });
    expect(advance(failed, { type: 'save-note', decided: 'others' })).toEqual({
      at: 'saving-note',
      decided: 'us',
    });
  });
});

it('once decided, nothing leads back to editing', () => {
  const event: fc.Arbitrary<FlowEvent> = fc.constantFrom(
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

it('nothing can be typed over a note that is being sent', () => {
  expect(isBusy(start)).toBe(false);
  expect(isBusy(after({ type: 'overtaken' }))).toBe(false);
  expect(isBusy(after({ type: 'overtaken' }, { type: 'save-note', decided: 'us' }))).toBe(true);
});
