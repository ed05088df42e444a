import type { QueryClient } from '@tanstack/react-query';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import { attachLicense, listLicensesOptions } from '@/api/operations.gen';
import type { LicenseTypeChoice } from '@/form/license-type-choices';
import { watchVerifications } from '@/jobs/verifications';
import { count } from '@/lib/words';
import { licenseOnFile } from './provider-on-file';
import type { RowTrace } from './model/run';
import { lackingWords, type Completion } from './values/completion';

const attached = 'license attached, its verification started';

interface AttachingAll {
  providerId: string;
  /** As people are called in lists: `Abara, Chidi`. */
  providerName: string;
  licenses: readonly { number: string; type: LicenseTypeChoice }[];
  /** Under which their first verifications are counted. */
  batch: string;
  queryClient: QueryClient;
  /** Takes down those that were attached. */
  trace: RowTrace;
}

/** Attaches the licenses that a provider does not have, and says what came of them. */
export async function attachLicenses({ licenses, ...given }: AttachingAll): Promise<Completion> {
  const notes: string[] = [];
  const failed: Completion['failed'] = [];
  for (const license of licenses)
    try {
      notes.push(await attach({ ...given, ...license }));
    } catch (error) {
      failed.push({ words: lackingWords('license', 'attached', error), error });
    }
  if (notes.length < 2) return { done: notes, failed };
  const begun = notes.filter((note) => note === attached).length;
  const words =
    begun === 0
      ? 'licenses attached before'
      : `${count(begun, 'license')} attached, ${begun === 1 ? 'its verification' : 'their verifications'} started`;
  return { done: [words], failed };
}

interface Attaching {
  providerId: string;
  providerName: string;
  number: string;
  type: LicenseTypeChoice;
  batch: string;
  queryClient: QueryClient;
  trace: RowTrace;
}

/** Attaches a license unless it is there, and says in words what came of it. Throws `ApiError`. */
async function attach({
  providerId,
  providerName,
  number,
  type,
  batch,
  queryClient,
  trace,
}: Attaching): Promise<string> {
  const findOnFile = async () => {
    const onFile = await queryClient.fetchQuery({ ...listLicensesOptions({ providerId }), staleTime: 0 });
    return licenseOnFile(onFile, number, type);
  };
  if (await findOnFile()) return 'license attached before';
  try {
    const body = {
      licenseNumber: number,
      licenseTypeId: type.typeId,
      ...(type.state && { state: type.state }),
    };
    const { id: licenseId } = await attachLicense({
      providerId,
      body: body as Parameters<typeof attachLicense>[0]['body'],
    }).catch(async (error: unknown) => {
      const there = mayBeCarriedOut(error) ? await findOnFile().catch(() => undefined) : undefined;
      if (!there) throw error;
      return there;
    });
    if (licenseId) {
      (trace.licenses ??= []).push(licenseId);
      watchVerifications([
        {
          providerId,
          providerName,
          licenseId,
          licenseNumber: number,
          ...(type.state && { licenseState: type.state }),
          before: undefined,
          batch,
        },
      ]);
    }
    return attached;
  } catch (error) {
    if (isApiError(error) && error.status === 409) return 'license attached before';
    throw error;
  }
}
