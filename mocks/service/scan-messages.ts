import type { ScanRecord } from '../store/world';

/** Why a scan failed before the dataset was asked. */
export function missingParameters(types: readonly string[]): NonNullable<ScanRecord['failureReason']> {
  return {
    messageTemplate: 'Missing required parameters: {parameters}',
    messageParams: { parameters: types.join(', ') },
  };
}

/** Why a scan failed that the source did not answer. */
export const silentSource: NonNullable<ScanRecord['failureReason']> = {
  messageTemplate: 'The source did not answer within {seconds} seconds.',
  messageParams: { seconds: '60' },
};

/** What the databank says about a query. `missing` are required parameters that an update of it lacks. */
export function statusOfQuery(
  { isContinuous }: Pick<ScanRecord, 'isContinuous'>,
  missing: readonly string[] = [],
): string {
  if (!isContinuous) return 'The one-time query was answered.';
  if (missing.length > 0)
    return `The update of the continuous query was rejected: ${missing.join(', ')} missing.`;
  return 'Enrolled in the continuous query: new reports are told as they arrive.';
}

/** A failure in words. */
export function reasonOf({ failureReason }: Pick<ScanRecord, 'failureReason'>): string {
  const { messageTemplate = '', messageParams = {} } = failureReason ?? {};
  return messageTemplate.replace(/\{(\w+)\}/g, (whole, name: string) => messageParams[name] ?? whole);
}
