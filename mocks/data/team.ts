import type { ProviderRecord, User } from '../store/records';
import { day, hour, startOfDay } from '../store/time';
import type { World } from '../store/world';

// How the team of the demo is named, and when it worked: for what it has written before the epoch.

/** The address of somebody of the team: `specialist` → `specialist@credence.example`. */
export const addressOf = (name: string): string => `${name}@credence.example`;

/** The account of somebody of the team. */
export const userOf = (world: World, name: string): User | undefined =>
  world.users.first('email', addressOf(name));

/** An hour of the day so many days before the epoch; negative days lie after it. */
export const instantAgo = ({ epoch }: Pick<World, 'epoch'>, days: number, hours: number): string =>
  new Date(startOfDay(epoch) - days * day + hours * hour).toISOString();

/** The day so many days before the epoch, `YYYY-MM-DD`. */
export const dayAgo = (world: Pick<World, 'epoch'>, days: number): string =>
  instantAgo(world, days, 12).slice(0, 10);

/** The same in words: `Mar 31, 2026`. */
export const longDay = (world: Pick<World, 'epoch'>, days: number): string =>
  new Date(instantAgo(world, days, 12)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });

type Named = Pick<ProviderRecord, 'firstName' | 'lastName'>;

/** `Ada Quill` */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** `Quill, Ada` */
export const listName = ({ firstName, lastName }: Named): string =>
  [lastName, firstName].filter(Boolean).join(', ');
