import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { DialogFormContext, type TrackedForm } from './form-context';
import { LeavingWords } from './leave-guard';

interface FormDialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  width?: number;
}

const untouched: TrackedForm = { dirty: false, leaving: 'unsaved', discard: () => undefined };

/** A dialog that holds a form; closing it asks first when something was typed. Render it only while it is open. */
export function FormDialog({ title, onClose, children, width = 640 }: FormDialogProps) {
  const [asking, setAsking] = useState(false);
  const [form, setForm] = useState<TrackedForm>(untouched);
  const tracked = useRef(form);
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  const context = useMemo(
    () => ({
      track: (state: TrackedForm) => {
        tracked.current = state;
        setForm(state);
      },
      close: () => (tracked.current.dirty ? setAsking(true) : leave.current()),
    }),
    [],
  );
  const isUnsaved = form.leaving !== 'unclear' && !form.onlyHere;
  return (
    <Dialog title={title} onClose={context.close} width={width} sticky>
      <DialogFormContext value={context}>{children}</DialogFormContext>
      {asking && (
        <ConfirmDialog
          title={isUnsaved ? 'Close without saving?' : 'Close this form?'}
          action={isUnsaved ? 'Discard what I typed' : 'Close it'}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            tracked.current.discard();
            onClose();
          }}
        >
          <LeavingWords leaving={form.leaving} onlyHere={form.onlyHere} way="close it" />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
