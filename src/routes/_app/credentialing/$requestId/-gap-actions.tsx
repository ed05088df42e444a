import type { Gap, GapAction } from '@/domain/evidence/types';
import type { useCloseGaps } from '@/features/credentialing/close-gaps';
import { lookupNames } from '@/features/credentialing/run-lookups';
import { Button, LinkButton } from '@/ui/button';

/** What closing a gap may open. */
export type GapDialog =
  | { kind: 'record'; entry?: string | undefined; label?: string | undefined }
  | { kind: 'upload' | 'use-newer' | 'add' | 'application-date' | 'request-information' };

interface GapActionsProps {
  gap: Gap;
  /** The element, as the buttons tell whose they are. */
  name: string;
  closing: ReturnType<typeof useCloseGaps>;
  blocked: string | undefined;
  onOpen: (dialog: GapDialog) => void;
}

/** So many actions of a gap are offered beside it; the others are in the menu of the element. */
const mostBeside = 3;

/** The actions that close a gap, the usual one first; lookups that go together are one button. */
export function GapActions({ gap: { actions }, name, closing, blocked, onOpen }: GapActionsProps) {
  const lookups = actions.flatMap((action) => (action.kind === 'lookup' ? action.lookup : []));
  const others = actions.filter(({ kind }) => kind !== 'lookup').slice(0, mostBeside);
  const verb = lookups[0]?.kind === 'license' ? 'Verify' : lookups[0]?.type === 'Npdb' ? 'Query' : 'Search';
  return (
    <>
      {lookups.length > 0 && (
        <Button
          size="compact-xs"
          variant="default"
          loading={closing.running > 0}
          blocked={blocked ?? closing.blockedFor(lookups)}
          aria-label={`${verb} ${lookupNames(lookups)} for ${name}`}
          onClick={() => closing.run(lookups)}
        >
          {lookups.length > 1 ? `${verb} all ${lookups.length}` : `${verb} ${lookupNames(lookups)}`}
        </Button>
      )}
      {others.map((action, at) =>
        action.kind === 'open' ? (
          <LinkButton
            key={at}
            size="compact-xs"
            variant="default"
            to={action.link.to}
            params={action.link.params as never}
            search={(action.link.search ?? {}) as never}
            aria-label={`${action.label} for ${name}`}
          >
            {action.label}
          </LinkButton>
        ) : (
          <Button
            key={at}
            size="compact-xs"
            variant="default"
            blocked={blocked}
            aria-label={`${words(action)} for ${name}`}
            onClick={() => action.kind !== 'lookup' && onOpen(action)}
          >
            {words(action)}
          </Button>
        ),
      )}
    </>
  );
}

function words(action: Exclude<GapAction, { kind: 'open' }>): string {
  switch (action.kind) {
    case 'record':
      return action.label ? `Record a ${action.label.toLowerCase()}` : 'Record a verification';
    case 'upload':
      return 'Upload a document';
    case 'use-newer':
      return 'Use what is on file';
    case 'add':
      return 'Add to the checklist';
    case 'application-date':
      return 'Give the day';
    case 'request-information':
      return 'Request from the provider';
    case 'lookup':
      return 'Search';
  }
}
