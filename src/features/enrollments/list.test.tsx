// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FilterPanel } from '@/table/menus/filter-panel';
import type { TableModel } from '@/table/model/use-table-model';
import { simulateService } from '@/testing/service';
import { renderPart } from '@/ui/testing';
import { enrollmentList } from './list';

test('Enrollments are filtered by a plan that is chosen by its name', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: payerId } = service.put('payers', {});
  const { id } = service.put('payerPlans', { payerId, name: 'Gold' });
  const set = vi.fn();
  const model = {
    list: enrollmentList,
    search: { search: {}, set },
    closeMenu: vi.fn(),
  } as unknown as TableModel<object>;
  const anchor = document.body.appendChild(document.createElement('button'));
  const user = renderPart(<FilterPanel model={model} name="payerPlanId" anchor={anchor} />);
  await user.click(await screen.findByRole('option', { name: /Gold/ }));
  expect(set).toHaveBeenCalledExactlyOnceWith({ payerPlanId: id });
});
