import { createElement, type ComponentType } from 'react';
import { createStore, useStore } from '@/lib/store';

/** What can be kept for the whole organization. */
export type SharedKind =
  | 'reasons'
  | 'match-reasons'
  | 'board-words'
  | 'roster-values'
  | 'roster-column-sets'
  | 'evidence-windows'
  | 'checklists'
  | 'letters'
  | 'views'
  | 'columns';

export interface Shareable {
  kind: SharedKind;
  /** Which one of its kind, in the order of a path: the provider type, or the list and the view. */
  names?: readonly string[];
  /** What it is called in a sentence: `the review reasons`. */
  words: string;
  /** What would be shared: what is in force here. */
  value: unknown;
  /** What a column is called in the list, by its id. */
  columnName?: ((id: string) => string) | undefined;
  /** It is one's own. Else it is what is shared, or what the console has by itself. */
  isOwn: boolean;
  /** Gives one's own up, so that what is shared is in force. */
  follow: () => void;
  /** Keeps as one's own what is not shared any more. */
  keep: (value: unknown) => void;
}

/**
 * What says whether a thing is shared, and shares it. It needs the service's files, which the parts of any screen know
 * nothing of: it is put here once the first screen has what it needs (`src/features/organization/start.ts`).
 */
export const shareControl = createStore<ComponentType<Shareable> | undefined>(undefined);

/** The place for it, where something can be shared; empty until it has come. */
export function ShareSlot(thing: Shareable) {
  const Control = useStore(shareControl);
  return Control ? createElement(Control, thing) : null;
}
