import { Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { sendLabel } from '@/api/errors';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';
import { InlineError } from './states';

interface ConfirmDialogProps {
  /** The question: "Detach this license?" */
  title: string;
  /** What goes with it, spelled out. */
  children?: ReactNode;
  /** The verb on the button: "Detach license". */
  action: string;
  /** It cannot be taken back. */
  danger?: boolean;
  /** The button opens only when exactly this was typed; `label` says what to type. */
  typed?: { text: string; label: string };
  pending?: boolean;
  error?: unknown;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that matters; render it only while it is open. It stays open until the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    action,
    danger = false,
    typed,
    pending = false,
    error,
    onConfirm,
    onClose,
  } = props;
  const [text, setText] = useState('');
  const matches = !typed || text.trim() === typed.text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (matches && !pending) onConfirm();
  }

  return (
    <Dialog title={title} role="alertdialog" onClose={onClose} sticky={Boolean(typed)}>
      <Stack component="form" gap="md" onSubmit={submit}>
        {children && (
          <Stack gap="sm" c="var(--text2)">
            {children}
          </Stack>
        )}
        {typed && (
          <TextInput
            label={typed.label}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        )}
        <InlineError error={error} />
        <DialogActions onCancel={onClose} cancelFirst={!typed}>
          <Button
            type="submit"
            color={danger ? 'red' : undefined}
            blocked={matches ? undefined : `${typed?.label}.`}
            loading={pending}
          >
            {sendLabel(action, error)}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
