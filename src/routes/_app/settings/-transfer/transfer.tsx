import { Alert, Group, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { useState } from 'react';
import { localDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { ChooseFilesButton } from '@/ui/drop-field';
import { saveBlob } from '@/ui/files';
import { SettingsSection } from '../-section';
import { readSettingsText, settingsText, type SettingsFile } from './file';
import { TransferDialog } from './transfer-dialog';

function save() {
  const blob = new Blob([settingsText()], { type: 'application/json' });
  saveBlob(blob, `credence settings ${localDay()}.json`);
}

/** Carries settings and saved views to another browser, or to a colleague, as one file. */
export function TransferSettings() {
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<SettingsFile>();

  async function read([chosen]: readonly File[]) {
    setProblem(undefined);
    const found = await chosen
      ?.text()
      .then(readSettingsText)
      .catch(() => ({ problem: 'The file could not be read. Was it moved meanwhile?' }));
    if (!found) return;
    if ('problem' in found) setProblem(found.problem);
    else setFile(found);
  }

  return (
    <SettingsSection id="transfer" title="Export and import">
      <Text c="dimmed">
        One file with the settings of this page and the saved views of all lists. No password, token or secret
        is in it, and no record of the service.
      </Text>
      <Group gap="sm">
        <Button variant="default" leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
          Export settings
        </Button>
        <ChooseFilesButton
          name="Import settings"
          accept=".json,application/json"
          leftSection={<IconUpload size={14} aria-hidden />}
          onFiles={(chosen) => void read(chosen)}
        >
          Import settings
        </ChooseFilesButton>
      </Group>
      {problem && (
        <Alert color="red" icon={<IconOctagonX size={16} aria-hidden />}>
          <b>Nothing was imported.</b> {problem} Your settings are as they were.
        </Alert>
      )}
      {file && <TransferDialog file={file} onClose={() => setFile(undefined)} />}
    </SettingsSection>
  );
}
