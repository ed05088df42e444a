import { listEvents } from '../service/events';
import { operation } from './operation';

export const operationsOfEvents = [
  operation('GET /log/events', ({ world, query }) => listEvents(world, query)),
];
