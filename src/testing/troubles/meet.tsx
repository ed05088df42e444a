import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider, useQueries, type QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { Fragment, useEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { useStore } from '@/lib/store';
import { closeQuestion, openQuestion } from '@/ui/confirm';
import { ConfirmHost } from '@/ui/confirm-host';
import { DialogHost } from '@/ui/dialog-host';
import { closeNotices } from '@/ui/notify';
import { simulateService, type SimulatedService } from '../service';
import { refusal, type Trouble } from './troubles';
import { allWords, denials, notices } from './words';
import { findButton, press, type PreparedWrite, type ShownRead, type Write } from './write';

/** A user sends a write, it meets a trouble, and they send it again until it is done; what has to hold meanwhile is held. */
export async function meet(write: Write, trouble: Trouble): Promise<void> {
  const service = await simulateService({ providers: 0 });
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(notifications, 'show');
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  const user = { email: service.actor.user?.email ?? '' };
  session.begin({ token: 'the first', user, persistent: false, way: 'password' });
  const client = createQueryClient();
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, retry: false },
  });
  try {
    const prepared = await write.prepare(service);
    const settled = draw(prepared, client);
    await settled();
    await prepared.fill(settled);
    await settled();
    await new Meeting(write, trouble, service, prepared, client, settled).run();
  } finally {
    closeNotices();
    closeQuestion();
    session.end('user');
    client.clear();
  }
}

/** Draws what sends the write beside what is shown of it. Gives what waits until nothing is under way any more. */
function draw({ screen, reads }: PreparedWrite, client: QueryClient): () => Promise<void> {
  let open = 0;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    open += 1;
    try {
      return await send(...request);
    } finally {
      open -= 1;
    }
  });
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Shown reads={reads} />
        <Screen screen={screen} />
        <Outlet />
        <DialogHost />
      </>
    ),
    notFoundComponent: () => null,
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
        <Question />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return async () => {
    for (let quiet = 0; quiet < 3;) {
      await act(async () => {
        await vi.dynamicImportSettled();
        await new Promise((resolve) => setTimeout(resolve, 10));
      });
      const isQuiet =
        open === 0 && client.isFetching() === 0 && !document.querySelector('[data-loading="true"]');
      quiet = isQuiet ? quiet + 1 : 0;
    }
  };
}

const openedAnew = 'opened-anew';

/** What sends the write, until it is closed or its page is left. */
function Screen({ screen }: Pick<PreparedWrite, 'screen'>) {
  const [isOpen, setIsOpen] = useState(true);
  const [turn, setTurn] = useState(0);
  const { pathname } = useLocation();
  useEffect(() => {
    const openAnew = () => {
      setTurn((before) => before + 1);
      setIsOpen(true);
    };
    globalThis.addEventListener(openedAnew, openAnew);
    return () => globalThis.removeEventListener(openedAnew, openAnew);
  }, []);
  return isOpen && pathname === '/' ? <Fragment key={turn}>{screen(() => setIsOpen(false))}</Fragment> : null;
}

function Shown({ reads }: { reads: readonly ShownRead[] }) {
  useQueries({ queries: reads as never });
  return null;
}

/** The question that is asked at present. */
function Question() {
  const current = useStore(openQuestion);
  return current && <ConfirmHost key={current.turn} question={current.question} />;
}

const sendAgain = /^(Send|Try) again/;
/** What leads on from what turned out to be carried out. */
const goOn = /^(Done|Continue|Open |Show its secret)/;

const isDoneTold = () => /\bit was carried out\b/i.test(allWords());

class Meeting {
  private readonly deniedBefore = new Set<string>();
  private typed = new Map<string, string>();

  constructor(
    private readonly write: Write,
    private readonly trouble: Trouble,
    private readonly service: SimulatedService,
    private readonly prepared: PreparedWrite,
    private readonly client: QueryClient,
    private readonly settled: () => Promise<void>,
  ) {}

