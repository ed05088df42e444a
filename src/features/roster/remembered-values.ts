import { normalised } from '@/lib/names';
import { setSetting, useSetting } from '@/ui/settings';
import { useMemo } from 'react';
import type { ValueMapping } from './values/mapping';

/** What texts of rosters stand for in this browser and for the organization, by the fields that they stand in. */
export function useValueMapping(): ValueMapping {
  const remembered = useSetting('rosterValues');
  return useMemo(() => mappingOf(remembered), [remembered]);
}

/** A setting as the mapping that it keeps: `providerTypeId/FNP C` is the text of a field. */
export function mappingOf(remembered: Readonly<Record<string, string>>): ValueMapping {
  const mapping: Record<string, Record<string, string>> = {};
  for (const [name, value] of Object.entries(remembered)) {
    const slash = name.indexOf('/');
    if (slash > 0) (mapping[name.slice(0, slash)] ??= {})[name.slice(slash + 1)] = value;
  }
  return mapping;
}

/**
 * Keeps what a text of a field stands for among one's `own`, which stand over what is shared: a value of the field, or nothing
 * where it is to be left out.
 */
export function rememberValue(
  field: string,
  text: string,
  value: string,
  myValues: Readonly<Record<string, string>> = {},
): void {
  setSetting('rosterValues', { ...myValues, [`${field}/${normalised(text)}`]: value });
}
