import { useId, useState, type DragEvent } from 'react';
import { formatNumber } from '@/lib/words';
import { Icon } from '@/ui/icons';
import classes from './-dataset-upload.module.css';

interface UploadFileProps {
  file: File | undefined;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** A file to choose or to drop. */
export function UploadFile({ file, disabled, onChoose }: UploadFileProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onChoose(dropped);
  };
  return (
    // Dropping is one more way for a pointer; the input inside is what every other way uses.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      role="group"
      aria-label="File"
    >
      <Icon name="upload" size={16} />
      <label htmlFor={id}>{file ? 'Another CSV file' : 'Choose a CSV file, or drop it here'}</label>
      <input
        id={id}
        data-autofocus
        type="file"
        accept=".csv,text/csv"
        disabled={disabled}
        // The same file can be chosen again after it was mended.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? file)}
      />
      {file && (
        <p>
          <b>{file.name}</b>, {formatNumber(Math.max(1, Math.round(file.size / 1024)))} kB
        </p>
      )}
    </div>
  );
}
