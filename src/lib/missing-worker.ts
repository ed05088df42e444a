/**
 * Whether a worker's `error` event says that its script could not be fetched, as after a deployment that took it away: a plain
 * event, where an exception within a worker comes with its message (HTML, "run a worker").
 */
export const isMissingWorker = (event: Event): boolean => !('message' in event && event.message);
