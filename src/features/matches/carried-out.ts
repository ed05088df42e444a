import type { DatasetMatch, License } from '@/api/models';
import { session } from '@/api/session';
import { createStore, useStore } from '@/lib/store';

/** What was carried out after a match was accepted. Known to this page alone, as the service knows of no connection. */
export interface CarriedOut {
  match: DatasetMatch;
  /** The licenses that were restricted, as they stood before. */
  restricted: readonly License[];
  /** The acceptance was taken back, and nobody has said what becomes of this. */
  isLeft: boolean;
}

const carriedOut = createStore<Readonly<Record<string, CarriedOut>>>({});
session.onEnd(() => carriedOut.set({}));

function change(match: DatasetMatch, changed: (before: CarriedOut) => Partial<CarriedOut>): void {
  const all = carriedOut.get();
  const before = all[match.id] ?? { match, restricted: [], isLeft: false };
  carriedOut.set({ ...all, [match.id]: { ...before, ...changed(before) } });
}

const without = (licenses: readonly License[], license: License) =>
  licenses.filter(({ id }) => id !== license.id);

/** Keeps that a license was restricted for an accepted match; `license` is as it stood before. */
export const recordRestricted = (match: DatasetMatch, license: License): void =>
  change(match, ({ restricted }) => ({ restricted: [...without(restricted, license), license] }));

/** The restriction of a license is lifted again. */
export const recordLifted = (match: DatasetMatch, license: License): void =>
  change(match, ({ restricted }) => ({ restricted: without(restricted, license) }));

/** An acceptance is taken back: what was carried out for it stays, and is told. */
export const leaveCarriedOut = (match: DatasetMatch): void => change(match, () => ({ match, isLeft: true }));

/** What was carried out for a match belongs to it again, or is left on purpose: nothing is told of it any more. */
export const settleCarriedOut = (match: DatasetMatch): void => change(match, () => ({ isLeft: false }));

/** What was carried out for matches whose acceptance was taken back. */
export const useLeftBehind = (): CarriedOut[] =>
  Object.values(useStore(carriedOut)).filter(({ isLeft }) => isLeft);
