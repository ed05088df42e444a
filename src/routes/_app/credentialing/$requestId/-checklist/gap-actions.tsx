import { useNavigate } from '@tanstack/react-router';
import type { CredentialingRequest } from '@/api/models';
import type { Gap, GapAction, ScreenLink } from '@/domain/evidence/types';
import type { useCloseGaps } from '@/features/credentialing/close-gaps';
import { nextAsk } from '@/features/credentialing/request-words';
import { allOf, lookupNames, lookupVerb } from '@/features/credentialing/run-lookups';
import { Button, LinkButton } from '@/ui/button';
import { MenuButton } from '@/ui/menu';

/** What closing a gap may open. */
export type GapDialog =
  | { kind: 'record'; entry?: string | undefined; label?: string | undefined }
  | { kind: 'upload' | 'use-newer' | 'add' | 'application-date' | 'request-information' | 'edit' };

interface GapActionsProps {
  request: CredentialingRequest;
  gap: Gap;
  /** The element, as the buttons tell whose they are. */
  name: string;
  closing: ReturnType<typeof useCloseGaps>;
  blocked: string | undefined;
  onOpen: (dialog: GapDialog) => void;
}

/** So many ways to close a gap are buttons beside it, the others a menu. */
const mostInline = 2;

interface Way {
  label: string;
  link?: ScreenLink;
  isBusy?: boolean;
  blocked?: string | undefined;
  run: () => void;
}

/** The ways to close a gap, the usual one first; lookups that go together are one button. */
export function GapActions(props: GapActionsProps) {
  const navigate = useNavigate();
  const { name } = props;
  const ways = waysOf(props, (link) => void navigate(link as never));
  const others = ways.slice(mostInline);
  return (
    <>
      {ways.slice(0, mostInline).map(({ label, link, isBusy, blocked, run }) =>
        link ? (
          <LinkButton
            key={label}
            size="compact-sm"
            variant="default"
            to={link.to}
            params={link.params as never}
            search={(link.search ?? {}) as never}
            aria-label={`${label} for ${name}`}
          >
            {label}
          </LinkButton>
        ) : (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            loading={isBusy}
            blocked={blocked}
            aria-label={`${label} for ${name}`}
            onClick={run}
          >
            {label}
          </Button>
        ),
      )}
      {others.length > 0 && (
        <MenuButton
          inline
          label={`More ways to close this gap of ${name}`}
          items={others.map(({ label, blocked, run }) => ({ label, blocked, run }))}
        />
      )}
    </>
  );
}

function waysOf(props: GapActionsProps, go: (link: ScreenLink) => void): Way[] {
  const { request, gap, name, closing, blocked, onOpen } = props;
  const lookups = gap.actions.flatMap((action) => (action.kind === 'lookup' ? action.lookup : []));
  const lookupText = lookups.length > 1 ? allOf(lookups.length) : lookupNames(lookups);
  const search: Way = {
    label: `${lookupVerb(lookups)} ${lookupText}`,
    isBusy: closing.isRunning(lookups),
    blocked: blocked ?? closing.blockedFor(lookups),
    run: () => closing.runFor(name, lookups),
  };
  const first = gap.actions.find(({ kind }) => kind === 'lookup');
  return gap.actions.flatMap((action): Way[] => {
    if (action.kind === 'lookup') return action === first ? [search] : [];
    if (action.kind === 'open')
      return [{ label: action.label, link: action.link, run: () => go(action.link) }];
    const why = action.kind === 'request-information' ? nextAsk(request).blocked : undefined;
    return [{ label: words(action, request), blocked: blocked ?? why, run: () => onOpen(action) }];
  });
}

function words(
  action: Exclude<GapAction, { kind: 'open' | 'lookup' }>,
  { facility }: CredentialingRequest,
): string {
  switch (action.kind) {
    case 'record':
      return recordWords(action.label);
    case 'upload':
      return 'Upload a document';
    case 'use-newer':
      return 'Use what is on file';
    case 'add':
      return 'Add to the checklist';
    case 'application-date':
      return 'Enter the date';
    case 'request-information':
      return `Request from the ${facility ? 'facility' : 'provider'}`;
    case 'edit':
      return 'Edit the element';
  }
}

/** What is recorded, by its name: `Record a site visit`. */
export const recordWords = (label = 'Verification') =>
  `Record ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`;
