import { NativeSelect, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { count, formatNumber, uncapitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { setSetting, useOwnSetting, useSetting } from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { Verbatim } from '@/ui/text';
import type { RosterField } from './model/fields';
import type { RosterKind } from './model/kind';
import type { UnknownValue } from './values/mapping';
import { rememberValue } from './remembered-values';
import { wordsOfProfession } from './values/specialties';

interface UnknownValuesProps {
  kind: RosterKind;
  unknown: readonly UnknownValue[];
  /** Those that were taken for a choice of another name. */
  taken: readonly UnknownValue[];
}

/** So many values are asked about at first, and so many more each time. */
const step = 10;
/** As wide as a phone is; one below the other they begin and end at one line. */
export const selectWidth = { base: 'min(340px, calc(100vw - 32px))', sm: 300 };
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

/**
 * Texts that stand for no choice of their field: what each means is said once for all of its rows, and remembered. Those that were
 * taken for a choice of another name are told, and can be changed.
 */
export function UnknownValues({ kind, unknown, taken }: UnknownValuesProps) {
  const myValues = useOwnSetting('rosterValues');
  const remembered = useSetting('rosterValues');
  const isKept = Object.keys(remembered).length > 0;
  const [first] = taken;
  if (unknown.length === 0 && !first && !isKept) return null;

  const row = ({ field: key, value, of = '', rows, taken: now = '' }: UnknownValue) => {
    const field = kind.fields.find((one) => one.key === key);
    const whose = of && `, ${uncapitalized(of)}`;
    const label = uncapitalized(field?.label ?? key);
    return (
      <RecordRow
        key={`${key} ${value} ${of} ${now}`}
        end={
          <NativeSelect
            size="xs"
            w={selectWidth}
            aria-label={`What “${value}”${whose} means, ${label}`}
            value={now}
            data={[
              ...(now ? [] : [{ value: '', label: 'Stays out' }]),
              { value: leaveOut, label: 'Always leave out' },
              ...(field ? choicesFor(field, value) : []),
            ]}
            onChange={({ currentTarget: { value: chosen } }) =>
              chosen &&
              rememberValue(key, wordsOfProfession(value, of), chosen === leaveOut ? '' : chosen, myValues)
            }
          />
        }
      >
        <Verbatim>“{value}”</Verbatim>
        {whose}, {label}, {count(rows, 'row')}
      </RecordRow>
    );
  };

  return (
    <Section
      title={unknown.length > 0 ? 'Values that are not known' : 'What values mean'}
      count={unknown.length || undefined}
    >
      <Stack gap="xs">
        <Steps all={unknown} row={row} />
        {first && (
          <Fold summary={takenWords(kind, taken)}>
            <Stack gap="xs" mt="xs">
              <Steps all={taken} row={row} />
            </Stack>
          </Fold>
        )}
        {isKept && (
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

/** `14 values were read from other words: “Cardiology” as Internal Medicine, Cardiovascular Disease (207RC0000X) …` */
function takenWords({ fields }: RosterKind, taken: readonly UnknownValue[]): string {
  const [{ field: key = '', value = '', taken: id = '' } = {}] = taken;
  const field = fields.find((one) => one.key === key);
  const example = `“${value}” as ${field?.words?.(id) ?? id}`;
  return taken.length === 1
    ? `1 value was read from other words: ${example}`
    : `${formatNumber(taken.length)} values were read from other words, such as ${example}`;
}

interface StepsProps {
  all: readonly UnknownValue[];
  row: (one: UnknownValue) => ReactNode;
}

/** The first of some, and the others on demand. */
function Steps({ all, row }: StepsProps) {
  const [length, setLength] = useState(step);
  return (
    <>
      <RecordList>{all.slice(0, length).map(row)}</RecordList>
      {all.length > length && (
        <Button variant="default" size="xs" onClick={() => setLength(length + step)}>
          Show {formatNumber(Math.min(step, all.length - length))} more
        </Button>
      )}
    </>
  );
}
