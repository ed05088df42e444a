import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  folderOwner,
  folderWords,
  freePath,
  joinPath,
  namePartsOf,
  ownerOfPath,
  pathProblem,
  providerFolder,
} from './file-path';

const taken =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test('A file that lies in a provider’s or facility’s folder is theirs; any other is nobody’s', () => {
  expect(ownerOfPath(`${providerFolder('7f')}diploma.pdf`)).toBe('7f');
  expect(ownerOfPath('facilities/9a/letters/permit.pdf')).toBe('9a');
  for (const path of ['providers/7f', 'providers/7f/', 'letters/providers/7f/a.pdf', 'a.pdf'])
    expect([path, ownerOfPath(path)]).toEqual([path, undefined]);
});

test('The folder of a provider or facility is theirs before anything lies in it, and what lies below is, too', () => {
  expect(folderOwner(providerFolder('7f'))).toEqual({ providerId: '7f' });
  expect(folderOwner('facilities/9a/letters/')).toEqual({ facilityId: '9a' });
  for (const path of ['providers/7f', 'letters/providers/7f/', '', undefined])
    expect([path, folderOwner(path)]).toEqual([path, undefined]);
});

test('A file lies where its folder says, but for the ids of whose it is and of the entry that it proves', () => {
  const folder = providerFolder('7f');
  expect(folderWords('letters/2026/a.pdf')).toBe('letters/2026');
  expect(folderWords('a.pdf')).toBeUndefined();
  expect(folderWords(`${folder}a.pdf`)).toBeUndefined();
  expect(folderWords(`${folder}letters/a.pdf`)).toBe('letters');
  expect(folderWords(`${folder}info/boardCertifications/9a/a.pdf`)).toBe('Board certifications');
  for (const start of [folder, 'facilities/9a/', '']) {
    expect(folderWords(`${start}credentialing/6869c57b/a.pdf`)).toBe('Credentialing request');
    expect(folderWords(`${start}credentialing/6869c57b/letters/a.pdf`)).toBe('Credentialing request/letters');
  }
  expect(folderWords(`${folder}credentialing/a.pdf`)).toBe('credentialing');
});

test('Of a long name the end is kept apart, where names differ; a short one is whole', () => {
  expect(namePartsOf('diploma.pdf')).toBeUndefined();
  const names = ['Expirables reminder for the practice 1.txt', 'Expirables reminder for the practice 2.txt'];
  expect(new Set(names.map((name) => namePartsOf(name)?.[1])).size).toBe(2);
  for (const name of names) expect(namePartsOf(name)?.join('')).toBe(name);
});

test('A name keeps its script and spaces, and loses what a path cannot hold', () => {
  expect(joinPath('letters', 'Ärztin, Diplom ☂.pdf')).toBe('letters/Ärztin, Diplom ☂.pdf');
  expect(joinPath('/letters//2026/', 'C:\\temp\\a/b.pdf')).toBe('letters/2026/C:-temp-a-b.pdf');
  expect(joinPath('../..', '..')).toBe('file');
  expect(joinPath('', 'in\u0000voice\u202Efdp.exe')).toBe('invoicefdp.exe');
});

test('Whatever is joined can be a path, as long as it is not too long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (folder, name) => {
      expect(pathProblem(joinPath(folder, name))).toBeUndefined();
    }),
  );
  expect(pathProblem(joinPath('a', 'x'.repeat(700)))).toContain('702');
});

test('What cannot be a path is said in words', () => {
  expect(pathProblem(' ')).toBe('Give it a name.');
  for (const path of ['/a.pdf', 'a/', 'a//b.pdf']) expect(pathProblem(path)).toContain('slash');
  expect(pathProblem('a/../b.pdf')).toContain('dots');
});

test('A second file gets the next free number before its ending', () => {
  expect(freePath('letters/a.pdf', taken('letters/a.pdf'))).toBe('letters/a (2).pdf');
  expect(freePath('a.pdf', taken('a.pdf', 'a (2).pdf', 'a (3).pdf'))).toBe('a (4).pdf');
  expect(freePath('a (4).pdf', taken('a (4).pdf'))).toBe('a (5).pdf');
  expect(freePath('folder.d/README', taken())).toBe('folder.d/README (2)');
});

test('A name that a Mac decomposed lies at the same path as one with whole letters', () => {
  expect(joinPath('Pru\u0308fung', 'Mu\u0308ller.pdf')).toBe('Pr\u00FCfung/M\u00FCller.pdf');
  expect(joinPath('', 'مُحَمَّد.pdf')).toBe('مُحَمَّد.pdf'.normalize('NFC'));
});
