import type { CredentialingRequest } from '@/api/models';
import type { Element } from '@/domain/evidence/types';
import {
  askWays,
  countedAttempts,
  dueOn,
  type FollowUp,
  isClosed,
  nextStepWords,
  unsentLetters,
} from '@/domain/follow-up';
import { withGaps } from '@/features/credentialing/request-elements';
import { formatDate, relativeDays } from '@/lib/dates';
import { count } from '@/lib/words';

/** So many are named; the rest are counted. */
const mostNamed = 3;

interface Given {
  request: CredentialingRequest;
  elements: readonly Element[];
  /** What was asked about the request; undefined where nothing was. */
  followUp: FollowUp | undefined;
}

/** Where a request stands: whom it waits for since when, what is missing, and what is done next. */
export interface NextStep {
  waits: string | undefined;
  missing: string | undefined;
  next: string;
  /** Nothing is missing, and nobody is waited for: the committee decides. */
  isReady: boolean;
}

/** Says where a request stands that is not over. Of one without a checklist the elements are those that it is to have. */
export function nextStepOf({ request, elements, followUp }: Given): NextStep {
  const open = withGaps(elements);
  const asked = followUp && !isClosed(followUp) ? followUp : undefined;
  const last = asked && countedAttempts(asked).at(-1);
  const due = asked && (last || unsentLetters(asked).length > 0) ? dueOn(asked) : undefined;
  const isGenerated = (request.checklist?.items ?? []).length > 0;
  const isReady = isGenerated && open.length === 0 && due === undefined;
  const chase = asked && due && `${nextStepWords(asked)}, due ${relativeDays(due)}, ${formatDate(due)}`;
  return {
    waits: last && `${last.of}, since ${formatDate(last.on)} (${askWays[last.how].toLowerCase()})`,
    missing: open.length > 0 ? namesOf(open) : undefined,
    next:
      chase ??
      (!isGenerated
        ? 'Generate the checklist'
        : open.length > 0
          ? `Close the gaps of ${count(open.length, 'element')}, or write a letter about what only others can send`
          : request.isSelfManaged
            ? 'Decide it in the committee round'
            : 'The operator completes it'),
    isReady: isReady && request.isSelfManaged === true,
  };
}

function namesOf(elements: readonly Element[]): string {
  const names = elements.map(({ name }) => name);
  // One more is named: its name takes the room of saying that there is one.
  const left = names.length - mostNamed;
  return left > 1 ? [...names.slice(0, mostNamed), `${left} more`].join('; ') : names.join('; ');
}
