import { Checkbox, List, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sendLabel } from '@/api/errors';
import type { License, Provider } from '@/api/models';
import { AttachLicenseDialog } from '@/features/licenses/attach-license-dialog';
import { ProviderEditDialog } from '@/features/providers/edit-dialog';
import { useDeleteProvider } from '@/api/operations.gen';
import { count, fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { DeleteDialog } from '@/ui/delete-dialog';
import { Dialog } from '@/ui/dialog';
import { IconDiamondAlert } from '@/ui/icons';
import { RecordList, RecordRow } from '@/ui/parts';
import { InlineError } from '@/ui/states';
import { Mono } from '@/ui/text';
import { hasFee, isUnderWay, licenseTypeWords, sourceTrouble } from '@/domain/license-facts';
import { useStartVerification } from '@/features/providers/verify';
import type { ProviderDialog } from './-header';

interface ProviderDialogsProps {
  dialog: ProviderDialog;
  provider: Provider;
  licenses: readonly License[] | undefined;
  onClose(): void;
}

/** The dialogs of a provider's file, in a chunk of their own: forms are not needed to read. */
export function ProviderDialogs({ dialog, provider, licenses, onClose }: ProviderDialogsProps) {
  const shared = { provider, onClose };
  switch (dialog) {
    case 'attach':
      return <AttachLicenseDialog {...shared} licenses={licenses ?? []} />;
    case 'verify':
      return <ProviderVerifyDialog {...shared} licenses={licenses ?? []} />;
    case 'edit':
      return <ProviderEditDialog {...shared} />;
    case 'delete':
      return <DeleteProviderDialog {...shared} licenses={licenses?.length} />;
  }
}

interface DialogProps {
  provider: Provider;
  onClose(): void;
}

/** Deletes a provider with all that belongs to it; the last name has to be typed. */
function DeleteProviderDialog({
  provider,
  licenses,
  onClose,
}: DialogProps & { licenses: number | undefined }) {
  const remove = useDeleteProvider();
  const navigate = useNavigate();
  const [cancelQuery, setCancelQuery] = useState(false);
  const { id: providerId = '', lastName } = provider;
  const name = fullName(provider);

  return (
    <DeleteDialog
      title={`Delete ${name}?`}
      action="Delete provider"
      typed={lastName ? { text: lastName, label: `To confirm, type the last name ${lastName}` } : undefined}
      remove={remove}
      variables={{ providerId, cancelNpdbContinuousQuery: cancelQuery }}
      said={{ deleted: `${name} was deleted`, already: `${name} was deleted already` }}
      onClose={onClose}
      onDeleted={() => void navigate({ to: '/providers' })}
    >
      <p>This cannot be taken back. With the provider go, for good:</p>
      <List listStyleType="disc">
        <List.Item>
          {licenses ? count(licenses, 'license') : 'all licenses'} and their verification records
        </List.Item>
        <List.Item>screenshots, attachments and exported reports</List.Item>
        <List.Item>notes and alerts</List.Item>
      </List>
      <p>To keep the history, deactivate the provider instead.</p>
      <Checkbox
        checked={cancelQuery}
        onChange={(event) => setCancelQuery(event.currentTarget.checked)}
        label="Also cancel the continuous query at the sanctions databank"
        description="Otherwise a running NPDB enrollment goes on there, may be charged, and its news has nowhere to go here."
      />
    </DeleteDialog>
  );
}

interface ProviderVerifyDialogProps {
  provider: Provider;
  licenses: readonly License[];
  onClose(): void;
}

/** Chooses which licenses to verify, all at first, and tells before what their sources charge or lack. */
function ProviderVerifyDialog({ provider, licenses, onClose }: ProviderVerifyDialogProps) {
  const free = licenses.filter((license) => !isUnderWay(license));
  const [left, setLeft] = useState<readonly (string | undefined)[]>([]);
  const verification = useStartVerification(provider);
  const chosen = free.filter((license) => !left.includes(license.id));
  const fees = chosen.filter((license) => hasFee(license)).length;

  return (
    <Dialog
      title={licenses.length === 1 ? 'Verify this license?' : 'Verify licenses'}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            data-autofocus
            disabled={chosen.length === 0}
            loading={verification.isPending}
            onClick={() => {
              // The error stays in the mutation and is shown above.
              verification.start(chosen).then(
                (started) => started && onClose(),
                () => undefined,
              );
            }}
          >
            {sendLabel(
              chosen.length === 0 ? 'Verify' : `Verify ${count(chosen.length, 'license')}`,
              verification.error,
            )}
          </Button>
        </>
      }
    >
      <RecordList>
        {licenses.map((license) => (
          <RecordRow key={license.id}>
            <Checkbox
              checked={chosen.includes(license)}
              disabled={isUnderWay(license)}
              onChange={() =>
                setLeft(
                  left.includes(license.id) ? left.filter((id) => id !== license.id) : [...left, license.id],
                )
              }
              label={
                <>
                  <Mono>{license.licenseNumber ?? 'No number'}</Mono> {licenseTypeWords(license)}
                  {hasFee(license) && <span className="mute">, fee</span>}
                </>
              }
              description={isUnderWay(license) ? 'A verification is under way.' : undefined}
            />
            {chosen.includes(license) && <Trouble text={sourceTrouble(license.licenseType)} />}
          </RecordRow>
        ))}
      </RecordList>
      {fees > 0 && (
        <Text c="dimmed" mt="sm">
          {count(fees, 'source charges', 'sources charge')} a fee for each lookup, which is passed on.
        </Text>
      )}
      <InlineError error={verification.error} title="The verifications were not started" />
    </Dialog>
  );
}

function Trouble({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Text c="amber" pl={28}>
      <IconDiamondAlert size={14} aria-hidden /> {text} The verification may fail or take long.
    </Text>
  );
}
