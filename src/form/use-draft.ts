import { useCallback, useEffect, useRef, useState } from 'react';
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { timesCleared } from '@/lib/storage';
import { isRecord } from '@/lib/values';
import { differences, onTopOf, type Difference } from './comparison';
import { changedValues, readBegun, readDraft, writeDraft } from './drafts';

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
 * form opens again, on top of what the record holds by now. `kept` tells that something was put back, `differing` which fields of
 * that somebody else has changed since it was begun; `discard` forgets it for good.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  options: DraftOptions | undefined,
) {
  const name = options?.name;
  const omit = options?.omit ?? noFields;
  const [restored] = useState(() => restore(name, form.formState.defaultValues ?? {}));
  const { found, differing } = restored;
  /** What changed fields held when they were begun to be changed, where that is another value than the form was opened with. */
  const begun = useRef<FieldValues>(restored.begun);
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
    const cleared = timesCleared();
    const save = () => {
      // A form that goes away because its user signed out must leave nothing behind.
      if (over.current || cleared !== timesCleared()) return;
      const changed = changedValues(form.getValues(), defaults, never);
      const kept = JSON.stringify(changed) === settled.current ? undefined : changed;
      writeDraft(name, kept, { ...defaults, ...begun.current });
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

  /** It was decided about a field that differed: its value is meant beside what the record holds by now. */
  const decide = useCallback(
    (field: string) => {
      begun.current = withValueAt(begun.current, form.formState.defaultValues ?? {}, field.split('.'));
    },
    [form],
  );

  return { kept, differing, discard, settle, startOver, decide };
}

interface RestoredDraft {
  found: FieldValues | undefined;
  begun: FieldValues;
  differing: readonly Difference[];
}

function restore(name: string | undefined, defaults: FieldValues): RestoredDraft {
  const typed = name === undefined ? undefined : readDraft(name, defaults);
  if (name === undefined || !typed) return { found: undefined, begun: {}, differing: [] };
  const start = readBegun(name, defaults);
  const found = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      onTopOf({ start: start[field], typed: value, there: defaults[field] }),
    ]),
  );
  // A field that was not touched holds what is there already.
  const restored = { ...defaults, ...found };
  const differing = differences({ start, typed: { ...start, ...found }, there: defaults }, false).filter(
    ({ name, there }) => JSON.stringify(get(restored, name)) !== JSON.stringify(there),
  );
  const begun = Object.fromEntries(Object.keys(typed).map((field) => [field, start[field]]));
  return { found, begun, differing };
}

/** A copy of `values` that has at a path what `from` has there. */
function withValueAt(values: FieldValues, from: FieldValues, [first = '', ...rest]: string[]): FieldValues {
  if (!(first in values)) return values;
  const [own, other] = [values[first] as unknown, from[first] as unknown];
  const next = rest.length > 0 && isRecord(own) && isRecord(other) ? withValueAt(own, other, rest) : other;
  return { ...values, [first]: next };
}
