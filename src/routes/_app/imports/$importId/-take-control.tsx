import { Checkbox, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createContext, use, useEffect, useRef } from 'react';
import type { Facts } from '@/records/field';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import type { ImportedLicense } from './-imported';
import type { Takeable, TakeOver } from './-proposal';
import type { TakeState } from './-take-over-store';

/** Chooses something, to be taken over together with others. */
export function TakeCheck({ item: { id, label } }: { item: Takeable }) {
  const taker = use(TakeContext);
  if (!taker || taker.blocked || taker.stateOf(id)?.state === 'done') return null;
  return (
    <Checkbox
      aria-label={`Choose ${label}`}
      checked={taker.isChosen(id)}
      onChange={({ currentTarget }) => taker.choose(id, currentTarget.checked)}
    />
  );
}

interface TakeControlProps {
  id: string;
  /** What is taken over, for those who hear the button alone. */
  name: string;
  item: Takeable | undefined;
  label: string;
}

/** Takes one thing over, and says that it was, with the way to where it stands now. */
export function TakeControl({ id, name, item, label }: TakeControlProps) {
  const taker = use(TakeContext);
  const state = taker?.stateOf(id);
  const isRequested = useRef(false);
  const way = useRef<HTMLAnchorElement>(null);
  const isDone = state?.state === 'done';
  useEffect(() => {
    if (!isDone || !isRequested.current) return;
    isRequested.current = false;
    // The button is gone: the focus goes to what stands in its place.
    way.current?.focus();
    announce(`${name} was applied to the profile`);
  }, [isDone, name]);
  if (!taker) return null;
  if (state?.state === 'done') {
    const { entryId } = state.to;
    return (
      <Group gap="sm" justify="flex-end" mih={28}>
        <Group gap={5} c="green">
          <IconCircleCheck size={14} aria-hidden /> Applied
        </Group>
        <Link
          ref={way}
          to="/providers/$providerId"
          params={{ providerId: taker.providerId }}
          search={entryId ? { tab: 'info' } : {}}
          hash={entryId}
          aria-label={`Open ${name} in the file`}
        >
          Open
        </Link>
      </Group>
    );
  }
  if (!item) return null;
  return (
    <Button
      size="xs"
      variant="default"
      loading={state?.state === 'sending'}
      blocked={taker.blocked}
      aria-label={`${label}: ${name}`}
      onClick={() => {
        isRequested.current = true;
        // What fails is told in the row.
        void taker.take([item], item.take).catch(() => undefined);
      }}
    >
      {label}
    </Button>
  );
}

/** A row that says why something was not taken over; nothing while all is well. */
export function Failure({ id, item }: { id: string; item: Takeable | undefined }) {
  const taker = use(TakeContext);
  const state = taker?.stateOf(id);
  if (!taker || state?.state !== 'failed') return null;
  return (
    <tr>
      <td colSpan={6}>
        <InlineError
          error={state.error}
          title="Not applied"
          kept={taker.isChosen(id) ? 'It is still chosen.' : undefined}
          onRetry={item && (() => void taker.take([item], item.take).catch(() => undefined))}
        />
      </td>
    </tr>
  );
}

/** What every row of a comparison may ask for. */
export interface Taker {
  providerId: string;
  /** Why nothing can be taken over, or no license attached, by this role. */
  blocked: string | undefined;
  stateOf: (id: string) => TakeState | undefined;
  isChosen: (id: string) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  /** Takes over what one call can. Throws what the call throws. */
  take: (items: readonly Takeable[], take: TakeOver) => Promise<void>;
  /** Opens the form to attach a license, filled in. */
  attach: (license: ImportedLicense) => void;
  /** Opens the form of an entry with what the source gives, to be completed. */
  complete: (path: string, draft: Facts) => void;
}

export const TakeContext = createContext<Taker | undefined>(undefined);
