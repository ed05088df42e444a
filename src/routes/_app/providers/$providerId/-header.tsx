import {
  IconArrowBackUp,
  IconCircleMinus,
  IconMail,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  attachLicense,
  createProviderNote,
  deleteProvider,
  updateProvider,
  uploadFile,
  verifyLicenses,
} from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { License, Provider } from '@/api/models';
import { denialOf } from '@/domain/may-treat';
import { useRequestsOnFile } from '@/features/credentialing/use-requests-on-file';
import { formatDate, localDay } from '@/lib/dates';
import { npiText } from '@/lib/npi';
import { fullName, masked, spellOut } from '@/lib/words';
import { MenuButton } from '@/ui/menu';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Fact, Facts } from '@/ui/layout';
import { openDialog } from '@/ui/open-dialog';
import { useShortcuts } from '@/ui/shortcuts';
import { DateText, Keys, Mono, DayText } from '@/ui/text';
import { stateName } from '@/lib/states';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { Term } from '@/ui/term';
import { useDeactivation } from './-deactivation';
import { EvidenceLink } from './-may-treat/evidence-link';

const writeLetters = async () => (await import('@/features/letters/for-selection')).WriteToProviders;

export const providerDialogs = ['attach', 'verify', 'edit', 'delete'] as const;
export type ProviderDialog = (typeof providerDialogs)[number];

interface ProviderActionsProps {
  provider: Provider;
  licenses: readonly License[] | undefined;
  /** The address asks whether the provider is to go out of the daily work, or back in. */
  isTurned: boolean;
  onTurned(): void;
  onOpen(dialog: ProviderDialog): void;
}

/** What can be done with a provider, at the head of the file and by keys. */
export function ProviderActions(props: ProviderActionsProps) {
  const { provider, licenses, isTurned, onTurned, onOpen } = props;
  const navigate = useNavigate();
  const providersBlocked = useBlocked([updateProvider, deleteProvider]);
  const licensesBlocked = useBlocked(attachLicense);
  const notesBlocked = useBlocked(createProviderNote);
  const filesBlocked = useBlocked(uploadFile);
  const { id: providerId, deactivated = false } = provider;
  const turn = useDeactivation(provider);
  const askToTurn = useEffectEvent(() => {
    onTurned();
    if (!providersBlocked) turn();
  });
  useEffect(() => {
    if (isTurned) askToTurn();
  }, [isTurned]);

  function addNote() {
    void navigate({
      to: '/providers/$providerId',
      params: { providerId },
      search: { tab: 'notes', act: 'write' },
    });
  }

  useShortcuts('Provider', [
    { keys: 'n', label: 'Add note', disabled: Boolean(notesBlocked), run: addNote },
    { keys: 'e', label: 'Edit provider', disabled: Boolean(providersBlocked), run: () => onOpen('edit') },
    { keys: 'l', label: 'Attach license', disabled: Boolean(licensesBlocked), run: () => onOpen('attach') },
  ]);

  const noLicenses = licenses?.length === 0 ? 'There is no license to verify.' : undefined;
  return (
    <>
      <Button
        variant="subtle"
        visibleFrom="sm"
        rightSection={<Keys keys="n" />}
        needs={createProviderNote}
        onClick={addNote}
      >
        Add note
      </Button>
      <Button
        variant="default"
        visibleFrom="sm"
        rightSection={<Keys keys="e" />}
        needs={updateProvider}
        onClick={() => onOpen('edit')}
      >
        Edit
      </Button>
      <Button variant="default" needs={attachLicense} onClick={() => onOpen('attach')}>
        Attach license
      </Button>
      <Button
        needs={verifyLicenses}
        blocked={noLicenses}
        disabled={!licenses}
        onClick={() => onOpen('verify')}
      >
        Verify all licenses
      </Button>
      <MenuButton
        label="More actions"
        items={[
          { label: 'Add note', icon: IconPlus, hint: 'N', blocked: short(notesBlocked), run: addNote },
          {
            label: 'Edit provider',
            icon: IconPencil,
            hint: 'E',
            blocked: short(providersBlocked),
            run: () => onOpen('edit'),
          },
          {
            label: 'Write a letter',
            icon: IconMail,
            blocked: short(filesBlocked),
            run: () =>
              openDialog(writeLetters, {
                selection: { collect: async () => [provider] },
                occasion: 'recredentialing',
              }),
          },
          {
            label: 'Packet to print',
            icon: IconPrinter,
            run: () => void navigate({ to: '/providers/$providerId/packet', params: { providerId } }),
          },
          {
            label: deactivated ? 'Reactivate provider' : 'Deactivate provider',
            icon: deactivated ? IconArrowBackUp : IconCircleMinus,
            divided: true,
            blocked: short(providersBlocked),
            run: turn,
          },
          {
            label: 'Delete provider',
            icon: IconTrash,
            danger: true,
            blocked: short(providersBlocked),
            run: () => onOpen('delete'),
          },
        ]}
      />
    </>
  );
}

/** A menu has room for a few words only. */
function short(blocked: string | undefined): string | undefined {
  return blocked && 'Not for your role';
}

