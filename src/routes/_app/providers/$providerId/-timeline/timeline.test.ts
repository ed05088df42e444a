import { expect, test } from 'vitest';
import { actorOf, eventWords } from '@/features/events/words';
import { byDay, complete, mergeTimeline, type TimelineParts } from './timeline';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const empty: TimelineParts = { licenses: [], verifications: [], notes: [], alerts: [], events: [] };

const parts: TimelineParts = {
  licenses: [{ id: 'l1', licenseNumber: 'CS30117' }],
  verifications: [
    {
      licenseId: 'l1',
      items: [{ id: id(1), status: 'Found', trigger: 'Manual', started: '2026-11-20T13:39:00Z' }],
    },
  ],
  notes: [{ id: id(2), note: 'Married name', timestamp: '2026-10-27T09:00:00Z' }],
  alerts: [
    {
      id: id(3),
      type: 'LicenseExpiresSoon',
      timestamp: '2026-11-19T09:00:00Z',
      data: { messageTemplate: '{n}, {d} days left', messageParams: { n: 'APRN-004417', d: '3' } },
    },
  ],
  events: [
    {
      id: id(4),
      timestamp: '2026-10-27T09:00:01Z',
      messageTemplate: 'Note {noteId} written',
      messageParameters: { noteId: id(2) },
      context: { user: { email: 'marisol@example.org' } },
    },
    {
      id: id(5),
      timestamp: '2026-10-20T09:00:00Z',
      messageTemplate: 'Provider changed',
      messageParameters: {},
    },
  ],
};

test('Everything stands in one line, the newest first', () => {
  expect(mergeTimeline(parts).map(({ title }) => title)).toEqual([
    'Verification found, CS30117',
    'Alert: license expires soon',
    'Note',
    'Provider changed',
  ]);
});

test('An event about something that is shown is not told twice; it adds who did it', () => {
  const note = mergeTimeline(parts).find(({ kind }) => kind === 'note');
  expect(note).toMatchObject({ text: 'Married name', by: 'marisol@example.org' });
});

test('A decision that came hours later stands at its own time', () => {
  const decision = {
    id: id(6),
    timestamp: '2026-11-20T17:00:00Z',
    messageTemplate: '{user} resolved the verification as {status}',
    messageParameters: { user: 'marisol@example.org', status: 'Found' },
    context: { verificationId: id(1) },
  };
  const [first] = mergeTimeline({ ...parts, events: [decision] });
  expect(first).toMatchObject({
    kind: 'verification',
    title: 'Resolved the verification as found',
    licenseId: 'l1',
    by: 'marisol@example.org',
  });
});

test('Templates are filled and a decision names what the service had concluded', () => {
  const decided = mergeTimeline({
    ...empty,
    verifications: [
      {
        licenseId: 'x',
        items: [
          { id: id(1), status: 'Found', originalStatus: 'NeedsReview', started: '2026-01-01T00:00:00Z' },
        ],
      },
    ],
  });
  expect(decided[0]?.text).toBe('decided, was needs review');
  expect(mergeTimeline(parts)[1]?.text).toBe('APRN-004417, 3 days left');
});

test('The same entry on two pages is there once', () => {
  const twice = { ...empty, events: [...parts.events, ...parts.events] };
  expect(mergeTimeline(twice)).toHaveLength(2);
});

test('What has no time has no place in the line, and broken records break nothing', () => {
  expect(
    mergeTimeline({ ...empty, notes: [{ id: id(7) }], alerts: [{ id: id(8) }], events: [{ id: id(9) }] }),
  ).toEqual([]);
});

test('Nothing older is shown than the end of a list that goes on', () => {
  const moments = mergeTimeline(parts);
  expect(complete(moments, ['2026-11-01T00:00:00Z', undefined]).map(({ kind }) => kind)).toEqual([
    'verification',
    'alert',
  ]);
  expect(complete(moments, [])).toHaveLength(4);
});

test('Days group what happened on them', () => {
  const days = byDay(mergeTimeline(parts));
  expect(days).toHaveLength(4);
  expect(days.flatMap(({ moments }) => moments)).toHaveLength(4);
});

