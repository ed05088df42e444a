import { expect, test } from 'vitest';
import type { ChecklistItem } from '@/api/models';
import { standardChecklist, templateElements, templateFor } from '@/domain/evidence/standard-checklist';
import type { Gap } from '@/domain/evidence/types';
import { localDay } from '@/lib/dates';
import { packetOf } from '@/features/packet/packet';
import { completionNote, reasonsIn } from './completion-note';
import {
  decidedAt,
  elementWords,
  findingsOf,
  requestElements,
  sanctionsWords,
  withGaps,
} from './request-elements';
import {
  activeResult,
  allLists,
  dataOf,
  daysAgo,
  leftOut,
  onFileOf,
  requestOf,
  rules,
  sanctionsElement,
  signedApplication,
  verifiedLicense,
} from './testing';

const onFile = onFileOf(dataOf({ providerInfo: { Education: [{ id: 'e1', schoolName: 'Dover' }] } }));
const texts = (gaps: readonly Gap[]) => gaps.map(({ text }) => text);

test('a request has as many gaps before its checklist is generated as after, in the packet too, in the same words', () => {
  const before = requestOf();
  const items = standardChecklist(onFile, { ...rules, request: before }).map(
    ({ item }): ChecklistItem => item,
  );
  const after = requestOf(items);
  const gaps = (request: typeof before) =>
    withGaps(requestElements(request, onFile, rules)).map((element) => [element.name, texts(element.gaps)]);
  expect(gaps(before)).toContainEqual([
    'Education and training',
    ['Education on file, not verified at its source'],
  ]);
  expect(gaps(before)).toContainEqual(['NPI', ['NPI registry not searched']]);
  expect(gaps(after)).toEqual(gaps(before));
  for (const request of [before, after])
    expect(packetOf(request, onFile, rules).gaps.map(({ element }) => element.name)).toEqual(
      gaps(before).map(([name]) => name),
    );
});

