import { Box, Text } from '@mantine/core';
import type { LicenseVerification } from '@/api/models';
import { screenshotsOf } from '@/diff/comparable';
import { fileBlobOptions } from '@/features/files/blob';
import { localDayOf, formatDate } from '@/lib/dates';
import { EvidenceImages } from '@/viewer/evidence-image';

interface ChangesShotsProps {
  verification: LicenseVerification;
  name: string;
}

/** The screenshots of one side, with its day. */
export function ChangesShots({ verification, name }: ChangesShotsProps) {
  const paths = screenshotsOf(verification);
  const day = localDayOf(verification.started);
  return (
    <Box component="figure" maw={340}>
      {paths.length > 0 ? (
        <EvidenceImages paths={paths} file={fileBlobOptions} label={`${name} screenshot`} />
      ) : (
        <Text c="dimmed">No screenshot</Text>
      )}
      <Text component="figcaption" size="xs" c="dimmed" mt="xs">
        {[name, day && formatDate(day)].filter(Boolean).join(', ')}
      </Text>
    </Box>
  );
}
