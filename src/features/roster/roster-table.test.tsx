// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Facility } from '@/api/models';
import { layOutTables } from '@/table/testing';
import { checkRows } from './check';
import { facilityRoster } from './facility-roster';
import type { OnFile } from './model/kind';
import { RosterTable } from './roster-table';
import { stubColumnsWidth } from './testing';

layOutTables();
beforeEach(() => stubColumnsWidth(1_200));

const columns = ['name', 'addressLine1', 'city', 'state', 'zipCode', 'parentFacilityId'];
const onMend = vi.fn();

/** Draws rows of these cells, of which something may be on file. */
function show(rows: string[][], facilities: Facility[] = [], onFile?: OnFile) {
  const kind = facilityRoster(facilities);
  const lines = rows.map((cells, index) => ({ line: index + 2, cells }));
  const there = new Map(onFile?.identities.map((identity) => [identity, onFile]));
  const given = columns.slice(0, rows[0]?.length);
  const checked = checkRows(kind, given, lines, there);
  render(
    <MantineProvider>
      <RosterTable kind={kind} columns={given} rows={checked} onMend={onMend} />
    </MantineProvider>,
  );
}

const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const cedar = ['Cedar', '1 Main St', 'El Paso', 'TX'];

test('What the file has no column for is mended in a place of its own', async () => {
  show([cedar]);
  expect(screen.queryByRole('columnheader', { name: 'Fax' })).toBeNull();
  await userEvent.type(await cell('ZIP code, line 2'), '79901{Enter}');
  expect(onMend).toHaveBeenCalledWith(2, 'zipCode', '79901');
});

test('A cell says how it was read, and what is held instead, by the names of both', async () => {
  const facilities = [
    { id: 'a1', name: 'Ash Hospital' },
    { id: 'b1', name: 'Birch Hospital', city: 'Waco', state: 'TX' as const },
  ];
  const values = { name: 'Cedar', addressLine1: '1 Main St', zipCode: '79901', parentFacilityId: 'a1' };
  const onFile = { id: 'f1', values, identities: facilityRoster(facilities).identities(values) };
  const row = [...cedar, '79901', 'birch hospital'];
  show([row, row.with(1, '2 Main St')], facilities, onFile);
  expect((await cell('Part of, line 2')).title).toBe('There it is: Ash Hospital');
  expect((await cell('Part of, line 3')).title).toBe('Read as Birch Hospital, Waco TX');
});

test('A column that is out of sight is read all the same, without fields', async () => {
  stubColumnsWidth(400);
  show([[...cedar, '79901', 'Ash']]);
  await cell('Name, line 2');
  expect(screen.queryByRole('textbox', { name: 'Part of, line 2' })).toBeNull();
  expect(screen.getByRole('cell', { name: 'Ash' })).toBeDefined();
});
