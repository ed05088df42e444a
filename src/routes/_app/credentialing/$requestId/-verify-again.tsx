import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CredentialingRequest, DatasetType } from '@/api/models';
import { useCreateDatasetScan, useVerifyLicense } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { allDatasetsOptions } from '@/features/scans/options';
import { sentOptions } from '@/features/scans/scan-option-fields';
import { watchScan } from '@/jobs/scans';
import { watchVerification } from '@/jobs/verifications';
import { datasetName } from '@/lib/dataset-names';
import { Button } from '@/ui/button';
import { confirmAction } from '@/ui/confirm';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import type { Evidence, VerifyAgain } from '@/features/credentialing/held';
import { entityName } from '@/features/credentialing/request-words';

interface VerifyAgainButtonProps {
  evidence: readonly Evidence[];
  name: string;
  request: CredentialingRequest;
}

const keyOf = (again: VerifyAgain) =>
  again.kind === 'license' ? again.licenseId : JSON.stringify([again.type, sentOptions(again.options)]);
const wordsOf = (again: VerifyAgain) => (again.kind === 'license' ? again.label : datasetName(again.type));

/** A dataset that is searched in two ways is named once. */
const namesOf = (all: readonly VerifyAgain[]) => [...new Set(all.map(wordsOf))].join(', ');

/** Asks every source of an element again: licenses are verified, datasets scanned. Charges are told before. */
export function VerifyAgainButton({ evidence, name, request }: VerifyAgainButtonProps) {
  const { mutateAsync: verify } = useVerifyLicense();
  const { mutateAsync: scan } = useCreateDatasetScan();
  const datasets = useQuery(allDatasetsOptions());
  const licensesBlocked = useWriteBlocked('Licenses');
  const datasetsBlocked = useWriteBlocked('Datasets');
  const [isBusy, setIsBusy] = useState(false);
  const lookups = evidence.flatMap(({ again }) => again ?? []);
  const each = [...new Map(lookups.map((again) => [keyOf(again), again])).values()];
  if (each.length === 0) return null;

  const blocked =
    (each.some(({ kind }) => kind === 'license') ? licensesBlocked : undefined) ??
    (each.some(({ kind }) => kind === 'scan') ? datasetsBlocked : undefined);
  const charged = each.filter(
    (again) =>
      again.kind === 'scan' && datasets.data?.find(({ type }) => type === again.type)?.hasPassThroughFee,
  );
  const entity = entityName(request, 'title');

  async function start(again: VerifyAgain): Promise<boolean> {
    try {
      if (again.kind === 'license') {
        const { providerId, licenseId, before, label } = again;
        await verify({ providerId, licenseId });
        watchVerification(providerId, licenseId, { licenseNumber: label, providerName: entity, before });
      } else {
        const { type, options } = again;
        const started = await scan({
          body: { type: type as DatasetType, ...again.entity, ...sentOptions(options) },
        });
        watchScan(started, { entityName: entity });
      }
      return true;
    } catch (error) {
      notifyFailure({ title: `${wordsOf(again)} was not asked again`, error, about: wordsOf(again) });
      return false;
    }
  }

  async function startAll() {
    setIsBusy(true);
    const started = await Promise.all(each.map(start));
    setIsBusy(false);
    const well = each.filter((_, at) => started[at]);
    if (well.length > 0)
      notify({
        tone: 'pending',
        title: `${name}: verified again`,
        message: `${namesOf(well)}. The result comes by itself, and can then be used here.`,
      });
  }

  const ask = () =>
    confirmAction({
      title: `Verify ${name} again?`,
      action: 'Verify again',
      children: `${namesOf(charged)} charges a fee for each lookup, and the charge is passed on.`,
      run: startAll,
    });

  return (
    <Button
      size="xs"
      variant="default"
      loading={isBusy}
      blocked={blocked}
      aria-label={`Verify ${name} again`}
      onClick={() => (charged.length > 0 ? ask() : void startAll())}
    >
      Verify again
    </Button>
  );
}
