import { IconDownload } from '@tabler/icons-react';
import type { RowsWriting } from '@/lib/csv';
import { formatNumber } from '@/lib/words';
import { MakeButton } from './make-button';

interface CsvButtonProps {
  /** What the file is saved as, with its ending. */
  name: string;
  /** Writes it. It gives up once its signal is aborted. */
  file: (writing: RowsWriting) => Promise<Blob>;
}

/** Writes a CSV file and saves it; says how far it is, and can be stopped. */
export function CsvButton({ name, file }: CsvButtonProps) {
  return (
    <MakeButton
      kind="CSV"
      label="Export as CSV"
      icon={<IconDownload size={14} aria-hidden />}
      isPrimary
      name={name}
      instead="Try it again, and tell support."
      make={async (signal, onProgress) => {
        onProgress('Writing the CSV');
        const told = (rows: number) => onProgress(`Writing the CSV, ${formatNumber(rows)} rows`);
        return { blob: await file({ signal, onProgress: told }) };
      }}
    />
  );
}
