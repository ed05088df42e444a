import { Link } from '@tanstack/react-router';
import { fileBlobOptions } from '@/features/files/blob';
import { FileButton } from '@/ui/attachment-list';
import { Icon, type IconName } from '@/ui/icons';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import type { Evidence, EvidenceKind } from '@/features/credentialing/held';
import classes from './-checklist.module.css';

const icons: Record<EvidenceKind, IconName> = {
  licenseVerifications: 'license',
  datasetScans: 'scan',
  providerInfo: 'user',
  facilityInfo: 'info',
  files: 'document',
  profiles: 'download',
  facilitySpecialties: 'info',
};

/** A piece of evidence as a link to where it is; a file is downloaded instead. */
export function EvidenceLine({ evidence }: { evidence: Evidence }) {
  const { kind, label, link, file, outcome, verifiedAt } = evidence;
  return (
    <li>
      <Icon name={icons[kind]} size={14} />
      <span className={classes.evidenceName}>
        {link ? (
          <Link to={link.to} params={link.params as never} search={(link.search ?? {}) as never}>
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      {outcome && <Status of={outcome.of} value={outcome.value} />}
      {verifiedAt && (
        <span className={classes.quiet}>
          <DateText value={verifiedAt} />
        </span>
      )}
      {file && <FileButton path={file} name={label} file={fileBlobOptions} />}
    </li>
  );
}
