import { createContext, use, useEffect, type ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { focusInSight } from './foot-room';
import type { Leaving } from './leave-guard';

/** Shows one value of a field where the value itself, such as an id, tells nobody anything. */
export type ShowValue = (value: string) => ReactNode;

interface KnownField {
  label: string;
  show: ShowValue | undefined;
}

/** The fields that are on screen, by name; what is said about them is said with their words. */
export const KnownFields = createContext<Map<string, KnownField>>(new Map());

/** What stands before the label of a field within a row of a list: "Address 2". */
export const RowLabel = createContext('');

/** Makes a field known to the form's summary while it is on screen; what has no name is no field of a form. */
export function useFieldLabel(name: string | undefined, label: string, show?: ShowValue): void {
  const fields = use(KnownFields);
  const row = use(RowLabel);
  useEffect(() => {
    if (name === undefined) return undefined;
    fields.set(name, { label: row ? `${row}, ${label.toLowerCase()}` : label, show });
    return () => void fields.delete(name);
  }, [fields, name, row, label, show]);
}

/** What a dialog knows of the form in it. */
export interface TrackedForm {
  /** There is something to ask about before it is closed. */
  dirty: boolean;
  leaving: Leaving;
  /** What stands nowhere else, in a sentence. */
  onlyHere?: string | undefined;
  /** Forgets what was typed. */
  discard(): void;
}

/** How a dialog around a form learns that something was typed, and how to forget it. */
export interface DialogForm {
  track(form: TrackedForm): void;
  /** Closes the dialog, after asking when something was typed. */
  close(): void;
}

export const DialogFormContext = createContext<DialogForm | null>(null);

export interface NamedError {
  name: string;
  message: string;
}

/** The errors of a form in one list, with the names that its fields have: `addresses.0.state`. */
export function flattenErrors(errors: FieldErrors, start = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, entry]) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const name = key === 'root' ? start : start ? `${start}.${key}` : key;
    const { message } = entry as { message?: unknown };
    if (typeof message === 'string' && message) return [{ name, message }];
    if ('ref' in entry && 'type' in entry) return [{ name, message: 'This does not fit.' }];
    return flattenErrors(entry as FieldErrors, name);
  });
}

/** Puts the focus into a field of the form. Gives whether it is on screen. */
export function focusField(form: HTMLElement | null, name: string): boolean {
  const field = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (field) focusInSight(field);
  return Boolean(field);
}
