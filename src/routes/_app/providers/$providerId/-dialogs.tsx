import type { License, Provider } from '@/api/models';
import { AttachLicenseDialog } from '@/features/licenses/attach-license-dialog';
import { ProviderEditDialog } from '@/features/providers/edit-dialog';
import type { ProviderDialog } from './-header';
import { DeleteProviderDialog, ProviderDeactivateDialog } from './-remove-dialogs';
import { ProviderVerifyDialog } from './-verify-dialog';

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
    case 'deactivate':
      return <ProviderDeactivateDialog {...shared} />;
    case 'delete':
      return <DeleteProviderDialog {...shared} licenses={licenses?.length} />;
  }
}
