import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { choosableLists, type ExclusionList } from '@/domain/exclusion-lists';
import { type ProgramId, programIds, programName, usualLists } from '@/domain/program';
import { useProgram } from '@/features/credentialing/use-program';
import { datasetName } from '@/lib/dataset-names';
import { localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { SegmentedField } from '@/ui/segmented-field';
import { setSetting, useSetting, useSharedSetting } from '@/ui/settings';
import { NumberSetting } from '../-number-setting';

const listClocks = [
  { value: 'CalendarMonth', label: 'Once a calendar month' },
  { value: 'Window', label: 'As before a decision' },
] as const;

/** The lists of a program are those that it brings, unless others are chosen or shared. */
function setLists(id: ProgramId, lists: readonly ExclusionList[], isShared: boolean) {
  const isUsual = sameLists(lists, usualLists(id));
  setSetting('programLists', isUsual && !isShared ? undefined : [...lists]);
}

/** By whose standards files are decided: how long evidence counts, and which lists everybody is searched in. */
export function ProgramFields() {
  const program = useProgram();
  const listClock = useSetting('listClock');
  const isShared = useSharedSetting('programLists') !== undefined;
  const isUsual = sameLists(program.lists, usualLists(program.id));
  // A file that is searched in no list would be clean by not looking.
  const isLast = program.lists.length === 1;

  /** A program brings its own lists. */
  function chooseProgram(id: ProgramId) {
    setSetting('program', id);
    setLists(id, usualLists(id), isShared);
  }

  return (
    <Stack gap="md">
      <NativeSelect
        label="Program"
        w={280}
        value={program.id}
        onChange={({ currentTarget: { value } }) => chooseProgram(value as ProgramId)}
        data={programIds.map((value) => ({ value, label: programName(value) }))}
      />
      {program.id === 'Own' ? (
        <NumberSetting name="reviewWindowDays" label="Verification time limit" unit="days" />
      ) : (
        <Text c="dimmed">
          Verification time limit: {count(program.windowDays(localDay()), 'day')} before {program.runsTo}.
          DEA, insurance and life support are valid on the day or not; education and NPI are verified once.
          {program.id !== 'Urac' &&
            ` Files decided before Jul 1, 2025 count by ${count(program.windowDays('2025-06-30'), 'day')}.`}
        </Text>
      )}
      <Checkbox.Group
        label="Lists that everybody is searched in"
        description={
          isUsual
            ? 'As the program asks. A list that was not searched is a gap of every file.'
            : 'Chosen by your organization in place of the program’s.'
        }
        value={[...program.lists]}
        onChange={(names) =>
          setLists(
            program.id,
            choosableLists.filter((list) => names.includes(list)),
            isShared,
          )
        }
      >
        <Stack gap={6} mt={4}>
          {choosableLists.map((list) => (
            <Checkbox
              key={list}
              value={list}
              label={datasetName(list)}
              disabled={isLast && program.lists.includes(list)}
              description={isLast && program.lists.includes(list) ? 'At least one list stays.' : undefined}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <SegmentedField
        label="Between decisions a search of a list counts"
        labelShown
        data={listClocks}
        value={listClock}
        onChange={(value) => setSetting('listClock', value)}
      />
    </Stack>
  );
}

const sameLists = (one: readonly ExclusionList[], other: readonly ExclusionList[]) =>
  one.length === other.length && one.every((list) => other.includes(list));
