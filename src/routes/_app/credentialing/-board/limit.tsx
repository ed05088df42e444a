import '@mantine/core/styles/NumberInput.layer.css';
import { Group, NumberInput, Stack } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '@/lib/words';
import { ActionIcon, Button } from '@/ui/button';
import { PopoverPanel } from '@/ui/popover-panel';
import { getSetting, mostOnBoard, setSetting, useSetting } from '@/ui/settings';
import { Status } from '@/ui/status';
import { statusWords } from '@/features/credentialing/request-statuses';

interface ColumnTotalProps {
  status: string;
  /** How many stand in the column; undefined while it is not known. */
  total: number | undefined;
}

/** How many requests a column has, of how many it should have at most: `12 of 10`, which is over the limit. */
export function ColumnTotal({ status, total }: ColumnTotalProps) {
  const limit = useSetting('boardLimits')[status];
  if (total === undefined) return null;
  if (limit === undefined) return <span className="mute">{formatNumber(total)}</span>;
  return (
    <>
      <span className="mute">
        {formatNumber(total)} of {formatNumber(limit)}
      </span>{' '}
      {total > limit && <Status of="limit" value="Over" />}
    </>
  );
}

function keepLimit(status: string, limit: number | undefined): void {
  const { [status]: _before, ...others } = getSetting('boardLimits');
  setSetting('boardLimits', limit === undefined ? others : { ...others, [status]: limit });
}

/** Sets how many requests a column should hold at most. It reminds, and keeps nobody from anything. */
export function LimitButton({ status }: { status: string }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const words = statusWords(status);
  const label = `Limit of ${words.toLowerCase()}`;
  return (
    <>
      <ActionIcon
        size="sm"
        c="dimmed"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <IconGauge size={14} aria-hidden />
      </ActionIcon>
      {anchor && (
        <PopoverPanel anchor={anchor} label={label} align="end" onClose={() => setAnchor(undefined)}>
          <LimitForm
            status={status}
            words={words}
            onDone={() => {
              setAnchor(undefined);
              anchor.focus();
            }}
          />
        </PopoverPanel>
      )}
    </>
  );
}

interface LimitFormProps {
  status: string;
  words: string;
  onDone: () => void;
}

function LimitForm({ status, words, onDone }: LimitFormProps) {
  const limit = useSetting('boardLimits')[status];
  const [typed, setTyped] = useState(limit === undefined ? '' : String(limit));
  const [tried, setTried] = useState(false);
  const wanted = Number(typed);
  const fits = /^\d+$/.test(typed) && wanted > 0 && wanted <= mostOnBoard;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!fits) return;
        keepLimit(status, wanted);
        onDone();
      }}
    >
      <Stack gap="sm" p="sm">
        <NumberInput
          data-autofocus
          label={`Requests in “${words}”, at most`}
          description="Kept in this browser. More are marked and not kept away."
          error={tried && !fits && `Give a whole number from 1 to ${formatNumber(mostOnBoard)}.`}
          inputMode="numeric"
          min={1}
          max={mostOnBoard}
          clampBehavior="none"
          allowDecimal={false}
          value={typed}
          onChange={(next) => setTyped(String(next))}
        />
        <Group gap="sm">
          <Button type="submit" size="xs">
            Set limit
          </Button>
          {limit !== undefined && (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => {
                keepLimit(status, undefined);
                onDone();
              }}
            >
              Remove limit
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
