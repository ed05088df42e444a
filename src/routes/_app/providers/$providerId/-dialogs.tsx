import { Checkbox, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sendLabel } from '@/api/errors';
import type { License, Provider } from '@/api/models';
import { AttachLicenseDialog } from '@/features/licenses/attach-license-dialog';
import { DeleteRecord } from '@/records/delete-record';
import { EditProvider } from '@/records/edit-provider';
import { provider as record } from '@/records/provider';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { IconDiamondAlert } from '@/ui/icons';
import { RecordList, RecordRow } from '@/ui/layout';
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
  const navigate = useNavigate();
  switch (dialog) {
    case 'attach':
      return <AttachLicenseDialog {...shared} licenses={licenses ?? []} />;
    case 'verify':
      return <ProviderVerifyDialog {...shared} licenses={licenses ?? []} />;
    case 'edit':
      return <EditProvider {...shared} />;
    case 'delete':
      return (
        <DeleteRecord
          record={record}
          item={provider}
          onClose={onClose}
          onDeleted={() => void navigate({ to: '/providers' })}
        />
      );
  }
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
            blocked={chosen.length === 0 ? 'Choose a license first.' : undefined}
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
