import { pdfOf } from '../assets/pdf';
import { screenshotSvg } from '../assets/screenshot';
import type { FileRecord, VerificationRecord, World } from '../store/world';
import { notFound } from './errors';
import { fullName } from './names';
import { recall } from './past';

export interface FileContent {
  name: string;
  mediaType: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/**
 * A file by its path or id. Files of a generated past are there as soon as the path names their license.
 * @throws ServiceError 404.
 */
export function findFile(world: World, pathOrId: string): FileRecord {
  const licenseId = /^licenses\/([^/]+)\//.exec(pathOrId)?.[1];
  if (licenseId) recall(world, licenseId);
  const file = world.files.get(pathOrId) ?? world.files.first('path', pathOrId);
  if (!file) throw notFound('file');
  return file;
}

/** Draws what a file holds: screenshots as SVG, letters and exported reports as PDF. */
export function contentOf(world: World, file: FileRecord): FileContent {
  const name = file.path.split('/').at(-1) ?? file.id;
  const verification = world.verifications.get(file.verificationId);
  if (!verification) throw notFound('file');
  if (file.kind === 'screenshot') {
    return { name, mediaType: 'image/svg+xml', content: screenshotOf(file, verification) };
  }
  const lines = file.kind === 'letter' ? letterOf(file, verification) : reportOf(world, verification);
  return { name, mediaType: 'application/pdf', content: pdfOf(lines) };
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
