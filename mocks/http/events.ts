import { listEvents } from '../service/event-log';
import { operation } from './operation';

export const operationsOfEvents = [
  operation('GET /log/events', ({ world, query }) => listEvents(world, query)),
];
