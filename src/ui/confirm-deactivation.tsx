import { confirmAction } from './confirm';
import { notify } from './notify';

interface Deactivation {
  one: 'provider' | 'facility';
  name: string;
  /** It is out of the daily work now, and comes back. */
  deactivated: boolean;
  /** What stays of one that goes. */
  kept: string;
  /** Where one that comes back is found again. */
  back: string;
  /** Turns it round. */
  run(): Promise<unknown>;
}

/** Asks before a provider or facility goes out of the daily work, or back in; nothing is deleted. */
export function confirmDeactivation({ one, name, deactivated, kept, back, run }: Deactivation): void {
  const verb = deactivated ? 'Reactivate' : 'Deactivate';
  confirmAction({
    title: `${verb} ${name}?`,
    action: `${verb} ${one}`,
    children: deactivated ? (
      back
    ) : (
      <>
        <p>{kept}</p>
        <p>You can reactivate the {one} at any time.</p>
      </>
    ),
    run: async () => {
      await run();
      notify({ tone: 'success', title: `${name} was ${verb.toLowerCase()}d` });
    },
  });
}
