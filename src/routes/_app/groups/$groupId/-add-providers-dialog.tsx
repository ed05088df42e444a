import { Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { sendLabel } from '@/api/errors';
import { useUpdateGroupProviders } from '@/api/operations.gen';
import type { Group, Provider } from '@/api/models';
import { count, fullName } from '@/lib/words';
import { announce } from '@/ui/announce';
import { ActionIcon, Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { notify } from '@/ui/notify';
import { useSendOnce } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { ProviderPicker } from '@/records/provider-picker';
import { groupName } from '@/domain/groups';
import { RecordList, RecordRow } from '@/ui/layout';
import { Verbatim } from '@/ui/text';

interface AddProvidersDialogProps {
  group: Group;
  onClose(): void;
}

type Picked = Provider;

/** Takes providers into a group: found one after the other, added all at once. */
export function AddProvidersDialog({ group, onClose }: AddProvidersDialogProps) {
  const [picked, setPicked] = useState<Picked[]>([]);
  const [missing, setMissing] = useState(false);
  const change = useUpdateGroupProviders();
  const send = useSendOnce(change);
  const amount = count(picked.length, 'provider');

  function pick(provider: Picked) {
    setMissing(false);
    if (picked.some(({ id }) => id === provider.id)) {
      announce(`${fullName(provider)} is chosen already`);
      return;
    }
    setPicked([...picked, provider]);
    announce(`${fullName(provider)} chosen, ${picked.length + 1} in all`);
  }

  function add() {
    if (picked.length === 0) return setMissing(true);
    return send(
      { groupId: group.id, body: { add: picked.map(({ id }) => id) } },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: `${amount} added to ${groupName(group)}` });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title={`Add providers to ${groupName(group)}`}
      onClose={onClose}
      width={560}
      sticky={picked.length > 0}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={change.isPending} onClick={add}>
            {sendLabel(picked.length > 0 ? `Add ${amount}` : 'Add providers', change.error)}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <ProviderPicker onChoose={pick} error={missing ? 'Choose whom to add.' : undefined} />
        <div>
          <Text fw={500}>Chosen</Text>
          {picked.length === 0 ? (
            <Text c="dimmed">
              Nobody yet. Who belongs to the group already stays in it, also when chosen here.
            </Text>
          ) : (
            <RecordList label="Chosen providers">
              {picked.map((provider) => (
                <RecordRow
                  key={provider.id}
                  end={
                    <ActionIcon
                      size="sm"
                      aria-label={`Leave out ${fullName(provider)}`}
                      onClick={() => setPicked(picked.filter(({ id }) => id !== provider.id))}
                    >
                      <IconX size={12} aria-hidden />
                    </ActionIcon>
                  }
                >
                  <Verbatim>{fullName(provider)}</Verbatim>
                </RecordRow>
              ))}
            </RecordList>
          )}
        </div>
        <InlineError
          error={change.error}
          title="The providers were not added"
          kept="Whom you chose is kept."
        />
      </Stack>
    </Dialog>
  );
}
