import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { DialogFormContext, type TrackedForm } from './form-context';
import { NotSavedWords } from './leave-guard';

interface FormDialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  width?: number;
}

/** A dialog that holds a form; closing it asks first when something was typed. Render it only while it is open. */
export function FormDialog({ title, onClose, children, width = 640 }: FormDialogProps) {
  const [asking, setAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const tracked = useRef<TrackedForm>({ dirty: false, pending: false, discard: () => undefined });
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  const form = useMemo(
    () => ({
      track: (state: TrackedForm) => {
        tracked.current = state;
        setIsPending(state.pending);
      },
      close: () => (tracked.current.dirty ? setAsking(true) : leave.current()),
    }),
    [],
  );
  return (
    <Dialog title={title} onClose={form.close} width={width} sticky>
      <DialogFormContext value={form}>{children}</DialogFormContext>
      {asking && (
        <ConfirmDialog
          title="Close without saving?"
          action="Discard what I typed"
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            tracked.current.discard();
            onClose();
          }}
        >
          <NotSavedWords isPending={isPending} way="close it" />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
