import type { components } from '../../src/api/schema';
import type { World } from '../store/world';
import type { Actor } from './actor';
import { toAlert } from './alert-model';
import { findAlert } from './alerts';
import { conflict } from './errors';
import { logEvent } from './events';
import { fullName } from './names';

/**
 * Dismisses an alert with a time stamp and, if there is one, a note; the provider's notes show it from now on
 * (rules.md 14.2, 6.5). Nothing makes it active again.
 * @throws ServiceError 404; 409 for one that is dismissed already.
 */
export function dismissAlert(
  world: World,
  actor: Actor,
  alertId: string,
  dismissalNote: string | undefined,
): components['schemas']['Alert'] {
  const { id, dismissalTimestamp } = findAlert(world, alertId);
  if (dismissalTimestamp !== undefined) throw conflict('This alert is dismissed already.');
  const alert = world.alerts.update(id, { dismissalTimestamp: world.clock.iso(), dismissalNote });
  const { type, providerId, licenseId } = alert;
  logEvent(
    world,
    actor,
    'AlertDismissed',
    { type, provider: fullName(world.providers.get(providerId) ?? {}) },
    { providerId, alertId: id, ...(licenseId === undefined ? {} : { licenseId }) },
  );
  return toAlert(world, actor, alert);
}
