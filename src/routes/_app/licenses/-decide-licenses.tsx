import { NativeSelect, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { LicensePatch, ProviderLicense } from '@/api/models';
import { updateLicense } from '@/api/operations.gen';
import { approvalWords, licenseRowWords, restrictionWords } from '@/features/licenses/data';
import { choicesOf } from '@/form/fields';
import type { BulkTask } from '@/jobs/bulk';
import { BulkChoice } from '@/jobs/bulk-choice';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count } from '@/lib/words';
import type { Selection } from '@/table/bulk-selection';

interface DecideLicensesProps {
  selection: Selection<ProviderLicense>;
  onClose: () => void;
}

type Decision = Pick<LicensePatch, 'approvedStatus' | 'restrictionStatus'>;

const unchanged = { value: '', label: 'Leave as it is' };

/** Sets approval and restriction of many licenses: what, a preview, then one after the other. */
export function DecideLicenses({ selection, onClose }: DecideLicensesProps) {
  const [approved, setApproved] = useState('');
  const [restriction, setRestriction] = useState('');
  const [tried, setTried] = useState(false);
  const [decision, setDecision] = useState<Decision>();
  if (decision) return <Preview selection={selection} decision={decision} onClose={onClose} />;
  const isEmpty = !approved && !restriction;
  return (
    <BulkChoice
      title="Approval and restriction"
      onClose={onClose}
      words={selection.words}
      onPreview={() => {
        setTried(true);
        if (isEmpty) return;
        setDecision({
          ...(approved && { approvedStatus: approved as keyof typeof approvalWords }),
          ...(restriction && { restrictionStatus: restriction as keyof typeof restrictionWords }),
        });
      }}
    >
      <NativeSelect
        label="Approval"
        value={approved}
        onChange={(event) => setApproved(event.currentTarget.value)}
        data={[unchanged, ...choicesOf(approvalWords)]}
      />
      <NativeSelect
        label="Restriction"
        value={restriction}
        onChange={(event) => setRestriction(event.currentTarget.value)}
        data={[unchanged, ...choicesOf(restrictionWords)]}
      />
      {tried && isEmpty && (
        <Text c="red" role="alert">
          Choose an approval or a restriction.
        </Text>
      )}
    </BulkChoice>
  );
}

function Preview({ selection, decision, onClose }: DecideLicensesProps & { decision: Decision }) {
  const queryClient = useQueryClient();
  const { approvedStatus, restrictionStatus } = decision;
  const amount = selection.count === undefined ? 'all matching licenses' : count(selection.count, 'license');
  const task: BulkTask<ProviderLicense> = {
    title: `Change ${amount}`,
    one: 'license',
    many: 'licenses',
    expected: selection.count,
    concurrency: 2,
    collect: selection.collect,
    label: licenseRowWords,
    async run({ license }) {
      if (!license?.id) throw new ApiError({ kind: 'not-json', title: 'The license has no id' });
      const isSo =
        (approvedStatus ?? license.approvedStatus) === license.approvedStatus &&
        (restrictionStatus ?? license.restrictionStatus) === license.restrictionStatus;
      if (isSo) return 'As it was';
      await updateLicense({ licenseId: license.id, body: decision });
      return 'Changed';
    },
    onRest: () => void invalidateAfter(queryClient, 'updateLicense'),
  };
  const changes = [
    approvedStatus && `approval: ${wordsFor(approvalWords, approvedStatus)}`,
    restrictionStatus && `restriction: ${wordsFor(restrictionWords, restrictionStatus)}`,
  ].filter(Boolean);
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        Of <b>{selection.words}</b> {selection.count === 1 ? 'is' : 'are'} set: {changes.join('; ')}. What
        their sources say stays as it is.
      </p>
    </BulkDialog>
  );
}

const wordsFor = (words: Readonly<Record<string, string>>, value: string) =>
  (words[value] ?? value).toLowerCase();
