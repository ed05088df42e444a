import { useId, useState, type DragEvent } from 'react';
import { Icon } from '@/ui/icons';
import classes from './files.module.css';

/** Files to choose or to drop, several at once. */
export function DropField({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  const { over, handlers } = useFileDrop(onFiles);
  return (
    // Dropping is one more way for a pointer; the input inside is what every other way uses.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={classes.drop} data-over={over || undefined} role="group" aria-label="Files" {...handlers}>
      <Icon name="upload" size={16} />
      <label htmlFor={id}>Choose files, or drop them here</label>
      <input
        id={id}
        data-autofocus
        type="file"
        multiple
        // The same file can be chosen again after it was left out.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => onFiles([...(event.currentTarget.files ?? [])])}
      />
    </div>
  );
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Lets files be dropped on an element: whether some are over it, and what it listens to. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { over, handlers };
}
