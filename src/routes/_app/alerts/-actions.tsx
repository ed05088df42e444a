import { useQuery } from '@tanstack/react-query';
import type { Alert, Provider } from '@/api/models';
import { getLicenseOptions, verifyLicense } from '@/api/operations.gen';
import { NewRequestButton } from '@/features/credentialing/new-request-button';
import { isUnderWay } from '@/domain/license-facts';
import { useStartVerification } from '@/features/providers/verify';
import { Button, LinkButton } from '@/ui/button';
import { Toolbar } from '@/ui/layout';

interface AlertActionsProps {
  alert: Alert;
  providerId: string;
  licenseId: string | undefined;
  /** The verification that brought the change, where that is what the alert is about. */
  changeId: string | undefined;
}

/** What one does about an alert: verify the license again, look at the change, begin a request. It stays active. */
export function AlertActions({ alert, providerId, licenseId, changeId }: AlertActionsProps) {
  return (
    <Toolbar label="What can be done">
      {licenseId && <VerifyAgain provider={{ ...alert.provider, id: providerId }} licenseId={licenseId} />}
      {licenseId && changeId && (
        <LinkButton
          size="xs"
          variant="default"
          to="/providers/$providerId/licenses/$licenseId/changes"
          params={{ providerId, licenseId }}
          search={{ verification: changeId }}
        >
          Open the change
        </LinkButton>
      )}
      <NewRequestButton about={{ providerId }} small />
    </Toolbar>
  );
}

function VerifyAgain({ provider, licenseId }: { provider: Provider; licenseId: string }) {
  const { data: license } = useQuery(getLicenseOptions({ providerId: provider.id, licenseId }));
  const verification = useStartVerification(provider);
  const underWay = license && isUnderWay(license) ? 'A verification is under way.' : undefined;
  return (
    <Button
      size="xs"
      variant="default"
      needs={verifyLicense}
      blocked={underWay}
      disabled={!license}
      loading={verification.isPending}
      onClick={() => license && verification.startOrAsk({ ...license, id: licenseId })}
    >
      {underWay ? 'Being verified' : 'Verify again'}
    </Button>
  );
}
