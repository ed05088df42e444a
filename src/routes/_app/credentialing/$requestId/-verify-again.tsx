import { useState } from 'react';
import type { CredentialingRequest } from '@/api/models';
import type { Evidence } from '@/domain/evidence/types';
import { entityName } from '@/features/credentialing/request-words';
import { eachLookup, lookupNames, useLookups } from '@/features/credentialing/run-lookups';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';

interface VerifyAgainButtonProps {
  evidence: readonly Evidence[];
  name: string;
  request: CredentialingRequest;
}

/** Asks every source of an element again: licenses are verified, datasets scanned. Charges are told before. */
export function VerifyAgainButton({ evidence, name, request }: VerifyAgainButtonProps) {
  const lookups = useLookups(entityName(request, 'title'));
  const [isBusy, setIsBusy] = useState(false);
  const each = eachLookup(evidence.flatMap(({ lookup }) => lookup ?? []));
  if (each.length === 0) return null;

  async function startAll() {
    setIsBusy(true);
    const started = await lookups.start(each);
    setIsBusy(false);
    if (started.length > 0)
      notify({
        tone: 'pending',
        title: `${name}: verified again`,
        message: `${lookupNames(started.map(({ lookup }) => lookup))}. The result comes by itself, and can then be used here.`,
      });
  }

  return (
    <Button
      size="xs"
      variant="default"
      loading={isBusy}
      blocked={lookups.blockedFor(each)}
      aria-label={`Verify ${name} again`}
      onClick={() => lookups.confirmCharges(`Verify ${name} again?`, each, startAll)}
    >
      Verify again
    </Button>
  );
}
