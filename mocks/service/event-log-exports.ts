import type { components } from '../../src/api/schema';
import { day, startOfDay } from '../store/time';
import { idFor } from '../store/ids';
import type { EventRecord, World } from '../store/world';
import { csvText } from './csv-text';
import { sortedEntries } from './license-types';
import { type ListQuery, listPage } from './lists';
import { recallEvents } from './past';
import { remembered } from './remembered';
import { isWithin, type TimeRange } from './time-range';

type EventLogExport = components['schemas']['EventLogExport'];

const days = 30;
const months = 6;

interface Span {
  type: 'DailyChangeLog' | 'MonthlyLog';
  from: number;
  to: number;
  path: string;
}

/** What stands in the file of a span. */
interface Content {
  text: string;
  eventCount: number;
}

/** The spans whose log is over: each of the last days, and each of the last months. */
function spans(world: World): Span[] {
  const today = startOfDay(world.clock.now());
  const daily = Array.from({ length: days }, (_, back): Span => {
    const from = today - (back + 1) * day;
    const date = new Date(from).toISOString().slice(0, 10);
    return { type: 'DailyChangeLog', from, to: from + day, path: `exports/events/daily/${date}.csv` };
  });
  const now = new Date(today);
  const monthly = Array.from({ length: months }, (_, back): Span => {
    const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back - 1, 1);
    const to = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
    const month = new Date(from).toISOString().slice(0, 7);
    return { type: 'MonthlyLog', from, to, path: `exports/events/monthly/${month}.csv` };
  });
  return [...daily, ...monthly];
}

/** A page of the exports of the event log, newest first (openapi.yaml). */
export function listEventLogExports(world: World, query: ListQuery & TimeRange & { prefix?: string }) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Date', prefix = '', ...range } = query;
  const rows = spans(world)
    .filter(({ path, from }) => path.startsWith(prefix) && isWithin(from, range))
    .map((span): EventLogExport & { id: string; date: string } => ({
      id: idFor(`event log export ${span.path}`, world.seed, 0),
      type: span.type,
      date: new Date(span.from).toISOString(),
      filePath: span.path,
      fileSize: contentOf(world, span).text.length,
      eventCount: contentOf(world, span).eventCount,
      status: 'Completed',
    }));
  return listPage(
    {
      name: 'event log exports',
      sources: [],
      view: () => sortedEntries(rows, (row) => (sortedBy === 'Id' ? row.id : row.date)),
      filterKey: '',
      filter: () => true,
    },
    { cursor, count, offset, sortDirection },
    { sortedBy, sortDirection: sortedBy === 'Date' ? 'Desc' : 'Asc' },
    (row) => row,
  );
}

/** The file of an export; undefined for any other path. */
export function eventLogText(world: World, path: string): string | undefined {
  const span = spans(world).find((one) => one.path === path);
  return span && contentOf(world, span).text;
}

function contentOf(world: World, span: Span): Content {
  recallEvents(world);
  // A list asks for all of them, which are more than are remembered each by itself.
  const contents = remembered('event log exports', [world.events], () => new Map<string, Content>());
  const content = contents.get(span.path) ?? makeContent(world, span);
  contents.set(span.path, content);
  return content;
}

function makeContent(world: World, span: Span): Content {
  const events = eventsOf(world, span);
  const text = csvText(
    events.map(({ id, timestamp, type, category, subcategory, correlationId, ...event }) => ({
      timestamp,
      type,
      category,
      subcategory,
      text: event.messageTemplate,
      parameters: JSON.stringify(event.messageParameters ?? {}),
      correlationId,
      id,
    })),
  );
  return { text, eventCount: events.length };
}

function eventsOf(world: World, span: Span): EventRecord[] {
  // Times of one form are in the order of their texts.
  const [from, to] = [new Date(span.from).toISOString(), new Date(span.to).toISOString()];
  return [...world.events.all()].filter(({ timestamp }) => timestamp >= from && timestamp < to);
}
