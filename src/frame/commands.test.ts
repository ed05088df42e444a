import { afterEach, expect, test, vi } from 'vitest';
import { paletteCommands } from './commands';

const nothing = () => undefined;

afterEach(() => void vi.useRealTimers());

test('Who is due for recredentialing is looked up as far ahead as on Today and behind the tab', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9) });
  const navigate = vi.fn();
  const commands = paletteCommands({
    navigation: [],
    router: { navigate } as never,
    blocked: nothing,
    onScan: nothing,
    onMonitor: nothing,
    onImport: nothing,
    onHelp: nothing,
    onLock: nothing,
    onSignOut: nothing,
  });
  const due = commands.flatMap(({ hits }) => hits).find(({ label }) => label === 'Recredentialing due');
  if (!due || !('run' in due)) throw new Error('The palette does not lead there');
  due.run?.();
  expect(navigate).toHaveBeenCalledWith({
    to: '/credentialing/due',
    search: { nextCredentialingDateOnOrBefore: '2027-02-18' },
  });
});
