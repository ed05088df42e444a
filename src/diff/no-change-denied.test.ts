import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Verification } from './comparable';
import { compareVerifications } from './lines';
import { sentences } from './sentences';

const spoken = (old: object, now: object) =>
  sentences(compareVerifications(old as Verification, now as Verification))
    .filter(({ tone }) => tone !== 'same')
    .map(({ tone, parts }) => ({ tone, text: parts.map(({ text }) => text).join('') }));
const texts = (old: object, now: object) => spoken(old, now).map(({ text }) => text);
const of = (result: object): object => ({ results: [result] });
const form = (data: object) => of({ additionalProperties: { type: 'Form', data } });
const note = (before: unknown, after: unknown) => texts(form({ Note: before }), form({ Note: after }));
const nameChange = (one: string, other: string) => texts(of({ name: one }), of({ name: other }))[0];
const chosen = (correctResultIndex: number, ...results: object[]) => ({ correctResultIndex, results });
const list = (...items: unknown[]) => of({ additionalProperties: { type: 'Section', data: items } });
const part = (Board: string) => ({ type: 'Form', data: { Board } });
const licenses = (...data: object[]) => form({ Licenses: { type: 'Table', data } });
const failed = (messageTemplate: string, code: string) => ({ failureReason: { code, messageTemplate } });
const source = (url: string) => ({ verificationSource: { name: 'Board', url } });
const ssn = (number: string) => ({ additionalVerificationParameters: [{ type: 'Ssn', ssn: number }] });

describe('a value that changed is told with both values or with what exactly differs', () => {
  it.each([
    ['A fine of 12.75 percent was set', 'A fine of 12.5 percent was set', '12.75 is now of 12.5'],
    [
      'Paid a fine of $1,000 to the board',
      'Paid a fine of $1,000,000 to the board',
      '$1,000 is now of $1,000,000',
    ],
    [
      'Known as Ada Quill-Smith, of Reno',
      'Known as Ada Quill-Smith of Reno',
      'Quill-Smith, is now Ada Quill-Smith',
    ],
    ['Suite 110, 900 Lomas Blvd, Reno', '900 Lomas Blvd, Suite 110, Reno', ' is now '],
    ['Office hours are 8:30 to 17:00', 'Office hours are 18:30 to 17:00', '8:30 is now are 18:30'],
    ['The license is not restricted', 'The license is restricted', '“not” was left out'],
  ])('“%s” → “%s”', (before, after, words) => {
    const [sentence = ''] = note(before, after);
    expect(sentence).toContain(words);
    expect(namesExactDifference(sentence, before, after)).toBe(true);
  });

  it('even where the difference lies behind a thousand equal signs', () => {
    const [before, after] = ['x'.repeat(1_000), `${'x'.repeat(999)}y`];
    const [sentence = ''] = note(before, after);
    expect(sentence).toMatch(/changed from …x+ to …x+y\.$/);
    expect(sentence.length).toBeLessThan(200);
  });

  it('and what cannot be seen is named', () => {
    expect(nameChange('Ada Quill', 'Ada\u00a0Quill')).toBe(
      'Name is written differently: Ada Quill is now Ada[no-break space]Quill.',
    );
    expect(nameChange('Ada Quill', 'Ada Quill ')).toBe(
      'Name is written differently: Ada Quill is now Ada Quill[space].',
    );
    expect(nameChange('Ada Quill', 'Аda Quill')).toContain('Ada Quill is now А[U+0410]da Quill');
    expect(nameChange('José', 'Jose\u0301')).toContain('José is now Jose[U+0301]');
    expect(note(true, 'Yes')[0]).toContain('true is now "Yes"');
    expect(note(null, '')[0]).toContain('no value is now an empty text');
  });
});

