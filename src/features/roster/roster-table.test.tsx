// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { layOutTables } from '@/table/testing';
import { checkRows } from './check';
import { matchColumns } from './columns';
import { facilityRoster } from './facility-roster';
import { RosterTable } from './roster-table';

const kind = facilityRoster([]);

layOutTables();

test('What the file has no column for is mended in a place of its own', async () => {
  const columns = matchColumns(['Name', 'Address', 'City', 'State'], kind.fields);
  const rows = checkRows(
    kind,
    columns,
    [{ line: 2, cells: ['Cedar', '1 Main St', 'El Paso', 'TX'] }],
    new Map(),
  );
  const onMend = vi.fn();
  render(
    <MantineProvider>
      <RosterTable kind={kind} columns={columns} rows={rows} onMend={onMend} />
    </MantineProvider>,
  );
  expect(screen.queryByRole('columnheader', { name: 'Fax' })).toBeNull();
  await userEvent.type(await screen.findByRole('textbox', { name: 'ZIP code, line 2' }), '79901{Enter}');
  expect(onMend).toHaveBeenCalledWith(2, 'zipCode', '79901');
});
