import { TextInput } from '@mantine/core';
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
  /** Whether one that goes is asked for the reason. */
  asksReason?: boolean;
  /** Turns it round. */
  run(reason: string): Promise<unknown>;
}

/** Asks before a provider or facility goes out of the daily work, or back in; nothing is deleted. */
export function confirmDeactivation(asked: Deactivation): void {
  const { one, name, deactivated, kept, back, asksReason = false, run } = asked;
  let reason = '';
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
        {asksReason && (
          <TextInput
            label="Reason"
            description="Kept as a note on the file, with today’s date"
            autoComplete="off"
            onChange={({ currentTarget }) => {
              reason = currentTarget.value;
            }}
          />
        )}
      </>
    ),
    run: async () => {
      await run(reason);
      notify({ tone: 'success', title: `${name} was ${verb.toLowerCase()}d` });
    },
  });
}
