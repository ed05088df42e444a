import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardWords, fillers, kinds, type Standing } from './board-words';
import { isBetter, readingOf, standingOf, statusKey, worse } from './license-standing';

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
  // A word that was taken apart, or has signs that nobody sees in it.
  ['In Active', 'ended'],
  ['IN ACTIVE', 'ended'],
  ['In-\nactive', 'ended'],
  ['In\u2011Active', 'ended'],
  ['In\u2013active', 'ended'],
  ['In\u00ADactive', 'ended'],
  ['In\u200Bactive', 'ended'],
  ['In_active', 'ended'],
  ['[In] Active', 'ended'],
  ['In (Active)', 'ended'],
  ['Active, un; restricted', 'limited'],
  ['\u202AIn\u200E-\u2066active', 'ended'],
  ['Ｉｎ－ａｃｔｉｖｅ', 'ended'],
  ['In-valid', 'ended'],
  ['In valid', 'ended'],
  ['In current', 'ended'],
  ['In-licensed', 'ended'],
  ['Un-licensed', 'ended'],
  ['Un-encumbered', 'good'],
  ['in unrestricted', 'limited'],
  ['Non current', 'ended'],
  ['Non-licensed', 'ended'],
  ['Sus-pended, active', 'taken away'],
  ['License is in active status', 'ended'],
  ['A\u0336c\u0336t\u0336i\u0336v\u0336e\u0336', 'unknown'],
  // Orders.
  ['Active - Emergency Order', 'limited'],
  ['Active Summary Order', 'limited'],
  ['Active, Order Issued', 'limited'],
  ['Active (see order)', 'limited'],
  ['Active - Final Order', 'limited'],
  ['Active Stay', 'limited'],
  ['Active Stayed', 'limited'],
  ['Active, no orders', 'good'],
  // Kinds, and where.
  ['Registered Nurse', 'unknown'],
  ['Registered Professional Nurse', 'unknown'],
  ['Licensed Physician', 'unknown'],
  ['Nurse - Registered', 'unknown'],
  ['Licensed Practical Nurse', 'unknown'],
  ['Registered Nurse: Active', 'good'],
  ['Registered Nurse - not registered', 'ended'],
  ['Licensed out of state', 'unknown'],
  ['Active - Out of State', 'unknown'],
  ['Active NY', 'unknown'],
  ['Active permit', 'unknown'],
  ['Current practice', 'unknown'],
  ['Current status:', 'unknown'],
  ['Current license status', 'unknown'],
  ['Current license status: Active', 'good'],
  ['Active - Null', 'unknown'],
  // Dates.
  ['Active (expires 03/31/2027)', 'unknown'],
  ['Active until 03/31/2024', 'unknown'],
  ['CURRENT UNTIL 2018', 'unknown'],
  ['Expires 12/31/2020 Active', 'unknown'],
  ['Active thru Dec 2020', 'unknown'],
  ['Valid from 2030', 'unknown'],
  ['Active effective 01/01/2030', 'unknown'],
  ['Active 2015 - 2018', 'unknown'],
  ['Active 12/31/2020', 'unknown'],
  ['Active since 2015', 'good'],
  ['Active, issued 03/01/2015', 'good'],
  ['Active since March 5, 2015', 'good'],
  ['Active since 2015 - 2018', 'unknown'],
  ['Active last year', 'unknown'],
  ['Active—Expired 2019', 'ended'],
  ['Revoked since 2015', 'taken away'],
  // Stays.
  ['Suspended; stay requested', 'taken away'],
  ['Suspended - stay pending', 'taken away'],
  ['Revoked; stay was lifted', 'taken away'],
  ['Suspended, stay has been lifted', 'taken away'],
  ['Suspended, stay has been denied', 'taken away'],
  ['No stay of suspension', 'taken away'],
  ['Suspended, stay denied', 'taken away'],
  ['stay denied', 'taken away'],
  ['Suspended, stay expired', 'taken away'],
  ['Suspended, stay ended', 'taken away'],
  ['Suspended, stay vacated', 'taken away'],
  ['Stay revoked; suspended', 'taken away'],
  ['Suspended; motion for stay', 'taken away'],
  ['Suspended; application for stay filed', 'taken away'],
  ['Suspension not stayed', 'taken away'],
  ['Suspension is no longer stayed', 'taken away'],
  ['Suspended; stay?', 'taken away'],
  ['Suspension stayed until 2020', 'taken away'],
  ['Suspension partially stayed', 'taken away'],
  ['Suspension stayed; stay lifted', 'taken away'],
  ['Suspension has been stayed', 'limited'],
  ['Suspension stayed 03/01/2019', 'limited'],
  ['Suspension stayed by the board', 'limited'],
  ['Cancellation stayed', 'limited'],
  // What is denied, and what is not.
  ['Active, no complaints', 'unknown'],
  ['Active. No public record', 'unknown'],
  ['Active, no license revoked', 'taken away'],
  ['Active, none but probation', 'limited'],
  ['Active, no discipline other than probation', 'limited'],
  ['Active, no other discipline', 'limited'],
  ['Restrictions: none current', 'limited'],
  ['Licensed not active probation', 'ended'],
  ['Revoked. None', 'taken away'],
  ['Suspended: no. Active', 'good'],
  ['Discipline: none reported. Active', 'good'],
  ['Active, no discipline on record', 'good'],
  ['Active, no license restrictions', 'good'],
  ['Active, free of discipline', 'good'],
  ['Never Active', 'ended'],
  ['Not currently in good standing', 'taken away'],
  ['Good standing denied', 'taken away'],
  ['Formerly active', 'unknown'],
  ['Has been active', 'unknown'],
  ['To be licensed', 'unknown'],
  ['Active pending review', 'unknown'],
  ['Cleared', 'unknown'],
  ['A', 'unknown'],
  ['Active*', 'unknown'],
  ['Active†', 'unknown'],
  ['Active…', 'unknown'],
  ['¬Active', 'unknown'],
  ['≠ Active', 'unknown'],
  ['❌ Active', 'unknown'],
  ['Active 2', 'unknown'],
  ['Active!', 'good'],
  // What is over is read strictly: a person settles it.
  ['Probation terminated - Active', 'ended'],
  ['Restriction terminated; Active', 'ended'],
  ['Suspension lifted; Active', 'taken away'],
  ['Active; revoked 2019, reinstated 2021', 'taken away'],
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

  test('is what the team settled, as it was written; so is every status but a word of the table', () => {
    const settled = {
      [statusKey('Active in Narnia')]: 'good',
      [statusKey('Revoked')]: 'good',
      [statusKey('Probation terminated - Active')]: 'good',
      [statusKey('Active, in good standing')]: 'limited',
    } as const;
    expect(standingOf('ACTIVE, in Narnia!', settled)).toBe('good');
    expect(standingOf('Active in Narnia, Texas', settled)).toBe('unknown');
    expect(standingOf('Revoked', settled)).toBe('taken away');
    expect(standingOf('REVOKED.', settled)).toBe('taken away');
    expect(standingOf('Probation terminated – active', settled)).toBe('good');
    expect(standingOf('Probation terminated', settled)).toBe('ended');
    expect(standingOf('Active, in good standing', settled)).toBe('limited');
  });

  test('no word of the table can be settled otherwise, however it is written', () => {
    for (const [words, standing] of boardWords)
      for (const written of [words, `${words.toUpperCase()}.`, ` (${words}) `]) {
        expect(readingOf(written).isFixed, written).toBe(true);
        expect(standingOf(written, { [statusKey(written)]: 'good' }), written).toBe(standing);
      }
    for (const written of ['In-active', 'in\u00ADactive', 'Un-licensed'])
      expect(standingOf(written, { [statusKey(written)]: 'good' }), written).toBe('ended');
  });

  test('may be of any length', () => {
    expect(standingOf(`Active ${'and so on '.repeat(20_000)} revoked`)).toBe('taken away');
    expect(standingOf('active '.repeat(50_000))).toBe('good');
    expect(standingOf('not '.repeat(50_000))).toBe('unknown');
    expect(standingOf(`active${'('.repeat(100_000)}`)).toBe('good');
    expect(standingOf('suspended of stay '.repeat(20_000))).toBe('limited');
    expect(standingOf('active or in no '.repeat(20_000))).not.toBe('good');
  });
});

