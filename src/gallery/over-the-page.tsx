import { Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { Button } from '@/ui/button';
import { CannotDialog } from '@/ui/cannot-dialog';
import { confirmDeactivation } from '@/ui/confirm-deactivation';
import { confirmAction, confirmDelete } from '@/ui/confirm';
import { Dialog } from '@/ui/dialog';
import { MenuButton, type MenuItem } from '@/ui/menu';
import { notify } from '@/ui/notify';
import { openDialog } from '@/ui/open-dialog';
import { Page } from '@/ui/page';
import { Section } from '@/ui/layout';
import { PopoverPanel } from '@/ui/popover-panel';
import { toneIcons, type Tone } from '@/ui/status-looks';
import { failures } from './failures';

const done = () => Promise.resolve();
const failing = () => Promise.reject(failures[0]?.[1]);
const typed = { text: 'Harborline Health', label: 'Type the name of the group' };

/** What asks or tells something over the page, by the words of the button that opens it. */
const dialogs: Record<string, () => void> = {
  'In the middle': () => openDialog(() => Plain, { place: 'middle' }),
  'At the right': () => openDialog(() => Plain, { place: 'right' }),
  'At the left': () => openDialog(() => Plain, { place: 'left' }),
  'With a form': () => openDialog(() => WithForm),
  'Cannot be done': () => openDialog(() => Cannot),
  'A question': () => confirmAction({ title: 'Detach this license?', action: 'Detach license', run: done }),
  'A deletion': () =>
    confirmDelete({
      title: 'Delete Harborline Health?',
      action: 'Delete group',
      typed,
      children: 'Its providers and plans stay.',
      messages: { deleted: 'Harborline Health was deleted' },
      run: done,
    }),
  'A question that fails': () =>
    confirmAction({ title: 'Stop the scan?', action: 'Stop scan', danger: true, run: failing }),
  'A deactivation': () =>
    confirmDeactivation({
      one: 'provider',
      name: 'Ana Ruiz',
      deactivated: false,
      kept: 'Everything on file stays.',
      back: 'She is in the list of providers again.',
      run: done,
    }),
};

const items: readonly MenuItem[] = [
  { label: 'Edit', icon: IconPencil, hint: 'E', run: () => undefined },
  { label: 'Relaxed rows', checked: true, run: () => undefined },
  { label: 'Verify', blocked: 'Your role can only read.', run: () => undefined },
  { label: 'Delete', danger: true, divided: true, run: () => undefined },
];

/** Dialogs, menus and notices: each opens by its button. */
export function OverThePage() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <Page title="Over the page">
      <Section title="Dialogs">
        <Group gap="sm">
          {Object.entries(dialogs).map(([words, open]) => (
            <Button key={words} variant="default" aria-haspopup="dialog" onClick={open}>
              {words}
            </Button>
          ))}
        </Group>
      </Section>
      <Section title="At a control">
        <Group gap="sm">
          <MenuButton label="More about Ana Ruiz" items={items} />
          <MenuButton label="More in a line" items={items} inline />
          <Button variant="default" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
            Panel
          </Button>
          {anchor && (
            <PopoverPanel anchor={anchor} label="Things to do" onClose={() => setAnchor(undefined)}>
              <Button variant="subtle">Something to do</Button>
            </PopoverPanel>
          )}
        </Group>
      </Section>
      <Section title="In the corner">
        <Group gap="sm">
          {(Object.keys(toneIcons) as Tone[]).map((tone) => (
            <Button key={tone} variant="default" onClick={() => tell(tone)}>
              Notice: {tone}
            </Button>
          ))}
        </Group>
      </Section>
    </Page>
  );
}

function tell(tone: Tone): void {
  notify({
    tone,
    title: 'The scan has ended',
    message: 'It found nothing.',
    link: { to: '/scans', label: 'Show the scan' },
    action: { label: 'Undo', run: () => undefined },
    stays: 60_000,
  });
}

interface Closing {
  onClose(): void;
}

function Plain({ place, onClose }: Closing & { place: 'middle' | 'left' | 'right' }) {
  return (
    <Dialog
      title="A dialog"
      place={place}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      What it is about.
    </Dialog>
  );
}

function Cannot({ onClose }: Closing) {
  return (
    <CannotDialog title="Harborline Health cannot be deleted yet" onClose={onClose}>
      <p>Two enrollments belong to it. Delete these first.</p>
    </CannotDialog>
  );
}

function WithForm({ onClose }: Closing) {
  const form = useForm({ defaultValues: { name: 'Harborline Health' } });
  return (
    <FormDialog title="Edit the group" onClose={onClose}>
      <FormShell
        form={form}
        onSubmit={done}
        onSaved={onClose}
        error={undefined}
        pending={false}
        submitLabel="Save"
      >
        <TextField name="name" label="Name" required focusFirst />
      </FormShell>
    </FormDialog>
  );
}
