import { QueryClient } from '@tanstack/react-query';
import { checkRows, planWords } from './check';
import type { OnFile } from './model/kind';
import { keepOnFile } from './model/on-file';
import { providerRoster } from './provider-roster';
import type { Decisions } from './model/rows';

const licensed = (state: string) => [
  { id: `${state}-md`, name: 'Physician (MD)', abbreviations: ['MD'], source: { state } },
  { id: `${state}-rn`, name: 'Registered nurse', abbreviations: ['RN'], source: { state } },
  { id: `${state}-np`, name: 'Nurse practitioner', abbreviations: ['NP', 'APRN'], source: { state } },
];

/** A roster of providers of three types, licensed in Texas and Oklahoma. */
export const testKind = providerRoster({
  providerTypes: [
    { id: 'md', name: 'Physician (MD)' },
    { id: 'rn', name: 'Registered nurse' },
    { id: 'np', name: 'Nurse practitioner' },
  ],
  licenseTypes: [...licensed('TX'), ...licensed('OK')],
  queryClient: new QueryClient(),
});

interface Given {
  kind?: typeof testKind;
  onFile?: readonly OnFile[];
  decisions?: Decisions;
}

/** Checks rows of these fields, the first of which is line 2, each with what will come of it in words. */
export function checked(fields: string, rows: readonly string[][], given: Given = {}) {
  const { kind = testKind, onFile = [], decisions } = given;
  const byIdentity = new Map<string, OnFile>();
  keepOnFile(byIdentity, onFile);
  const lines = rows.map((cells, at) => ({ line: at + 2, cells }));
  return checkRows(kind, fields.split(' '), lines, byIdentity, undefined, decisions).map((row) => ({
    ...row,
    words: planWords(kind, row),
  }));
}
