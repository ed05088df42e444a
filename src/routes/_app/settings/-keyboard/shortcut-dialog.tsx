import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DialogActions } from '@/ui/dialog-actions';
import { getSetting, setSetting, useSetting } from '@/ui/settings';
import { conflictOf, refusalOf, shortcutId, siblingsOf, type Shortcut } from '@/ui/shortcut-choices';
import { pressedKeys, keysInForce } from '@/ui/shortcut-keys';
import { KeyCaps, keyWords } from '@/ui/text';

/** Milliseconds in which a second key belongs to the first. */
const sequenceWait = 1_200;
const modifierKeys = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'Dead', 'Process', 'CapsLock']);

interface ShortcutDialogProps {
  shortcut: Shortcut;
  all: readonly Shortcut[];
  onClose(): void;
}

/** Takes the key that is pressed as the new one of a shortcut, and says when it is taken or cannot be had. */
export function ShortcutDialog({ shortcut, all, onClose }: ShortcutDialogProps) {
  const chosen = useSetting('shortcutKeys');
  const now = keysInForce(chosen, shortcut.scope, shortcut.keys);
  const siblings = siblingsOf(shortcut, all).filter(
    ({ scope, keys }) => keysInForce(chosen, scope, keys) === now,
  );
  const [wanted, setWanted] = useState<string>();
  const [everywhere, setEverywhere] = useState(true);
  const pressedAt = useRef(0);
  const targets = everywhere ? [shortcut, ...siblings] : [shortcut];

  const refusal = wanted === undefined ? undefined : refusalOf(wanted);
  const taken =
    wanted === undefined || refusal
      ? undefined
      : targets.map((target) => conflictOf(target, wanted, all, chosen)).find(Boolean);
  const problem =
    refusal ??
    (taken && wanted !== undefined
      ? `${keyWords(keysInForce(chosen, taken.scope, taken.keys))} is “${taken.label}” in ${taken.scope}. Choose another key, or change that one first.`
      : undefined);
  const ready = wanted !== undefined && !problem && wanted !== now;

  function press(event: KeyboardEvent) {
    if (modifierKeys.has(event.key) || event.key === 'Tab' || event.key === 'Escape') return;
    // Enter sends what was chosen; with Ctrl it is a key like any other.
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && wanted !== undefined) return;
    event.preventDefault();
    const keys = pressedKeys(event.nativeEvent);
    const follows = event.timeStamp - pressedAt.current < sequenceWait;
    pressedAt.current = event.timeStamp;
    setWanted((before) =>
      follows && before?.length === 1 && before !== ' ' && keys.length === 1 ? `${before} ${keys}` : keys,
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!ready) return;
    const next = { ...getSetting('shortcutKeys') };
    for (const target of targets) {
      if (wanted === target.keys) delete next[shortcutId(target)];
      else next[shortcutId(target)] = wanted;
    }
    setSetting('shortcutKeys', next);
    announce(`${shortcut.label} is now ${keyWords(wanted)}`);
    onClose();
  }

  return (
    <Dialog title={`Another key for “${shortcut.label}”`} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="lg">
          <p>
            In {shortcut.scope}. Now it is <KeyCaps keys={now} />. Press the new key, or two keys quickly one
            after the other.
          </p>
          <TextInput
            label="New key"
            readOnly
            value={wanted === undefined ? '' : keyWords(wanted)}
            placeholder="Press a key"
            description={
              !problem &&
              (wanted === now ? 'It has this key already.' : 'Tab leaves the field, Escape closes.')
            }
            error={problem}
            errorProps={{ role: 'alert' }}
            data-autofocus
            onKeyDown={press}
          />
          {siblings.length > 0 && (
            <Checkbox
              label={`Also in ${count(siblings.length, 'other place')} where it does the same`}
              description={siblings.map(({ label, scope }) => `${label} (${scope})`).join(', ')}
              checked={everywhere}
              onChange={(event) => setEverywhere(event.currentTarget.checked)}
            />
          )}
          <DialogActions onCancel={onClose}>
            <Button type="submit" blocked={ready ? undefined : 'Press another key first.'}>
              Use this key
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
