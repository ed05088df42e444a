import { formatDate } from './dates';
import { fileName } from './file-name';

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

/** A file that the console itself keeps. */
export interface ConsoleFile {
  /** What it is, in a few words. */
  name: string;
  /** What it is for and what is gone without it, in sentences. */
  about: string;
  /** It is read from nowhere but the settings. */
  isSetting?: true;
}

const aboutTeamwork =
  'Work that the console keeps for the team: a failure that was acknowledged, or what was asked of whom. Without the file it is forgotten.';
const aboutRecord =
  'Work that the console keeps: minutes of the committee, a roster as it was sent to a payer, or the reviews of an audit. Without the file it is lost.';
const setting = {
  about: 'A setting that the organization shares. Without the file it is not shared any more.',
  isSetting: true,
} as const;

/**
 * What a file is that the console itself keeps with the service, by its path: settings of the team, follow-ups, rounds of the
 * committee. Undefined for every other file.
 */
export function consoleFile(path = ''): ConsoleFile | undefined {
  if (!own.test(path)) return undefined;
  const [, name = ''] = first.exec(path) ?? [];
  if (path.startsWith('credence-keys/'))
    return {
      name: 'Encryption key of a user',
      about:
        'The key with which one user’s browsers encrypt what is typed and not saved yet. Without the file those drafts cannot be opened any more; a new key is made when one is needed.',
    };
  if (path.startsWith('credence-mentions/'))
    return { name: 'Notice of a note that names a user', about: aboutTeamwork };
  if (path.startsWith('credence-acknowledged/'))
    return { name: 'Acknowledged failure', about: aboutTeamwork };
  if (path.startsWith('credence-follow-ups/'))
    return { name: followUps[name.split('-')[0] ?? ''] ?? 'Follow-ups', about: aboutTeamwork };
  if (path.startsWith('credence/committee/'))
    return { name: ofDay('Committee round', path, 'of'), about: aboutRecord };
  if (path.startsWith('credence/payer-rosters/'))
    return { name: ofDay('Roster for a payer', path, 'sent'), about: aboutRecord };
  if (path.startsWith('credence-audits/')) return { name: 'Reviews of an audit', about: aboutRecord };
  return {
    name: path.startsWith('credence/views/') ? 'Shared view of a list' : 'Shared setting',
    ...setting,
  };
}

/** What a file is called on screen: what it is, of one that the console keeps; else the last part of its path. */
export const fileTitle = (path: string | undefined): string => consoleFile(path)?.name ?? fileName(path);
