import { type PdfLine, pdfOf } from '../assets/pdf';
import { screenshotSvg } from '../assets/screenshot';
import type { FileRecord, VerificationRecord, World } from '../store/world';
import type { Actor } from './actor';
import { notFound } from './errors';
import { eventLogText } from './event-log-exports';
import { importDocument } from './imports';
import { credentialingPacket } from './credentialing-packets';
import { fullName } from './names';
import { recall } from './past';
import { requirePermission } from './permissions';
import { reportText } from './reports';
import { contentOfUpload, findUpload } from './uploads';

interface PdfDocument {
  lines: readonly PdfLine[];
  createdAt: string;
}

export interface FileContent {
  name: string;
  mediaType: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/**
 * A file by its path or id. Files of a generated past are there as soon as the path names their license.
 * @throws ServiceError 404.
 */
function findFile(world: World, pathOrId: string): FileRecord {
  const licenseId = /^licenses\/([^/]+)\//.exec(pathOrId)?.[1];
  if (licenseId) recall(world, licenseId);
  const file = world.files.get(pathOrId) ?? world.files.first('path', pathOrId);
  if (!file) throw notFound('file');
  return file;
}

/**
 * The content of any file: one that was uploaded, a report, an export of the event log, a packet, or one of a verification.
 * @throws ServiceError 404; 403 for what may not be seen where its path is told.
 */
export async function readFile(
  world: World,
  actor: Actor,
  pathOrId: string,
): Promise<FileContent & { id: string }> {
  const packet = credentialingPacket(world, pathOrId);
  if (packet) {
    requirePermission(actor, { method: 'GET', area: 'Credentialing' });
    return { id: pathOrId, ...(await asPdf('packet.pdf', packet)) };
  }
  const upload = findUpload(world, pathOrId);
  if (upload) {
    const name = upload.path.split('/').at(-1) ?? upload.id;
    const content = await contentOfUpload(upload);
    return { id: `${upload.id} ${upload.createdAt}`, name, mediaType: upload.mediaType, content };
  }
  const report = reportText(world, pathOrId);
  const text = report ?? eventLogText(world, pathOrId);
  if (text !== undefined) {
    // A path does not open what the list that names it does not.
    requirePermission(actor, { method: 'GET', area: report === undefined ? 'EventLog' : 'Organization' });
    const name = pathOrId.split('/').at(-1) ?? pathOrId;
    return { id: pathOrId, name, mediaType: 'text/csv; charset=utf-8', content: text };
  }
  const document = importDocument(world, pathOrId);
  if (document) {
    requirePermission(actor, { method: 'GET', area: 'Providers' });
    return { id: pathOrId, ...(await asPdf('profile.pdf', document)) };
  }
  const file = findFile(world, pathOrId);
  return { id: file.id, ...(await contentOf(world, file)) };
}

/** Draws what a file holds: screenshots as SVG, letters and exported reports as PDF. */
async function contentOf(world: World, file: FileRecord): Promise<FileContent> {
  const name = file.path.split('/').at(-1) ?? file.id;
  const verification = world.verifications.get(file.verificationId);
  if (!verification) throw notFound('file');
  if (file.kind === 'screenshot') {
    return { name, mediaType: 'image/svg+xml', content: screenshotOf(file, verification) };
  }
  const lines = file.kind === 'letter' ? letterOf(file, verification) : reportOf(world, verification);
  return asPdf(name, { lines, createdAt: file.createdAt });
}

async function asPdf(name: string, { lines, createdAt }: PdfDocument): Promise<FileContent> {
  return { name, mediaType: 'application/pdf', content: await pdfOf(lines, createdAt) };
}

function screenshotOf(file: FileRecord, verification: VerificationRecord): string {
  const { verificationSource, results } = verification;
  return screenshotSvg({
    board: verificationSource?.name ?? 'Licensing board',
    url: verificationSource?.url ?? '',
    takenAt: file.createdAt.slice(0, 16).replace('T', ' '),
    result: results?.[file.resultIndex ?? 0] ?? {},
    orders: file.path.endsWith('-orders.svg'),
  });
}

function letterOf(file: FileRecord, { verificationSource, results }: VerificationRecord): string[] {
  const result = results?.[file.resultIndex ?? 0];
  return [
    file.path.includes('/terms-') ? 'Terms of the order' : 'Board order',
    verificationSource?.name ?? '',
    '',
    `Licensee: ${result?.name ?? ''}`,
    `License number: ${result?.licenseNumber ?? ''}`,
    `Status: ${result?.licenseStatus ?? ''}`,
    `Date of this copy: ${file.createdAt.slice(0, 10)}`,
  ];
}

function reportOf(world: World, verification: VerificationRecord): string[] {
  const provider = fullName(world.providers.get(verification.providerId) ?? {});
  const results = (verification.results ?? []).flatMap((result, index) => [
    '',
    `Result ${index + 1}`,
    `Name: ${result.name ?? ''}`,
    `License: ${result.licenseType ?? ''}, ${result.licenseNumber ?? ''}`,
    `Status: ${result.licenseStatus ?? ''}`,
    `Issued ${(result.issued ?? '').slice(0, 10)}, expires ${(result.expires ?? '').slice(0, 10)}`,
  ]);
  return [
    'License verification',
    `Provider: ${provider}`,
    `Source: ${verification.verificationSource?.name ?? ''}`,
    `Verified: ${verification.started.slice(0, 16).replace('T', ' ')} UTC`,
    `Original status: ${verification.originalStatus ?? ''}`,
    `Status: ${verification.status}`,
    ...results,
  ];
}