  async run(): Promise<void> {
    const { trouble, service, write, prepared } = this;
    const { answer, around, begin } = trouble;
    expect(prepared.effects(), 'before it is sent').toBe(0);
    for (const one of denials(allWords())) this.deniedBefore.add(one);
    this.typed = fieldValues();
    if (answer)
      service.answersOnce(write.operation, (carryOut) => answer(carryOut, prepared.field ?? 'other'));
    const end = begin?.();
    if (around === 'colleague') await this.afterColleague();
    else if (around === 'closed meanwhile') await this.closedMeanwhile();
    else if (around === 'two presses') await this.pressedTwice();
    else {
      press(prepared.button);
      if (around === 'sign-in') await this.signedInMeanwhile();
      else if (around === 'opened anew') await this.openedAnew();
      else await this.failed(end);
    }
    end?.();
    await this.done();
  }

  /** Somebody else has changed what this is about: that stands, and it is not said that this was saved. */
  private async afterColleague() {
    const { colleague, button } = this.prepared;
    if (!colleague) throw new Error('No colleague');
    await colleague.does();
    press(button);
    await this.settled();
    expect(colleague.stands(), 'what the colleague did').toBe(true);
    expect(this.prepared.effects(), 'carried out over it').toBe(0);
    this.nothingClaimed();
    this.nothingLost();
  }

  private async closedMeanwhile() {
    const { operation } = this.write;
    const release = this.service.holds(operation);
    press(this.prepared.button);
    await waitFor(() => expect(this.service.writes().map(({ operation }) => operation)).toContain(operation));
    if (findButton(/^(Cancel|Close)$/)) {
      press(/^(Cancel|Close)$/);
      await act(async () => vi.dynamicImportSettled());
      if (findButton(/^Discard what I typed$/)) press(/^Discard what I typed$/);
    }
    await act(async () => undefined);
    this.nothingDenied();
    this.nothingClaimed();
    release();
  }

  private async pressedTwice() {
    const button = findButton(this.prepared.button);
    press(this.prepared.button);
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    button?.click();
    await this.settled();
  }

  /** What is there is told, and not made once more by whoever presses the same button. */
  private async openedAnew() {
    await this.settled();
    closeQuestion();
    act(() => void globalThis.dispatchEvent(new Event(openedAnew)));
    await this.settled();
    this.nothingDenied();
    this.oneOutcomeTold();
    expect(this.prepared.effects(), 'after it was opened anew').toBe(1);
    if (findButton(this.prepared.button)) press(this.prepared.button);
    await this.settled();
    expect(this.prepared.effects(), 'after it was pressed again').toBe(1);
    if (findButton(/^Cancel$/)) press(/^Cancel$/);
  }

  private async signedInMeanwhile() {
    await waitFor(() => expect(session.state().status).toBe('expired'));
    this.nothingLost();
    this.nothingDenied();
    this.nothingClaimed();
    const user = { email: this.service.actor.user?.email ?? '' };
    session.begin({ token: 'the second', user, persistent: false, way: 'password' });
  }

  /** It failed: what is said is true, what was typed is there, and one more press gets it done. */
  private async failed(end: (() => void) | undefined) {
    const { trouble, prepared, service } = this;
    const before = document.querySelectorAll('[role="alert"]').length;
    await this.settled();
    end?.();
    await this.settled();
    if (trouble.name === '409' && prepared.overcomesConflict) return;
    const isDone = trouble.isCarriedOut;
    expect(prepared.effects(), 'effects after the trouble').toBe(isDone ? 1 : 0);
    if (!isDone) {
      this.nothingClaimed();
      this.nothingLost();
    }
    if (trouble.tells === 'unclear') this.nothingDenied();
    this.failureTold(before);
    this.oneOutcomeTold();
    await this.shownAsStored('after the trouble');
    for (let presses = 0; presses < 3 && this.pressAgain(); presses += 1) {
      await this.settled();
      if (service.writes().length > 0 && prepared.effects() > 0 && !findButton(/^Send again/)) break;
    }
  }

  /** That it failed, and why; `alerts` is how many stood there before. */
  private failureTold(alerts: number) {
    const { trouble, prepared } = this;
    const words = allWords();
    if (prepared.isBulk) {
      // Work on a single one that was found to be carried out after all is told as done.
      const isFound = trouble.isCarriedOut && notices().at(-1)?.tone === 'success';
      if (!isFound) expect(words).toMatch(/\b1 (failed|(may be )?done|to go)\b/);
      return;
    }
    const isOwn = trouble.name === '409' && prepared.hasOwnConflict;
    const says =
      trouble.says === refusal && !prepared.field ? 'The service did not accept this' : trouble.says;
    if (says && !isOwn) expect(words).toContain(says);
    const isTold = document.querySelectorAll('[role="alert"]').length > alerts || notices().length > 0;
    expect(isTold || isDoneTold() || words.includes(refusal) || isOwn, 'that something failed is told').toBe(
      true,
    );
  }

