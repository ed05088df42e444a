// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { facility } from './facility';
import { RecordFields } from './record-fields';

const listed = { id: 'a', name: 'North Clinic' };
const added = { id: 'b', name: 'South Clinic', city: 'Reno', state: 'NV' };

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    return Response.json(pathname === '/facilities/b' ? added : { items: [listed], totalCount: 1 });
  });
});

function Fields({ parentFacilityId }: { parentFacilityId: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { parentFacilityId } })}>
      <RecordFields definition={facility} />
    </FormProvider>
  );
}

test('A facility that was added after the list was read is named where another one is part of it', async () => {
  await renderScreen(<Fields parentFacilityId="b" />, createQueryClient());
  const chosen = await screen.findByDisplayValue('South Clinic, Reno NV');
  expect(chosen).toBe(screen.getByRole('combobox', { name: /^Part of/ }));
});
