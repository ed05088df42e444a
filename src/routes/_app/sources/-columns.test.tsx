// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sourceRows } from '@/features/licenses/source-rows';
import type { LicenseType, LicenseTypeStatus } from '@/api/models';
import { sourceColumns } from './-columns';

/** What the row of a license type says, by the heads of the columns. */
function show(status: LicenseTypeStatus, type?: LicenseType) {
  const [row] = sourceRows([status], type ? [type] : []);
  if (!row) throw new Error('one status makes one row');
  render(
    <MantineProvider env="test">
      <dl>
        {sourceColumns.map(({ id, header, cell, value }) => (
          <div key={id}>
            <dt id={id}>{header}</dt>
            <dd aria-labelledby={id}>{cell ? cell(row) : String(value(row) ?? '')}</dd>
          </div>
        ))}
      </dl>
    </MantineProvider>,
  );
  return (header: string) => screen.getByRole('definition', { name: header }).textContent;
}

const source = { name: 'Puerto Rico Medical Board', state: 'PR', url: 'https://verify.example/lookup' };

it('a source that cannot be reached says so beside its issue, its times and how it is asked', () => {
  const cellText = show(
    {
      licenseTypeId: 't1',
      licenseTypeName: 'Physician (MD)',
      sourceName: source.name,
      state: 'PR',
      status: { issue: 'SourceIssue', averageProcessingTime: 2_500, averageFailureRate: 0.184 },
      maintenanceWindows: [{ description: 'Sundays at 3 AM' }, { description: 'Last year', isExpired: true }],
    },
    {
      id: 't1',
      source: { ...source, availability: 'Unavailable', isDegraded: true },
      sources: [{ state: 'PR', hasPassThroughFee: true, requiredParameters: ['LicenseNumber', 'Ssn'] }],
    },
  );
  expect(cellText('Issue')).toMatch(/source issue/i);
  expect(cellText('Availability')).toBe('Unavailable');
  expect(cellText('Lookups failing')).toBe('18.4%');
  expect(cellText('Average time')).toMatch(/2\.5/);
  expect(cellText('Maintenance')).toBe('Sundays at 3 AM');
  expect(cellText('Fee')).toBe('Fee');
  expect(cellText('Looked up by')).toMatch(/license number, ssn/i);
  expect(screen.getByRole('link', { name: source.name }).getAttribute('href')).toBe(source.url);
});

it('a source of which little is known is shown all the same, and no address but one of the web is a link', () => {
  const cellText = show(
    { licenseTypeId: 't2', licenseTypeName: 'Dentist', status: { averageFailureRate: Number.NaN } },
    { id: 't2', source: { name: 'Board', url: 'javascript:alert(1)' } },
  );
  expect(cellText('Source')).toBe('Board');
  expect(screen.queryByRole('link')).toBeNull();
  expect(cellText('Issue')).toBe('No known issue');
  expect(cellText('Lookups failing')).toMatch(/not given/);
});
