import {
  getCredentialingRequestOptions,
  getMonitorOptions,
  listCredentialingRequestsOptions,
  listDatasetScansOptions,
  listLicensesOptions,
  listMonitorsOptions,
  listProfileImportsOptions,
} from '@/api/operations.gen';
import type { CredentialingRequest, License, LicenseType, Monitor } from '@/api/models';
import { EventDialog } from '@/features/credentialing/event-dialog';
import { allowedStatuses } from '@/features/credentialing/request-words';
import { StartImportDialog } from '@/features/imports/start-import-dialog';
import { AttachLicenseDialog } from '@/features/licenses/attach-license-dialog';
import { useDetachment } from '@/features/licenses/detach-license';
import { ChangeMonitorDialog } from '@/features/monitors/change-dialog';
import { MonitorDialog } from '@/features/monitors/dialog';
import { StopMonitorDialog } from '@/features/monitors/stop-dialog';
import { StartScanDialog } from '@/features/scans/start-scan-dialog';
import { NewRequestForm } from '@/routes/_app/credentialing/new/-form';
import type { ComponentProps } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import type { SimulatedService } from '../../service';
import { aProvider, count } from '../prepare';
import { press, type, type Write } from '../write';

async function aRequest(service: SimulatedService) {
  const { id: providerId } = await aProvider(service);
  const { id } = service.put('credentialingRequests', { providerId });
  return service.colleague<CredentialingRequest & { id: string }>(`GET /credentialing-requests/${id}`);
}

async function aLicense(service: SimulatedService) {
  const provider = await aProvider(service);
  const { id } = service.put('licenses', { providerId: provider.id });
  const license = await service.colleague<License & { id: string }>(
    `GET /providers/${provider.id}/licenses/${id}`,
  );
  return { provider, license };
}

async function aMonitor(service: SimulatedService) {
  const { id: providerId } = await aProvider(service);
  const monitor = await service.colleague<Monitor & { id: string }>('POST /monitors', {
    type: 'Dataset',
    providerId,
    datasetType: 'OfacSdn',
    monitoringInterval: 'Weekly',
  });
  return { providerId, monitor: monitor as ComponentProps<typeof StopMonitorDialog>['monitor'] };
}

function DetachButton({ provider, license }: Awaited<ReturnType<typeof aLicense>>) {
  const detach = useDetachment(provider);
  return <button onClick={() => detach(license)}>Detach</button>;
}

/** The writes of licenses. */
export const licenseWrites: readonly Write[] = [
  {
    name: 'a license that is attached',
    operation: 'POST /providers/{providerId}/licenses',
    async prepare(service) {
      const provider = await aProvider(service);
      // Of hundreds of types one is enough to choose.
      service.answers('GET /licensetypes', ({ items }: { items: LicenseType[] }) => ({
        items: items.filter(({ name, source }) => name === 'Registered nurse' && source?.state === 'TX'),
      }));
      return {
        screen: (close) => <AttachLicenseDialog provider={provider} licenses={[]} onClose={close} />,
        async fill(settled) {
          const search = screen.getByRole('combobox', { name: 'License type' });
          fireEvent.change(search, { target: { value: 'nurse texas' } });
          fireEvent.keyDown(search, { key: 'Enter' });
          await settled();
          type('License number', 'RN-7');
        },
        button: /^Attach/,
        effects: () => service.world.licenses.by('number', 'RN-7').length,
        reads: [listLicensesOptions({ providerId: provider.id })],
        isUnderWay: true,
        field: 'licenseNumber',
      };
    },
  },
  {
    name: 'a license that is detached',
    operation: 'DELETE /providers/{providerId}/licenses/{licenseId}',
    async prepare(service) {
      const about = await aLicense(service);
      return {
        screen: () => <DetachButton {...about} />,
        async fill(settled) {
          press(/^Detach$/);
          await settled();
          type('To confirm', 'RN-1');
        },
        button: /^Detach license/,
        effects: () => (service.world.licenses.get(about.license.id) ? 0 : 1),
        reads: [listLicensesOptions({ providerId: about.provider.id })],
      };
    },
  },
];

