import { IconId, IconPencil, IconPlayerPlay, IconScan, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Monitor } from '@/api/models';
import { deleteMonitor, updateMonitor, useUpdateMonitor } from '@/api/operations.gen';
import { watchVerification } from '@/jobs/verifications';
import type { MenuItem } from '@/ui/menu';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import { openDialog } from '@/ui/open-dialog';
import { entityId, entityRef, openEntity } from '@/features/entity/entity';
import { ChangeMonitorDialog } from './change-dialog';
import { StopMonitorDialog } from './stop-dialog';
import { asDataset, asLicense } from './words';

type KnownMonitor = Monitor;

export const changeMonitor = (monitor: KnownMonitor) => openDialog(() => ChangeMonitorDialog, { monitor });
export const stopMonitor = (monitor: KnownMonitor) => openDialog(() => StopMonitorDialog, { monitor });

/** What can be done with one monitor: open what it watches, run it now, change it, stop it. */
export function useMonitorActions() {
  const navigate = useNavigate();
  const { mutateAsync: update } = useUpdateMonitor();

  async function runNow(monitor: KnownMonitor) {
    try {
      await update({ id: monitor.id, body: { triggerImmediateVerification: true } });
      const { providerId } = monitor;
      const ref = entityRef(monitor);
      const { licenseId, lastVerification } = asLicense(monitor) ?? {};
      if (providerId && licenseId) watchVerification(providerId, licenseId, { before: lastVerification?.id });
      notify({
        tone: 'pending',
        title: 'The monitor runs now',
        message: 'Its next regular run stays as it is.',
        ...(asDataset(monitor) &&
          ref && {
            link: {
              to: '/scans',
              search: { entityId: entityId(ref) },
              label: providerId ? 'Scans of this provider' : 'Scans of this facility',
            },
          }),
      });
    } catch (error) {
      notifyFailure({ title: 'The monitor was not run', error, about: 'running the monitor now' });
    }
  }

  const rowActions = (monitor: Monitor): MenuItem[] => {
    const { id, providerId } = monitor;
    const license = asLicense(monitor);
    const unknown = id ? undefined : 'No id given';
    const known = { ...monitor, id: id };
    return [
      {
        label: license ? 'Open the license' : 'Open the scan behind it',
        icon: license ? IconId : IconScan,
        blocked: license
          ? license.licenseId
            ? undefined
            : 'No id given'
          : asDataset(monitor)?.lastVerification?.id
            ? undefined
            : 'It has not run yet',
        run: () =>
          void (license
            ? navigate({
                to: '/providers/$providerId/licenses/$licenseId',
                params: { providerId: providerId ?? '', licenseId: license.licenseId ?? '' },
              })
            : navigate({
                to: '/scans/$scanId',
                params: { scanId: asDataset(monitor)?.lastVerification?.id ?? '' },
              })),
      },
      openEntity(monitor, navigate),
      {
        label: 'Run now',
        icon: IconPlayerPlay,
        divided: true,
        needs: updateMonitor,
        blocked: unknown,
        run: () => void runNow(known),
      },
      {
        label: 'Change interval or next run',
        icon: IconPencil,
        needs: updateMonitor,
        blocked: unknown,
        run: () => changeMonitor(known),
      },
      {
        label: 'Stop monitoring',
        icon: IconX,
        danger: true,
        needs: deleteMonitor,
        blocked: unknown,
        run: () => stopMonitor(known),
      },
    ];
  };

  return { rowActions, runNow };
}
