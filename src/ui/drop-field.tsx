import { FileButton, Group } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useState, type DragEvent, type MouseEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import classes from './drop-field.module.css';

interface DropFieldProps {
  /** The name of the field: "Files". */
  name: string;
  /** What to do: "Choose files, or drop them here". */
  label: string;
  /** Several at once. */
  multiple?: boolean;
  /** Which kinds the browser offers. */
  accept?: string;
  disabled?: boolean;
  /** At least one. */
  onFiles: (files: readonly File[]) => void;
  /** What is said of the file that was chosen. */
  children?: ReactNode;
}

/** Files to choose or to drop. */
export function DropField({ name, label, multiple, accept, disabled, onFiles, children }: DropFieldProps) {
  const id = useId();
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !disabled) onFiles(files);
  };
  const { over, handlers } = useFileDrop(take);
  return (
    // Dropping is one more way for a pointer; the input inside is what every other way uses.
    <Group className={classes.drop} mod={{ over }} role="group" aria-label={name} {...handlers}>
      <IconUpload size={16} aria-hidden />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        data-autofocus
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        onClick={forgetChoice}
        onChange={(event) => take([...(event.currentTarget.files ?? [])])}
      />
      {children}
    </Group>
  );
}

interface ChooseFilesButtonProps extends ButtonProps {
  /** What the choice is called for assistive technology, where the button itself says less. */
  name: string;
  multiple?: boolean;
  /** Which kinds the browser offers. */
  accept?: string;
  /** At least one. */
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function ChooseFilesButton(props: ChooseFilesButtonProps) {
  const { name, multiple = false, accept, onFiles, ...button } = props;
  return (
    <FileButton
      multiple={multiple}
      accept={accept}
      inputProps={{ 'aria-label': name, onClick: forgetChoice }}
      onChange={(chosen: File | File[] | null) => {
        const files = [chosen ?? []].flat();
        if (files.length > 0) onFiles(files);
      }}
    >
      {({ onClick }) => <Button variant="default" {...button} onClick={onClick} />}
    </FileButton>
  );
}

/** The same file can be chosen again after it was mended or left out. */
function forgetChoice({ currentTarget }: MouseEvent<HTMLInputElement>) {
  currentTarget.value = '';
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
