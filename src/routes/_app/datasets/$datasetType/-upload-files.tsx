import { Group } from '@mantine/core';
import { lastUpload } from '@/features/datasets/upload/remembered';
import { stateName } from '@/lib/states';
import { formatNumber } from '@/lib/words';
import { tabularTypes } from '@/tabular/words';
import { Button } from '@/ui/button';
import { DropField } from '@/ui/drop-field';
import { fileSize } from '@/ui/files';
import { Note } from '@/ui/layout';

const ofStates = 'StateSanctionsAndExclusions';

/** Whether a dataset has the lists of all states, of which each is published for itself. */
export const isOfStates = (datasetType: string): boolean => datasetType === ofStates;

/**
 * Said before a file is chosen: an upload takes the place of every state's records, and the service has no operation that gives
 * the records of a dataset (`contract.md`, Datasets), so those of other states cannot be sent again with a new list.
 */
export function StatesNote() {
  const states = Object.entries(lastUpload(ofStates)?.byState ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([state, records]) => `${stateName(state) ?? state} ${formatNumber(records)}`);
  return (
    <Note tone="warning">
      One state cannot be replaced alone. All states are one list here: an upload keeps only the states that
      are in it, and the service gives out none of its records to send them again. Choose the lists of all
      your states, together or one after another: they go as one upload.
      {states.length > 0 && ` This browser uploaded last: ${states.join(', ')}.`}
    </Note>
  );
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Files with more behind them; what is there already is not taken twice. */
export const withMore = (files: readonly File[], more: readonly File[]): readonly File[] => [
  ...files,
  ...more.filter((file) => !files.some((one) => isSame(one, file))),
];

interface UploadFilesProps {
  files: readonly File[];
  disabled: boolean;
  /** The files of several lists go together: others are added, and each can be removed. */
  isJoined: boolean;
  /** Takes the files that are left. */
  onChoose: (files: readonly File[]) => void;
  /** Takes files that were chosen or dropped. */
  onMore: (files: readonly File[]) => void;
}

/** Files to choose or to drop. */
export function UploadFiles({ files, disabled, isJoined, onChoose, onMore }: UploadFilesProps) {
  const another = isJoined ? 'Add another state’s list' : 'Another CSV file or workbook';
  return (
    <DropField
      name="File"
      label={files.length > 0 ? another : 'Choose a CSV file or workbook, or drop it here'}
      accept={tabularTypes}
      multiple
      disabled={disabled}
      onFiles={onMore}
    >
      {files.length > 0 && (
        <div>
          {files.map((file, place) => (
            // Two states may call their files the same.
            <Group key={`${file.name} ${place}`} gap="xs">
              <p>
                <b>{file.name}</b>, {fileSize(file.size)}
              </p>
              {isJoined && (
                <Button
                  variant="transparent"
                  size="xs"
                  aria-label={`Remove ${file.name}`}
                  disabled={disabled}
                  onClick={() => onChoose(files.filter((one) => one !== file))}
                >
                  Remove
                </Button>
              )}
            </Group>
          ))}
        </div>
      )}
    </DropField>
  );
}