/** What the person is, by which number, since when and where. */
export function ProviderLine({ provider }: { provider: Provider }) {
  const { providerType, dateOfBirth, primaryPracticeState, additionalPracticeStates = [] } = provider;
  const npi = npiText(provider);
  const also = additionalPracticeStates.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const practices = primaryPracticeState
    ? `Practices in ${primaryPracticeState}${also && `, also ${also}`}`
    : also && `Practices in ${also}`;
  return (
    <>
      {providerType?.name && <span>{providerType.name}</span>}
      {npi && (
        <Group gap={4} h={20} wrap="nowrap">
          <Term>NPI</Term> <Mono>{npi}</Mono>
          <CopyButton value={npi} label="NPI" />
        </Group>
      )}
      {dateOfBirth && <span>Born {formatDate(dateOfBirth)}</span>}
      {practices && <span>{practices}</span>}
    </>
  );
}

/** What is held about a provider, at the side of the file. */
export function ProviderFacts({ provider }: { provider: Provider }) {
  const { aliases = [], addresses = [], emails = [], languages = [], recredentialedDates = [] } = provider;
  return (
    <Facts labelWidth={132}>
      <Fact name="Status on record">
        <Standing provider={provider} />
      </Fact>
      <Fact name="Credentialed">
        <DateText value={provider.credentialedDate} />
      </Fact>
      {recredentialedDates.length > 0 && (
        <Fact name="Recredentialed">
          {lines(recredentialedDates, (date) => (
            <DateText value={date} />
          ))}
        </Fact>
      )}
      <Fact name="Recredentialing due">
        <DateText value={provider.nextCredentialingDate} relative />
      </Fact>
      {provider.deactivated && (
        <Fact name="Deactivated">
          <DayText value={provider.deactivatedAt} />
        </Fact>
      )}
      <Fact name="Segment">{provider.segment?.name}</Fact>
      {provider.nuccGroup?.name && (
        <Fact name={<Term of="NUCC">Taxonomy</Term>}>{provider.nuccGroup.name}</Fact>
      )}
      <Fact name="Languages">{languages.join(', ')}</Fact>
      <Fact name="SSN">{provider.ssn && <ProviderSsn key={provider.ssn} value={provider.ssn} />}</Fact>
      <Fact name="Telephone">
        {provider.phone && (
          <a translate="no" href={`tel:${provider.phone}`}>
            {provider.phone}
          </a>
        )}
      </Fact>
      <Fact name="E-mail">
        {lines(emails, ({ email, type }) => (
          <>
            {email} <Kind value={type} />
          </>
        ))}
      </Fact>
      <Fact name="Address">
        {lines(addresses, (address) => (
          <Text component="address" fs="normal">
            {[address.addressLine1, address.addressLine2].filter(Boolean).join(', ')}
            <br />
            {[address.city, [stateName(address.state), address.zipCode].filter(Boolean).join(' ')]
              .filter(Boolean)
              .join(', ')}{' '}
            <Kind value={address.type} />
          </Text>
        ))}
      </Fact>
      {aliases.length > 0 && <Fact name="Also known as">{lines(aliases, fullName)}</Fact>}
      {provider.gender && <Fact name="Gender">{spellOut(provider.gender)}</Fact>}
    </Facts>
  );
}

/**
 * The status on the record, without a colour: whether somebody may treat is said by the verdict, and a record may say
 * “Credentialed” of somebody who is excluded. Where the committee denied since, that first, with its request.
 */
function Standing({ provider }: { provider: Provider }) {
  const { committee } = useRequestsOnFile(provider.id);
  const denial = denialOf(provider, localDay(), committee);
  const { credentialingStatus } = provider;
  if (!denial) return credentialingStatus ? <span>{spellOut(credentialingStatus)}</span> : <Dash />;
  return (
    <Stack gap={2}>
      <Status of="credentialing" value="Denied" />
      <span className="mute">
        <EvidenceLink evidence={denial.evidence} providerId={provider.id}>
          {denial.text}
        </EvidenceLink>
      </span>
    </Stack>
  );
}

/** Several of a kind, a line each; nothing for none. */
function lines<Item>(items: readonly Item[], show: (item: Item) => ReactNode) {
  return items.length === 0 ? undefined : (
    <Stack component="ul" gap="xs">
      {items.map((item, index) => (
        <li key={index}>{show(item)}</li>
      ))}
    </Stack>
  );
}

function Kind({ value }: { value: string | undefined }) {
  return value && value !== 'Unspecified' ? (
    <span className="mute">{spellOut(value).toLowerCase()}</span>
  ) : null;
}

const shownFor = 30_000;

/**
 * A social security number, masked until asked for; masked again after 30 seconds or when the window is left. Who may only read
 * is answered no more than how it ends.
 */
function ProviderSsn({ value }: { value: string }) {
  const [shown, setShown] = useState(false);
  const isClosed = useBlocked(updateProvider) !== undefined;
  useEffect(() => {
    if (!shown) return undefined;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, shownFor);
    globalThis.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [shown]);

  return (
    <Group gap="sm">
      <Mono>{shown ? value : masked(value)}</Mono>
      {!isClosed && (
        <Button
          variant="transparent"
          size="xs"
          className="no-print"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> the social security number</span>
        </Button>
      )}
    </Group>
  );
}
