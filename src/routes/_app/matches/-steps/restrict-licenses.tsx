import { Checkbox, Stack, Text } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import { ApiError } from '@/api/errors';
import type { DatasetMatch, License, RestrictionStatus } from '@/api/models';
import { listLicensesOptions, updateLicense } from '@/api/operations.gen';
import { refuseDecidedMeanwhile } from '@/features/licenses/data';
import { restrictionWords } from '@/domain/license-decisions';
import { licenseTypeWords } from '@/domain/license-facts';
import { recordLifted, recordRestricted } from '@/features/matches/carried-out';
import { entityOf } from '@/features/scans/words';
import type { BulkTask } from '@/jobs/bulk';
import { BulkChoice } from '@/jobs/define-bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count } from '@/lib/words';
import { ProviderName } from '@/records/provider-name';
import { Loaded } from '@/ui/loaded';
import { reopenStep } from './step-order';

interface RestrictLicensesProps {
  /** The accepted match that they are restricted for. */
  match: DatasetMatch;
  providerId: string;
  /** Called for each license that was restricted. */
  onDone: () => void;
  onClose: () => void;
}

/** `Nurse practitioner, NV CHANGE7731` */
const licenseWords = (license: License) =>
  [licenseTypeWords(license) ?? 'License', license.licenseNumber].filter(Boolean).join(' ');

/** The dialog has nothing that takes the focus while licenses are read. */
const takeFocus = (box: HTMLInputElement | null): void => box?.focus();

const isRestricted = ({ restrictionStatus }: License) => restrictionStatus === 'Restricted';

interface Restriction {
  title: string;
  providerId: string;
  /** As they are shown. */
  licenses: readonly License[];
  wantedOf: (license: License) => RestrictionStatus;
  /** Called with each license that was changed, as it was shown. */
  onDone: (license: License) => void;
}

/** Sets the restriction of licenses, one after the other; one that a colleague has set meanwhile is left as it is. */
const restrictionTask = (
  queryClient: QueryClient,
  { title, providerId, licenses, wantedOf, onDone }: Restriction,
): BulkTask<License> => ({
  title,
  one: 'license',
  many: 'licenses',
  expected: licenses.length,
  collect: () => Promise.resolve(licenses),
  label: licenseWords,
  async run(license) {
    const { id: licenseId } = license;
    if (!licenseId) throw new ApiError({ kind: 'not-json', title: 'The license has no id' });
    const wanted = { restrictionStatus: wantedOf(license) };
    await refuseDecidedMeanwhile(queryClient, { providerId, licenseId }, license, wanted);
    await updateLicense({ licenseId, about: { providerId }, body: wanted });
    onDone(license);
    return restrictionWords[wanted.restrictionStatus];
  },
  onSettled: (isSeen) => invalidateAfterBulk(queryClient, 'updateLicense', isSeen),
});

/** Restricts licenses of a provider: which, a preview, then one after the other. Those that are restricted stay so. */
export function RestrictLicenses({ match, providerId, onDone, onClose }: RestrictLicensesProps) {
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
      ...restrictionTask(queryClient, {
        title: `Restrict ${count(chosen.length, 'license')}`,
        providerId,
        licenses: chosen,
        wantedOf: () => 'Restricted',
        onDone(license) {
          recordRestricted(match, license);
          onDone();
        },
      }),
      takeBack: (done) => liftTask(queryClient, { providerId, restricted: done, match }),
    };
    return (
      <BulkDialog task={task} onClose={onClose}>
        <p>
          Of <b>{name}</b>:
        </p>
        <ul>
          {chosen.map((license) => (
            <li key={license.id}>{licenseWords(license)}</li>
          ))}
        </ul>
        <p>
          {chosen.length === 1 ? 'It is' : 'They are'} marked as restricted here. What the source says of{' '}
          {chosen.length === 1 ? 'it' : 'them'} does not change. It can be taken back afterwards.
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
                  label={licenseWords(license)}
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

/** What the restriction of a license goes back to: what it was, as far as that is a word of the service. */
const formerOf = ({ restrictionStatus }: License): RestrictionStatus =>
  restrictionStatus === 'Unrestricted' ? 'Unrestricted' : 'None';

interface Lifting {
  match: DatasetMatch;
  providerId: string;
  /** As they stood before they were restricted. */
  restricted: readonly License[];
}

/** Gives licenses the restriction back that they had before. */
function liftTask(queryClient: QueryClient, { match, providerId, restricted }: Lifting): BulkTask<License> {
  const former = new Map(restricted.map((license) => [license.id, formerOf(license)]));
  return restrictionTask(queryClient, {
    title: `Lift ${count(restricted.length, 'restriction')}`,
    providerId,
    licenses: restricted.map((license) => ({ ...license, restrictionStatus: 'Restricted' })),
    wantedOf: ({ id }) => former.get(id) ?? 'None',
    onDone(license) {
      recordLifted(match, license);
      reopenStep(match.id, 'restrict');
    },
  });
}

interface LiftRestrictionsProps {
  match: DatasetMatch;
  /** As they stood before they were restricted. */
  restricted: readonly License[];
  onClose: () => void;
}

/** Gives licenses the restriction back that they had before the match was accepted, after a preview. */
export function LiftRestrictions({ match, restricted, onClose }: LiftRestrictionsProps) {
  const queryClient = useQueryClient();
  const { providerId = '' } = entityOf(match);
  const task = liftTask(queryClient, { match, providerId, restricted });
  return (
    <BulkDialog task={task} onClose={onClose}>
      <ul>
        {restricted.map((license) => (
          <li key={license.id}>
            {licenseWords(license)}: {restrictionWords[formerOf(license)]}, as before
          </li>
        ))}
      </ul>
      <p>What the source says of a license does not change.</p>
    </BulkDialog>
  );
}
