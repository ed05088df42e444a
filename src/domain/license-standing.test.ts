import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardWords, fillers, kinds } from './board-words';
import { isBetter, readingOf, standingOf, statusKey, worse } from './license-standing';
import { composed, listed } from './testing-statuses';

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
  const known = new Set([...fillers, ...kinds, ...boardWords.flatMap(([words]) => words.split(' '))]);
  const unknownWord = fc
    .oneof(fc.stringMatching(/^[a-z]{3,14}$/), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 14 }))
    .filter((word) =>
      statusKey(word)
        .split(' ')
        .some((written) => /\p{L}/u.test(written) && !known.has(written)),
    );

  test('never reads as good, alone or beside a word that does', () => {
    const good = fc.constantFrom(...listed.good);
    fc.assert(
      fc.property(unknownWord, good, fc.boolean(), (word, other, isFirst) => {
        expect(standingOf(word)).not.toBe('good');
        expect(standingOf(isFirst ? `${word} ${other}` : `${other}, ${word}`)).not.toBe('good');
      }),
      { numRuns: 2_000 },
    );
  });

  test('hides nothing that is worse', () => {
    const bad = fc.constantFrom(...listed.ended.slice(0, 2), 'Revoked', 'Suspended');
    fc.assert(
      fc.property(unknownWord, bad, (word, other) => {
        fc.pre(
          !/(?:^|\s)(?:no|not|non|un|nor|never|none|free|zero|without|stay\w*)(?:\s|$)/.test(statusKey(word)),
        );
        expect(['ended', 'taken away']).toContain(standingOf(`${other}, ${word}`));
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
    const statusText = fc
      .stringMatching(/^[a-z]{4,12}$/)
      .filter((word) => standingOf(`Active ${word}`) === 'unknown');
    const stays = fc.constantFrom('stay', 'stayed', 'stays');
    fc.assert(
      fc.property(taken, parting, stays, statusText, fc.boolean(), (word, sign, stayed, more, isBefore) => {
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
        const index = place % (text.length + 1);
        const other = `${text.slice(0, index)}${sign}${text.slice(index)}`.replace(/\p{Pd}/gu, line);
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
