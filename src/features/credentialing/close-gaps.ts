import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import type { CredentialingRequest } from '@/api/models';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { session } from '@/api/session-store';
import { gapWords, type Lookup } from '@/domain/evidence/types';
import { createStore, useStore } from '@/lib/store';
import { count } from '@/lib/words';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import { checklistWith } from './checklist-items';
import { broughtUpToDate, type GapPlan } from './gap-plan';
import { readOnFile } from './read-on-file';
import { useReplaceChecklist } from './replace-checklist';
import { requestElements, type Rules, useRules, withGaps } from './request-elements';
import { entityName, isOver } from './request-words';
import { lookupKey, lookupNames, useLookups, whenEnded } from './run-lookups';

/** A run that closes gaps of a request, until the checklist has what came of it. */
interface Run {
  requestId: string;
  /** What tells its lookups apart. */
  lookups: readonly string[];
  /** The elements that it is about; all of them when left out. */
  only: readonly string[] | undefined;
  signal: AbortSignal;
}

/** Runs of this tab: they go on when the screen is left, and every screen of the request shows them. */
const runs = createStore<readonly Run[]>([]);

let ended = new AbortController();
session.onEnd(() => {
  ended.abort();
  ended = new AbortController();
  runs.set([]);
});

/** How often a checklist that somebody else changed meanwhile is refetched and written once more. */
const mostTries = 3;

/** Some names of elements; of more, how many there are. */
const fewNames = 4;

/**
 * Runs what closes gaps of a request, waits for lookups, and puts what came of them on its checklist, so that what is left
 * is what a person has to do.
 */
export function useCloseGaps(request: CredentialingRequest) {
  const queryClient = useQueryClient();
  const replace = useReplaceChecklist();
  const rules = useRules();
  const entity = entityName(request, 'title');
  const lookups = useLookups(entity);
  const ofRequest = useStore(runs).filter(({ requestId }) => requestId === request.id);

  /** Puts what is on file now on the checklist, and tells how many gaps are left. */
  async function finish({ only, signal }: Run): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const whole = await readRequest(queryClient, request.id);
      const onFile = await readOnFile(queryClient, whole);
      // Who signed out meanwhile writes nothing.
      if (signal.aborted || !onFile || isOver(whole)) return;
      const items = broughtUpToDate(whole, { onFile, rules, only });
      const body = items && checklistWith(whole, { items });
      try {
        if (body) await replace.mutateAsync({ requestId: request.id, before: whole.checklist, body });
      } catch (error) {
        if (tries < mostTries && isApiError(error) && error.status === 409) continue;
        throw error;
      }
      const checklist = items ? { ...whole.checklist, items } : whole.checklist;
      return tellLeft(
        { ...whole, id: request.id, ...(checklist && { checklist }) },
        { entity, only, rules, onFile },
      );
    }
  }

  async function go(plan: GapPlan, only: Run['only']): Promise<void> {
    const { signal } = ended;
    const run: Run = { requestId: request.id, lookups: plan.lookups.map(lookupKey), only, signal };
    runs.set([...runs.get(), run]);
    try {
      const started = await lookups.start(plan.lookups);
      if (started.length > 0) {
        notify({
          tone: 'pending',
          title: `${count(started.length, 'lookup')} started`,
          message: `${lookupNames(started.map(({ lookup }) => lookup))}. What comes of it counts for this request by itself.`,
        });
        await whenEnded(started, signal);
      }
      if (!signal.aborted && (started.length > 0 || !only)) await finish(run);
    } catch (error) {
      if (!signal.aborted)
        notifyFailure({ title: 'The checklist was not brought up to date', error, about: entity });
    } finally {
      runs.set(runs.get().filter((one) => one !== run));
    }
  }

  return {
    /** Whether everything that runs by itself is under way. */
    isRunningAll: ofRequest.some(({ only }) => only === undefined),
    /** Whether one of these lookups is under way. */
    isRunning: (wanted: readonly Lookup[]): boolean =>
      ofRequest.some((run) => wanted.some((lookup) => run.lookups.includes(lookupKey(lookup)))),
    blockedFor: lookups.blockedFor,
    /** Carries out a plan, after a question where a lookup charges a fee. */
    runAll: (plan: GapPlan): void =>
      lookups.confirmCharges(`Start ${count(plan.lookups.length, 'lookup')}?`, plan.lookups, () =>
        go(plan, undefined),
      ),
    /** Asks sources for one element, after the same question. */
    runFor: (name: string, wanted: readonly Lookup[]): void =>
      lookups.confirmCharges(`Start ${count(wanted.length, 'lookup')}?`, wanted, () =>
        go({ lookups: wanted, further: [], missing: [] }, [name]),
      ),
  };
}

const readRequest = (queryClient: QueryClient, requestId: string) =>
  queryClient.fetchQuery({ ...getCredentialingRequestOptions({ requestId }), staleTime: 0 });

interface GapOutcome {
  entity: string;
  only: Run['only'];
  rules: Rules;
  onFile: Parameters<typeof requestElements>[1];
}

function tellLeft(request: CredentialingRequest, { entity, only, rules, onFile }: GapOutcome): void {
  const open = withGaps(requestElements(request, onFile, rules)).filter(
    ({ name }) => !only || only.includes(name),
  );
  const [first] = open;
  const words =
    open.length === 0
      ? 'No gap left'
      : only && first
        ? `${first.name}: ${gapWords(first.gaps)}`
        : `${count(open.length, 'element')} with gaps left`;
  const left = open.length - fewNames;
  const names = open.slice(0, left > 1 ? fewNames : undefined).map(({ name }) => name);
  if (left > 1) names.push(`${left} more`);
  notify({
    tone: open.length === 0 ? 'success' : 'warning',
    title: entity,
    message: [words, ...(only || open.length === 0 ? [] : [names.join(', ')])].join(': '),
    link: {
      to: '/credentialing/$requestId',
      params: { requestId: request.id },
      label: 'Open request',
    },
  });
}
