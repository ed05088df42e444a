import { Group } from '@mantine/core';
import {
  IconDownload,
  IconFileText,
  IconId,
  IconInfoCircle,
  IconScan,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { ScreenText } from '@/features/credentialing/screen-text';
import { fileBlobOptions } from '@/features/files/blob';
import { DownloadButton, OpenButton } from '@/viewer/attachment-list';
import { Status } from '@/ui/status';
import { DayText } from '@/ui/text';
import type { Evidence, EvidenceKind } from '@/domain/evidence/types';
import { itemsOf } from '../-request-evidence';

const icons: Record<EvidenceKind, Icon> = {
  licenseVerifications: IconId,
  datasetScans: IconScan,
  providerInfo: IconUser,
  facilityInfo: IconInfoCircle,
  files: IconFileText,
  profiles: IconDownload,
  facilitySpecialties: IconInfoCircle,
};

/** A piece of evidence as a link to where it is; a file, or what a source showed, is opened here. */
export function EvidenceLine({ evidence }: { evidence: Evidence }) {
  const { kind, label, link, file, outcome, verifiedAt } = evidence;
  const KindIcon = icons[kind];
  const [first] = itemsOf(evidence);
  return (
    <Group component="li" gap="sm" mih={26}>
      <Group component="span" gap="sm" wrap="nowrap">
        <KindIcon size={14} className="mute" aria-hidden />
        <span>
          <ScreenText text={label} link={link} />
        </span>
      </Group>
      {outcome && <Status {...outcome} />}
      {verifiedAt && (
        <span className="mute">
          <DayText value={verifiedAt} />
        </span>
      )}
      {first && (
        <Group component="span" gap={0} wrap="nowrap">
          <OpenButton path={first.path} name={label} file={fileBlobOptions} />
          {file && <DownloadButton path={file} name={label} file={fileBlobOptions} />}
        </Group>
      )}
    </Group>
  );
}