  /** What was found takes the place of the doubt. */
  private oneOutcomeTold() {
    const words = allWords();
    if (!this.prepared.isBulk && /\bit was (not )?carried out\b/i.test(words))
      expect(words).not.toMatch(/may have been carried out/i);
  }

  /** Presses what is offered to send it again, or to go on with what was found; false where nothing is, as it is told as done. */
  private pressAgain(): boolean {
    const isOver = notices().at(-1)?.tone === 'success' || !this.isOpen();
    const { action } = notices().at(-1) ?? {};
    if (action && isOver && /again/i.test(action.label)) {
      act(() => action.run());
      return true;
    }
    if (isOver) return false;
    const offered = [isDoneTold() ? goOn : sendAgain, sendAgain].find((name) => findButton(name));
    const again = offered ?? this.prepared.button;
    if (!findButton(again)) return false;
    press(again);
    return true;
  }

  /** Whether what sends it is still there. */
  private isOpen(): boolean {
    const names = [this.prepared.button, sendAgain, ...(isDoneTold() ? [goOn] : [])];
    return names.some((name) => findButton(name) !== undefined);
  }

  private async done() {
    await this.settled();
    const due = this.trouble.around === 'colleague' ? 0 : 1;
    // Bulk work waits out a rate limit by itself.
    if (this.prepared.isBulk) await waitFor(() => expect(this.prepared.effects()).toBe(due));
    await this.settled();
    expect(this.prepared.effects(), 'effects in the end').toBe(due);
    await this.shownAsStored('in the end');
    if (this.trouble.around === 'colleague') return;
    this.nothingDenied('in the end');
    const told = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
    expect(told, 'failures on screen in the end').toEqual([]);
  }

  private nothingDenied(when = '') {
    const words = allWords();
    // What was looked up, or never sent, may be denied.
    const isKnown = (one: string) =>
      /carried out/i.test(one) && !this.trouble.isCarriedOut && /so far/.test(words);
    const isSent = this.service.writes().some(({ operation }) => operation === this.write.operation);
    const denied = denials(words).filter((one) => !this.deniedBefore.has(one) && !isKnown(one));
    if (isSent) expect(denied, `words that deny it ${when}`).toEqual([]);
  }

  private nothingClaimed() {
    expect(notices().filter(({ tone }) => tone === 'success')).toEqual([]);
    expect(allWords()).not.toMatch(/It was carried out\b/);
  }

  private nothingLost() {
    // What was typed has gone into the work, which is sent again as it is.
    if (this.prepared.isBulk) return;
    const now = fieldValues();
    for (const [name, value] of this.typed) expect(now.get(name), `the field ${name}`).toBe(value);
  }

  /** What is shown is what the service has. */
  private async shownAsStored(when: string) {
    for (const read of this.prepared.reads) {
      const stored = await createQueryClient().fetchQuery({
        ...(read as { queryKey: unknown[] }),
        retry: false,
      });
      const shown = this.client.getQueryData(read.queryKey);
      const compared = this.prepared.isUnderWay ? idsOf : (data: unknown) => data;
      expect(compared(shown), `${String(read.queryKey[0])} ${when}`).toEqual(compared(stored));
    }
  }
}

/** The ids of a list, whole or a page. */
const idsOf = (data: unknown): unknown[] => {
  const { items = data } = (data ?? {}) as { items?: unknown };
  return (Array.isArray(items) ? items : [data]).map((item) => (item as { id?: string } | undefined)?.id);
};

/** What stands in the fields that are filled in, by their names or places. */
function fieldValues(): Map<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return new Map(
    fields.flatMap((field, index) => {
      const isSwitch = field.type === 'checkbox' || field.type === 'radio';
      const value = isSwitch ? String(field.checked) : field.value;
      const name = `${field.name || field.getAttribute('aria-label') || index} ${isSwitch ? field.value : ''}`;
      return value === '' || field.type === 'file' ? [] : [[name, value] as const];
    }),
  );
}
