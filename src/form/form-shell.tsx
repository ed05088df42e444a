import { Group, Stack, Text } from '@mantine/core';
import { use, useCallback, useEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import {
  FormProvider,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { isApiError, sendLabel } from '@/api/errors';
import type { WriteOperation } from '@/api/operation-names.gen';
import { useBlocked, type Needs } from '@/api/permissions';
import { unconfirmedWriteOf } from '@/api/unconfirmed-write';
import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog-actions';
import { Note } from '@/ui/layout';
import { useShortcuts } from '@/ui/shortcuts';
import { InlineError } from '@/ui/states';
import { Keys } from '@/ui/text';
import { useComparison, type Comparison } from './comparison';
import { readDraft } from './drafts';
import { Differences, ResultingAddress } from './differences';
import { DialogFormContext, KnownFields } from './form-context';
import { FormErrors } from './form-errors';
import { focusInSight, useFootRoom } from './foot-room';
import classes from './form.module.css';
import { LeaveGuard, type Leaving } from './leave-guard';
import { SentEarlier } from './sent-earlier';
import { spreadServerErrors } from './server-errors';
import { useDraft, type DraftOptions } from './use-draft';
import { useDeparture, useUnderWay } from './use-sending';
import { useSent } from './use-sent';

/** The way on from a write whose answer was lost, once the service turns out to have carried it out. */
export interface WhenFound<Result> {
  /** The verb on the button: "Open provider". */
  label: string;
  /** What there is to know. */
  words?: string;
  /** What `onSaved` is given, of the record that was found; the record itself without it. */
  result?(record: unknown): Result;
}

interface FormShellProps<Values extends FieldValues, Output, Result> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Sends the checked values, usually `mutation.mutateAsync`. The form stays as it is when this fails. */
  onSubmit(values: Output): Promise<Result>;
  /** A field stays as it is here though somebody else changed it, also where nobody touched it here: it is to be sent. */
  onKeepMine?: ((name: string) => void) | undefined;
  /** After it was saved: nothing keeps the page any more, so this may leave it. */
  onSaved?(result: Result): void;
  /** What the last try failed with, usually `mutation.error`. */
  error: unknown;
  pending: boolean;
  /** The verb on the button: "Create provider". */
  submitLabel: string;
  /** Without it, and outside a dialog, there is no button to cancel. */
  onCancel?(): void;
  /** The writes that it sends: a role that may not carry them out is told so, and nothing is sent. */
  needs?: Needs | undefined;
  /** Why else it cannot be sent at all. */
  blocked?: string | undefined;
  draft?: DraftOptions;
  /** What is there now, for a form that changes a record: where somebody else was faster, both values are shown. */
  compared?: Comparison<Values> | undefined;
  /** JSON paths of the request that the form calls otherwise. */
  renamed?: Record<string, string>;
  /** Ask before leaving while something typed is not saved. */
  guard?: boolean;
  /** The way on where the answer was lost and it was carried out all the same; `isEarlier` when the form was open before. */
  whenFound?(isEarlier: boolean): WhenFound<Result>;
  /** What was sent and stands nowhere else, in a sentence: it is asked for before it goes with a form whose answer was lost. */
  onlyHere?: string | undefined;
  /** Writes that only prepare the one by which the form is saved. */
  preparing?: readonly WriteOperation[];
  children: ReactNode;
}

/**
 * The one form of the product. Checks before sending, sends once however often it is asked to, puts the service's
 * messages to their fields and everything else above the button, moves focus to the first wrong field, and loses
 * nothing that was typed. What others changed meanwhile is not written over unasked. Where an answer was lost it looks what came
 * of it, also when it is opened again, before anything is sent that could be there twice; when it is left while it is sending, a
 * notice says what came of that.
 */
export function FormShell<Values extends FieldValues, Output, Result>(
  props: FormShellProps<Values, Output, Result>,
) {
  const { form, error, pending, submitLabel, onSaved, onCancel, guard = true, children } = props;
  const blocked = useBlocked(props.needs) ?? props.blocked;
  const element = useRef<HTMLFormElement>(null);
  useFootRoom(element);
  const fields = useMemo(() => new Map(), []);
  const dialog = use(DialogFormContext);
  const draft = useDraft(form, props.draft);
  const { discard, settle } = draft;
  const earlier = useSent(form, props.draft);
  const { sent: unclear, outcome, isSame, forget, takeUp, typed: typedNow } = earlier;
  const comparison = useComparison(form, props.compared, {
    differing: draft.differing,
    onSettled: draft.decide,
  });
  const departure = useDeparture(submitLabel);
  /** What was sent last, as long as nothing was changed since: the second of two quick clicks may come after the answer. */
  const sent = useRef<string>(undefined);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      sent.current = undefined;
    });
    return unsubscribe;
  }, [form]);
  const saved = useRef(false);
  const toFocus = useRef(false);
  const { isDirty, errors } = form.formState;

  const name = props.draft?.name;
  const sending = useUnderWay(name, () => {
    takeUp();
    if (name && !readDraft(name, form.formState.defaultValues ?? {})) form.reset();
  });

  const isDone = outcome === 'done';
  /** The form holds what the service has by now. */
  const isThere = isDone && isSame;
  const isBusy = pending || comparison.isReading || earlier.isLooking || sending.isAwaited;
  const isUnclear = unclear !== undefined && !isDone && outcome !== 'not done';
  const leaving: Leaving = isBusy ? 'sending' : isUnclear ? 'unclear' : 'unsaved';
  const onlyHere = unclear && !unclear.isEarlier && outcome !== 'not done' ? props.onlyHere : undefined;
  const asks = (isDirty && !isThere) || onlyHere !== undefined;
  useEffect(() => {
    if (!isDone || !unclear) return;
    settle(unclear.typed);
    if (unclear.isEarlier && typedNow() === unclear.typed) form.reset();
  }, [isDone, unclear, form, settle, typedNow]);

  const { leave: depart } = departure;
  const leave = useCallback(() => {
    depart();
    discard();
    if (!isUnclear) forget();
  }, [depart, discard, forget, isUnclear]);
  useEffect(
    () => dialog?.track({ dirty: asks, leaving, onlyHere, discard: leave }),
    [dialog, asks, leaving, onlyHere, leave],
  );

  const renamed = JSON.stringify(props.renamed ?? {});
  const server = useMemo(
    () => spreadServerErrors(error, form.getValues(), JSON.parse(renamed) as Record<string, string>),
    [error, form, renamed],
  );
  useEffect(() => {
    for (const { name, message } of server.fields) {
      form.setError(name as FieldPath<Values>, { type: 'server', message });
    }
    if (server.fields.length > 0) toFocus.current = true;
  }, [form, server]);

  // Runs after every render: the field that is wrong may only now have come on screen.
  useEffect(() => {
    if (!toFocus.current || Object.keys(errors).length === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    if (!first) return;
    toFocus.current = false;
    focusInSight(first);
  });

  const found = props.whenFound?.(unclear?.isEarlier ?? false);

  /** Goes on as after an answer, with what the service has. */
  function finish(result: Result) {
    saved.current = true;
    discard();
    forget();
    dialog?.track({ dirty: false, leaving: 'unsaved', discard: leave });
    onSaved?.(result);
  }

  const finishWith = (record: unknown) => finish(found?.result ? found.result(record) : (record as Result));

  async function send(values: Output) {
    const typed = JSON.stringify(form.getValues());
    if (sending.isBusy() || sent.current === typed || blocked) return;
    await sending.during(carryOut(values, typed));
  }

  /** Never throws: what fails is told, in the form or by a notice. */
  async function carryOut(values: Output, typed: string) {
    const kept = typedNow();
    const { isLeft, isAway, tellSaved, tellNotAgreed, tellFailed } = departure.watch();
    try {
      const next = await earlier.beforeSending();
      if (next.way === 'there') return finishWith(next.record);
      if (next.way === 'wait' || isLeft()) return;
      if (!(await comparison.agrees()) || isLeft()) {
        if (isAway()) tellNotAgreed();
        return;
      }
      const result = await props.onSubmit(values);
      if (isLeft() || isAway()) {
        discard();
        forget();
        return tellSaved();
      }
      sent.current = typed;
      finish(result);
    } catch (failed) {
      const write = isApiError(failed) ? unconfirmedWriteOf(failed) : undefined;
      if (!write || !props.preparing?.includes(write.operation)) earlier.remember(failed, kept);
      // The mutation keeps its error and hands it in as `error`; it is shown there, as long as the form is.
      tellFailed(failed);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Portals bubble through React: a form in a dialog must not send the form behind it.
    event.stopPropagation();
    saved.current = false;
    if (isThere) return finishWith(earlier.record);
    return void form.handleSubmit(send, () => {
      toFocus.current = true;
    })(event);
  }

  const label = isThere
    ? (found?.label ?? 'Done')
    : isDone
      ? anotherLabel(submitLabel, unclear?.write.method)
      : unclear
        ? 'Send again'
        : sendLabel(submitLabel, error);
  useShortcuts('Form', [
    {
      keys: 'mod+Enter',
      label,
      whileTyping: true,
      run: () => {
        if (element.current?.contains(document.activeElement)) element.current.requestSubmit();
      },
    },
  ]);

  const cancel = dialog?.close ?? onCancel;
  /** Where the button of the form makes another one by now, the way to the one that was made. */
  const offer =
    isDone && !isThere ? (
      found && (!dialog || !isDirty) ? (
        <Button
          variant="default"
          size="xs"
          // What was typed since is asked about, where this leaves it.
          onClick={() =>
            isDirty
              ? onSaved?.(found.result ? found.result(earlier.record) : (earlier.record as Result))
              : finishWith(earlier.record)
          }
        >
          {found.label}
        </Button>
      ) : (
        <Button variant="default" size="xs" onClick={forget}>
          OK
        </Button>
      )
    ) : undefined;
  const submitButton = (
    <Button
      type="submit"
      loading={isBusy}
      blocked={blocked}
      rightSection={blocked ? undefined : <Keys keys="mod+Enter" onFill />}
      // Leaving a field may show what is wrong with it, which moves this button away from under the pointer
      // before the press is a click: the field is left only once it is one.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.currentTarget.focus()}
    >
      {label}
    </Button>
  );
  const isToldAsError = isApiError(error) && unclear?.write === unconfirmedWriteOf(error);
  const startOver = (
    <Button
      variant="transparent"
      size="xs"
      onClick={() => {
        draft.startOver();
        comparison.forget();
        if (outcome === 'not done') forget();
      }}
    >
      Start over
    </Button>
  );
  return (
    <FormProvider {...form}>
      <KnownFields value={fields}>
        <form ref={element} className={classes.form} noValidate onSubmit={submit} aria-busy={isBusy}>
          {unclear && !isToldAsError ? (
            <SentEarlier
              write={unclear.write}
              words={isDone ? found?.words : draft.kept ? 'What you typed is still here.' : undefined}
            >
              {offer}
              {draft.kept && startOver}
            </SentEarlier>
          ) : (
            draft.kept && (
              <Note role="status" action={startOver}>
                What you typed earlier is still here.
              </Note>
            )
          )}
          {children}
          <Stack className={classes.foot} gap="md" data-foot>
            {comparison.found.length > 0 && (
              <Differences
                found={comparison.found}
                isRestored={comparison.found.some((one) => draft.differing.includes(one))}
                control={form.control as unknown as Control<FieldValues>}
                onKeepMine={(difference) => {
                  comparison.keepMine(difference);
                  props.onKeepMine?.(difference.name);
                }}
                onTakeTheirs={comparison.takeTheirs}
              />
            )}
            {comparison.addresses.map((start) => (
              <ResultingAddress
                key={start}
                start={start}
                control={form.control as unknown as Control<FieldValues>}
              />
            ))}
            <InlineError
              error={comparison.error}
              title={
                isApiError(comparison.error) && comparison.error.status === 409
                  ? 'This cannot be changed any more'
                  : 'What is there now could not be read'
              }
              kept="Nothing was saved. What you typed is still here."
            />
            <FormErrors
              control={form.control as unknown as Control<FieldValues>}
              element={element}
              error={error}
              others={server.others}
              inFields={server.fields.length > 0}
            >
              {isToldAsError && offer}
            </FormErrors>
            {blocked && <Text c="dimmed">{blocked}</Text>}
            {dialog ? (
              <DialogActions onCancel={cancel}>{submitButton}</DialogActions>
            ) : (
              <Group gap="sm">
                {submitButton}
                {cancel && (
                  <Button variant="subtle" onClick={cancel}>
                    Cancel
                  </Button>
                )}
              </Group>
            )}
          </Stack>
        </form>
      </KnownFields>
      {guard && (
        <LeaveGuard dirty={asks} saved={saved} leaving={leaving} onlyHere={onlyHere} onLeave={leave} />
      )}
    </FormProvider>
  );
}

/** The verb on a button that makes one more than was made already: "Create another provider". */
function anotherLabel(label: string, method: string | undefined): string {
  if (method !== 'POST') return label;
  return /^(Create|Add|Attach) /.test(label) ? label.replace(' ', ' another ') : `${label} again`;
}
