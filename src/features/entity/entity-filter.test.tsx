// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterValue } from '@/table/menus/chip';
import { simulateService } from '@/testing/service';
import { renderPart } from '@/ui/testing';
import { entityFilter } from './entity-filter';

test('A list about one provider or facility says its name, of which the address has the id alone', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const { id: facilityId } = service.put('facilities', { name: 'Cedar Clinic' });
  const filter = entityFilter();
  renderPart([providerId, facilityId].map((id) => <FilterValue key={id} filter={filter} value={id} />));
  expect(await screen.findByText(/Quill/)).toBeTruthy();
  expect(await screen.findByText(/Cedar Clinic/)).toBeTruthy();
});
