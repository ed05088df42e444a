import { IconDownload, IconUpload } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { useId, useState } from 'react';
import { localDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { saveBlob } from '@/ui/files';
import { Section } from './-section';
import page from './-settings.module.css';
import classes from './-tokens.module.css';
import { readSettingsText, settingsText, type SettingsFile } from './-file';
import { TransferDialog } from './-transfer-dialog';

function save() {
  const blob = new Blob([settingsText()], { type: 'application/json' });
  saveBlob(blob, `credence settings ${localDay()}.json`);
}

/** Carries settings and saved views to another browser, or to a colleague, as one file. */
export function TransferSettings() {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<SettingsFile>();

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(undefined);
    const found = await chosen
      .text()
      .then(readSettingsText)
      .catch(() => ({ problem: 'The file could not be read. Was it moved meanwhile?' }));
    if ('problem' in found) setProblem(found.problem);
    else setFile(found);
  }

  return (
    <Section id="transfer" title="Export and import">
      <p className={page.hint}>
        One file with the settings of this page and the saved views of all lists. No password, token or secret
        is in it, and no record of the service.
      </p>
      <div className={classes.files}>
        <Button variant="default" leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
          Export settings
        </Button>
        <label className={classes.file} htmlFor={id}>
          <IconUpload size={14} aria-hidden />
          Import settings
          <input
            id={id}
            type="file"
            accept=".json,application/json"
            aria-describedby={problem ? `${id}-problem` : undefined}
            // The same file can be chosen again after it was mended.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          <IconOctagonX size={14} aria-hidden />
          <span>
            <b>Nothing was imported.</b> {problem} Your settings are as they were.
          </span>
        </p>
      )}
      {file && <TransferDialog file={file} onClose={() => setFile(undefined)} />}
    </Section>
  );
}
