import { now } from './clock';

/**
 * The service's own day, `YYYY-MM-DD`: it dates by UTC what is told without a day, so that in an evening of the United States it has
 * tomorrow already.
 */
export const serviceDay = (): string => new Date(now()).toISOString().slice(0, 10);
