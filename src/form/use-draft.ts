import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { timesCleared } from '@/lib/storage';
import { changedValues, readDraft, writeDraft } from './drafts';

export interface DraftOptions {
  /** Tells this form's draft apart from others: `edit-provider:<id>`. */
  name: string;
  /** Fields that are never kept. */
  omit?: readonly string[];
}

const calm = 300;
const noFields: readonly string[] = [];

/**
 * Keeps what is typed into a form for this tab, so that a reload or a crash loses nothing, and puts it back when the
 * form opens again. `kept` tells that something was put back; `discard` forgets it for good.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  options: DraftOptions | undefined,
) {
  const name = options?.name;
  const omit = options?.omit ?? noFields;
  const [found] = useState(() => (name ? readDraft(name, form.formState.defaultValues ?? {}) : undefined));
  const [kept, setKept] = useState(found !== undefined);
  const over = useRef(false);
  /** What the service has of it already, as JSON. */
  const settled = useRef<string>(undefined);
  const fields = JSON.stringify(omit);

  useEffect(() => {
    if (!name) return undefined;
    const never = JSON.parse(fields) as string[];
    const defaults: FieldValues = form.formState.defaultValues ?? {};
    if (found) form.reset({ ...defaults, ...found } as Values, { keepDefaultValues: true });
    over.current = false;
    const begun = timesCleared();
    const save = () => {
      // A form that goes away because its user signed out must leave nothing behind.
      if (over.current || begun !== timesCleared()) return;
      const changed = changedValues(form.getValues(), defaults, never);
      writeDraft(name, JSON.stringify(changed) === settled.current ? undefined : changed);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, calm);
      },
    });
    globalThis.addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', save);
      save();
    };
  }, [form, found, name, fields]);

  const discard = useCallback(() => {
    over.current = true;
    setKept(false);
    if (name) writeDraft(name, undefined);
  }, [name]);

  /** Forgets what the service has by now, as JSON; what is typed beyond that is kept. */
  const settle = useCallback(
    (typed: string) => {
      settled.current = typed;
      setKept(false);
      if (name && JSON.stringify(readDraft(name, form.formState.defaultValues ?? {})) === typed)
        writeDraft(name, undefined);
    },
    [form, name],
  );

  /** Back to what the form started with; what is typed from now on is kept again. */
  const startOver = useCallback(() => {
    form.reset();
    setKept(false);
    if (name) writeDraft(name, undefined);
  }, [form, name]);

  return { kept, discard, settle, startOver };
}
