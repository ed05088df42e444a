import { type ExpirableParams } from '@/features/expirables/list';
import { expirableRows } from '@/features/expirables/rows';
import { askedSoFar } from '@/features/follow-up/asked';

/** The rows of the list, which also go by what was asked. */
export const rowsOfList = (params: ExpirableParams) => expirableRows(params, askedSoFar);
