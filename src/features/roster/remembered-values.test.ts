// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getSetting, setSetting, shareSettings } from '@/ui/settings';
import { mappingOf, rememberValue, useValueMapping } from './remembered-values';

afterEach(() => {
  setSetting('rosterValues', undefined);
  shareSettings({});
});

test('What a text stands for is remembered by its field, however it is written', () => {
  rememberValue('providerTypeId', 'Hospitalist, NPP', 'np');
  rememberValue('gender', 'Wizard', '', getSetting('rosterValues'));
  expect(mappingOf(getSetting('rosterValues'))).toEqual({
    providerTypeId: { 'HOSPITALIST NPP': 'np' },
    gender: { WIZARD: '' },
  });
});

test('What the organization shares counts where nothing of one’s own stands over it', () => {
  shareSettings({ rosterValues: { 'providerTypeId/NPP': 'np', 'providerTypeId/PHD': 'psy' } });
  rememberValue('providerTypeId', 'PhD', '');
  expect(renderHook(() => useValueMapping()).result.current).toEqual({
    providerTypeId: { NPP: 'np', PHD: '' },
  });
});