/** The writes of credentialing. */
export const credentialingWrites: readonly Write[] = [
  {
    name: 'a new credentialing request',
    operation: 'POST /credentialing-requests',
    async prepare(service) {
      const { id: providerId } = await aProvider(service);
      return {
        screen: (close) => (
          <NewRequestForm about={{ providerId, type: 'Initial' }} onCreated={close} onCancel={close} />
        ),
        fill: () => fireEvent.click(screen.getByRole('radio', { name: /Self managed/ })) as unknown as void,
        button: /^Create request/,
        effects: () => service.world.credentialingRequests.by('providerId', providerId).length,
        reads: [listCredentialingRequestsOptions({ entityId: providerId })],
        field: 'priority',
      };
    },
  },
  {
    name: 'an event of a request',
    operation: 'POST /credentialing-requests/{requestId}/events',
    async prepare(service) {
      const request = await aRequest(service);
      const { id } = request;
      return {
        screen: (close) => <EventDialog request={request} onClose={close} />,
        fill() {
          type('Status', allowedStatuses(request)[0] ?? '');
          type('Note', 'Please send the certificate.');
        },
        button: /^Change status/,
        effects: () => (service.world.credentialingRequests.get(id)?.events.length ?? 1) - 1,
        reads: [getCredentialingRequestOptions({ requestId: id })],
        field: 'note',
      };
    },
  },
];

/** The writes of monitors, scans and imports. */
export const monitoringWrites: readonly Write[] = [
  {
    name: 'a new monitor',
    operation: 'POST /monitors',
    async prepare(service) {
      const { id: providerId } = await aProvider(service);
      return {
        screen: (close) => <MonitorDialog about={{ providerId, datasetType: 'OfacSdn' }} onClose={close} />,
        fill: () => undefined,
        button: /^Create monitor/,
        effects: () => count(service.world.monitors.all(), (one) => one.providerId === providerId),
        reads: [listMonitorsOptions({ entityIds: [providerId] })],
      };
    },
  },
  {
    name: 'a change of a monitor',
    operation: 'PATCH /monitors/{id}',
    isCompared: true,
    async prepare(service) {
      const { monitor } = await aMonitor(service);
      const stored = () => service.world.monitors.get(monitor.id)?.monitoringInterval;
      return {
        screen: (close) => <ChangeMonitorDialog monitor={monitor} onClose={close} />,
        fill: () => type('Interval', 'Daily'),
        button: /^Save the change/,
        effects: () => (stored() === 'Daily' ? 1 : 0),
        reads: [getMonitorOptions({ id: monitor.id })],
        field: 'monitoringInterval',
        colleague: {
          does: () => service.colleague(`PATCH /monitors/${monitor.id}`, { monitoringInterval: 'Monthly' }),
          stands: () => stored() === 'Monthly',
        },
      };
    },
  },
  {
    name: 'a monitor that is stopped',
    operation: 'DELETE /monitors/{id}',
    async prepare(service) {
      const { monitor } = await aMonitor(service);
      return {
        screen: (close) => <StopMonitorDialog monitor={monitor} onClose={close} />,
        fill: () => undefined,
        button: /^Stop monitoring/,
        effects: () => (service.world.monitors.get(monitor.id) ? 0 : 1),
        reads: [listMonitorsOptions({})],
      };
    },
  },
  {
    name: 'a scan',
    operation: 'POST /datasets/scans',
    async prepare(service) {
      const { id: providerId } = await aProvider(service);
      return {
        screen: (close) => (
          <StartScanDialog
            entity={{ providerId }}
            entityName="Ines Calloway"
            datasetType="OfacSdn"
            stays
            onClose={close}
          />
        ),
        fill: () => undefined,
        button: /^Start scan/,
        effects: () => count(service.world.scans.all(), (one) => one.providerId === providerId),
        reads: [listDatasetScansOptions({ entityId: providerId })],
        isUnderWay: true,
      };
    },
  },
  {
    name: 'a profile import',
    operation: 'POST /providers/profiles/import',
    async prepare(service) {
      const { id: providerId } = service.put('providers', { lastName: 'Calloway', npi: 1_234_567_893 });
      return {
        screen: (close) => <StartImportDialog providerId={providerId} source="Npi" onClose={close} />,
        fill: () => undefined,
        button: /^Start import/,
        effects: () => count(service.world.imports.all(), (one) => one.providerId === providerId),
        reads: [listProfileImportsOptions({ providerId })],
        isUnderWay: true,
      };
    },
  },
];
