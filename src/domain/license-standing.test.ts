import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardWords, fillers, type Standing } from './board-words';
import { standingOf, statusKey } from './license-standing';

/** Every word of a board that field.md 1.5 lists. */
const listed: Record<Exclude<Standing, 'unknown'>, string[]> = {
  good: [
    'Active',
    'Current',
    'Clear',
    'Valid',
    'In good standing',
    'Licensed',
    'Unencumbered',
    'Registered',
    'License Renewed & Current',
    'Clear/Active',
    'Active/Clear',
  ],
  limited: [
    'Encumbered',
    'Obligations/Active',
    'Conditional/Active',
    'Probation/Active',
    'Active on probation',
    'Active - Restricted',
    'with conditions',
    'under monitoring',
    'Suspension stayed',
    'Revocation stayed',
    'Active/Stayed Suspension',
    'CE/P not adequate',
    'Renewal incomplete',
    'Limited',
    'Provisional',
    'Temporary',
    'Training',
    'Volunteer',
    'Military',
    'Telehealth (out-of-state)',
  ],
  ended: [
    'Clear/Inactive',
    'Inactive',
    'Not registered',
    'Delinquent',
    'Delinquent/Active',
    'Lapsed',
    'Expired',
    'Retired',
    'Retired Active',
    'Active-Retired',
    'Cancelled',
    'Closed',
    'Null and void',
    'Void',
    'Withdrawn',
    'Terminated',
    'Nullified',
    'Non-renewed',
    'Dropped',
    'Dormant',
    'Invalid',
    'Deceased',
  ],
  'taken away': [
    'Suspended',
    'Suspension',
    'Emergency suspension',
    'Administrative suspension',
    'Revoked',
    'Revocation',
    'Surrendered',
    'Voluntary surrender',
    'Voluntary relinquishment',
    'Disciplinary relinquishment',
    'Denied',
    'Annulled',
    'practice prohibited',
    'practice not permitted',
    'cannot practice',
    'not in good standing',
  ],
};

/** Statuses as boards compose them. */
const composed: [status: string, standing: Standing][] = [
  ['ACTIVE, IN GOOD STANDING', 'good'],
  ['Active (expires 03/31/2027)', 'good'],
  ['Active until Mar 31, 2027', 'good'],
  ['Active - Unrestricted', 'good'],
  ['Un-restricted, active', 'good'],
  ['Active, no discipline', 'good'],
  ['Active – no current public discipline', 'good'],
  ['Active. Disciplinary action: none', 'good'],
  ['Active without restrictions or conditions', 'good'],
  ['Active (not restricted)', 'good'],
  ['Not suspended, active', 'good'],
  ['Full, unlimited license: current', 'good'],
  ['Current, multistate', 'good'],
  ['Active, practice under supervision', 'limited'],
  ['Active, on probation', 'limited'],
  ['Active; probation until 2028-10-30', 'limited'],
  ['Revoked, stayed, probation 3 years', 'limited'],
  ['Active, stay of revocation', 'limited'],
  ['Current - Consent Order', 'limited'],
  ['Active, cannot prescribe', 'limited'],
  ['Active with stipulations', 'limited'],
  ['Active/Military', 'limited'],
  ['Clear/Provisional', 'limited'],
  ['Licensed, public reprimand', 'limited'],
  ['Active, under investigation', 'limited'],
  ['not Unencumbered', 'limited'],
  ['LICENSE LAPSED', 'ended'],
  ['Not active', 'ended'],
  ['in-active', 'ended'],
  ['isn’t active', 'ended'],
  ['No longer licensed', 'ended'],
  ['No active license', 'ended'],
  ['Licensed: no', 'ended'],
  ['Valid until 2024, not renewed: expired', 'ended'],
  ['Canceled - Deceased', 'ended'],
  ['Active/Delinquent', 'ended'],
  ['Voluntarily retired, in good standing', 'ended'],
  ['Active, practice prohibited', 'taken away'],
  ['Active; may not practice', 'taken away'],
  ['Can’t practise', 'taken away'],
  ['License Revoked 03/2026', 'taken away'],
  ['Expired, revoked', 'taken away'],
  ['Revoked; suspension stayed', 'taken away'],
  ['Stay lifted; suspended', 'taken away'],
  ['Good standing: No', 'taken away'],
  ['Summary Suspension (emergency)', 'taken away'],
  ['Probation, then surrendered', 'taken away'],
  ['no discipline or suspended', 'taken away'],
  ['SURRENDERED – VOLUNTARY', 'taken away'],
  ['Active, barred from practice', 'taken away'],
  ['Active, discipline: N/A', 'good'],
  ['Null & Void', 'ended'],
  ['Non-active', 'ended'],
  ['Active?', 'unknown'],
  ['Null', 'unknown'],
  ['Pending', 'unknown'],
  ['Active in Narnia', 'unknown'],
  ['no discipline', 'unknown'],
  ['Never suspended', 'unknown'],
  ['Not without restrictions', 'unknown'],
  ['Активен', 'unknown'],
  ['有効', 'unknown'],
  ['Aktiv', 'unknown'],
  ['–', 'unknown'],
  ['', 'unknown'],
  ['123', 'unknown'],
];

