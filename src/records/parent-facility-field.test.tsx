// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { facility } from './facility';
import { RecordFields } from './record-fields';

function Fields({ parentFacilityId }: { parentFacilityId: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { parentFacilityId } })}>
      <RecordFields definition={facility} />
    </FormProvider>
  );
}

test('A facility that was added after the list was read is named where another one is part of it', async () => {
  const service = await simulateService({ providers: 0 });
  service.put('facilities', { name: 'North Clinic' });
  const client = createQueryClient();
  const { unmount } = await renderScreen(<Fields parentFacilityId="" />, client);
  await waitFor(() => expect(service.reads()).not.toEqual([]));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  unmount();
  const { id } = service.put('facilities', { name: 'South Clinic', city: 'Reno', state: 'NV' });
  await renderScreen(<Fields parentFacilityId={id} />, client);
  const chosen = await screen.findByDisplayValue('South Clinic, Reno NV');
  expect(chosen).toBe(screen.getByRole('combobox', { name: /^Part of/ }));
});
