// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { providerSearchOptions } from '@/features/providers/provider-filter';
import { simulateService } from '@/testing/service';
import { renderPart } from '@/ui/testing';
import { ProviderPicker } from './provider-picker';

async function people() {
  const service = await simulateService({ providers: 0 });
  for (const [firstName, lastName, npi] of [
    ['Ada', 'Lindgren', 1234567893],
    ['Sean', "O'Dwyer", 1558325546],
    ['Linda', 'Ames', undefined],
  ] as const)
    service.put('providers', { firstName, lastName, ...(npi && { npi }) });
}

const written = [
  ['lindgren ada', 'Lindgren, Ada'],
  ['odwyer', "O'Dwyer, Sean"],
  ['lindgrn', 'Lindgren, Ada'],
  ['1234567893', 'Lindgren, Ada'],
] as const;

test.each(written)('a picker finds by “%s” whom the palette finds', async (typed, name) => {
  await people();
  const onChoose = vi.fn();
  const user = renderPart(<ProviderPicker onChoose={onChoose} />);
  await user.type(screen.getByRole('combobox', { name: 'Provider' }), typed);
  await vi.waitFor(() => {
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual([expect.stringContaining(name)]);
  });
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledOnce();
});

test.each(written)('a filter of a list finds by “%s” whom the palette finds', async (typed, name) => {
  await people();
  const { items } = await createQueryClient().fetchQuery(providerSearchOptions(typed));
  expect(items.map(({ firstName, lastName }) => `${lastName}, ${firstName}`)).toEqual([name]);
});
