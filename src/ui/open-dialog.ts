import type { ComponentType } from 'react';
import { createStore } from '@/lib/store';
import { tellMissingPart } from './lazy-component';

interface OpenDialog {
  turn: number;
  Part: ComponentType<{ onClose(): void }>;
  /** All but `onClose`. */
  props: object | undefined;
}

type Given<Props> = Props extends unknown ? Omit<Props, 'onClose'> : never;

let turns = 0;
/** The one that is still fetched; another one that is opened meanwhile takes its place. */
let awaited: number | undefined;
/** What is open, the topmost last; `DialogHost` draws it. */
export const dialogs = createStore<readonly OpenDialog[]>([]);

/**
 * Opens a dialog over the screen: a component of its own chunk, `async () => (await import('./-edit')).EditDialog`, or
 * one that is here, `() => EditDialog`. Its props stay what they are now, and `onClose` is given to it. It goes with the
 * screen. When the chunk cannot be fetched a notice says so.
 */
export function openDialog<Props extends { onClose(): void }>(
  load: () => ComponentType<Props> | Promise<ComponentType<Props>>,
  ...[props]: object extends Given<Props> ? [props?: Given<Props>] : [props: Given<Props>]
): void {
  turns += 1;
  const turn = turns;
  awaited = turn;
  Promise.resolve(load()).then((module) => {
    if (awaited !== turn) return;
    awaited = undefined;
    const Part = module as unknown as OpenDialog['Part'];
    dialogs.set([...dialogs.get(), { turn, Part, props }]);
  }, tellMissingPart);
}

export function closeDialog(turn: number): void {
  dialogs.set(dialogs.get().filter((dialog) => dialog.turn !== turn));
}

/** Takes every dialog away, unanswered, and what is still fetched. */
export function closeDialogs(): void {
  awaited = undefined;
  if (dialogs.get().length > 0) dialogs.set([]);
}
