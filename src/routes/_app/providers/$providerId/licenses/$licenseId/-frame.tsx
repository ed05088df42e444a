import { Group } from '@mantine/core';
import { IconPrinter, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { detachLicense, verifyLicense } from '@/api/operations.gen';
import type { License, Provider } from '@/api/models';
import { useBlocked } from '@/api/permissions';
import { licenseOn } from '@/domain/license-in-force';
import { localDay } from '@/lib/dates';
import { fullName } from '@/lib/words';
import { MenuButton } from '@/ui/menu';
import { Button, LinkButton } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Page } from '@/ui/page';
import { useSetting } from '@/ui/settings';
import { useShortcuts } from '@/ui/shortcuts';
import { Status } from '@/ui/status';
import { Keys, Mono } from '@/ui/text';
import { useDetachment } from '@/features/licenses/detach-license';
import { licenseCrumbs, licenseTitle } from '@/features/licenses/data';
import { isUnderWay, licenseTypeWords, reviewReasons, shownStatus } from '@/domain/license-facts';
import { useStartVerification } from '@/features/providers/verify';

interface LicenseFrameProps {
  providerId: string;
  license: License;
  provider: Provider | undefined;
  /** The element around content and aside. */
  bodyRef: Ref<HTMLDivElement>;
  aside: ReactNode;
  children: ReactNode;
}

/** The page of a license: its head with what can be done, and the dialogs of that. */
export function LicenseFrame(props: LicenseFrameProps) {
  const { providerId, license, provider: known, bodyRef, aside, children } = props;
  const navigate = useNavigate();
  const provider: Provider = { ...known, id: providerId } as Provider;
  const verification = useStartVerification(provider);
  const detach = useDetachment(provider);
  const blocked = useBlocked(verifyLicense);
  const underWay = isUnderWay(license);
  const needsReview = license.currentVerificationStatus === 'NeedsReview' && !underWay;
  const params = { providerId, licenseId: license.id };

  const verify = () => verification.startOrAsk(license);
  const cannot = blocked ?? (underWay ? 'A verification is under way.' : undefined);
  useShortcuts('License', [
    { keys: 'v', label: 'Verify again', disabled: Boolean(cannot), run: verify },
    {
      keys: 'c',
      label: 'What changed',
      run: () => void navigate({ to: '/providers/$providerId/licenses/$licenseId/changes', params }),
    },
  ]);

  return (
    <Page
      title={licenseTitle(license)}
      translate="no"
      crumbs={licenseCrumbs(params, known)}
      titleEnd={<LicenseStanding license={license} />}
      subtitle={<LicenseLine license={license} provider={known} providerId={providerId} />}
      actions={
        <>
          <LinkButton
            variant="default"
            to="/providers/$providerId/licenses/$licenseId/changes"
            params={params}
            rightSection={<Keys keys="c" />}
          >
            What changed
          </LinkButton>
          <Button
            variant={needsReview ? 'default' : 'filled'}
            blocked={cannot}
            loading={verification.isPending}
            onClick={verify}
            rightSection={<Keys keys="v" onFill={!needsReview && !cannot} />}
          >
            Verify again
          </Button>
          {needsReview && (
            <LinkButton to="/reviews/$providerId/$licenseId" params={params}>
              Review
            </LinkButton>
          )}
          <MoreActions
            onDetach={() =>
              detach(license, () => void navigate({ to: '/providers/$providerId', params: { providerId } }))
            }
          />
        </>
      }
      bodyRef={bodyRef}
      asideLabel="About this license"
      aside={aside}
    >
      {children}
    </Page>
  );
}

function MoreActions({ onDetach }: { onDetach: () => void }) {
  const blocked = useBlocked(detachLicense);
  return (
    <MenuButton
      label="More actions"
      items={[
        { label: 'Print', icon: IconPrinter, run: () => globalThis.print() },
        {
          label: 'Detach license',
          icon: IconTrash,
          danger: true,
          divided: true,
          blocked: blocked && 'Not for your role',
          run: onDetach,
        },
      ]}
    />
  );
}

/** Whether the license is in force today, once it was found; until then, how it stands with its verification. */
function LicenseStanding({ license }: { license: License }) {
  const { force } = licenseOn(localDay(), license, useSetting('boardWords'));
  const status = shownStatus(license);
  return status === 'Found' ? (
    <Status of="licenseForce" value={force} tint />
  ) : (
    <Status of="verification" value={status} tint />
  );
}

interface LicenseLineProps {
  license: License;
  provider: Provider | undefined;
  providerId: string;
}

function LicenseLine({ license, provider, providerId }: LicenseLineProps) {
  const { licenseNumber, firstName, lastName, isPrimary } = license;
  const name = provider
    ? fullName(provider)
    : fullName({ ...(firstName && { firstName }), ...(lastName && { lastName }) });
  const needsReview = license.currentVerificationStatus === 'NeedsReview';
  const isFound = license.currentVerificationStatus === 'Found';
  const today = licenseOn(localDay(), license, useSetting('boardWords'));
  const reasons = needsReview ? reviewReasons(license) : [];
  return (
    <>
      <Link to="/providers/$providerId" params={{ providerId }}>
        {name === '–' ? 'Provider’s file' : name}
      </Link>
      <span>{licenseTypeWords(license) ?? 'No license type given'}</span>
      {licenseNumber && (
        <Group component="span" gap={4} h={20} wrap="nowrap">
          <Mono>{licenseNumber}</Mono>
          <CopyButton value={licenseNumber} label="license number" />
        </Group>
      )}
      {isPrimary && <span>primary</span>}
      {reasons.length > 0 && <span>Needs review: {reasons.join(', ')}</span>}
      {isFound && today.reasons.map(({ text }) => <span key={text}>{text}</span>)}
    </>
  );
}
