import { useQuery, useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mayBeCarriedOut } from '@/api/errors';
import { beforeSendingAgain, type NextSending } from '@/api/reconcile';
import { unconfirmedWriteOf, type Finding } from '@/api/unconfirmed-write';
import { timesCleared } from '@/lib/storage';
import { findingOptions } from '@/ui/unconfirmed-write';
import { changedValues, readSent, writeSent, type SentValues } from './drafts';
import type { DraftOptions } from './use-draft';

interface Sent extends SentValues {
  /** It was sent when the form was open before. */
  isEarlier: boolean;
}

type Look = FetchQueryOptions<Finding>;

/** What is asked of a form. */
interface ReadForm {
  getValues(): object;
  formState: { defaultValues?: object | undefined };
  subscribe(options: { formState: { values: true }; callback: () => void }): () => void;
}

/**
 * What a form has sent without getting a clear answer, also when it was open before, and what the service has of it. It is
 * kept for this tab beside the draft until it is known to be carried out.
 */
export function useSent(form: ReadForm, draft: DraftOptions | undefined, staysOnceDone = false) {
  const queryClient = useQueryClient();
  const [begun] = useState(timesCleared);
  const name = draft?.name;
  const omit = JSON.stringify(draft?.omit ?? []);
  const [sent, setSent] = useState(() => readEarlier(name));
  const { data: found } = useQuery(findingOptions(sent?.write));
  const [isLooking, setIsLooking] = useState(false);
  const [isSame, setIsSame] = useState(false);

  /** What was changed in the form, as JSON. */
  const typed = useCallback(() => {
    const never = JSON.parse(omit) as string[];
    return JSON.stringify(
      changedValues({ ...form.getValues() }, { ...form.formState.defaultValues }, never) ?? {},
    );
  }, [form, omit]);

  useEffect(() => {
    if (!sent) return undefined;
    const compare = () => setIsSame(typed() === sent.typed);
    compare();
    return form.subscribe({ formState: { values: true }, callback: compare });
  }, [form, sent, typed]);

  const forget = useCallback(() => {
    setSent(undefined);
    if (name) writeSent(name, undefined);
  }, [name]);

  // It has been said then, and is no input that is not saved any more.
  useEffect(() => {
    if (name && !staysOnceDone && found?.outcome === 'done') writeSent(name, undefined);
  }, [name, found, staysOnceDone]);

  /** Keeps what was sent with these values where nobody knows what came of it. */
  function remember(failure: unknown, values: string): void {
    const write = mayBeCarriedOut(failure) ? unconfirmedWriteOf(failure) : undefined;
    if (write) {
      setSent({ write, typed: values, isEarlier: false });
      // A form that goes away because its user signed out must leave nothing behind.
      if (name && begun === timesCleared())
        writeSent(name, { write, typed: values }, JSON.parse(omit) as string[]);
    } else if (found?.outcome === 'not done') forget();
  }

  /** Looks before something is sent that could be there twice, where its own mutation does not. */
  async function beforeSending(): Promise<NextSending> {
    if (!sent || sent.write.method !== 'POST') return { way: 'send' };
    const isSameAgain = typed() === sent.typed;
    // That it was carried out has been said: this is meant to be another one.
    if (found?.outcome === 'done')
      return isSameAgain ? { way: 'there', record: found.record } : { way: 'send' };
    if (isSameAgain && !sent.isEarlier) return { way: 'send' };
    setIsLooking(true);
    const next = await beforeSendingAgain(sent.write, () =>
      queryClient.fetchQuery({ ...findingOptions(sent.write), staleTime: 0, retry: false } as Look),
    );
    setIsLooking(false);
    if (next.way !== 'there' || isSameAgain) return next;
    // Something else is meant to be sent: it is said first that it makes another one, where that is certain.
    const { outcome } = queryClient.getQueryData<Finding>(findingOptions(sent.write).queryKey) ?? {};
    return { way: outcome === 'done' ? 'wait' : 'send' };
  }

  return {
    sent,
    /** What the service has of it, once that is known. */
    outcome: sent && found?.outcome,
    record: found?.record,
    /** What the form holds is what was sent. */
    isSame: sent !== undefined && isSame,
    isLooking,
    typed,
    remember,
    forget,
    /** Takes up what the same form has sent while it was not here. */
    takeUp: useCallback(() => setSent(readEarlier(name)), [name]),
    beforeSending,
  };
}

/**
 * The same for a dialog in which things are chosen, of which no draft is kept: `choice` is what is chosen at present. As it may
 * open with the same chosen again, what was carried out is told until `forget`.
 */
export function useSentChoice(name: string, choice: object) {
  const chosen = useRef(choice);
  useEffect(() => {
    chosen.current = choice;
  });
  const [form] = useState((): ReadForm => ({
    getValues: () => chosen.current,
    formState: {},
    subscribe: () => () => undefined,
  }));
  return useSent(form, { name }, true);
}

function readEarlier(name: string | undefined): Sent | undefined {
  const kept = name ? readSent(name) : undefined;
  return kept && { ...kept, isEarlier: true };
}