const spellings = (year: string, month: string, day: string, name: string) => [
  `${year}-${month}-${day}`,
  `${year}-${month}-${day}T00:00:00Z`,
  `${year}-${month}-${day}T00:00:00`,
  `${year}-${month}-${day}T00:00:00.000+00:00`,
  `${month}/${day}/${year}`,
  `${year}/${month}/${day}`,
  `${name.slice(0, 3)} ${day}, ${year}`,
  `${name} ${day}, ${year}`,
  `${name.toUpperCase()} ${day} ${year}`,
  `${day} ${name} ${year}`,
  `${day}-${name.slice(0, 3).toUpperCase()}-${year}`,
  `Thursday, ${name} ${day}, ${year}`,
];
const dates = spellings('2026', '12', '31', 'December');
const expires = (before: string, after: string) => spoken(of({ expires: before }), of({ expires: after }));

it('a day that is only spelled otherwise did not move', () => {
  for (const before of dates) {
    for (const after of dates) {
      const sentence = expires(before, after);
      if (before === after) expect(sentence).toEqual([]);
      else {
        expect(sentence[0]?.text).toBe(`Expires is written differently: ${before} is now ${after}.`);
        expect(sentence[0]?.tone).toBe('change');
      }
    }
  }
});

it('another day moved by as much as it did, however both are spelled', () => {
  for (const before of dates) {
    for (const after of spellings('2027', '12', '31', 'December')) {
      expect(expires(before, after)).toEqual([
        { tone: 'change', text: 'Expires moved from Dec 31, 2026 to Dec 31, 2027, 1 year later.' },
      ]);
      expect(expires(after, before)).toEqual([
        { tone: 'bad', text: 'Expires moved from Dec 31, 2027 to Dec 31, 2026, 1 year earlier.' },
      ]);
    }
  }
});

it('a text that begins with a day is no day', () => {
  expect(expires('2026-12-31, renewal pending', '2026-12-31, renewal refused')[0]?.text).toBe(
    'Expires changed: renewal pending is now renewal refused.',
  );
});

describe('which result is the chosen one', () => {
  const [ada, bo] = [
    { name: 'Ada Quill', licenseNumber: 'M1' },
    { name: 'Bo Marsh', licenseNumber: 'M2' },
  ];

  it('is told where the results changed places and the number stayed', () => {
    expect(texts(chosen(0, ada, bo), chosen(0, bo, ada))[0]).toBe(
      'Chosen result changed from Result 1, Ada Quill, M1 to Result 1, Bo Marsh, M2.',
    );
  });

  it('is told as the same one where only its number changed', () => {
    expect(texts(chosen(0, ada, bo), chosen(1, bo, ada))[0]).toBe(
      'Chosen result changed: Result 1 is now Result 2, the same one at another place.',
    );
    expect(texts(chosen(0, ada, bo), chosen(0, ada, bo))).toEqual([]);
  });

  it('is told where two results have the same name', () => {
    const twin = { ...ada, address: 'Reno' };
    expect(texts(chosen(0, ada, twin), chosen(1, ada, twin))[0]).toMatch(/Result 1.* to .*Result 2/);
  });
});

it('what stands at another place of a list is told', () => {
  expect(texts(list('one', 'two', 'three'), list('three', 'one', 'two')).join()).toContain(
    '“three” moved from place 3 to place 1',
  );
  expect(texts(list(part('TX'), part('NM')), list(part('NM'), part('TX'))).join()).toMatch(
    /moved from place \d to place \d/,
  );
});

it('what changed in a row is told with both values, and its tone is that of the word', () => {
  const [before, after] = [
    licenses({ Number: 'C-250', Status: 'Active', Fee: '$1,000' }),
    licenses({ Number: 'C-250', Status: 'Revoked', Fee: '$1,000,000' }),
  ];
  const sentence = spoken(before, after);
  expect(sentence).toContainEqual({
    tone: 'bad',
    text: expect.stringMatching(/C-250.*: Status changed from Active to Revoked\.$/),
  });
  expect(sentence.map(({ text }) => text).join()).toContain('Fee changed from $1,000 to $1,000,000');
});

