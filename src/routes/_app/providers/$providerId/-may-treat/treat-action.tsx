import { Suspense, useState, type ReactNode } from 'react';
import {
  attachLicense,
  createDatasetScan,
  updateLicense,
  updateProvider,
  verifyLicense,
} from '@/api/operations.gen';
import type { Needs } from '@/api/permissions';
import type { License, Provider } from '@/api/models';
import { nextRequest } from '@/domain/recredentialing';
import type { TreatAction as Action } from '@/domain/treat';
import { NewRequestButton } from '@/features/credentialing/new-request-button';
import { BoardWordDialog } from '@/features/licenses/board-words';
import { useStartVerification } from '@/features/providers/verify';
import { dea } from '@/info/provider/dea';
import { liabilityInsurances } from '@/info/provider/liability-insurances';
import { medicaidEnrollments } from '@/info/provider/medicaid-enrollments';
import { datasetName } from '@/lib/dataset-names';
import { calendarDay, localDay } from '@/lib/dates';
import { stateName } from '@/lib/states';
import { fullName, textOf } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { lazyComponent } from '@/ui/lazy-component';
import { openDialog } from '@/ui/open-dialog';
import { useDeactivation } from '../-deactivation';

const StartScanDialog = lazyComponent(
  async () => (await import('@/features/scans/start-scan-dialog')).StartScanDialog,
);
const AttachLicenseDialog = lazyComponent(
  async () => (await import('@/features/licenses/attach-license-dialog')).AttachLicenseDialog,
);
const EditProvider = lazyComponent(async () => (await import('@/records/edit-provider')).EditProvider);
const EntryDialog = lazyComponent(async () => (await import('@/info/entry-dialog')).EntryDialog);

interface TreatActionProps {
  action: Action;
  provider: Provider;
  licenses: readonly License[];
}

const buttonProps = { variant: 'default', size: 'xs', className: 'no-print' } as const;

const numberOf = (license: License) => textOf(license.licenseNumber) || 'license';

/** The button that settles a line of the answer, or adds what a cell of the matrix lacks. */
export function TreatAction({ action, provider, licenses }: TreatActionProps) {
  const { id: providerId } = provider;
  const verification = useStartVerification(provider);
  const turn = useDeactivation(provider);

  switch (action.kind) {
    case 'scan':
      return (
        <Opening label="Start scan" about={`of ${datasetName(action.datasetType)}`} needs={createDatasetScan}>
          {(onClose) => (
            <StartScanDialog
              entity={{ providerId }}
              entityName={fullName(provider)}
              datasetType={action.datasetType}
              stays
              onClose={onClose}
            />
          )}
        </Opening>
      );
    case 'attach':
      return (
        <Opening
          label="Attach license"
          about={action.state ? `of ${stateName(action.state) ?? ''}` : ''}
          needs={attachLicense}
        >
          {(onClose) => (
            <AttachLicenseDialog
              provider={provider}
              licenses={licenses}
              state={action.state}
              onClose={onClose}
            />
          )}
        </Opening>
      );
    case 'add': {
      const { collection, label } = additions[action.collection];
      return (
        <Opening
          label={label}
          about={action.state ? `for ${stateName(action.state) ?? ''}` : ''}
          needs={updateProvider}
        >
          {(onClose) => (
            <EntryDialog
              collection={collection}
              owner={{ kind: 'provider', id: providerId }}
              draft={action.collection === 'medicaidEnrollments' ? { state: action.state } : undefined}
              needs={updateProvider}
              onClose={onClose}
            />
          )}
        </Opening>
      );
    }
    case 'edit':
      return (
        <Opening label={edits[action.what].label} needs={updateProvider}>
          {(onClose) => (
            <EditProvider provider={provider} focus={edits[action.what].field} onClose={onClose} />
          )}
        </Opening>
      );
    case 'verify': {
      const { license } = action;
      return (
        <Button
          {...buttonProps}
          loading={verification.isPending}
          needs={verifyLicense}
          onClick={() => verification.startOrAsk(license)}
        >
          {license.currentVerification ? 'Verify again' : 'Verify'}
          <About words={numberOf(license)} />
        </Button>
      );
    }
    case 'review':
    case 'open license': {
      const params = { providerId, licenseId: action.license.id };
      return action.kind === 'review' ? (
        <LinkButton {...buttonProps} to="/reviews/$providerId/$licenseId" params={params}>
          Review
          <About words={numberOf(action.license)} />
        </LinkButton>
      ) : (
        <LinkButton {...buttonProps} to="/providers/$providerId/licenses/$licenseId" params={params}>
          Open license
          <About words={numberOf(action.license)} />
        </LinkButton>
      );
    }
    case 'settle word':
      return (
        <Button
          {...buttonProps}
          needs={updateLicense}
          onClick={() => openDialog(() => BoardWordDialog, { word: action.word })}
        >
          Say what it means
          <About words={`at ${numberOf(action.license)}`} />
        </Button>
      );
    case 'decide':
      return (
        <LinkButton
          {...buttonProps}
          to="/matches"
          search={{ entityId: providerId, types: [action.datasetType] } as never}
        >
          Decide
          <About words={`matches of ${datasetName(action.datasetType)}`} />
        </LinkButton>
      );
    case 'open scan':
      return (
        <LinkButton {...buttonProps} to="/scans/$scanId" params={{ scanId: action.scanId }}>
          Open scan
        </LinkButton>
      );
    case 'open request':
      return (
        <LinkButton {...buttonProps} to="/credentialing/$requestId" params={{ requestId: action.requestId }}>
          Open request
        </LinkButton>
      );
    case 'credential':
      return (
        <LinkButton
          {...buttonProps}
          to="/providers/$providerId"
          params={{ providerId }}
          search={{ tab: 'credentialing' }}
        >
          Open credentialing
        </LinkButton>
      );
    case 'recredential':
      return (
        <NewRequestButton
          small
          label="Start recredentialing"
          about={{
            providerId,
            type: nextRequest(calendarDay(provider.nextCredentialingDate), localDay()).type,
          }}
        />
      );
    case 'reactivate':
      return (
        <Button {...buttonProps} needs={updateProvider} onClick={turn}>
          Reactivate provider
        </Button>
      );
  }
}

const additions = {
  liabilityInsurances: { collection: liabilityInsurances, label: 'Add insurance' },
  dea: { collection: dea, label: 'Add DEA number' },
  medicaidEnrollments: { collection: medicaidEnrollments, label: 'Add enrollment' },
};

/** What a button that opens the form is called, and the field that it begins with. */
const edits: Readonly<
  Record<Extract<Action, { kind: 'edit' }>['what'], { label: string; field: keyof Provider }>
> = {
  'practice states': { label: 'Add practice states', field: 'primaryPracticeState' },
  'credentialing status': { label: 'Set status', field: 'credentialingStatus' },
  'credentialing date': { label: 'Correct date', field: 'credentialedDate' },
  'recredentialing date': { label: 'Set date', field: 'nextCredentialingDate' },
};

/** What a button is about, where several that read alike stand on one page. */
function About({ words }: { words: string | undefined }) {
  return words ? <span className="visually-hidden"> {words}</span> : null;
}

interface OpeningProps {
  label: string;
  about?: string;
  needs: Needs;
  children: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code is loaded then. */
function Opening({ label, about, needs, children }: OpeningProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...buttonProps} needs={needs} onClick={() => setIsOpen(true)}>
        {label}
        <About words={about} />
      </Button>
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
