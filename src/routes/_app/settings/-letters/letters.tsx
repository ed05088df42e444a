import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { occasionWords } from '@/domain/letter';
import { builtInTemplates } from '@/domain/letter-templates';
import { useLetterTemplates, type NamedTemplate } from '@/features/letters/templates';
import { Button } from '@/ui/button';
import { RecordList, RecordRow } from '@/ui/layout';
import { openDialog } from '@/ui/open-dialog';
import { readSetting, setSetting, useOwnSetting, useSharedSetting, type Settings } from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { Verbatim } from '@/ui/text';
import { SettingsSection } from '../-section';

const editLetter = async () => (await import('./letter-dialog')).LetterTemplateDialog;

type Kept = Settings['letterTemplates'];

const none: Kept = {};

/** The templates of letters: those of the console, in its words or in one's own, and further ones. */
export function LetterSettings() {
  const templates = useLetterTemplates();
  const own = useOwnSetting('letterTemplates') ?? none;
  const shared = useSharedSetting('letterTemplates') ?? none;
  return (
    <SettingsSection id="letters" title="Letter templates">
      <Text c="dimmed">
        What letters and mails begin with. What stands between double braces, such as {'{{provider name}}'},
        is filled in when a letter is written; what is not known is asked for then.
      </Text>
      <RecordList label="Letter templates">
        {templates.map((template) => (
          <TemplateRow key={template.name} {...{ template, templates, own, shared }} />
        ))}
      </RecordList>
      <div>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => openDialog(editLetter, { template: undefined })}
        >
          New template
        </Button>
      </div>
    </SettingsSection>
  );
}

interface TemplateRowProps {
  template: NamedTemplate;
  templates: readonly NamedTemplate[];
  own: Kept;
  shared: Kept;
}

function TemplateRow({ template, templates, own, shared }: TemplateRowProps) {
  const { name, ...value } = template;
  const isOwn = Object.hasOwn(own, name);
  const isShared = Object.hasOwn(shared, name);
  const isBuiltIn = Object.hasOwn(builtInTemplates, name);
  return (
    <RecordRow
      end={
        <>
          <Button
            size="xs"
            variant="default"
            aria-label={`Edit the letter “${name}”`}
            onClick={() => openDialog(editLetter, { template })}
          >
            Edit
          </Button>
          <Button
            size="xs"
            variant="subtle"
            aria-label={`Duplicate the letter “${name}”`}
            onClick={() =>
              openDialog(editLetter, {
                template: undefined,
                begin: { ...template, name: freeName(name, templates) },
              })
            }
          >
            Duplicate
          </Button>
        </>
      }
      below={
        (isOwn || isShared) && (
          <ShareSlot
            kind="letters"
            names={[name]}
            words={`the letter “${name}”`}
            value={value}
            isOwn={isOwn}
            follow={() => forget(name, own)}
            keep={(kept) => {
              const mine = readSetting('letterTemplates', { [name]: kept });
              setSetting('letterTemplates', { ...own, ...mine });
            }}
          />
        )
      }
    >
      <Verbatim>{name}</Verbatim>
      <Text size="xs" c="dimmed">
        {occasionWords[template.occasion]}
        {isOwn ? (isBuiltIn ? ', changed by you' : ', yours') : isShared ? ', shared' : ''}
      </Text>
    </RecordRow>
  );
}

/** Gives one's own template up: what is shared, or the console has by itself, is in force again. */
function forget(name: string, own: Kept): void {
  const { [name]: _, ...others } = own;
  setSetting('letterTemplates', Object.keys(others).length > 0 ? others : undefined);
}

/** `Denial (2)`, the first number that is free. */
function freeName(name: string, templates: readonly NamedTemplate[]): string {
  for (let next = 2; ; next += 1) {
    const candidate = `${name} (${next})`;
    if (!templates.some((one) => one.name === candidate)) return candidate;
  }
}
