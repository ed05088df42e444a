import { Checkbox, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import { ApiError } from '@/api/errors';
import type { License } from '@/api/models';
import { listLicensesOptions, updateLicense } from '@/api/operations.gen';
import { refuseDecidedMeanwhile } from '@/features/licenses/data';
import { licenseTypeWords } from '@/domain/license-facts';
import type { BulkTask } from '@/jobs/bulk';
import { BulkChoice } from '@/jobs/define-bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count } from '@/lib/words';
import { ProviderName } from '@/records/provider-name';
import { Loaded } from '@/ui/loaded';

interface RestrictLicensesProps {
  providerId: string;
  /** Called with each license that was restricted. */
  onDone: () => void;
  onClose: () => void;
}

/** `Nurse practitioner, NV CHANGE7731` */
const words = (license: License) =>
  [licenseTypeWords(license) ?? 'License', license.licenseNumber].filter(Boolean).join(' ');

/** The dialog has nothing that takes the focus while licenses are read. */
const takeFocus = (box: HTMLInputElement | null): void => box?.focus();

const isRestricted = ({ restrictionStatus }: License) => restrictionStatus === 'Restricted';

/** Restricts licenses of a provider: which, a preview, then one after the other. Those that are restricted stay so. */
export function RestrictLicenses({ providerId, onDone, onClose }: RestrictLicensesProps) {
  const queryClient = useQueryClient();
  const query = useQuery(listLicensesOptions({ providerId }));
  const [left, setLeft] = useState<ReadonlySet<string | undefined>>(new Set());
  const [chosen, setChosen] = useState<readonly License[]>();
  const licenses = query.data ?? [];
  const open = licenses.filter((license) => license.id && !isRestricted(license));
  const taken = open.filter(({ id }) => !left.has(id));

  const name = <ProviderName providerId={providerId} inFull />;

  if (chosen) {
    const task: BulkTask<License> = {
      title: `Restrict ${count(chosen.length, 'license')}`,
      one: 'license',
      many: 'licenses',
      expected: chosen.length,
      collect: () => Promise.resolve(chosen),
      label: words,
      async run(license) {
        const { id: licenseId } = license;
        if (!licenseId) throw new ApiError({ kind: 'not-json', title: 'The license has no id' });
        const wanted = { restrictionStatus: 'Restricted' } as const;
        await refuseDecidedMeanwhile(queryClient, { providerId, licenseId }, license, wanted);
        await updateLicense({ licenseId, about: { providerId }, body: wanted });
        onDone();
        return 'Restricted';
      },
      onSettled: (isSeen) => invalidateAfterBulk(queryClient, 'updateLicense', isSeen),
    };
    return (
      <BulkDialog task={task} onClose={onClose}>
        <p>
          Of <b>{name}</b>:
        </p>
        <ul>
          {chosen.map((license) => (
            <li key={license.id}>{words(license)}</li>
          ))}
        </ul>
        <p>
          {chosen.length === 1 ? 'It is' : 'They are'} marked as restricted here. What the source says of{' '}
          {chosen.length === 1 ? 'it' : 'them'} does not change.
        </p>
      </BulkDialog>
    );
  }

  const toggle = (id: string | undefined) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <BulkChoice
      title="Restrict licenses"
      words={name}
      onClose={onClose}
      blocked={taken.length === 0 ? 'No license is chosen' : undefined}
      answer={taken}
      onAnswer={setChosen}
    >
      {() => (
        <>
          <Loaded
            query={query}
            failed="The licenses could not be read"
            skeleton={3}
            empty={
              open.length === 0 && (
                <Text>
                  {licenses.length === 0
                    ? 'The provider has no license.'
                    : 'All licenses are restricted already.'}
                </Text>
              )
            }
          >
            <Stack gap="sm">
              {open.map((license) => (
                <Checkbox
                  key={license.id}
                  label={words(license)}
                  checked={!left.has(license.id)}
                  ref={license === open[0] ? takeFocus : undefined}
                  onChange={() => toggle(license.id)}
                />
              ))}
            </Stack>
          </Loaded>
        </>
      )}
    </BulkChoice>
  );
}
