import { Alert, FileButton, Group, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { useRef, useState } from 'react';
import { localDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { saveBlob } from '@/ui/files';
import { SettingsSection } from './-section';
import { readSettingsText, settingsText, type SettingsFile } from './-file';
import { TransferDialog } from './-transfer-dialog';

function save() {
  const blob = new Blob([settingsText()], { type: 'application/json' });
  saveBlob(blob, `credence settings ${localDay()}.json`);
}

/** Carries settings and saved views to another browser, or to a colleague, as one file. */
export function TransferSettings() {
  const reset = useRef<() => void>(null);
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<SettingsFile>();

  async function read(chosen: File | null) {
    if (!chosen) return;
    setProblem(undefined);
    // The same file can be chosen again after it was mended.
    reset.current?.();
    const found = await chosen
      .text()
      .then(readSettingsText)
      .catch(() => ({ problem: 'The file could not be read. Was it moved meanwhile?' }));
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
        <FileButton
          accept=".json,application/json"
          resetRef={reset}
          inputProps={{ 'aria-label': 'Import settings' }}
          onChange={(chosen) => void read(chosen)}
        >
          {({ onClick }) => (
            <Button variant="default" leftSection={<IconUpload size={14} aria-hidden />} onClick={onClick}>
              Import settings
            </Button>
          )}
        </FileButton>
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
