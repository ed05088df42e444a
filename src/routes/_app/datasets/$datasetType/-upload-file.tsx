import { formatNumber } from '@/lib/words';
import { DropField } from '@/ui/drop-field';

interface UploadFileProps {
  file: File | undefined;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** A file to choose or to drop. */
export function UploadFile({ file, disabled, onChoose }: UploadFileProps) {
  return (
    <DropField
      name="File"
      label={file ? 'Another CSV file' : 'Choose a CSV file, or drop it here'}
      accept=".csv,text/csv"
      disabled={disabled}
      onFiles={([chosen]) => onChoose(chosen)}
    >
      {file && (
        <p>
          <b>{file.name}</b>, {formatNumber(Math.max(1, Math.round(file.size / 1024)))} kB
        </p>
      )}
    </DropField>
  );
}
