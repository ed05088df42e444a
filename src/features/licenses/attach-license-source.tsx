import { Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LicenseTypeStatus, Provider } from '@/api/models';
import { listLicenseTypeStatusesInfiniteOptions } from '@/api/operations.gen';
import type { LicenseTypeChoice } from '@/form/license-type-choices';
import { formatDuration } from '@/lib/duration';
import { spellOut } from '@/lib/words';
import { IconDiamondAlert } from '@/ui/icons';
import { Fact, Facts, Note } from '@/ui/layout';
import { Status } from '@/ui/status';

interface AttachLicenseSourceProps {
  choice: LicenseTypeChoice;
  provider: Provider;
}

/** What to know of a source before it is asked: whether it works, what it costs, what it needs of the provider. */
export function AttachLicenseSource({ choice, provider }: AttachLicenseSourceProps) {
  const { data } = useInfiniteQuery({
    ...listLicenseTypeStatusesInfiniteOptions({ licenseTypeId: [choice.typeId] }),
    retry: false,
    staleTime: 60_000,
  });
  const known = data?.pages[0]?.items?.find(
    (item) => !item.state || !choice.state || item.state === choice.state,
  );
  const warnings = warningsOf(choice, known);
  return (
    <Stack gap="sm" p="md" bg="var(--sunk)" bdrs="md">
      <Facts labelWidth={72}>
        <Fact name="Source">
          <Status of="availability" value={choice.isDegraded ? 'Degraded' : choice.availability} />
        </Fact>
        <Fact name="Fee">{feeWords(choice.hasFee)}</Fact>
        <Fact name="Needs">
          <Needs required={choice.required} optional={choice.optional} provider={provider} />
        </Fact>
      </Facts>
      {warnings.map((text) => (
        <Note key={text} tone="warning">
          {text}
        </Note>
      ))}
    </Stack>
  );
}

function feeWords(hasFee: boolean | undefined): string {
  if (hasFee === undefined) return 'Not stated';
  return hasFee ? 'Each lookup is charged and passed on' : 'None';
}

function warningsOf(choice: LicenseTypeChoice, known: LicenseTypeStatus | undefined): string[] {
  const { status, maintenanceWindows = [] } = known ?? {};
  const window = maintenanceWindows.find((one) => one.isUnderMaintenanceInTheNextHour && !one.isExpired);
  const time = status?.averageProcessingTime;
  return [
    choice.isDegraded && 'The source is degraded: the first verification may fail or take long.',
    status?.issue &&
      !(choice.isDegraded && /degraded/i.test(status.issue)) &&
      `Known trouble: ${spellOut(status.issue).toLowerCase()}.`,
    status?.issue && time && `Lookups take ${formatDuration(time)} on average.`,
    window && `Maintenance within the hour${window.description ? `: ${window.description}` : ''}.`,
  ].filter((text): text is string => Boolean(text));
}

/** What the source is searched by, and whether it is here. */
function Needs({
  required,
  optional,
  provider,
}: {
  required: string[];
  optional: string[];
  provider: Provider;
}) {
  const all = required.length > 0 ? required : ['LicenseNumber'];
  return (
    <>
      <ul>
        {all.map((parameter) => (
          <Group component="li" key={parameter} gap="xs">
            {spellOut(parameter)}
            {isMissing(parameter, provider) && (
              <Text span c="amber">
                <IconDiamondAlert size={14} aria-hidden /> not on file for this provider, or not shown to your
                role
              </Text>
            )}
          </Group>
        ))}
      </ul>
      {optional.length > 0 && (
        <span className="mute">Helps: {optional.map((one) => spellOut(one)).join(', ')}</span>
      )}
    </>
  );
}

function isMissing(parameter: string, provider: Provider): boolean {
  if (parameter === 'Ssn') return !provider.ssn;
  if (parameter === 'Name') return !provider.firstName || !provider.lastName;
  return false;
}
