import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useNavigation } from '@/frame/navigation';
import { Fact, Facts, Section } from '@/ui/layout';
import { useSetting } from '@/ui/settings';
import { type Shortcut } from '@/ui/shortcut-choices';
import { keysInForce } from '@/ui/shortcut-keys';
import { shortcutList } from '@/ui/shortcut-list.gen';
import { KeyCaps, Keys } from '@/ui/text';

/** Every key by where it works, with those that lead to screens, and as its user has chosen them. */
export function Keyboard() {
  const chosen = useSetting('shortcutKeys');
  const ways = useNavigation().flatMap(({ entries }) =>
    entries.flatMap(({ label, keys }): Shortcut[] =>
      keys ? [{ scope: 'Everywhere', keys, label: `Go to ${label}` }] : [],
    ),
  );
  const all = [...shortcutList, ...ways];
  const scopes = [...new Set(all.map(({ scope }) => scope))];
  return (
    <Section title="Keyboard">
      <Text>
        Press <Keys keys="?" /> anywhere for the keys of the screen you are on. They rest in fields and can be
        changed in{' '}
        <Link to="/settings/$page" params={{ page: 'keyboard' }}>
          Settings
        </Link>
        .
      </Text>
      {scopes.map((scope) => (
        <Section key={scope} title={scope} level={3}>
          <Facts labelWidth={200}>
            {byLabel(all.filter((shortcut) => shortcut.scope === scope)).map(([label, keys]) => (
              <Fact
                key={label}
                name={keys.map((one) => (
                  <span key={one}>
                    <KeyCaps keys={keysInForce(chosen, scope, one)} />{' '}
                  </span>
                ))}
              >
                {label}
              </Fact>
            ))}
          </Facts>
        </Section>
      ))}
    </Section>
  );
}

/** Keys that do the same stand in one line. */
function byLabel(shortcuts: readonly Shortcut[]): [label: string, keys: string[]][] {
  const keysOf = new Map<string, string[]>();
  for (const { keys, label } of shortcuts) keysOf.set(label, [...(keysOf.get(label) ?? []), keys]);
  return [...keysOf];
}
