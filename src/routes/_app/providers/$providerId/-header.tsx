import { useNavigate } from '@tanstack/react-router';
import { useWriteBlocked } from '@/api/permissions';
import type { License, Provider } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/words';
import { MenuButton } from '@/table/menu-button';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { PageHeader } from '@/ui/page-header';
import { useShortcuts } from '@/ui/shortcuts';
import { Keys, Mono } from '@/ui/text';
import classes from '@/ui/record.module.css';
import { RecordStanding } from '@/ui/record-standing';

export type ProviderDialog = 'attach' | 'verify' | 'edit' | 'deactivate' | 'delete';

interface ProviderHeaderProps {
  provider: Provider;
  licenses: readonly License[] | undefined;
  onOpen(dialog: ProviderDialog): void;
}

export function ProviderHeader({ provider, licenses, onOpen }: ProviderHeaderProps) {
  const navigate = useNavigate();
  const providersBlocked = useWriteBlocked('Providers');
  const licensesBlocked = useWriteBlocked('Licenses');
  const notesBlocked = useWriteBlocked('Notes');
  const { id: providerId = '', deactivated = false } = provider;

  function addNote() {
    void navigate({
      to: '/providers/$providerId',
      params: { providerId },
      search: { tab: 'notes', write: true },
    });
  }

  useShortcuts('Provider', [
    { keys: 'n', label: 'Add note', disabled: Boolean(notesBlocked), run: addNote },
    { keys: 'e', label: 'Edit provider', disabled: Boolean(providersBlocked), run: () => onOpen('edit') },
    { keys: 'l', label: 'Attach license', disabled: Boolean(licensesBlocked), run: () => onOpen('attach') },
  ]);

  const name = fullName(provider);
  const noLicenses = licenses?.length === 0 ? 'There is no license to verify.' : undefined;
  return (
    <PageHeader
      title={name === '–' ? 'Unnamed provider' : name}
      crumbs={[{ label: 'Providers', to: '/providers' }]}
      beside={<RecordStanding deactivated={deactivated} readOnly={licensesBlocked && providersBlocked} />}
      subtitle={<ProviderLine provider={provider} />}
      actions={
        <>
          <Button
            variant="subtle"
            className={classes.wideOnly}
            rightSection={<Keys keys="n" />}
            disabled={Boolean(notesBlocked)}
            title={notesBlocked}
            onClick={addNote}
          >
            Add note
          </Button>
          <Button
            variant="default"
            disabled={Boolean(licensesBlocked)}
            title={licensesBlocked}
            onClick={() => onOpen('attach')}
          >
            Attach license
          </Button>
          <Button
            disabled={Boolean(licensesBlocked ?? noLicenses) || !licenses}
            title={licensesBlocked ?? noLicenses}
            onClick={() => onOpen('verify')}
          >
            Verify all licenses
          </Button>
          <MenuButton
            label="More actions"
            items={[
              { label: 'Add note', icon: 'plus', hint: 'N', blocked: short(notesBlocked), run: addNote },
              {
                label: 'Edit provider',
                icon: 'edit',
                hint: 'E',
                blocked: short(providersBlocked),
                run: () => onOpen('edit'),
              },
              {
                label: 'Packet to print',
                icon: 'print',
                run: () => void navigate({ to: '/providers/$providerId/packet', params: { providerId } }),
              },
              {
                label: deactivated ? 'Reactivate provider' : 'Deactivate provider',
                icon: deactivated ? 'undo' : 'none',
                divided: true,
                blocked: short(providersBlocked),
                run: () => onOpen('deactivate'),
              },
              {
                label: 'Delete provider',
                icon: 'trash',
                danger: true,
                blocked: short(providersBlocked),
                run: () => onOpen('delete'),
              },
            ]}
          />
        </>
      }
    />
  );
}

/** A menu has room for a few words only. */
function short(blocked: string | undefined): string | undefined {
  return blocked && 'Not for your role';
}

function ProviderLine({ provider }: { provider: Provider }) {
  const { providerType, npi, dateOfBirth, primaryPracticeState, additionalPracticeStates = [] } = provider;
  const also = additionalPracticeStates.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const practices = primaryPracticeState
    ? `Practices in ${primaryPracticeState}${also && `, also ${also}`}`
    : also && `Practices in ${also}`;
  return (
    <>
      {providerType?.name && <span>{providerType.name}</span>}
      {npi !== undefined && (
        <span className={classes.npi}>
          NPI <Mono>{npi}</Mono>
          <CopyButton value={String(npi)} label="NPI" />
        </span>
      )}
      {dateOfBirth && <span>Born {formatDate(dateOfBirth)}</span>}
      {practices && <span>{practices}</span>}
    </>
  );
}
