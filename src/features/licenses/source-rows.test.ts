import { expect, it } from 'vitest';
import { groupBySource, sourceRows, sourceState, urgency } from './source-rows';

const issue = (name: string, of?: string, region = 'CA') => ({
  licenseTypeId: name,
  licenseTypeName: name,
  sourceName: `${name} board`,
  state: region,
  ...(of ? { status: { issue: of } } : {}),
});

it('puts sources with trouble first and keeps the service’s order among equals', () => {
  const rows = sourceRows(
    [issue('fine'), issue('slow', 'AutomationDegraded'), issue('fine too'), issue('down', 'SourceIssue')],
    [],
  );
  expect(rows.map((row) => row.status.licenseTypeName)).toEqual(['down', 'slow', 'fine', 'fine too']);
});

it('takes an issue nobody knew for trouble', () => {
  expect(urgency('SolarStorm')).toBeLessThan(urgency('Working'));
});

it('tells maintenance within the hour, unless the window is over', () => {
  const window = { description: 'Sundays at 3 AM', isUnderMaintenanceInTheNextHour: true };
  expect(sourceState({ maintenanceWindows: [window] }, undefined)).toBe('MaintenanceSoon');
  expect(sourceState({ maintenanceWindows: [{ ...window, isExpired: true }] }, undefined)).toBe('Working');
});

it('believes the list of license types where the status says nothing', () => {
  expect(sourceState({}, { source: { availability: 'Available', isDegraded: true } })).toBe('Degraded');
  expect(sourceState({}, { source: { availability: 'Unavailable' } })).toBe('Unavailable');
  expect(sourceState({}, undefined)).toBe('Working');
});

it('names a source once, with its worst state, however many license types it serves', () => {
  const rows = sourceRows(
    [
      { ...issue('nurse'), sourceName: 'Board' },
      { ...issue('doctor', 'SourceIssue'), sourceName: 'Board' },
      { ...issue('dentist', undefined, 'NV'), sourceName: 'Board' },
    ],
    [],
  );
  const { sources, trouble } = groupBySource(rows);
  expect(sources).toBe(2);
  expect(trouble).toEqual([{ name: 'Board', state: 'SourceIssue', region: 'CA', maintenance: [], types: 2 }]);
});