describe('the words of boards', () => {
  for (const [standing, words] of Object.entries(listed))
    test.each(words)(`“%s” means ${standing}`, (word) => {
      expect(standingOf(word)).toBe(standing);
      expect(standingOf(word.toUpperCase())).toBe(standing);
      expect(standingOf(`  ${word} `)).toBe(standing);
    });

  test.each(composed)('“%s” reads as %s', (status, standing) => {
    expect(standingOf(status)).toBe(standing);
  });

  test('every word of the table has the standing that it is given, and stands there once', () => {
    const seen = new Set<string>();
    for (const [words, standing] of boardWords) {
      expect(seen.has(words), words).toBe(false);
      seen.add(words);
      expect(standingOf(words), words).toBe(standing);
    }
    expect(fillers.filter((filler) => seen.has(filler))).toEqual([]);
  });

  test('a word that is read strictly makes no standing good', () => {
    expect(boardWords.filter(([, standing, source]) => standing === 'good' && source === 'strict')).toEqual(
      [],
    );
  });

  test('what is no text is unknown', () => {
    for (const value of [undefined, null, {}, [], true, 7]) expect(standingOf(value)).toBe('unknown');
  });
});

describe('what nobody knows', () => {
  const known = new Set([...fillers, ...boardWords.flatMap(([words]) => words.split(' '))]);
  const unknownWord = fc
    .oneof(fc.stringMatching(/^[a-z]{3,14}$/), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 14 }))
    .filter((word) =>
      statusKey(word)
        .split(' ')
        .some((part) => /\p{L}/u.test(part) && !known.has(part)),
    );

  test('never reads as good, alone or beside a word that does', () => {
    const good = fc.constantFrom(...listed.good);
    fc.assert(
      fc.property(unknownWord, good, fc.boolean(), (word, beside, isFirst) => {
        expect(standingOf(word)).not.toBe('good');
        expect(standingOf(isFirst ? `${word} ${beside}` : `${beside}, ${word}`)).not.toBe('good');
      }),
      { numRuns: 2_000 },
    );
  });

  test('hides nothing that is worse', () => {
    const bad = fc.constantFrom(...listed.ended.slice(0, 2), 'Revoked', 'Suspended');
    fc.assert(
      fc.property(unknownWord, bad, (word, beside) => {
        fc.pre(
          !/(?:^|\s)(?:no|not|non|un|nor|never|none|free|zero|without|stay\w*)(?:\s|$)/.test(statusKey(word)),
        );
        expect(['ended', 'taken away']).toContain(standingOf(`${beside}, ${word}`));
      }),
    );
  });

  test('is what the team settled, as it was written, and only where nothing is known', () => {
    const settled = { [statusKey('Active in Narnia')]: 'good', [statusKey('Revoked')]: 'good' } as const;
    expect(standingOf('ACTIVE, in Narnia!', settled)).toBe('good');
    expect(standingOf('Active in Narnia, Texas', settled)).toBe('unknown');
    expect(standingOf('Revoked', settled)).toBe('taken away');
  });

  test('may be of any length', () => {
    expect(standingOf(`Active ${'and so on '.repeat(20_000)} revoked`)).toBe('taken away');
    expect(standingOf('active '.repeat(50_000))).toBe('good');
    expect(standingOf('not '.repeat(50_000))).toBe('unknown');
  });
});
