import { List, Stack } from '@mantine/core';
import { placeOfLine, placeWords } from '@/features/datasets/upload/sent-lines';
import type { ListFindings, RefusedRow } from '@/features/datasets/upload/types';
import type { UploadProblem } from '@/features/scans/dataset-upload';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';

interface UploadRefusedProps {
  findings: ListFindings;
  problems: readonly UploadProblem[];
  onLeaveOut: (rows: readonly RefusedRow[]) => void;
}

const listed = 50;

/** What the service refused of an upload, by the rows of the files that were chosen: what was sent was made of them. */
export function UploadRefused({ findings, problems, onLeaveOut }: UploadRefusedProps) {
  const placed = problems.map(({ line, messages }) => ({
    messages,
    place: line === undefined ? undefined : placeOfLine(findings, line),
  }));
  const rows = placed.flatMap(({ place, messages }) => (place ? [{ ...place, messages }] : []));
  return (
    <Stack align="flex-start" gap="sm">
      <List size="sm">
        {placed.slice(0, listed).map(({ place, messages }, index) => (
          <List.Item key={index}>
            {place && <b>{placeWords(findings, place)} </b>}
            {messages.join(' ')}
          </List.Item>
        ))}
        {placed.length > listed && <List.Item>and {formatNumber(placed.length - listed)} more</List.Item>}
      </List>
      {rows.length > 0 && (
        <Button size="xs" variant="default" onClick={() => onLeaveOut(rows)}>
          Leave {rows.length === 1 ? 'this row' : `these ${formatNumber(rows.length)} rows`} out
        </Button>
      )}
    </Stack>
  );
}
