import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ChecklistItem, CredentialingRequest } from '@/api/models';
import {
  getCredentialingRequestOptions,
  getFacilityCredentialingDataOptions,
  getProviderCredentialingDataOptions,
  listLicensesOptions,
} from '@/api/operations.gen';
import { elementsOf } from '@/domain/evidence/elements';
import type { Element, Lookup, OnFile } from '@/domain/evidence/types';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import { asSent, checklistWith, withNewest } from './checklist-items';
import { useReplaceChecklist } from './replace-checklist';
import { requestElements, useRules, withGaps, type Rules } from './request-elements';
import { entityName } from './request-words';
import { eachLookup, lookupNames, useLookups, whenEnded } from './run-lookups';
import { subjectOf } from './use-on-file';

/** The lookups that the gaps of elements ask for, each once: the usual action of each gap, where that runs by itself. */
export function lookupsOf(elements: readonly Element[]): Lookup[] {
  return eachLookup(
    elements.flatMap(({ gaps }) =>
      gaps.flatMap(({ actions }) => {
        const [first] = actions;
        if (first?.kind !== 'lookup') return [];
        // Lists that were not searched come together in one gap.
        return actions.flatMap((action) => (action.kind === 'lookup' ? action.lookup : []));
      }),
    ),
  );
}

/** The checklist with the evidence that came since for elements that had gaps; undefined where nothing came. */
function refreshedItems(
  items: readonly ChecklistItem[],
  onFile: OnFile,
  { request, rules }: { request: CredentialingRequest; rules: Rules },
) {
  const elements = elementsOf(items, onFile, { ...rules, request });
  const isNewer = elements.map(({ gaps, newer }) => gaps.length > 0 && newer.length > 0);
  if (!isNewer.includes(true)) return undefined;
  return items.map((item, at) => {
    const element = elements[at];
    return isNewer[at] && element ? withNewest(item, element) : asSent(item);
  });
}

/**
 * Runs lookups that close gaps of a request, waits for them, and puts what came of them on its checklist, so that what is
 * left is what a person has to do. Goes on while the screen is open; what was started is followed in the top bar too.
 */
export function useCloseGaps(request: CredentialingRequest & { id: string }) {
  const queryClient = useQueryClient();
  const replace = useReplaceChecklist();
  const rules = useRules();
  const entity = entityName(request, 'title');
  const lookups = useLookups(entity);
  const [running, setRunning] = useState(0);
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  async function readAgain(): Promise<{ whole: CredentialingRequest; onFile: OnFile } | undefined> {
    const subject = subjectOf(request);
    if (!subject) return undefined;
    const whole = await queryClient.fetchQuery({
      ...getCredentialingRequestOptions({ requestId: request.id }),
      staleTime: 0,
    });
    if (subject.kind === 'facility') {
      const options = getFacilityCredentialingDataOptions({ facilityId: subject.id });
      const data = await queryClient.fetchQuery({ ...options, staleTime: 0 });
      return { whole, onFile: { kind: 'facility', facilityId: subject.id, data } };
    }
    const providerId = subject.id;
    const [data, licenses] = await Promise.all([
      queryClient.fetchQuery({ ...getProviderCredentialingDataOptions({ providerId }), staleTime: 0 }),
      queryClient.fetchQuery({ ...listLicensesOptions({ providerId }), staleTime: 0 }),
    ]);
    return { whole, onFile: { kind: 'provider', providerId, data, licenses } };
  }

  /** Puts what came on the checklist, and tells how many gaps are left. */
  async function finish(): Promise<void> {
    const now = await readAgain();
    if (!now) return;
    const { whole, onFile } = now;
    const items = refreshedItems(whole.checklist?.items ?? [], onFile, { request: whole, rules });
    if (items)
      await replace.mutateAsync({
        requestId: request.id,
        before: whole.checklist,
        body: checklistWith(whole, { items }),
      });
    const after: CredentialingRequest = items
      ? { ...whole, checklist: { ...whole.checklist, items } }
      : whole;
    const open = withGaps(requestElements(after, onFile, rules)).length;
    const words = open === 0 ? 'No gap is left' : `${count(open, 'element')} with gaps left`;
    announce(words);
    notify({ tone: open === 0 ? 'success' : 'warning', title: `${entity}: ${words.toLowerCase()}` });
  }

  async function go(wanted: readonly Lookup[]): Promise<void> {
    setRunning(wanted.length);
    try {
      const started = await lookups.start(wanted);
      if (started.length > 0) {
        notify({
          tone: 'pending',
          title: `${count(started.length, 'lookup')} started`,
          message: `${lookupNames(started.map(({ lookup }) => lookup))}. What comes of it is put on the checklist.`,
        });
        await whenEnded(started, left.current.signal);
        if (!left.current.signal.aborted) await finish();
      }
    } catch (error) {
      notifyFailure({ title: 'The checklist was not brought up to date', error, about: entity });
    } finally {
      setRunning(0);
    }
  }

  return {
    /** How many lookups are under way; 0 where none is. */
    running,
    blockedFor: lookups.blockedFor,
    /** Runs them, after a question where one charges a fee. */
    run: (wanted: readonly Lookup[]): void =>
      lookups.confirmCharges(`Start ${count(wanted.length, 'lookup')}?`, wanted, () => go(wanted)),
  };
}
