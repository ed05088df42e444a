import { expect, test } from 'vitest';
import type { ChecklistItem } from '@/api/models';
import { packetOf } from '@/features/packet/packet';
import { templateElements, templateFor } from './checklist-templates';
import { completionNote, reasonIn } from './completion-note';
import { elementWords, requestElements, sanctionsGaps, withGaps } from './request-elements';
import { standardChecklist } from './standard-checklist';
import { allLists, dataOf, daysAgo, heldOf, requestOf, sanctionsElement, verifiedLicense } from './testing';

const options = { windowDays: 120, templates: {} };
const told = heldOf(dataOf({ providerInfo: { Education: [{ id: 'e1', schoolName: 'Dover' }] } }));

test('a request has as many gaps before its checklist is generated as after, in the packet too, in the same words', () => {
  const before = requestOf();
  const items = standardChecklist(told, before, options).map(({ item }): ChecklistItem => item);
  const after = requestOf(items);
  const gaps = (request: typeof before) =>
    withGaps(requestElements(request, told, options)).map((element) => [element.name, element.gaps]);
  expect(gaps(before)).toContainEqual(['Education and training', ['Held, but not verified or reviewed yet']]);
  expect(gaps(before)).toContainEqual(['NPI', ['The NPI registry was not searched']]);
  expect(gaps(after)).toEqual(gaps(before));
  for (const request of [before, after])
    expect(packetOf(request, told, options).gaps.map(({ element }) => element.name)).toEqual(
      gaps(before).map(([name]) => name),
    );
});

test('an element with two gaps counts once, and the parts of the count make up the whole', () => {
  const elements = requestElements(
    requestOf([
      verifiedLicense,
      { name: 'DEA registration', status: 'NotApplicable', source: 'Does not prescribe' },
      { name: 'Old', status: 'Verified', verifiedAt: daysAgo(300) },
      { name: 'NPI', status: 'Missing' },
    ]),
    told,
    options,
  );
  expect(elements.map(({ gaps }) => gaps.length)).toEqual([0, 0, 2, 1]);
  expect(elementWords(elements)).toBe(
    '4 elements: 1 in order, 1 not applicable, 2 with gaps, 1 of them expired',
  );
  expect(elementWords(elements.slice(0, 1))).toBe('1 element: 1 in order, no gaps');
});

test('what was decided is judged by the day of the decision', () => {
  const item = { ...verifiedLicense, verifiedAt: daysAgo(230) };
  const request = (status: 'Completed' | 'RequestInProgress') =>
    requestOf([item], { currentEvent: { status, timestamp: daysAgo(200) } });
  const open = (status: 'Completed' | 'RequestInProgress') =>
    withGaps(requestElements(request(status), told, options)).length;
  expect(open('RequestInProgress')).toBe(1);
  expect(open('Completed')).toBe(0);
});

test('every provider type has its template: a nurse lacks no board certification, a physician does', () => {
  expect(templateFor('Registered nurse', {})).not.toContain('Board certification');
  expect(templateFor('Licensed practical nurse', {})).not.toContain('DEA registration');
  for (const type of ['Physician (MD)', 'Nurse practitioner', 'Certified registered nurse anesthetist'])
    expect(templateFor(type, {}), type).toContain('Board certification');
  expect(templateFor('Dentist', {})).toContain('DEA registration');
  expect(templateFor('Dentist', {})).not.toContain('Board certification');
  expect(templateFor(undefined, {})).toEqual(templateElements);
});

test('a template of one’s own decides what the checklist has, elements of one’s own among it', () => {
  const templates = { 'Registered nurse': ['Liability insurance', 'Background check, national'] };
  const elements = requestElements(requestOf(), told, { windowDays: 120, templates });
  expect(elements.map(({ name, status }) => [name, status])).toEqual([
    ['Application and attestation', 'Missing'],
    ['License, Registered nurse RN-1, TX', 'Verified'],
    ['Sanctions and exclusions', 'Verified'],
    ['Liability insurance', 'Missing'],
    ['Background check, national', 'Missing'],
  ]);
  expect(elements.at(-1)?.gaps).toEqual(['No evidence']);
});

const gapsFor = (...scans: ReturnType<typeof allLists>) => {
  const held = heldOf(dataOf({ datasetScans: scans }));
  return sanctionsGaps(requestElements(requestOf([sanctionsElement(...scans)]), held, options), 120);
};

test('sanctions evidence is current when each list was searched and none of that is too long ago', () => {
  expect(gapsFor(...allLists(119))).toEqual([]);
  expect(gapsFor(...allLists(121))).toHaveLength(3);
  expect(gapsFor(...allLists().slice(0, 2))).toEqual(['State sanctions and exclusions: not searched']);
});

const element = (name: string, ...gaps: string[]) => ({ name, gaps });

test('the note of a completion gives back the reason of each gap', () => {
  const note = completionNote(
    'Agreed.',
    [
      { element: element('License', 'No license is attached'), reason: 'Reason: Starts as\nan aide.' },
      { element: element('License, RN-1, TX', 'A', 'B'), reason: 'Renewed.' },
    ],
    [],
  );
  expect(reasonIn(note, 'License')).toBe('Reason: Starts as an aide.');
  expect(reasonIn(note, 'License, RN-1, TX')).toBe('Renewed.');
  expect(reasonIn(note, 'NPI')).toBeUndefined();
  expect(reasonIn(undefined, 'NPI')).toBeUndefined();
  expect(completionNote(undefined, [], [])).toBeUndefined();
});