test('Nobody is named when the log does not say who it was', () => {
  expect(actorOf({ messageParameters: { license: 'X' }, context: null })).toBeUndefined();
  expect(actorOf({ messageParameters: { UserName: 'Marisol' } })).toBe('Marisol');
});

function titleOf(messageTemplate: string) {
  const messageParameters = {
    user: 'a@b.org',
    provider: 'Zelda Quimby',
    number: 'X1',
    fields: 'npi, middleName, phone',
    status: 'NeedsReview',
  };
  const entry = { id: id(7), timestamp: '2026-11-20T17:00:00Z', messageTemplate, messageParameters };
  return mergeTimeline({ ...empty, provider: 'Zelda Quimby', events: [entry] })[0]?.title;
}

test('A sentence of the log leaves out the provider whose file this is', () => {
  expect(titleOf('{user} attached license {number} to {provider}')).toBe('Attached license X1');
  expect(titleOf('{user} added provider {provider}')).toBe('Added this provider');
  expect(titleOf('Verification of license {number} of {provider} completed: {status}')).toBe(
    'Verification of license X1 completed: needs review',
  );
  expect(titleOf('{user} changed {fields} of provider {provider}')).toBe('Changed NPI, middle name, phone');
});

test('A file in somebody’s folder is called by its name, in their own file and elsewhere', () => {
  const path = 'providers/7f3c/educations/91ab/diploma.pdf';
  const entry = {
    messageTemplate: '{user} uploaded the file {path}',
    messageParameters: { user: 'marisol@example.org', path },
  };
  expect(eventWords(entry, 'Ada Quill').title).toBe('Uploaded the file diploma.pdf');
  expect(eventWords(entry, undefined).title).toBe('Uploaded the file diploma.pdf');
});

const scanned = (n: number, datasetType: string, matches: string | undefined) => ({
  id: id(n),
  timestamp: `2026-11-20T17:00:${String(60 - n)}Z`,
  messageTemplate: 'Scan of {datasetType} for {entity} completed, matches found: {matches}',
  messageParameters: { datasetType, entity: 'Zelda Quimby', matches },
  context: { subcategory: 'DatasetScanCompleted', scanId: id(100 + n) },
});
const linesOf = (events: TimelineParts['events']) =>
  byDay(mergeTimeline({ ...empty, events })).flatMap(({ moments }) => moments);

test('Lists in which nobody was found are one line; what was found, and what registries answer, stand for themselves', () => {
  const lines = linesOf([
    scanned(10, 'OigExclusions', '0'),
    scanned(11, 'Npi', '1'),
    scanned(12, 'Sam', '0'),
    scanned(13, 'StateSanctionsAndExclusions', '2'),
    scanned(14, 'OfacSdn', '0'),
    scanned(15, 'Dea', '0'),
  ]);
  expect(lines.map(({ title }) => title)).toEqual([
    'Screened: 3 lists, no matches',
    'Searched: NPI registry, 1 match',
    'Screened: State sanctions and exclusions, 2 matches',
    'Searched: DEA registrations, no matches',
  ]);
  expect(lines[0]?.scans?.map(({ title, link }) => [title, link?.params])).toEqual([
    ['Screened: OIG exclusions, no matches', { scanId: id(110) }],
    ['Screened: SAM exclusions, no matches', { scanId: id(112) }],
    ['Screened: OFAC SDN, no matches', { scanId: id(114) }],
  ]);
});

test('What happened in between parts them, and a scan whose matches are not told is not said to have none', () => {
  const between = { ...parts.events[1], id: id(20), timestamp: '2026-11-20T17:00:49Z' };
  const titles = linesOf([
    scanned(10, 'OigExclusions', '0'),
    between,
    scanned(12, 'Sam', '0'),
    scanned(13, 'OfacSdn', undefined),
  ]).map(({ title }) => title);
  expect(titles).toEqual([
    'Screened: OIG exclusions, no matches',
    'Provider changed',
    'Screened: SAM exclusions, no matches',
    'Screened: OFAC SDN',
  ]);
});
