import { useRef } from 'react';
import type { License, Provider } from '@/api/models';
import { useVerifyLicense, useVerifyLicenses } from '@/api/operations.gen';
import { watchVerifications } from '@/jobs/verifications';
import { fullName } from '@/lib/words';
import { announce } from '@/ui/announce';
import { confirmAction } from '@/ui/confirm';
import { notifyFailure } from '@/ui/notify-failure';
import { sourceTrouble } from '@/domain/license-facts';

/** Starts verifications of a provider's licenses and follows them. `start` gives whether the service took them. */
export function useStartVerification(provider: Provider) {
  const one = useVerifyLicense();
  const several = useVerifyLicenses();
  // Two quick clicks come before the first is on screen as being under way.
  const isStarting = useRef(false);

  async function start(licenses: readonly License[]): Promise<boolean> {
    const providerId = provider.id;
    const known = licenses.flatMap((license) => (license.id ? [{ ...license, id: license.id }] : []));
    const [first] = known;
    if (!providerId || !first || isStarting.current) return false;
    isStarting.current = true;
    try {
      if (known.length === 1) await one.mutateAsync({ providerId, licenseId: first.id });
      else await several.mutateAsync({ providerId, body: known.map(({ id }) => id) });
    } finally {
      isStarting.current = false;
    }
    follow(provider, known);
    announce(known.length === 1 ? 'Verification started' : `${known.length} verifications started`);
    return true;
  }

  /** The same from a button without a form: a failure becomes a notice. */
  function startOrTell(license: License): void {
    start([license]).catch((error: unknown) => {
      notifyFailure({
        title: `Verification of ${license.licenseNumber ?? 'the license'} was not started`,
        error,
        about: `verification of ${license.licenseNumber ?? 'the license'}`,
        again: () => startOrTell(license),
      });
    });
  }

  /** The same, once it is confirmed where the source is known to have trouble. */
  function startOrAsk(license: License): void {
    const trouble = sourceTrouble(license.licenseType);
    if (!trouble) return startOrTell(license);
    return confirmAction({
      title: 'Verify now all the same?',
      action: 'Verify again',
      children: `${trouble} The verification may fail or take long.`,
      run: () => start([license]),
    });
  }

  return {
    start,
    startOrTell,
    startOrAsk,
    isPending: one.isPending || several.isPending,
    error: several.error ?? one.error,
  };
}

/** Follows verifications of licenses that the service has just taken on. */
export function follow(provider: Provider, licenses: readonly License[]): void {
  watchVerifications(
    licenses.flatMap((license) =>
      provider.id && license.id
        ? [
            {
              providerId: provider.id,
              licenseId: license.id,
              licenseNumber: license.licenseNumber,
              providerName: fullName(provider),
              before: license.currentVerification?.id,
            },
          ]
        : [],
    ),
  );
}
