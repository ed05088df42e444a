import type { QueryClient } from '@tanstack/react-query';
import type { CredentialingRequest, Details, License, LicenseVerification } from '@/api/models';
import { getLicenseVerificationOptions } from '@/api/operations.gen';
import { formatDay } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { eachOnce, folderWords } from '@/lib/file-path';
import { textOf } from '@/lib/words';
import { readFileBlob } from '@/features/files/blob';
import { licenseTypeWords } from '@/domain/license-facts';
import { resultOf } from '@/domain/license-result';
import type { Attached } from '@/pdf/blocks';
import { evidenceOf } from '@/viewer/attachment-list';
import type { Packet } from './packet';

export interface Shot {
  path: string;
  /** Which license, where and when. */
  words: string;
}

/** Of what a verification is, where it was made and when. */
function wordsOf(what: string, verification: LicenseVerification | undefined, source?: string): string {
  const { verificationSource, started } = verification ?? {};
  return [what, verificationSource?.name ?? source, started && formatDay(started)].filter(Boolean).join(', ');
}

function currentWords(license: License): string {
  const what = [license.licenseNumber, licenseTypeWords(license)].filter(Boolean).join(' ');
  return wordsOf(what, license.currentVerification, license.licenseType?.source?.name);
}

/** A verification that a checklist names as evidence: in which element, and how it is read. */
interface CitedVerification {
  name: string;
  verificationId: string;
  options: ReturnType<typeof getLicenseVerificationOptions>;
}

/** The verifications that the checklist of a request names as evidence: a license may have been verified again since. */
export function citedVerifications({
  provider,
  checklist,
}: Details<CredentialingRequest>): CitedVerification[] {
  const providerId = provider?.id;
  const cited = new Map<string, CitedVerification>();
  for (const { name, references } of checklist?.items ?? []) {
    for (const { licenseId, licenseVerificationId: verificationId } of references?.licenseVerifications ??
      []) {
      if (!providerId || !licenseId || !verificationId || cited.has(verificationId)) continue;
      const options = getLicenseVerificationOptions({ providerId, licenseId, verificationId });
      cited.set(verificationId, { name: textOf(name), verificationId, options });
    }
  }
  return [...cited.values()];
}

/** What the sources showed: of each license as it stands now, and of what the checklist names, each picture once. */
export function shotsOf(
  licenses: readonly License[],
  cited: readonly { name: string; verification: LicenseVerification | undefined }[],
): Shot[] {
  const lines = [
    ...licenses.map((license) => [license.currentVerification, currentWords(license)] as const),
    ...cited.map(({ name, verification }) => [verification, wordsOf(name, verification)] as const),
  ];
  return eachOnce(
    lines.flatMap(([verification, words]) => screenshotsOf(verification).map((path) => ({ path, words }))),
  );
}

function screenshotsOf(verification: LicenseVerification | undefined): string[] {
  const { screenshots } = resultOf(verification) ?? {};
  return (Array.isArray(screenshots) ? screenshots : []).filter(Boolean);
}

/** A file that a document brings along: `Screenshot, TX-4711 Registered nurse, Texas Board of Nursing, Nov 20, 2026`. */
type EvidenceFile = Pick<Attached, 'path' | 'title'>;

/** What a source showed and gave for a verification. `words` say of which license, where and when. */
function verificationEvidence(verification: LicenseVerification | undefined, words: string): EvidenceFile[] {
  const { attachments } = resultOf(verification) ?? {};
  const given = (Array.isArray(attachments) ? attachments : []).flatMap(
    (each) => evidenceOf(each ?? {}) ?? [],
  );
  return [
    ...screenshotsOf(verification).map((path) => ({ path, title: `Screenshot, ${words}` })),
    ...given.map(({ path, name }) => ({ path, title: `${name}, ${words}` })),
  ];
}

/** Files with the way to read each. */
export const readable = (files: readonly EvidenceFile[], queryClient: QueryClient): Attached[] =>
  files.map((file) => ({ ...file, read: (signal) => readFileBlob(queryClient, file.path, signal) }));

/**
 * What the sources showed and gave for the verifications that the checklist of a request names. One that cannot be read
 * stands among them, so that the document names it as missing, as it does with files.
 */
export async function citedEvidence(
  request: Details<CredentialingRequest>,
  queryClient: QueryClient,
): Promise<Attached[]> {
  const shown = await Promise.all(
    citedVerifications(request).map(async ({ name, verificationId, options }): Promise<Attached[]> => {
      try {
        const verification = await queryClient.fetchQuery(options);
        return readable(verificationEvidence(verification, wordsOf(name, verification)), queryClient);
      } catch (error) {
        const title = ['Verification', name].filter(Boolean).join(', ');
        return [{ path: verificationId, title, read: () => Promise.reject(error) }];
      }
    }),
  );
  return shown.flat();
}

/**
 * Every file that a packet names, each once: what the sources of the licenses showed and gave, now and for the
 * verifications of the checklist, the evidence of the elements, the files of the events, and all that is kept.
 */
export async function packetEvidence(
  request: Details<CredentialingRequest>,
  packet: Packet,
  licenses: readonly License[],
  queryClient: QueryClient,
): Promise<Attached[]> {
  const files: EvidenceFile[] = [];
  for (const { name, evidence } of packet.elements) {
    for (const { file } of evidence) {
      if (file) files.push({ path: file, title: [fileName(file), name].filter(Boolean).join(', ') });
    }
  }
  for (const { attachments, timestamp } of request.allEvents ?? []) {
    for (const { path } of attachments ?? []) {
      if (path) files.push({ path, title: `${fileName(path)}, event of ${formatDay(timestamp)}` });
    }
  }
  for (const { path, createdAt } of packet.files) {
    if (!path) continue;
    const about = [fileName(path), folderWords(path), createdAt && `uploaded ${formatDay(createdAt)}`];
    files.push({ path, title: about.filter(Boolean).join(', ') });
  }
  const current = licenses.flatMap((license) =>
    verificationEvidence(license.currentVerification, currentWords(license)),
  );
  return eachOnce([
    ...readable(current, queryClient),
    ...(await citedEvidence(request, queryClient)),
    ...readable(files, queryClient),
  ]);
}
