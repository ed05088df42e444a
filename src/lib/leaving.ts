const reasons = new Set<() => boolean>();

/**
 * Lets the browser ask before the tab is closed, and the console before a sign-out, whenever `losesSomething` says that
 * it would take something with it. Gives what ends that.
 */
export function askBeforeLeaving(losesSomething: () => boolean): () => void {
  reasons.add(losesSomething);
  globalThis.addEventListener?.('beforeunload', ask);
  return () => {
    reasons.delete(losesSomething);
    if (reasons.size === 0) globalThis.removeEventListener?.('beforeunload', ask);
  };
}

/** Whether leaving now would take something with it that was not saved, or that is still going on. */
export function leavingLosesSomething(): boolean {
  return [...reasons].some((losesSomething) => losesSomething());
}

function ask(event: BeforeUnloadEvent): void {
  if (leavingLosesSomething()) event.preventDefault();
}
