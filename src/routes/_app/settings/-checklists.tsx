import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Checkbox, NativeSelect, Stack, TagsInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProviderTypesOptions } from '@/api/operations.gen';
import { templateElements, templateFor, templateWords } from '@/domain/evidence/standard-checklist';
import { Button } from '@/ui/button';
import { ReadError } from '@/ui/loaded';
import { readSetting, setSetting, useOwnSetting, useSetting, useSharedSetting } from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { SettingsSection } from './-section';

const noTemplates: Record<string, string[]> = {};

/** Which elements a generated checklist has, by provider type: the standard ones, and further ones of one's own. */
export function ChecklistSettings() {
  const templates = useSetting('checklistTemplates');
  const ownTemplates = useOwnSetting('checklistTemplates') ?? noTemplates;
  const shared = useSharedSetting('checklistTemplates') ?? noTemplates;
  const types = useQuery(listProviderTypesOptions());
  const known = types.data?.flatMap(({ name }) => name || []) ?? [];
  // A template may be of a type that the organization does not have any more, or not here.
  const names = [...new Set([...known, ...Object.keys(templates)])].toSorted((a, b) => a.localeCompare(b));
  const [chosen, setChosen] = useState<string>();
  const type = chosen ?? names[0];
  const elements = templateFor(type, templates);
  const customElements = elements.filter((name) => !templateElements.includes(name));

  function save(standard: readonly string[], further: readonly string[]) {
    if (type === undefined) return;
    const added = further
      .map((name) => name.trim())
      .filter((name) => name && !templateElements.includes(name));
    const list = [...templateElements.filter((name) => standard.includes(name)), ...new Set(added)];
    keep(list);
  }

  /** Keeps the elements of the type as one's own, unless they are what there is without: shared, or the usual ones. */
  function keep(list: string[] | undefined) {
    if (type === undefined) return;
    const { [type]: _, ...others } = ownTemplates;
    const isBase = !list || JSON.stringify(list) === JSON.stringify(templateFor(type, shared));
    const next = isBase ? others : { ...others, [type]: list };
    setSetting('checklistTemplates', Object.keys(next).length > 0 ? next : undefined);
  }

  return (
    <SettingsSection id="checklists" title="Checklist templates">
      <Text c="dimmed">
        What the checklist of a credentialing request has when it is generated, by provider type; what is
        asked once is not asked again at recredentialing. Application and attestation, each license, and
        sanctions and exclusions are on every checklist.
      </Text>
      <ReadError query={types} title="The provider types could not be read" />
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
            onChange={(standard) => save(standard, customElements)}
          >
            <Stack gap={6} mt={4}>
              {templateElements.map((name) => (
                <Checkbox key={name} value={name} label={name} description={templateWords(name)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <TagsInput
            label="Further elements"
            description="Enter adds one. It is a gap until its evidence is added."
            // A name may hold a comma.
            splitChars={[]}
            maxLength={200}
            maxTags={100}
            value={customElements}
            onChange={(further) => save(elements, further)}
          />
          {Object.hasOwn(ownTemplates, type) && !Object.hasOwn(shared, type) && (
            <div>
              <Button variant="subtle" onClick={() => keep(undefined)}>
                Go back to the usual elements
              </Button>
            </div>
          )}
          <ShareSlot
            key={type}
            kind="checklists"
            names={[type]}
            words={`the checklist of ${type}`}
            value={elements}
            isOwn={Object.hasOwn(ownTemplates, type)}
            follow={() => keep(undefined)}
            keep={(value) => {
              const mine = readSetting('checklistTemplates', { [type]: value });
              setSetting('checklistTemplates', { ...ownTemplates, ...mine });
            }}
          />
        </Stack>
      )}
    </SettingsSection>
  );
}
