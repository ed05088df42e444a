import { IconPrinter } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { csvName } from '@/lib/csv';
import { localDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { CsvButton } from './csv-button';
import { PdfButton, pdfName } from './pdf-button';

interface ReportActionsProps {
  /** What its files are called, without day and ending: `proof of monitoring 2026-10`. */
  name: string;
  pdf: ComponentProps<typeof PdfButton>['content'];
  csv: ComponentProps<typeof CsvButton>['file'];
}

/** What becomes of a report on screen: paper, a PDF, a CSV. */
export function ReportActions({ name, pdf, csv }: ReportActionsProps) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={14} aria-hidden />}
        onClick={() => globalThis.print()}
      >
        Print
      </Button>
      <PdfButton name={pdfName(name, localDay())} content={pdf} />
      <CsvButton name={csvName(name)} file={csv} />
    </>
  );
}
