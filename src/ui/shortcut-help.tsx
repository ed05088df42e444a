import { Link } from '@tanstack/react-router';
import { Dialog } from './dialog';
import { useSetting } from './settings';
import { isCharacterBinding } from './shortcut-keys';
import classes from './shortcut-help.module.css';
import { useShortcutScopes } from './shortcuts';
import { Keys } from './text';

/** Every key that does something here, the page's own first. */
export function ShortcutHelp({ onClose }: { onClose(): void }) {
  const scopes = useShortcutScopes().filter((scope) => !scope.inDialog && scope.bindings.length > 0);
  const characters = useSetting('singleKeyShortcuts');
  return (
    <Dialog title="Keyboard shortcuts" width={640} onClose={onClose}>
      {!characters && (
        <p className={classes.note}>
          Single-key shortcuts are switched off. <Link to="/settings">Change this in Settings</Link>.
        </p>
      )}
      <div className={classes.scopes}>
        {merged(scopes).map(({ name, bindings }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {bindings
                .filter((binding) => characters || !isCharacterBinding(binding.keys))
                .map(({ keys, label }) => (
                  <div key={`${keys}${label}`}>
                    <dt>{label}</dt>
                    <dd>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
            </dl>
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
