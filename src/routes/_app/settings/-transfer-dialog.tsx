import { useState } from 'react';
import { count, spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { notify } from '@/ui/notify';
import { getSetting, type Settings } from '@/ui/settings';
import { changesOf, type SettingsFile, takeSettings } from './-file';
import page from './-settings.module.css';
import classes from './-tokens.module.css';

/** What a file would change, before it does. */
export function TransferDialog({ file, onClose }: { file: SettingsFile; onClose(): void }) {
  // As they were when the file was chosen: they are being compared, not followed.
  const [changes] = useState(() => changesOf(file));
  const { settings, newViews, replacedViews } = changes;
  const total = settings.length + newViews.length + replacedViews.length;

  function take() {
    const kept = takeSettings(file);
    notify(
      kept
        ? { tone: 'success', title: 'The settings are imported', message: `${count(total, 'change')} made.` }
        : {
            tone: 'error',
            title: 'Not everything was imported',
            message: 'The browser did not keep all of it: its storage is full or switched off.',
          },
    );
    onClose();
  }

  return (
    <Dialog title="Import these settings?" onClose={onClose} width={560}>
      <div className={classes.form}>
        {total === 0 ? (
          <p>Everything in the file is already so here. There is nothing to change.</p>
        ) : (
          <table className={classes.changes}>
            <caption className="visually-hidden">What changes</caption>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Now</th>
                <th scope="col">Then</th>
              </tr>
            </thead>
            <tbody>
              {settings.map((key) => (
                <tr key={key}>
                  <th scope="row">{settingNames[key]}</th>
                  <td>{settingWords(getSetting(key))}</td>
                  <td>{settingWords(file.settings[key])}</td>
                </tr>
              ))}
              {newViews.map(({ list, name }) => (
                <tr key={`${list}/${name}`}>
                  <th scope="row">View of {list}</th>
                  <td>–</td>
                  <td>
                    <bdi>{name}</bdi>
                  </td>
                </tr>
              ))}
              {replacedViews.map(({ list, name }) => (
                <tr key={`${list}/${name}`}>
                  <th scope="row">View of {list}</th>
                  <td>
                    <bdi>{name}</bdi>
                  </td>
                  <td>replaced by the one of the file</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {file.unknown.length > 0 && (
          <p className={page.hint}>
            This version of the console does not know {file.unknown.slice(0, 5).join(', ')}
            {file.unknown.length > 5 && ' and more'}; that is passed over.
          </p>
        )}
        <p className={page.hint}>Views with other names stay as they are.</p>
        <div className={page.row}>
          {total > 0 && (
            <Button onClick={take} data-autofocus>
              Import {count(total, 'change')}
            </Button>
          )}
          <Button variant={total > 0 ? 'subtle' : 'default'} onClick={onClose}>
            {total > 0 ? 'Cancel' : 'Close'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What the settings are called, for a preview of what will change. */
const settingNames = {
  auditLeast: 'Least files of an audit',
  auditMost: 'Most files of an audit',
  auditShare: 'Part of the files in an audit, in percent',
  colorScheme: 'Colors',
  density: 'Table rows',
  idleMinutes: 'Minutes until the lock',
  matchReasons: 'Match reasons',
  navCollapsed: 'Navigation collapsed',
  reviewReasons: 'Review reasons',
  reviewWindowDays: 'Days for which evidence counts',
  shortcutKeys: 'Changed keys',
  singleKeyShortcuts: 'Single-key shortcuts',
} as const satisfies Record<keyof Settings, string>;

/** A value of a setting in a few words; of lists, how much there is. */
function settingWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return spellOut(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = Object.entries(value).map(([name, part]) =>
    Array.isArray(part) ? `${spellOut(name)} ${part.length}` : `${name} ${String(part)}`,
  );
  return inner.join(', ') || 'none';
}
