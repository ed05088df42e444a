import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Checkbox, NativeSelect, Stack, TagsInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProviderTypesOptions } from '@/api/operations.gen';
import { templateElements, templateFor, usualTemplate } from '@/features/credentialing/checklist-templates';
import { Button } from '@/ui/button';
import { setSetting, useSetting } from '@/ui/settings';
import { InlineError } from '@/ui/states';
import { SettingsSection } from './-section';

/** Which elements a generated checklist has, by provider type: the standard ones, and further ones of one's own. */
export function ChecklistSettings() {
  const templates = useSetting('checklistTemplates');
  const types = useQuery(listProviderTypesOptions());
  const known = types.data?.flatMap(({ name }) => name || []) ?? [];
  // A template may be of a type that the organization does not have any more, or not here.
  const names = [...new Set([...known, ...Object.keys(templates)])].toSorted((a, b) => a.localeCompare(b));
  const [chosen, setChosen] = useState<string>();
  const type = chosen ?? names[0];
  const elements = templateFor(type, templates);
  const own = elements.filter((name) => !templateElements.includes(name));

  function save(standard: readonly string[], further: readonly string[]) {
    if (type === undefined) return;
    const added = further
      .map((name) => name.trim())
      .filter((name) => name && !templateElements.includes(name));
    const list = [...templateElements.filter((name) => standard.includes(name)), ...new Set(added)];
    const { [type]: _, ...others } = templates;
    const isUsual = JSON.stringify(list) === JSON.stringify(usualTemplate(type));
    setSetting('checklistTemplates', isUsual ? others : { ...others, [type]: list });
  }

  return (
    <SettingsSection id="checklists" title="Checklist templates">
      <Text c="dimmed">
        What the checklist of a credentialing request has when it is generated, by provider type. Application
        and attestation, each license, and sanctions and exclusions are on every checklist.
      </Text>
      {types.error && (
        <InlineError
          error={types.error}
          title="The provider types could not be read"
          onRetry={() => void types.refetch()}
        />
      )}
      {type !== undefined && (
        <Stack gap="md">
          <NativeSelect
            label="Provider type"
            value={type}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={names}
          />
          <Checkbox.Group
            label="Elements"
            value={elements.filter((name) => templateElements.includes(name))}
            onChange={(standard) => save(standard, own)}
          >
            <Stack gap={6} mt={4}>
              {templateElements.map((name) => (
                <Checkbox key={name} value={name} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
          <TagsInput
            label="Further elements"
            description="Enter adds one. It is a gap until its evidence is added."
            // A name may hold a comma.
            splitChars={[]}
            maxLength={200}
            value={own}
            onChange={(further) => save(elements, further)}
          />
          {Object.hasOwn(templates, type) && (
            <div>
              <Button variant="subtle" onClick={() => save(usualTemplate(type), [])}>
                Go back to the usual elements
              </Button>
            </div>
          )}
        </Stack>
      )}
    </SettingsSection>
  );
}
