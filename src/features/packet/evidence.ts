import type { CredentialingRequest, License, LicenseVerification } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { folderWords } from '@/lib/file-path';
import { licenseTypeWords } from '@/features/providers/license-facts';
import { resultOf } from '@/jobs/license-result';
import { evidenceOf } from '@/ui/attachment-list';
import type { Packet } from './packet';

export interface Shot {
  path: string;
  /** Which license, where and when. */
  words: string;
}

/** Which license, where it was verified and when. */
function wordsOf(license: License): string {
  const { verificationSource, started } = license.currentVerification ?? {};
  const words = [
    [license.licenseNumber, licenseTypeWords(license)].filter(Boolean).join(' '),
    verificationSource?.name ?? license.licenseType?.source?.name,
    started && formatDate(started),
  ];
  return words.filter(Boolean).join(', ');
}

/** What the source of a license showed, each picture once. */
export function shotsOf(license: License): Shot[] {
  return screenshotsOf(license.currentVerification).map((path) => ({ path, words: wordsOf(license) }));
}

function screenshotsOf(verification: LicenseVerification | undefined): string[] {
  const { screenshots } = resultOf(verification) ?? {};
  return [...new Set(Array.isArray(screenshots) ? screenshots : [])].filter(Boolean);
}

/** A file that a packet brings along. */
export interface PacketFile {
  path: string;
  /** What it is and of what: `Screenshot, TX-4711 Registered nurse, Texas Board of Nursing, Nov 20, 2026`. */
  title: string;
}

/** What a source showed and gave for a verification. `words` say of which license, where and when. */
export function verificationEvidence(
  verification: LicenseVerification | undefined,
  words: string,
): PacketFile[] {
  const { attachments } = resultOf(verification) ?? {};
  const given = (Array.isArray(attachments) ? attachments : []).flatMap(
    (each) => evidenceOf(each ?? {}) ?? [],
  );
  return [
    ...screenshotsOf(verification).map((path) => ({ path, title: `Screenshot, ${words}` })),
    ...given.map(({ path, name }) => ({ path, title: `${name}, ${words}` })),
  ];
}

/**
 * Every file that a packet names, each once: what the sources of the licenses showed and gave, the evidence of the
 * elements, the files of the events, and all that is kept.
 */
export function packetEvidence(
  request: CredentialingRequest,
  packet: Packet,
  licenses: readonly License[],
): PacketFile[] {
  const files: PacketFile[] = [];
  for (const license of licenses) {
    files.push(...verificationEvidence(license.currentVerification, wordsOf(license)));
  }
  for (const { name, evidence } of packet.elements) {
    for (const { file } of evidence) {
      if (file) files.push({ path: file, title: [fileName(file), name].filter(Boolean).join(', ') });
    }
  }
  for (const { attachments, timestamp } of request.allEvents ?? []) {
    for (const { path } of attachments ?? []) {
      if (path) files.push({ path, title: `${fileName(path)}, event of ${formatDate(timestamp)}` });
    }
  }
  for (const { path, createdAt } of packet.files) {
    if (!path) continue;
    const about = [fileName(path), folderWords(path), createdAt && `uploaded ${formatDate(createdAt)}`];
    files.push({ path, title: about.filter(Boolean).join(', ') });
  }
  const seen = new Set<string>();
  return files.filter(({ path }) => !seen.has(path) && Boolean(seen.add(path)));
}
