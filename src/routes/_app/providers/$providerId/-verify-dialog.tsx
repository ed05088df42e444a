import { Checkbox } from '@/ui/mantine';
import { useState } from 'react';
import type { License, Provider } from '@/api/models';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icons';
import { InlineError } from '@/ui/states';
import { Mono } from '@/ui/text';
import classes from '@/ui/record.module.css';
import { hasFee, isUnderWay, licenseTypeWords, sourceTrouble } from '@/features/providers/license-facts';
import { useStartVerification } from '@/features/providers/verify';

interface ProviderVerifyDialogProps {
  provider: Provider;
  licenses: readonly License[];
  onClose(): void;
}

/** Chooses which licenses to verify, all at first, and tells before what their sources charge or lack. */
export function ProviderVerifyDialog({ provider, licenses, onClose }: ProviderVerifyDialogProps) {
  const free = licenses.filter((license) => !isUnderWay(license));
  const [left, setLeft] = useState<readonly (string | undefined)[]>([]);
  const verification = useStartVerification(provider);
  const chosen = free.filter((license) => !left.includes(license.id));
  const fees = chosen.filter((license) => hasFee(license)).length;

  return (
    <Dialog
      title={licenses.length === 1 ? 'Verify this license?' : 'Verify licenses'}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            data-autofocus
            disabled={chosen.length === 0}
            loading={verification.isPending}
            onClick={() => {
              // The error stays in the mutation and is shown above.
              verification.start(chosen).then(
                (started) => started && onClose(),
                () => undefined,
              );
            }}
          >
            {chosen.length === 0 ? 'Verify' : `Verify ${count(chosen.length, 'license')}`}
          </Button>
        </>
      }
    >
      <ul className={classes.choices}>
        {licenses.map((license) => (
          <li key={license.id}>
            <Checkbox
              checked={chosen.includes(license)}
              disabled={isUnderWay(license)}
              onChange={() =>
                setLeft(
                  left.includes(license.id) ? left.filter((id) => id !== license.id) : [...left, license.id],
                )
              }
              label={
                <>
                  <Mono>{license.licenseNumber ?? 'No number'}</Mono> {licenseTypeWords(license)}
                  {hasFee(license) && <span className="mute">, fee</span>}
                </>
              }
              description={isUnderWay(license) ? 'A verification is under way.' : undefined}
            />
            {chosen.includes(license) && <Trouble text={sourceTrouble(license.licenseType)} />}
          </li>
        ))}
      </ul>
      {fees > 0 && (
        <p className={classes.lead}>
          {count(fees, 'source charges', 'sources charge')} a fee for each lookup, which is passed on.
        </p>
      )}
      <InlineError error={verification.error} title="The verifications were not started" />
    </Dialog>
  );
}

export function Trouble({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={classes.trouble}>
      <Icon name="diamond" size={14} />
      <span>{text} The verification may fail or take long.</span>
    </p>
  );
}
