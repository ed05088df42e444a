import { mayBeCarriedOut } from '@/api/errors';
import { SettleWord } from '@/features/licenses/board-words';
import { approvalWords, prescribingWords, restrictionWords } from '@/domain/license-decisions';
import { license as licenseRecord } from '@/records/license';
import { editRecord } from '@/records/use-record-actions';
import { ProviderName } from '@/records/provider-name';
import { mayBeSavedUnread } from '@/form/comparison';
import { choicesOf } from '@/form/fields';
import { getLicenseOptions, updateLicense, useUpdateLicense } from '@/api/operations.gen';
import { Group, NativeSelect, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { License, LicensePatch } from '@/api/models';
import { useBlocked } from '@/api/permissions';
import { spellOut, textOf } from '@/lib/words';
import { announce } from '@/ui/announce';
import { BoardStatus } from '@/ui/board-status';
import { Button } from '@/ui/button';
import { Fact, Facts, Note, Section } from '@/ui/layout';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { DateText } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';

interface LicenseOwnRecordProps {
  providerId: string;
  license: License;
}

/** What is chosen in place, and how it is named. */
const decisions = {
  approvedStatus: { name: 'Approval', words: approvalWords },
  restrictionStatus: { name: 'Restriction', words: restrictionWords },
} as const;
type Decision = keyof typeof decisions;

/** What was chosen while somebody else had changed the same: `there` is theirs. */
interface Meanwhile {
  field: Decision;
  chosen: string;
  there: string | undefined;
}

const wordsOf = (field: Decision, value: string | undefined): string =>
  value ? ((decisions[field].words as Record<string, string>)[value] ?? spellOut(value)) : 'nothing';

/** What the organization itself holds and decides about a license; changed in place. */
export function LicenseOwnRecord({ providerId, license }: LicenseOwnRecordProps) {
  const { nonVerifiedInfo: ownRecord, prescriptiveAuthority, collaboratingProviderId } = license;
  const update = useUpdateLicense();
  const blocked = useBlocked(updateLicense);
  const queryClient = useQueryClient();
  const [isReading, setIsReading] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  /** Why it could not be read what is there now: nothing is written over unseen. */
  const [unread, setUnread] = useState<unknown>();
  const { id: licenseId } = license;
  const isPending = isReading || update.isPending;

  const save = useOneAtATime(async (field: Decision, chosen: string) => {
    setMeanwhile(undefined);
    const body: LicensePatch = { [field]: chosen };
    const done = `${decisions[field].name} saved`;
    // What it fails with stands in `update.error`.
    const answer = await update
      .mutateAsync({ licenseId, about: { providerId }, body })
      .catch(() => undefined);
    if (answer) announce(done);
  });

  /** Saves what was chosen, unless somebody else changed the same since it was read: then both are shown. */
  const choose = useOneAtATime(async (field: Decision, chosen: string) => {
    setIsReading(true);
    setUnread(undefined);
    update.reset();
    try {
      const options = getLicenseOptions({ providerId, licenseId });
      const { [field]: there } = await queryClient.fetchQuery({ ...options, staleTime: 0, retry: false });
      if (there !== license[field] && there !== chosen) setMeanwhile({ field, chosen, there });
      else await save(field, chosen);
    } catch (error) {
      if (mayBeSavedUnread(error)) await save(field, chosen);
      else setUnread(error);
    } finally {
      setIsReading(false);
    }
  });

  return (
    <Section
      title="On file"
      actions={
        <Button
          variant="default"
          size="xs"
          className="no-print"
          needs={updateLicense}
          onClick={() => editRecord(licenseRecord, license)}
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
          pending={isPending}
          onChoose={(chosen) => void choose('approvedStatus', chosen)}
        />
        <Choose
          name="Restriction"
          value={license.restrictionStatus}
          words={restrictionWords}
          blocked={blocked}
          pending={isPending}
          onChoose={(chosen) => void choose('restrictionStatus', chosen)}
        />
        <Fact name="Stated status">
          {textOf(ownRecord?.status) && (
            <>
              <BoardStatus word={ownRecord?.status} wraps /> <SettleWord word={ownRecord?.status} />
            </>
          )}
        </Fact>
        <Fact name="Stated issue">
          <DateText value={ownRecord?.issueDate} />
        </Fact>
        <Fact name="Stated expiry">
          <DateText value={ownRecord?.expirationDate} relative />
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
      {meanwhile && (
        <Note tone="warning" role="alert">
          <Text>
            Somebody else set {decisions[meanwhile.field].name.toLowerCase()} to{' '}
            <b>{wordsOf(meanwhile.field, meanwhile.there)}</b> since this page read it. Your choice was not
            saved.
          </Text>
          <Group gap="xs" mt="xs">
            <Button size="xs" variant="default" onClick={() => setMeanwhile(undefined)}>
              Leave it
            </Button>
            <Button size="xs" variant="default" onClick={() => void save(meanwhile.field, meanwhile.chosen)}>
              Set {wordsOf(meanwhile.field, meanwhile.chosen)}
            </Button>
          </Group>
        </Note>
      )}
      <InlineError
        error={update.error ?? unread}
        title="It was not changed"
        kept={mayBeCarriedOut(update.error) ? undefined : 'What is on file is as before.'}
      />
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
  const unknownOption = isKnown ? [] : [{ value: value ?? '', label: value ? spellOut(value) : '–' }];
  const printing = usePrinting();
  return (
    <Fact name={name}>
      {printing ? (
        (unknownOption[0]?.label ?? words[value as Value])
      ) : (
        <NativeSelect
          size="xs"
          w={168}
          my={3}
          aria-label={name}
          data={[...unknownOption, ...choicesOf(words)]}
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
