import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { count, formatNumber, uncapitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { Section } from '@/ui/layout';
import { setSetting, useOwnSetting, useSetting } from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { Verbatim } from '@/ui/text';
import type { RosterField } from './model/fields';
import type { RosterKind } from './model/kind';
import type { UnknownValue } from './values/mapping';
import { rememberValue } from './remembered-values';

interface UnknownValuesProps {
  kind: RosterKind;
  unknown: readonly UnknownValue[];
}

/** So many values are asked about at first, and so many more each time. */
const step = 10;
/** The choice that leaves a value out; no field has a value of this name. */
const leaveOut = 'leave out';

/** The choices of a field, with those that a text may mean first; a list of its own where there are any. */
function choicesFor({ choices = [], likely }: RosterField, text: string) {
  const all = choices.map(({ value, label }) => ({ value, label }));
  const meant = (likely?.(text) ?? []).flatMap((value) => all.find((choice) => choice.value === value) ?? []);
  if (meant.length === 0) return all;
  const others = all.filter((choice) => !meant.includes(choice));
  return [
    { group: 'Likely', items: meant },
    { group: 'All others', items: others },
  ];
}

/** Texts that stand for no choice of their field: what each means is said once for all of its rows, and remembered. */
export function UnknownValues({ kind, unknown }: UnknownValuesProps) {
  const myValues = useOwnSetting('rosterValues');
  const remembered = useSetting('rosterValues');
  const [length, setLength] = useState(step);
  if (unknown.length === 0 && Object.keys(remembered).length === 0) return null;
  return (
    <Section title="Values that are not known" count={unknown.length}>
      <Stack gap="xs">
        {unknown.slice(0, length).map(({ field: key, value, rows }) => {
          const field = kind.fields.find((one) => one.key === key);
          return (
            <Group key={`${key} ${value}`} gap="sm">
              <Text>
                <Verbatim>“{value}”</Verbatim>, {count(rows, 'row')}, {uncapitalized(field?.label ?? key)}
              </Text>
              <NativeSelect
                size="xs"
                aria-label={`What “${value}” means, ${uncapitalized(field?.label ?? key)}`}
                value=""
                data={[
                  { value: '', label: 'Stays out' },
                  { value: leaveOut, label: 'Always leave out' },
                  ...(field ? choicesFor(field, value) : []),
                ]}
                onChange={({ currentTarget: { value: chosen } }) =>
                  chosen && rememberValue(key, value, chosen === leaveOut ? '' : chosen, myValues)
                }
              />
            </Group>
          );
        })}
        {unknown.length > length && (
          <Button variant="default" size="xs" onClick={() => setLength(length + step)}>
            Show {formatNumber(Math.min(step, unknown.length - length))} more
          </Button>
        )}
        {Object.keys(remembered).length > 0 && (
          <ShareSlot
            kind="roster-values"
            words="the values of rosters"
            value={remembered}
            isOwn={myValues !== undefined}
            follow={() => setSetting('rosterValues', undefined)}
            keep={(value) => setSetting('rosterValues', value as Record<string, string>)}
          />
        )}
      </Stack>
    </Section>
  );
}
