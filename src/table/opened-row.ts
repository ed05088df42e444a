import { createContext } from 'react';

/**
 * The key of the row that is open beside a list, null while none is; undefined for a list with nothing beside it. A
 * context, so that the rows alone are rendered when another one opens, and not what stands around them.
 */
export const OpenedRow = createContext<string | null | undefined>(undefined);