it('two things of the same words are two things', () => {
  expect(texts(failed('Not found', 'A'), failed('Not found', 'B'))[0]).toContain('changed from A to B');
  expect(texts(source('https://a.example'), source('https://b.example'))[0]).toContain('b.example');
  expect(texts({ status: 'NameMismatch' }, { status: 'Name differs' })[0]).toContain('NameMismatch');
  expect(texts(ssn('111-22-6789'), ssn('333-44-6789'))).toEqual([
    'Searched by changed in a part that is not shown here.',
  ]);
});

/** Whether a sentence about two texts holds both, or pieces of which the change can be made again. */
function namesExactDifference(sentence: string, before: string, after: string): boolean {
  const whole = /changed from ([^]*) to ([^]*)\.$/.exec(sentence);
  if (whole) {
    const [one = '', other = ''] = whole.slice(1).map((text) => text.replace(/^…|…$/g, ''));
    return one !== other && before.includes(one) && after.includes(other);
  }
  const replaced = /changed: ([^]*) is now ([^]*)\.$/.exec(sentence);
  if (replaced) return canBeMade(before, after, replaced[1] ?? '', replaced[2] ?? '');
  const added = /“([^]*)” was added\.$/.exec(sentence);
  if (added) return canBeMade(after, before, added[1] ?? '', '');
  const left = /“([^]*)” was left out\.$/.exec(sentence);
  return left !== null && canBeMade(before, after, left[1] ?? '', '');
}

const compact = (text: string) => text.replace(/\s|[,;.](?=\s|$)/g, '');

/** Whether one of the places of `piece` in `text`, replaced by `other`, gives `result`, but for what parts words. */
function canBeMade(text: string, result: string, piece: string, other: string): boolean {
  for (let place = text.indexOf(piece); place >= 0; place = text.indexOf(piece, place + 1)) {
    const made = text.slice(0, place) + other + text.slice(place + piece.length);
    if (compact(made) === compact(result)) return true;
  }
  return false;
}

describe('of any two values', () => {
  const word = fc.constantFrom(
    'a',
    'fine',
    'of',
    '$1,000',
    '$1,000,000',
    '12.75',
    '12.5',
    'Quill-Smith,',
    'not',
    '-3',
    '3',
    'Reno.',
    'NV;',
    '…',
  );
  const text = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')),
    fc.array(word, { minLength: 60, maxLength: 90 }).map((words) => words.join(' ')),
  );
  const pair = fc.oneof(
    fc.tuple(text, text),
    fc
      .tuple(text, text, text, text)
      .map(([head, one, other, tail]): [string, string] => [
        `${head} ${one} ${tail}`,
        `${head} ${other} ${tail}`,
      ]),
  );

  it('equal ones never differ, different ones are told exactly', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        expect(note(before, before)).toEqual([]);
        if (before === after) return;
        const sentence = note(before, after);
        expect(sentence).toHaveLength(1);
        expect([sentence[0], namesExactDifference(sentence[0] ?? '', before, after)]).toEqual([
          sentence[0],
          true,
        ]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('both sides of the table read differently wherever a change is marked', () => {
    const scalar = fc.oneof(
      fc.string(),
      fc.constantFrom(...dates, 'Yes', 'No', ' ', '1', 'Ada', 'Ada\u200b', '"Yes"'),
      fc.boolean(),
      fc.integer(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(scalar, scalar, (before, after) => {
        const { lines, changes } = compareVerifications(
          form({ Note: before }) as Verification,
          form({ Note: after }) as Verification,
        );
        expect(changes > 0).toBe(!Object.is(before, after) && before !== after);
        for (const line of lines)
          if (line.type === 'value' && line.kind === 'changed') expect(line.before).not.toBe(line.after);
        if (changes > 0) expect(note(before, after)).toHaveLength(1);
      }),
      { numRuns: 1_000 },
    );
  });
});