test('an element with two gaps counts once, and the parts of the count make up the whole', () => {
  const elements = requestElements(
    requestOf([
      signedApplication,
      verifiedLicense,
      sanctionsElement(...allLists()),
      { name: 'DEA registration', status: 'NotApplicable', source: 'Does not prescribe' },
      { name: 'Old', status: 'Verified', verifiedAt: daysAgo(300) },
      { name: 'NPI', status: 'Missing' },
      ...leftOut('NPI'),
    ]),
    onFile,
    rules,
  );
  expect(elements.map(({ gaps }) => gaps.length)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
  expect(elementWords(elements)).toBe(
    '10 elements: 3 in order, 5 not applicable, 2 with gaps, 1 of them expired',
  );
  expect(elementWords(elements.slice(0, 1))).toBe('1 element: 1 in order, no gaps');
});

test.each([
  ['approved', '2026-11-04'],
  ['denied', '2026-11-04'],
  ['deferred', '2026-11-20'],
])('what the committee %s counts on the day of what ended it', (outcome, day) => {
  const source = `Decision ${outcome} | by committee | 2026-11-04 | decided by Bo Chair | entered 2026-11-04 by dana@example.org`;
  const ended = { status: 'Completed', timestamp: '2026-11-20T18:00:00Z' } as const;
  const request = {
    ...requestOf([{ name: 'Committee decision', source }]),
    currentEvent: ended,
    allEvents: [ended],
  };
  expect(localDay(decidedAt(request))).toBe(day);
});

test.each([
  ['Approved', 'approved', '2 elements: 1 in order, committee decision approved, no gaps'],
  ['Deferred', 'deferred', '2 elements: 1 in order, committee decision deferred, no gaps'],
  ['Denied', 'denied', '2 elements: 1 in order, committee decision denied, no gaps'],
])(
  'a committee’s decision that is %s is a part of its own, and none of the evidence in order',
  (status, outcome, words) => {
    const decided = {
      name: 'Committee decision',
      status,
      references: { files: [{ filePath: 'providers/p/Committee decision.pdf' }] },
      source: `Decision ${outcome} | by committee | ${daysAgo(1).slice(0, 10)} | decided by Bo Chair | entered ${daysAgo(1).slice(0, 10)} by dana@example.org`,
    };
    const elements = requestElements(requestOf([signedApplication, decided]), onFile, rules);
    const [first] = elements;
    const committee = elements.find(({ name }) => name === 'Committee decision');
    expect(elementWords([first, committee].filter((one) => one !== undefined))).toBe(words);
  },
);

test('what the program asks for is a gap where it does not stand on a checklist, by its name or by its evidence', () => {
  const elements = requestElements(
    requestOf([
      { name: 'NPI', status: 'Missing' },
      { name: 'Malpractice insurance', status: 'Missing' },
      {
        name: 'Schools',
        status: 'Pending',
        references: { providerInfo: [{ providerInfoId: 'e1', providerInfoType: 'Education' }] },
      },
    ]),
    onFile,
    rules,
  );
  expect(elements.slice(3).map(({ name, isMissing, gaps }) => [name, isMissing, texts(gaps)])).toEqual(
    [
      'Application and attestation',
      'License, Registered nurse RN-1, TX',
      'Sanctions and exclusions',
      'Work history, five years',
      'Malpractice history',
    ].map((name) => [name, true, ['Not on this checklist']]),
  );
});

test('a license where the provider does not practice need not stand on a checklist', () => {
  const { provider } = requestOf();
  const missing = (primaryPracticeState: string) =>
    requestElements(
      requestOf([signedApplication], { provider: { ...provider, primaryPracticeState } as typeof provider }),
      onFile,
      rules,
    ).flatMap(({ name, isMissing }) => (isMissing && name.startsWith('License') ? [name] : []));
  expect(missing('TX')).toEqual(['License, Registered nurse RN-1, TX']);
  expect(missing('CA')).toEqual(['License, California']);
});

const withStatus = (status: 'Completed' | 'RequestInProgress') =>
  requestOf([verifiedLicense], { currentEvent: { status, timestamp: daysAgo(200) } });

test('an element that had no license stands for the one that was attached since', () => {
  const elements = requestElements(requestOf([{ name: 'License', status: 'Missing' }]), onFile, rules);
  expect(elements.filter(({ name }) => name.startsWith('License')).map(({ name }) => name)).toEqual([
    'License',
  ]);
});

test('what is over and has no checklist is judged by nothing', () => {
  const canceled = requestOf([], { currentEvent: { status: 'Cancelled', timestamp: daysAgo(200) } });
  expect(requestElements(canceled, onFile, rules)).toEqual([]);
});

test('what was decided is judged by the day of the decision, and by its own checklist', () => {
  const verification = { id: 'v1', status: 'Found' as const, started: daysAgo(230), results: [activeResult] };
  const onFileThen = onFileOf(dataOf({ licenseVerifications: [verification] }), [
    { id: 'l1', currentVerificationStatus: 'Found', currentVerification: verification },
  ]);
  const open = (status: 'Completed' | 'RequestInProgress') =>
    withGaps(requestElements(withStatus(status), onFileThen, rules)).map(({ name }) => name);
  expect(open('RequestInProgress')).toContain(verifiedLicense.name);
  expect(open('Completed')).toEqual([]);
});

test('every provider type has its template: a nurse is asked for no board certificate, a therapist for no DEA', () => {
  expect(templateFor('Registered nurse', {})).not.toContain('Board certification');
  expect(templateFor('Licensed practical nurse', {})).not.toContain('DEA registration');
  for (const type of ['Physician (MD)', 'Nurse practitioner', 'Certified registered nurse anesthetist'])
    expect(templateFor(type, {}), type).toEqual(
      expect.arrayContaining(['Board certification', 'DEA registration']),
    );
  expect(templateFor('Dentist', {})).toContain('DEA registration');
  for (const type of [undefined, 'Reiki master', 'Speech-language pathologist', 'LCSW', 'Chiropractor']) {
    expect(templateFor(type, {}), type).not.toContain('DEA registration');
    expect(templateFor(type, {}), type).not.toContain('Board certification');
  }
  expect(templateElements).toContain('Board certification');
});

test('a template of one’s own decides what the checklist has, elements of one’s own among it', () => {
  const templates = { 'Registered nurse': ['Liability insurance', 'Background check, national'] };
  const elements = requestElements(requestOf(), onFile, { ...rules, templates });
  expect(elements.map(({ name, status }) => [name, status])).toEqual([
    ['Application and attestation', 'Missing'],
    ['License, Registered nurse RN-1, TX', 'Verified'],
    ['Sanctions and exclusions', 'Verified'],
    ['Liability insurance', 'Missing'],
    ['Background check, national', 'Missing'],
  ]);
  expect(texts(elements.at(-1)?.gaps ?? [])).toEqual(['No evidence']);
});

const gapsFor = (...scans: ReturnType<typeof allLists>) => {
  const searched = onFileOf(dataOf({ datasetScans: scans }));
  return sanctionsWords(requestElements(requestOf([sanctionsElement(...scans)]), searched, rules));
};

test('sanctions evidence is current when each list was searched and none of that is too long ago', () => {
  expect(gapsFor(...allLists(119))).toEqual([]);
  expect(gapsFor(...allLists(121))).toEqual([
    'OIG exclusions: search 121 days old, too old',
    'SAM exclusions: search 121 days old, too old',
    'State sanctions and exclusions: search 121 days old, too old',
  ]);
  expect(gapsFor(...allLists().slice(0, 2))).toEqual(['State sanctions and exclusions: not searched']);
});

test('discipline on record does not count against the evidence, but the file is not clean', () => {
  const disciplined = {
    ...activeResult,
    disciplinaryActions: { type: 'Table' as const, data: [{ Action: 'Reprimand' }] },
  };
  const verification = { id: 'v1', status: 'Found' as const, started: daysAgo(5), results: [disciplined] };
  const elements = requestElements(
    requestOf([verifiedLicense]),
    onFileOf(dataOf({ licenseVerifications: [verification] }), [
      { id: 'l1', currentVerificationStatus: 'Found', currentVerification: verification },
    ]),
    rules,
  );
  expect(elements[0]?.gaps).toEqual([]);
  expect(findingsOf(elements).map(({ text }) => text)).toEqual(['License: Disciplinary actions on record']);
});

const element = (name: string, ...gaps: string[]) => ({
  name,
  gaps: gaps.map((text) => ({ text, actions: [] })),
});

test('the note of a completion gives back the reason of each gap', () => {
  const note = completionNote(
    'Agreed.',
    [
      { element: element('License', 'No license attached'), reason: 'Reason: Starts as\nan aide.' },
      { element: element('License, RN-1, TX', 'A', 'B'), reason: 'Renewed.' },
    ],
    [],
    { findings: ['Disciplinary actions on record'] },
  );
  const named = ['License', 'License, RN-1, TX', 'NPI'].map((name) => element(name));
  expect(reasonsIn(note, named)).toEqual(['Reason: Starts as an aide.', 'Renewed.', undefined]);
  expect(reasonsIn(undefined, named.slice(0, 1))).toEqual([undefined]);
  expect(note).toContain('Not a clean file. Disciplinary actions on record.');
  expect(completionNote(undefined, [], [])).toBeUndefined();
});

test('of elements with one name each has its own reason: the one that tells its gaps, else the next', () => {
  const [one, other] = [element('License', 'Expired Mar 3, 2026'), element('License', 'Not found')];
  const note = completionNote(
    undefined,
    [
      { element: one, reason: 'Renewal is under way.' },
      { element: other, reason: 'The board moved.' },
    ],
    [],
  );
  expect(reasonsIn(note, [one, other])).toEqual(['Renewal is under way.', 'The board moved.']);
  expect(reasonsIn(note, [other])).toEqual(['The board moved.']);
  expect(reasonsIn(note, [element('License', 'Told otherwise'), other])).toEqual([
    'Renewal is under way.',
    'The board moved.',
  ]);
});

const finding = (text: string, isExclusion = false) => ({ text, isExclusion });

test('An exclusion is the first of what is found, wherever it stands', () => {
  const elements = [
    { findings: [finding('Probation')] },
    { findings: [finding('Reports on file'), finding('Excluded by OIG', true)] },
    { findings: [finding('Probation')] },
  ] as unknown as Parameters<typeof findingsOf>[0];
  expect(findingsOf(elements).map(({ text }) => text)).toEqual([
    'Excluded by OIG',
    'Probation',
    'Reports on file',
  ]);
});
