import { mayBeCarriedOut } from '@/api/errors';
import { approvalWords, prescribingWords, restrictionWords } from '@/features/licenses/data';
import { EditLicenseDialog } from '@/features/licenses/edit-license-dialog';
import { ProviderName } from '@/features/providers/name';
import { choicesOf } from '@/form/fields';
import { useUpdateLicense } from '@/api/operations.gen';
import { NativeSelect, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { License, LicensePatch } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { spellOut } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Fact, Facts, Section } from '@/ui/parts';
import { InlineError } from '@/ui/states';
import { DateText } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';

interface LicenseHeldProps {
  license: License & { id: string };
}

/** What the organization itself holds and decides about a license; changed in place. */
export function LicenseHeld({ license }: LicenseHeldProps) {
  const { nonVerifiedInfo: held, prescriptiveAuthority, collaboratingProviderId } = license;
  const update = useUpdateLicense();
  const blocked = useWriteBlocked('Licenses');
  const [isEditing, setIsEditing] = useState(false);
  const change = (patch: LicensePatch, done: string) =>
    update.mutate({ licenseId: license.id, body: patch }, { onSuccess: () => announce(done) });
  return (
    <Section
      title="What we hold"
      actions={
        <Button
          variant="default"
          size="xs"
          className="no-print"
          blocked={blocked}
          onClick={() => setIsEditing(true)}
        >
          Edit
        </Button>
      }
    >
      <Facts>
        <Choose
          name="Approval"
          value={license.approvedStatus}
          words={approvalWords}
          blocked={blocked}
          pending={update.isPending}
          onChoose={(approvedStatus) => change({ approvedStatus }, 'Approval saved')}
        />
        <Choose
          name="Restriction"
          value={license.restrictionStatus}
          words={restrictionWords}
          blocked={blocked}
          pending={update.isPending}
          onChoose={(restrictionStatus) => change({ restrictionStatus }, 'Restriction saved')}
        />
        <Fact name="Stated status">{held?.status}</Fact>
        <Fact name="Stated issue">
          <DateText value={held?.issueDate} />
        </Fact>
        <Fact name="Stated expiry">
          <DateText value={held?.expirationDate} relative />
        </Fact>
        <Fact name="Practicing">{yesNo(license.isCurrentlyPracticing)}</Fact>
        <Fact name="Primary">{yesNo(license.isPrimary)}</Fact>
        <Fact name="Prescribing">
          {prescriptiveAuthority &&
            (prescribingWords[prescriptiveAuthority] ?? spellOut(prescriptiveAuthority))}
        </Fact>
        {collaboratingProviderId && (
          <Fact name="Collaborator">
            <Link to="/providers/$providerId" params={{ providerId: collaboratingProviderId }}>
              <ProviderName providerId={collaboratingProviderId} />
            </Link>
          </Fact>
        )}
      </Facts>
      {blocked && <Text c="dimmed">{blocked}</Text>}
      <InlineError
        error={update.error}
        title="It was not changed"
        kept={mayBeCarriedOut(update.error) ? undefined : 'What we hold is as before.'}
      />
      {isEditing && <EditLicenseDialog license={license} onClose={() => setIsEditing(false)} />}
    </Section>
  );
}

const yesNo = (value: boolean | undefined | null) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined;

interface ChooseProps<Value extends string> {
  name: string;
  value: string | undefined;
  words: Record<Value, string>;
  blocked: string | undefined;
  pending: boolean;
  onChoose: (value: Value) => void;
}

function Choose<Value extends string>({
  name,
  value,
  words,
  blocked,
  pending,
  onChoose,
}: ChooseProps<Value>) {
  const isKnown = value !== undefined && Object.hasOwn(words, value);
  const own = isKnown ? [] : [{ value: value ?? '', label: value ? spellOut(value) : '–' }];
  const printing = usePrinting();
  return (
    <Fact name={name}>
      {printing ? (
        (own[0]?.label ?? words[value as Value])
      ) : (
        <NativeSelect
          size="xs"
          w={168}
          my={3}
          aria-label={name}
          data={[...own, ...choicesOf(words)]}
          value={value ?? ''}
          disabled={Boolean(blocked) || pending}
          title={blocked}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (Object.hasOwn(words, chosen)) onChoose(chosen as Value);
          }}
        />
      )}
    </Fact>
  );
}
