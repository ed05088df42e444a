import { enrollment } from '@/records/enrollment';
import { payer } from '@/records/payer';
import { createRecord } from '@/records/use-record-actions';

/** Opens the form of a new payer. */
export const newPayer = (): void => createRecord(payer);

/** Opens the form of a new enrollment. */
export const newEnrollment = (): void => createRecord(enrollment);
