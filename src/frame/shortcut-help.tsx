import { Group, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Dialog } from '@/ui/dialog';
import { useSetting } from '@/ui/settings';
import { isCharacterBinding } from '@/ui/shortcut-keys';
import classes from './shortcut-help.module.css';
import { useShortcutScopes } from '@/ui/shortcuts';
import { KeyCaps } from '@/ui/text';

/** Every key that does something here, the page's own first. */
export function ShortcutHelp({ onClose }: { onClose(): void }) {
  const scopes = useShortcutScopes().filter((scope) => !scope.inDialog && scope.bindings.length > 0);
  const characters = useSetting('singleKeyShortcuts');
  return (
    <Dialog title="Keyboard shortcuts" width={640} onClose={onClose}>
      <Text mb="md">
        {characters ? 'Other keys can be chosen.' : 'Single-key shortcuts are switched off.'}{' '}
        <Link to="/settings/$page" params={{ page: 'keyboard' }} onClick={onClose}>
          Change this in Settings
        </Link>
        .
      </Text>
      <div className={classes.scopes}>
        {merged(scopes).map(({ name, bindings }) => (
          <section key={name}>
            <h3>{name}</h3>
            <Table verticalSpacing={4}>
              <Table.Tbody>
                {byLabel(bindings.filter(({ keys }) => characters || !isCharacterBinding(keys))).map(
                  ({ label, keys }) => (
                    <Table.Tr key={label}>
                      <Table.Td>{label}</Table.Td>
                      <Table.Td px={0}>
                        <Group gap="sm" justify="flex-end">
                          {keys.map((binding) => (
                            <KeyCaps key={binding} keys={binding} />
                          ))}
                        </Group>
                      </Table.Td>
                    </Table.Tr>
                  ),
                )}
              </Table.Tbody>
            </Table>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

type Scopes = ReturnType<typeof useShortcutScopes>;

/** Several components may share a scope name; the help shows one list for it. */
function merged(scopes: Scopes): { name: string; bindings: Scopes[number]['bindings'] }[] {
  const byName = new Map<string, Scopes[number]['bindings'][number][]>();
  for (const { name, bindings } of scopes) {
    const list = byName.get(name) ?? [];
    for (const binding of bindings) {
      if (!binding.disabled && !list.some((other) => other.keys === binding.keys)) list.push(binding);
    }
    byName.set(name, list);
  }
  return [...byName]
    .map(([name, bindings]) => ({ name, bindings }))
    .filter(({ bindings }) => bindings.length > 0);
}

/** Keys that do the same stand in one line. */
function byLabel(bindings: Scopes[number]['bindings']): { label: string; keys: string[] }[] {
  const keysOf = new Map<string, string[]>();
  for (const { keys, label } of bindings) keysOf.set(label, [...(keysOf.get(label) ?? []), keys]);
  return [...keysOf].map(([label, keys]) => ({ label, keys }));
}
