// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { setStorageNamespace } from '@/lib/storage';
import {
  forgetRun,
  keepBegun,
  keepOutcome,
  keepRun,
  keptRun,
  wasInterrupted,
  type KeptRow,
} from './kept-run';
import { stubSessionStorage } from './testing';

const id = '3f2b8c1e-9a4d-4f6b-8c2e-1a2b3c4d5e6f';

/** A provider with every column filled, most of them longer than they usually are. */
const values = {
  lastName: 'Featherstonehaugh-Quill',
  firstName: 'Alexandra Maria',
  npi: '1234567893',
  dateOfBirth: '1980-03-31',
  providerTypeId: id,
  primaryPracticeState: 'TX',
  additionalPracticeStates: 'OK,NM,CO',
  phone: '(555) 010-0100',
  email: 'alexandra.featherstonehaugh@medicalcenter.example.org',
  addressLine1: '12345 North Springfield Boulevard',
  addressLine2: 'Building B, Suite 1200',
  city: 'San Bernardino',
  state: 'CA',
  zipCode: '79901-1234',
  gender: 'NonBinaryOrThirdGender',
  credentialingStatus: 'Credentialed',
  credentialedDate: '2024-03-31',
  nextCredentialingDate: '2027-03-31',
  licenseNumber: 'RN1000001234',
  licenseState: 'TX',
  licenseType: 'Advanced Practice Registered Nurse',
};

/** Five thousand rows; of every other one something is there that is changed. */
const rows = Array.from({ length: 5_000 }, (_, index): KeptRow => ({
  line: index + 2,
  name: `${values.firstName} ${values.lastName}`,
  values: index === 0 ? { lastName: 'Quill', firstName: 'Ada' } : values,
  ...(index % 2 === 1 && {
    onFileId: id,
    changed: { phone: '(555) 010-0199', email: 'ada@example.org', licenseNumber: 'RN1000001233' },
  }),
}));

beforeEach(() => {
  setStorageNamespace('production');
  forgetRun();
});

test('Five thousand full rows, and what comes of them, are kept with room to spare, so that the next page goes on', () => {
  const room = stubSessionStorage();
  const left = [{ line: 6_000, name: 'Bea Vega', why: 'Already there' }];
  keepRun({ kind: 'providers', file: 'roster.csv', rows, left });
  const outcome = { id, note: 'Created, license attached, its verification started' };
  for (const { line } of rows) keepBegun(line);
  for (const { line } of rows.slice(1)) keepOutcome(line, outcome);

  expect(wasInterrupted()).toBe(true);
  const kept = keptRun();
  expect(kept).toMatchObject({ kind: 'providers', file: 'roster.csv', left });
  expect(kept?.rows).toEqual(rows);
  expect(kept?.outcomes.size).toBe(4_999);
  expect(kept?.outcomes.get(5_001)).toEqual(outcome);
  expect([...(kept?.begun ?? [])]).toEqual([2]);
  expect(room.used()).toBeLessThan(0.75);
});

test('A row that ends somebody, and one that is part of another, are the same on the next page', () => {
  const ends: KeptRow = {
    line: 2,
    name: 'Ada Quill',
    values: { lastName: 'Quill' },
    onFileId: id,
    isEnded: true,
  };
  const joined = { line: 3, name: 'Ada Quill', why: 'Joined with line 2', isJoined: true };
  keepRun({ kind: 'providers', file: 'roster.csv', rows: [ends], left: [joined] });
  expect(keptRun()).toMatchObject({ rows: [ends], left: [joined] });
});
