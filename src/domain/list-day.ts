import type { DatasetMetadata } from '@/api/models';
import { calendarDay } from '@/lib/dates';

const stated = / \(published (\d{4}-\d{2}-\d{2})\)(?=\.[^.]*$|$)/;

/**
 * A file's name with the day on which its list was published: `UPDATED (published 2026-11-10).csv`. The service asks for nothing but
 * the file when a list is uploaded, and gives its name with every search of it: there the day outlives the upload, for everybody.
 * `day` is `YYYY-MM-DD`.
 */
export function withPublishedDay(fileName: string, day: string): string {
  const plain = fileName.replace(stated, '');
  const at = plain.lastIndexOf('.');
  const end = at > 0 ? at : plain.length;
  return `${plain.slice(0, end)} (published ${day})${plain.slice(end)}`;
}

/** The day on which a list was published, `YYYY-MM-DD`, as the name of its file has it; undefined where it says none. */
export const publishedDay = (fileName: string | null | undefined): string | undefined =>
  calendarDay(stated.exec(fileName ?? '')?.[1]);

/**
 * The own day of a list that was searched, `YYYY-MM-DD`: the one on which it was published where whoever uploaded it said so, else
 * the one on which the service took it in. Auditors look for a list that was old when it was searched (field.md 2.3).
 */
export const listDay = (metadata: Partial<DatasetMetadata> | null | undefined): string | undefined =>
  publishedDay(metadata?.importFileName) ?? calendarDay(metadata?.importDate);
