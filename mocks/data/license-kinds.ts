import type { Past } from './plan';

/** What the source answers, up to which share of all licenses, and whether the latest answer waits for a decision. */
type Share = [kind: string, upTo: number, isOpen?: boolean];

/** What a share of the licenses is made to show. */
const kinds: Share[] = [
  ['MULTI', 0.0034, true],
  ['NAME', 0.0059, true],
  ['TYPE', 0.0069, true],
  ['MULTI', 0.0139],
  ['NAME', 0.0199],
  ['TYPE', 0.0229],
  ['FAIL', 0.029],
  ['NONE', 0.032],
  ['DISC', 0.05],
  ['CHANGE', 0.062],
  ['SLOW', 0.0635],
];

/** The same for the first providers, so that a small organization has something of everything to do, too. */
const firstKinds: Share[] = [
  ['MULTI', 0.022, true],
  ['NAME', 0.042, true],
  ['TYPE', 0.058, true],
  ['MULTI', 0.066],
  ['NAME', 0.074],
  ['TYPE', 0.08],
  ['FAIL', 0.095],
  ['NONE', 0.11],
  ['DISC', 0.125],
  ['CHANGE', 0.155],
  ['SLOW', 0.157],
];

/** So many providers are the first ones. */
export const firstProviders = 200;

const ordinary: [kind?: undefined] = [];

/** The kind of a license by a number drawn from 0 to 1; `isFirst` for those of the first providers. */
export function kindAt(drawn: number, isFirst: boolean): Share | typeof ordinary {
  return (isFirst ? firstKinds : kinds).find(([, upTo]) => drawn < upTo) ?? ordinary;
}

/** What a verification with such an answer ends as, before anybody decides. */
export function outcome(kind: string | undefined): string {
  if (questionOf(kind)) return 'NeedsReview';
  return kind === 'NONE' ? 'NotFound' : kind === 'FAIL' ? 'Failed' : 'Found';
}

/** What people decide about such a license, if there is anything to decide. */
export function questionOf(kind: string | undefined): Past['question'] {
  return kind === 'MULTI' || kind === 'NAME' || kind === 'TYPE' ? kind : undefined;
}
