import type { License, Provider } from '@/api/models';
import { AttachLicenseDialog } from './-attach-license-dialog';
import { ProviderEditDialog } from './-provider-edit-dialog';
import type { ProviderDialog } from './-provider-header';
import { DeleteProviderDialog, ProviderDeactivateDialog } from './-provider-remove-dialogs';
import { ProviderVerifyDialog } from './-provider-verify-dialog';

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
