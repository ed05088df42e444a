// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { templateFor } from '@/domain/evidence/standard-checklist';
import { simulateService } from '@/testing/service';
import { getSetting, readSetting, setSetting } from '@/ui/settings';
import { renderPart } from '@/ui/testing';
import { ChecklistSettings } from './-checklists';

beforeEach(async () => {
  setSetting('checklistTemplates', undefined);
  await simulateService();
});

const show = () => renderPart(<ChecklistSettings />);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const elementsOf = (type: string) => templateFor(type, getSetting('checklistTemplates'));

test('each provider type has its own elements, which are chosen, added to, and given up again', async () => {
  const user = show();
  await user.selectOptions(await screen.findByLabelText('Provider type'), 'Registered nurse');
  expect(box('Board certification').checked).toBe(false);
  await user.click(box('Work history, five years'));
  expect(elementsOf('Registered nurse')).not.toContain('Work history, five years');
  expect(elementsOf('Physician (MD)')).toContain('Work history, five years');

  await user.type(
    screen.getByRole('combobox', { name: 'Further elements' }),
    'Background check, national{Enter}',
  );
  expect(elementsOf('Registered nurse').at(-1)).toBe('Background check, national');
  await user.selectOptions(screen.getByLabelText('Provider type'), 'Physician (MD)');
  expect(screen.queryByText('Background check, national')).toBeNull();

  await user.selectOptions(screen.getByLabelText('Provider type'), 'Registered nurse');
  await user.click(screen.getByRole('button', { name: 'Go back to the usual elements' }));
  expect(getSetting('checklistTemplates')).toEqual({});
  expect(box('Work history, five years').checked).toBe(true);
});

test('what cannot be a template is passed over when it is read', () => {
  expect(readSetting('checklistTemplates', { Nurse: ['NPI', 4], Other: 'NPI' })).toEqual({ Nurse: ['NPI'] });
  expect(readSetting('checklistTemplates', ['NPI'])).toBeUndefined();
});
