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
import { useBlocked, type Needs } from '@/api/permissions';
import { uncapitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { useShortcuts } from '@/ui/shortcuts';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import { InlineError } from '@/ui/states';
import { Keys } from '@/ui/text';
import { useComparison, type Comparison } from './comparison';
import { Differences } from './differences';
import { DialogFormContext, KnownFields } from './form-context';
import { FormErrors } from './form-errors';
import classes from './form.module.css';
import { LeaveGuard } from './leave-guard';
import { spreadServerErrors } from './server-errors';
import { useDraft, type DraftOptions } from './use-draft';

interface FormShellProps<Values extends FieldValues, Output, Result> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Sends the checked values, usually `mutation.mutateAsync`. The form stays as it is when this fails. */
  onSubmit(values: Output): Promise<Result>;
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
  children: ReactNode;
}

/**
 * The one form of the product. Checks before sending, sends once however often it is asked to, puts the service's
 * messages to their fields and everything else above the button, moves focus to the first wrong field, and loses
 * nothing that was typed. What others changed meanwhile is not written over unasked.
 */
export function FormShell<Values extends FieldValues, Output, Result>(
  props: FormShellProps<Values, Output, Result>,
) {
  const { form, error, pending, submitLabel, onSaved, onCancel, guard = true, children } = props;
  const blocked = useBlocked(props.needs) ?? props.blocked;
  const element = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => new Map(), []);
  const dialog = use(DialogFormContext);
  const { kept, discard, startOver } = useDraft(form, props.draft);
  const comparison = useComparison(form, props.compared);
  const sending = useRef(false);
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

  /** The user closed the form without waiting for what was sent. */
  const isLeft = useRef(false);
  const leave = useCallback(() => {
    isLeft.current = true;
    discard();
  }, [discard]);
  const isBusy = pending || comparison.isReading;
  useEffect(
    () => dialog?.track({ dirty: isDirty, pending: isBusy, discard: leave }),
    [dialog, isDirty, isBusy, leave],
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
    first.focus();
  });

  async function send(values: Output) {
    const typed = JSON.stringify(form.getValues());
    if (sending.current || sent.current === typed || blocked) return;
    sending.current = true;
    try {
      if (!(await comparison.agrees()) || isLeft.current) return;
      const result = await props.onSubmit(values);
      if (isLeft.current) {
        notify({
          tone: 'success',
          title: 'Saved all the same',
          message: `“${submitLabel}” was under way when its form was closed.`,
        });
        return;
      }
      sent.current = typed;
      saved.current = true;
      discard();
      dialog?.track({ dirty: false, pending: false, discard: leave });
      onSaved?.(result);
    } catch (failed) {
      // The mutation keeps its error and hands it in as `error`; it is shown there, as long as the form is.
      const title = `Not done after its form was closed: ${submitLabel}`;
      if (isLeft.current) notifyFailure({ title, error: failed, about: uncapitalized(submitLabel) });
    } finally {
      sending.current = false;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Portals bubble through React: a form in a dialog must not send the form behind it.
    event.stopPropagation();
    saved.current = false;
    void form.handleSubmit(send, () => {
      toFocus.current = true;
    })(event);
  }

  useShortcuts('Form', [
    {
      keys: 'mod+Enter',
      label: submitLabel,
      whileTyping: true,
      run: () => {
        if (element.current?.contains(document.activeElement)) element.current.requestSubmit();
      },
    },
  ]);

  const cancel = dialog?.close ?? onCancel;
  return (
    <FormProvider {...form}>
      <KnownFields value={fields}>
        <form ref={element} className={classes.form} noValidate onSubmit={submit} aria-busy={isBusy}>
          {kept && (
            <Note
              role="status"
              action={
                <Button variant="transparent" size="xs" onClick={startOver}>
                  Start over
                </Button>
              }
            >
              What you typed earlier is still here.
            </Note>
          )}
          {children}
          <Stack className={classes.foot} gap="md">
            {comparison.found.length > 0 && (
              <Differences
                found={comparison.found}
                control={form.control as unknown as Control<FieldValues>}
                onKeepMine={comparison.keepMine}
                onTakeTheirs={comparison.takeTheirs}
              />
            )}
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
            />
            {blocked && <Text c="dimmed">{blocked}</Text>}
            <Group gap="sm">
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
                {sendLabel(submitLabel, error)}
              </Button>
              {cancel && (
                <Button variant="subtle" onClick={cancel}>
                  Cancel
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      </KnownFields>
      {guard && <LeaveGuard dirty={isDirty} saved={saved} isPending={isBusy} onLeave={leave} />}
    </FormProvider>
  );
}
