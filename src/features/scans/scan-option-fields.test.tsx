// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Dataset, Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { noOptions, ScanOptionFields, sentOptions } from './scan-option-fields';

let service: SimulatedService;
let provider: Provider & { id: string };
let entry: string;
const alias = 'a1a1a1a1-0000-4000-8000-000000000001';

const board: Dataset = {
  type: 'Abms',
  capabilities: { SupportsReferences: true },
  parameterSets: [
    { id: 's1', entityType: 'Practitioner', supportedParameterTypes: ['Name', 'BoardCertificationNumber'] },
  ],
};

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const aliases = [{ id: alias, firstName: 'Ines', lastName: 'Brandt' }];
  const { id } = service.put('providers', { firstName: 'Ines', lastName: 'Calloway', aliases });
  ({ id: entry } = service.put('providerInfo', {
    providerId: id,
    collection: 'boardCertifications',
    facts: { boardCertificationNumber: 'C-100', specialty: 'Cardiology' },
  }));
  provider = await service.colleague(`GET /providers/${id}`);
});

function TestFields({ dataset }: { dataset: Dataset }) {
  const [value, setValue] = useState(noOptions);
  return (
    <>
      <ScanOptionFields
        dataset={dataset}
        isFacility={false}
        provider={provider}
        value={value}
        onChange={setValue}
      />
      <output>{JSON.stringify(sentOptions(value))}</output>
    </>
  );
}

const requestLines = () => service.reads().map(({ line }) => line);
const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

function show(dataset: Dataset) {
  render(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient()}>
        <TestFields dataset={dataset} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

test('Where the dataset takes references, one entry of the file can be searched by instead of all', async () => {
  const user = show(board);
  const field = await screen.findByLabelText('Entry to search by');
  expect(requestLines()).toEqual([`GET /providers/${provider.id}/info/boardCertifications`]);
  expect(sent()).toEqual({});
  await user.selectOptions(field, 'C-100, Cardiology');
  expect(sent()).toEqual({ options: { referenceId: entry } });
});

test('Where it takes aliases, one name can be searched by, and no entry is asked for', async () => {
  const user = show({ ...board, capabilities: { SupportsAliases: true } });
  await user.selectOptions(screen.getByLabelText('Name to search'), 'Ines Brandt (alias)');
  expect(sent()).toEqual({ options: { referenceId: alias } });
  expect(requestLines()).toEqual([]);
});

test('Where it takes neither, there is nothing to choose', () => {
  show({ ...board, capabilities: {} });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(requestLines()).toEqual([]);
});

test('Another parameter set forgets the entry that was chosen for the one before', async () => {
  const user = show({
    ...board,
    parameterSets: [
      ...(board.parameterSets ?? []),
      { id: 's2', entityType: 'Practitioner', requiredParameterTypes: ['Npi'] },
    ],
  });
  await user.selectOptions(await screen.findByLabelText('Entry to search by'), 'C-100, Cardiology');
  await user.selectOptions(screen.getByLabelText('Search by'), 'NPI');
  expect(sent()).toEqual({ options: { parameterSetId: 's2' } });
});
