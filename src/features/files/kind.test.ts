import { expect, test } from 'vitest';
import { kindOfFile, kindWordsIn } from './kind';

const id = '6a1f0c5e-8f2b-4f3a-9d59-0b6d2f1c7e11';

test.each([
  [`providers/${id}/info/boardCertifications/${id}/scan0001.pdf`, 'Board certification'],
  [`providers/${id}/info/dea/${id}/certificate.pdf`, 'DEA registration'],
  [`facilities/${id}/info/licenses/${id}/a.pdf`, 'License'],
  [`providers/${id}/Letters/2026-11-19 License reminder.txt`, 'Letter'],
  [`providers/${id}/credentialing/${id}/application.pdf`, 'Credentialing request'],
  [`providers/${id}/policy_face-sheet 2026.pdf`, 'Liability insurance'],
  [`providers/${id}/JonesBoardCertificate.pdf`, 'Board certification'],
  [`providers/${id}/scan0001.pdf`, 'Other'],
  [`providers/${id}/Vega BLS card.pdf`, 'Certificate'],
  ['insurance/2026/scan.pdf', 'Liability insurance'],
  ['', 'Other'],
])('%s is of the kind %s', (path, kind) => {
  expect(kindOfFile(path)).toBe(kind);
});

test('What the console keeps is told as that', () => {
  expect(kindOfFile('credence/views/licenses/Mine.json')).toBe('Kept by this console');
});

test('Words of a kind are parted from whom a file belongs to', () => {
  expect(kindWordsIn('Ramirez board cert')).toEqual({ kinds: ['board', 'cert'], rest: 'Ramirez' });
  expect(kindWordsIn('ada vega')).toEqual({ kinds: [], rest: 'ada vega' });
});