test.each([
  ['Suspension lifted; Active', 'taken away', 'suspension'],
  ['Active; revoked 2019, reinstated 2021', 'taken away', 'revoked'],
  ['Probation terminated - Active', 'ended', 'terminated'],
  ['Active until 2018', 'unknown', 'until'],
  ['Active*', 'unknown', '*'],
  ['No longer licensed', 'ended', 'not licensed'],
  ['Registered Nurse', 'unknown', 'registered'],
  ['ACTIVE, IN GOOD STANDING', 'good', 'active'],
  ['Active in Narnia', 'unknown', 'in'],
  ['***', 'unknown', '*'],
  ['', 'unknown', undefined],
])('“%s” reads as %s, by “%s”', (status, standing, by) => {
  expect(readingOf(status)).toMatchObject({ standing, by, isFixed: false });
});

test('what makes a reading better is known', () => {
  const reading = readingOf('Suspension lifted; Active');
  expect(isBetter('good', reading)).toBe(true);
  expect(isBetter('ended', reading)).toBe(true);
  expect(isBetter('taken away', reading)).toBe(false);
  expect(isBetter('taken away', readingOf('Active until 2018'))).toBe(false);
});

describe('whatever is written around them', () => {
  const good = fc.constantFrom(
    ...boardWords.filter(([, standing]) => standing === 'good').map(([one]) => one),
  );
  const bad = fc.constantFrom(...boardWords.filter(([, standing]) => standing !== 'good'));
  const filling = fc.array(fc.constantFrom(...fillers, ...kinds), { maxLength: 4 });
  const parting = fc.constantFrom(' ', ', ', ' - ', '/', '; ', ' (', '\n', ' – ');

  test('nothing good comes of “in” before a good word', () => {
    const gap = fc.constantFrom(
      ' ',
      '-',
      '\u2011',
      '–',
      '\u00AD',
      '\u200B',
      '-\n',
      ' - ',
      '/',
      ', ',
      '. ',
      '_',
    );
    fc.assert(
      fc.property(filling, gap, good, filling, (before, between, word, after) => {
        fc.pre(!word.endsWith('good standing') && !word.startsWith('un'));
        const status = [...before, `in${between}${word}`, ...after].join(' ');
        expect(standingOf(status), status).not.toBe('good');
      }),
    );
  });

  test('a date that is no beginning makes nothing good', () => {
    const day = fc.constantFrom(
      '03/31/2024',
      '2018',
      '2030',
      'Dec 31, 2020',
      '2020-12-31',
      'March 2030',
      '12/20',
    );
    const by = fc.constantFrom(
      '',
      'until',
      'from',
      'expires',
      'thru',
      'to',
      'effective',
      'valid until',
      '-',
      '(',
    );
    fc.assert(
      fc.property(good, by, day, fc.boolean(), (word, how, when, isFirst) => {
        const status = isFirst ? `${how} ${when} ${word}` : `${word} ${how} ${when}`;
        expect(standingOf(status), status).not.toBe('good');
      }),
    );
  });

  test('fillers and trades say nothing, and make nothing bad better', () => {
    fc.assert(
      fc.property(filling, bad, filling, parting, (before, [word, standing], after, sign) => {
        expect(standingOf(before.join(' '))).toBe('unknown');
        const status = [before.join(' '), word, after.join(' ')].join(sign);
        expect(standingOf(status), status).toBe(standing);
      }),
    );
  });

  test('the worse of two words wins', () => {
    const word = fc.constantFrom(...boardWords).filter(([text]) => !/stay|registered|licensed/.test(text));
    fc.assert(
      fc.property(word, word, fc.constantFrom(', ', '; ', ' (', '. '), (one, other, sign) => {
        expect(standingOf(`${one[0]}${sign}${other[0]}`)).toBe(worse(one[1], other[1]));
      }),
    );
  });

  test('a stay that anything more is said of leaves taken away what is', () => {
    const taken = fc.constantFrom('Suspended', 'Revoked', 'Suspension', 'Surrendered', 'Revocation');
    const said = fc
      .stringMatching(/^[a-z]{4,12}$/)
      .filter((word) => standingOf(`Active ${word}`) === 'unknown');
    const stays = fc.constantFrom('stay', 'stayed', 'stays');
    fc.assert(
      fc.property(taken, parting, stays, said, fc.boolean(), (word, sign, stayed, more, isBefore) => {
        fc.pre(!/^(?:board|court|with|year|years|month|months|days|summary|been)$/.test(more));
        const status = isBefore ? `${more} ${stayed}` : `${stayed} ${more}`;
        expect(standingOf(`${word}${sign}${status}`), status).toBe('taken away');
      }),
    );
  });

  test('signs that nobody sees, and the kind of dash, change nothing', () => {
    const status = fc.constantFrom(...composed.map(([one]) => one), ...Object.values(listed).flat());
    const unseen = fc.constantFrom(
      '\u00AD',
      '\u200B',
      '\u200D',
      '\u2060',
      '\uFEFF',
      '\u202E',
      '\u2069',
      '\u061C',
    );
    const dash = fc.constantFrom('-', '\u2010', '\u2011', '–', '—', '\u2212', '－');
    fc.assert(
      fc.property(status, unseen, fc.nat(), dash, (text, sign, place, line) => {
        const at = place % (text.length + 1);
        const other = `${text.slice(0, at)}${sign}${text.slice(at)}`.replace(/\p{Pd}/gu, line);
        expect(standingOf(other), JSON.stringify(other)).toBe(standingOf(text));
        expect(statusKey(other)).toBe(statusKey(text));
      }),
    );
  });

  test('a key is its own key', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            ...fillers,
            'in',
            'un',
            'active',
            'valid',
            ',',
            '.',
            '..',
            '-',
            '/',
            '*',
            'n/a',
            'can’t',
          ),
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (one) => {
        expect(statusKey(statusKey(one))).toBe(statusKey(one));
      }),
      { numRuns: 1_000 },
    );
  });
});
