import { expect, test } from 'vitest';
import { dropOf, lanesOf, placeId, placeOf, placeWords } from './drop';

const selfManaged = { id: 'r1', isSelfManaged: true, currentEvent: { status: 'RequestInProgress' } };
const operated = { ...selfManaged, isSelfManaged: false };
const over = { ...selfManaged, currentEvent: { status: 'Cancelled' } };
const from = { status: 'RequestInProgress' };
const to = (status: string) => ({ status });

test('a drop does what the menu would, and says why it does not', () => {
  expect(dropOf(selfManaged, from, to('Completed'), undefined)).toEqual({
    kind: 'status',
    status: 'Completed',
  });
  expect(dropOf(selfManaged, from, from, undefined)).toEqual({ kind: 'none' });
  expect(dropOf(selfManaged, from, to('RequestSubmitted'), undefined)).toMatchObject({ kind: 'refused' });
  expect(dropOf(operated, from, to('Completed'), undefined)).toMatchObject({
    kind: 'refused',
    why: 'The operator processes this request and sets this status.',
  });
  expect(dropOf(operated, from, to('CancellationRequested'), undefined)).toMatchObject({ kind: 'status' });
  expect(dropOf(selfManaged, from, to('Completed'), 'You only read.')).toEqual({
    kind: 'refused',
    why: 'You only read.',
  });
  expect(dropOf({ ...selfManaged, id: undefined } as never, from, to('Completed'), undefined)).toMatchObject({
    kind: 'refused',
  });
});

test('in lanes a drop changes the status or the owner, never both, and nothing of what is over', () => {
  const mine = { status: 'RequestInProgress', ownerId: 'me' };
  expect(dropOf(selfManaged, mine, { ...mine, ownerId: '' }, undefined)).toEqual({
    kind: 'owner',
    ownerId: '',
  });
  expect(dropOf(selfManaged, mine, { ...mine, status: 'Completed' }, undefined)).toMatchObject({
    kind: 'status',
  });
  expect(dropOf(selfManaged, mine, { status: 'Completed', ownerId: '' }, undefined)).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('One thing at a time'),
  });
  const done = { status: 'Cancelled', ownerId: 'me' };
  expect(dropOf(over, done, { ...done, ownerId: 'you' }, undefined)).toMatchObject({
    kind: 'refused',
    why: 'This request is over: canceled.',
  });
});

test('a place is found again by its name, with and without a lane', () => {
  for (const place of [
    { status: 'Completed', ownerId: undefined },
    { status: 'Completed', ownerId: '' },
    { status: 'Completed', ownerId: 'u-1' },
  ])
    expect(placeOf(placeId(place))).toEqual(place);
});

test('every owner has a lane by name, nobody the last; a filter leaves only its own', () => {
  const owners = [
    { id: 'b', firstName: 'Rae', lastName: 'Moss' },
    { id: 'a', firstName: 'Dana', lastName: 'Reyes' },
  ];
  const names = (...more: [string[] | undefined, boolean | undefined]) =>
    lanesOf(owners, ...more).map(({ ownerId }) => ownerId);
  expect(names(undefined, undefined)).toEqual(['a', 'b', '']);
  expect(names(['b'], undefined)).toEqual(['b']);
  expect(names(['b', 'gone'], true)).toEqual(['gone', 'b', '']);
  expect(names(undefined, true)).toEqual(['']);
  expect(placeWords({ status: 'RequestInProgress', ownerId: '' }, lanesOf(owners, undefined, true))).toBe(
    'In progress, No owner',
  );
});
