import { formatDate } from './dates';

/** So are named the files of what the console keeps with the service for a whole team, and nobody uploaded. */
const own = /^credence(?:-[a-z-]+)?\/.+\.json$/;

const followUps: Readonly<Record<string, string>> = {
  request: 'Follow-ups of a request',
  enrollment: 'Follow-ups of an enrollment',
  license: 'Follow-ups of a license verification',
  scan: 'Follow-ups of a failed scan',
  expirable: 'Follow-ups of an expirable',
};

const first = /^[^/]+\/([^/]*)/;
const day = /(\d{4}-\d\d-\d\d)(?: \d+)?\.json$/;

/** `Committee round of Nov 24, 2026`; without the day where the name of the file is none. */
function ofDay(what: string, path: string, joint: string): string {
  const [, stated] = day.exec(path) ?? [];
  return stated ? `${what} ${joint} ${formatDate(stated)}` : what;
}

/**
 * What a file is that the console itself keeps with the service, by its path, in words: settings of the team, follow-ups,
 * rounds of the committee. Undefined for every other file.
 */
export function consoleFile(path = ''): string | undefined {
  if (!own.test(path)) return undefined;
  const [, name = ''] = first.exec(path) ?? [];
  if (path.startsWith('credence-keys/')) return 'Encryption key of a user';
  if (path.startsWith('credence-mentions/')) return 'Notice of a note that names a user';
  if (path.startsWith('credence-acknowledged/')) return 'Acknowledged failure';
  if (path.startsWith('credence-follow-ups/')) return followUps[name.split('-')[0] ?? ''] ?? 'Follow-ups';
  if (path.startsWith('credence/committee/')) return ofDay('Committee round', path, 'of');
  if (path.startsWith('credence/payer-rosters/')) return ofDay('Roster for a payer', path, 'sent');
  if (path.startsWith('credence/views/')) return 'Shared view of a list';
  return 'Shared setting';
}
