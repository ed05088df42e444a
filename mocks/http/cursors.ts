import { invalid } from '../service/errors';
import { hashText } from '../store/ids';

type Values = Record<string, unknown>;

interface Page {
  sortedBy?: unknown;
  sortDirection?: unknown;
  nextCursor?: string;
  previousCursor?: string;
}

/** What may differ from page to page of one list, or stands in the answer with its default. */
const notFilters = new Set(['cursor', 'offset', 'count', 'sortedBy', 'sortDirection']);

/**
 * Cursors carry a mark of the list that they are of: its operation, filters and sort (rules.md 2.1). The lists below know
 * nothing of it: `query` is what they are asked, and `marked` what goes out.
 */
export function cursorsOf(operationId: string, params: Values, query: Values) {
  const given = query['cursor'];
  const [, mark, inner] = /^([a-z0-9]+)\.(.+)$/.exec(typeof given === 'string' ? given : '') ?? [];
  const filters = Object.entries(query)
    .filter(([name]) => !notFilters.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]);

  return {
    query: inner === undefined ? query : { ...query, cursor: inner },

    /**
     * The answer with marked cursors; what is no page is given back as it is.
     * @throws ServiceError 400 when the cursor that was sent is of another list, filter or sort.
     */
    marked(result: unknown): unknown {
      if (!isPage(result)) return result;
      const { sortedBy, sortDirection, nextCursor, previousCursor } = result;
      const list = JSON.stringify([operationId, params, filters, sortedBy, sortDirection]);
      const expected = (hashText(list) >>> 0).toString(36);
      if (given !== undefined && mark !== expected)
        throw invalid({ cursor: ['This is no cursor of this list with these filters and this order.'] });
      return {
        ...result,
        ...(nextCursor === undefined ? {} : { nextCursor: `${expected}.${nextCursor}` }),
        ...(previousCursor === undefined ? {} : { previousCursor: `${expected}.${previousCursor}` }),
      };
    },
  };
}

function isPage(result: unknown): result is Page {
  return typeof result === 'object' && result !== null && 'items' in result && 'sortedBy' in result;
}
