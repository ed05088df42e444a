import type { ReactNode } from 'react';
import { isApiError } from '@/api/errors';
import { createStore } from '@/lib/store';
import { notify } from './notify';

export interface Question {
  /** The question: "Detach this license?" */
  title: string;
  /** The verb on the button: "Detach license". */
  action: string;
  /** It cannot be taken back. */
  danger?: boolean;
  /** What has to be typed first; see `ConfirmDialog`. */
  typed?: { text: string; label: string };
  /** What goes with it and what stays. It stands outside of the page, so it cannot hold a link of the router. */
  children?: ReactNode;
  /** Does it, usually `mutation.mutateAsync`. The question stays open until then, and shows what it failed with. */
  run(): unknown;
  /** After it was done and the question is closed. */
  onDone?: (() => void) | undefined;
}

let turns = 0;
/** The question on screen and its number; `ConfirmHost` draws it. */
export const openQuestion = createStore<{ turn: number; question: Question } | undefined>(undefined);

/** Takes the question away, unanswered. */
export function closeQuestion(): void {
  openQuestion.set(undefined);
}

/** Asks before something that matters, and does it once that is confirmed. */
export function confirmAction(question: Question): void {
  turns += 1;
  openQuestion.set({ turn: turns, question: question });
}

export interface Deletion extends Omit<Question, 'danger' | 'onDone'> {
  /** What is said afterwards, and what where somebody else did it meanwhile. */
  messages: { deleted: string; already?: string; message?: string | undefined };
  /** After it was deleted, to leave its page. */
  onDeleted?: (() => void) | undefined;
}

/** Asks before something is deleted for good. What somebody else deleted meanwhile is gone too. */
export function confirmDelete({ messages, run, onDeleted, ...question }: Deletion): void {
  const { deleted, already = deleted, message } = messages;
  async function remove() {
    let title = deleted;
    try {
      await run();
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
      title = already;
    }
    notify({ tone: 'success', title, message });
  }
  confirmAction({ ...question, danger: true, run: remove, onDone: onDeleted });
}
