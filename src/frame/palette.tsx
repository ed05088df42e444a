/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox with grouped results has no element of its own */
import {
  IconBuildingBank,
  IconBuildingHospital,
  IconClipboardCheck,
  IconClock,
  IconId,
  IconSearch,
  IconUser,
  IconUsers,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { ActionIcon } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { InlineError } from '@/ui/states';
import { type CommandParts, paletteCommands } from './commands';
import { useRecordSearch, type Hit, type HitGroup } from './palette-search';
import classes from './palette.module.css';

interface PaletteProps extends CommandParts {
  onClose(): void;
}

/** Search over providers, licenses, facilities, screens and actions, from anywhere, by keyboard. */
export function Palette({ onClose, ...parts }: PaletteProps) {
  const { router } = parts;
  /** Screens and actions, matched by their words. */
  const commands = paletteCommands(parts);
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const wanted = text.trim();
  const [debounced] = useDebouncedValue(wanted, 180);
  const { groups: records, searching, error, retry, hint } = useRecordSearch(wanted === '' ? '' : debounced);

  const groups = wanted === '' ? [recents(), ...commands] : [...records, ...matching(commands, wanted)];
  const shown = groups.filter((group) => group.hits.length > 0);
  const hits = shown.flatMap((group) => group.hits);
  const at = Math.min(active, hits.length - 1);
  const waiting = searching || debounced !== wanted;

  useEffect(() => {
    if (wanted !== '' && !waiting) announce(count(hits.length, 'result'));
  }, [wanted, waiting, hits.length]);

  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  function choose(hit: Hit) {
    onClose();
    rememberHit(hit);
    if (hit.run) hit.run();
    else if (hit.to) void router.navigate({ to: hit.to, params: hit.params ?? {} });
  }

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const by = moves[event.key];
    const chosen = hits[at];
    if (by !== undefined && hits.length > 0) {
      const next = Math.abs(by) === 1 ? (at + by + hits.length) % hits.length : at + by;
      setActive(Math.max(0, Math.min(hits.length - 1, next)));
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) choose(chosen);
    else return;
    event.preventDefault();
  }

  let index = -1;
  return (
    <Dialog title="Search or jump to" bare width={640} onClose={onClose}>
      <div className={classes.field}>
        <IconSearch size={16} aria-hidden />
        <input
          role="combobox"
          aria-label="Search providers, licenses, facilities, credentialing requests and actions"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          placeholder="Provider, NPI, facility, or what to do"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <ActionIcon onClick={onClose} aria-label="Close">
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.progress} data-busy={(wanted !== '' && waiting) || undefined} />
      <div id={listId} role="listbox" aria-label="Results" className={classes.list}>
        {shown.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p className={classes.heading} aria-hidden="true">
              {group.label}
            </p>
            {group.hits.map((hit) => {
              index += 1;
              return (
                <Row
                  key={hit.id}
                  id={`${listId}-${index}`}
                  hit={hit}
                  active={index === at}
                  onPoint={setActive.bind(undefined, index)}
                  onChoose={() => choose(hit)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {error && wanted !== '' && (
        <div className={classes.note}>
          <InlineError title="The search failed" error={error} onRetry={retry} />
        </div>
      )}
      {wanted !== '' && !waiting && hits.length === 0 && !error && (
        <p className={classes.note}>
          {wanted.length < 2 ? 'Type two letters or more to search.' : `Nothing found for “${wanted}”.`}
        </p>
      )}
      {hint && <p className={classes.note}>{hint}</p>}
    </Dialog>
  );
}

interface RowProps {
  id: string;
  hit: Hit;
  active: boolean;
  onPoint(): void;
  onChoose(): void;
}

function Row({ id, hit, active, onPoint, onChoose }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the combobox
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classes.row}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <hit.icon size={16} aria-hidden />
      <span className={classes.label}>{hit.label}</span>
      {hit.detail && <span className={classes.detail}>{hit.detail}</span>}
    </div>
  );
}

function recents(): HitGroup {
  return { label: 'Recent', hits: recentHits() };
}

function matching(commands: HitGroup[], text: string): HitGroup[] {
  const words = text.toLowerCase().split(/\s+/);
  return commands.map((group) => ({
    ...group,
    hits: group.hits.filter((hit) => words.every((word) => hit.label.toLowerCase().includes(word))),
  }));
}

const place = 'palette-recents';
const most = 5;

/** Records chosen before in this session. They name people, so they end with the session. */
function recentHits(): Hit[] {
  const kept = readStored('session', place);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((hit: Partial<Hit> | null) =>
    typeof hit?.label === 'string' && typeof hit.to === 'string'
      ? [{ ...hit, id: String(hit.id), label: hit.label, icon: recentIcons[hit.to] ?? IconClock }]
      : [],
  );
}

const recentIcons: Record<string, Icon> = {
  '/providers/$providerId': IconUser,
  '/providers/$providerId/licenses/$licenseId': IconId,
  '/facilities/$facilityId': IconBuildingHospital,
  '/credentialing/$requestId': IconClipboardCheck,
  '/groups/$groupId': IconUsers,
  '/payers/$payerId': IconBuildingBank,
};

function rememberHit({ id, label, detail, to, params }: Hit): void {
  if (!to || !params) return;
  const rest = recentHits().filter((other) => other.id !== id);
  writeStored('session', place, [{ id, label, detail, to, params }, ...rest].slice(0, most));
}
