import { Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionIcon, Button, LinkButton } from '@/ui/button';
import { Chosen } from '@/ui/chosen';
import { DateInput } from '@/ui/date-input';
import { ChooseFilesButton, DropField } from '@/ui/drop-field';
import { EditDelete } from '@/ui/edit-delete';
import { Page } from '@/ui/page';
import { Section } from '@/ui/layout';
import { SearchSelect } from '@/ui/search-select';
import { SegmentedField } from '@/ui/segmented-field';

const nothing = () => undefined;
const variants = ['filled', 'default', 'subtle', 'transparent'] as const;
const blocked = 'Your role can only read.';
const views = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
];
const names = ['Ana Ruiz', 'Bo Lindqvist', 'Chidi Okafor'];

/** What is pressed and chosen with, outside of forms. */
export function Controls() {
  const [view, setView] = useState('list');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [day, setDay] = useState('11/20/2026');
  const found = names.filter((name) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <Page title="Controls">
      <Section title="Buttons">
        <Stack gap="sm">
          {variants.map((variant) => (
            <Group key={variant} gap="sm">
              <Button variant={variant}>{variant}</Button>
              <Button variant={variant} size="xs">
                small
              </Button>
              <Button variant={variant} color="red">
                of no return
              </Button>
              <Button variant={variant} loading>
                under way
              </Button>
              <Button variant={variant} disabled>
                disabled
              </Button>
              <Button variant={variant} blocked={blocked}>
                blocked
              </Button>
              <LinkButton variant={variant} to="/">
                link
              </LinkButton>
            </Group>
          ))}
          <Group gap="sm">
            <ActionIcon aria-label="Add">
              <IconPlus size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label="Add" variant="default" disabled title={blocked}>
              <IconPlus size={16} aria-hidden />
            </ActionIcon>
            <EditDelete name="the note" onEdit={nothing} onDelete={nothing} />
            <EditDelete name="the locked note" onEdit={nothing} onDelete={nothing} blocked={blocked} />
          </Group>
        </Stack>
      </Section>
      <Section title="One of a few">
        <SegmentedField label="View" labelShown data={views} value={view} onChange={setView} />
      </Section>
      <Section title="Search and choose">
        <SearchSelect
          label="Providers"
          words={words}
          onWords={setWords}
          items={found}
          keyOf={(name) => name}
          show={(name) => name}
          onChoose={(name) =>
            setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
          }
          listLabel="Providers found"
          chosen={chosen}
          several
        />
        <Chosen name="Ana Ruiz" onChange={nothing}>
          , NPI 1234567893
        </Chosen>
        <Chosen name="Bo Lindqvist" onChange={undefined} />
      </Section>
      <Section title="A date">
        <DateInput label="Effective date" what="effective date" value={day} onChange={setDay} />
        <DateInput
          label="Cannot be read"
          what="other date"
          value="soon"
          onChange={nothing}
          error="Not a date"
        />
        <DateInput label="Disabled" what="fixed date" value={day} onChange={nothing} disabled />
      </Section>
      <Section title="Files">
        <DropField name="Documents" label="Choose files, or drop them here" onFiles={nothing} multiple />
        <DropField name="No documents" label="Choose files" onFiles={nothing} disabled />
        <Group>
          <ChooseFilesButton name="Roster" onFiles={nothing}>
            Choose a roster
          </ChooseFilesButton>
        </Group>
      </Section>
    </Page>
  );
}
