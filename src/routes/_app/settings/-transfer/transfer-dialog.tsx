import { Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { isRecord } from '@/lib/values';
import { count, spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DialogActions } from '@/ui/dialog-actions';
import { notify } from '@/ui/notify';
import { getSetting, type Settings } from '@/ui/settings';
import { Verbatim } from '@/ui/text';
import { changesOf, type SettingsFile, takeSettings } from './file';

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
      <Stack gap="lg">
        {total === 0 ? (
          <p>Everything in the file is already so here. There is nothing to change.</p>
        ) : (
          <Table aria-label="What changes">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">What</Table.Th>
                <Table.Th scope="col">Now</Table.Th>
                <Table.Th scope="col">Then</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {settings.map((key) => (
                <Table.Tr key={key}>
                  <Table.Th scope="row">{settingNames[key]}</Table.Th>
                  <Table.Td>{settingWords(getSetting(key))}</Table.Td>
                  <Table.Td>{settingWords(file.settings[key])}</Table.Td>
                </Table.Tr>
              ))}
              {newViews.map(({ list, name }) => (
                <Table.Tr key={`${list}/${name}`}>
                  <Table.Th scope="row">View of {list}</Table.Th>
                  <Table.Td>–</Table.Td>
                  <Table.Td>
                    <Verbatim>{name}</Verbatim>
                  </Table.Td>
                </Table.Tr>
              ))}
              {replacedViews.map(({ list, name }) => (
                <Table.Tr key={`${list}/${name}`}>
                  <Table.Th scope="row">View of {list}</Table.Th>
                  <Table.Td>
                    <Verbatim>{name}</Verbatim>
                  </Table.Td>
                  <Table.Td>replaced by the one of the file</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        {file.unknown.length > 0 && (
          <Text c="dimmed">
            This version of the console does not know {file.unknown.slice(0, 5).join(', ')}
            {file.unknown.length > 5 && ' and more'}; that is passed over.
          </Text>
        )}
        <Text c="dimmed">Views with other names stay as they are.</Text>
        <DialogActions cancelLabel={total > 0 ? 'Cancel' : 'Close'} onCancel={onClose}>
          {total > 0 && (
            <Button onClick={take} data-autofocus>
              Import {count(total, 'change')}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

/** What the settings are called, for a preview of what will change. */
const settingNames = {
  auditLeast: 'Least files of an audit',
  auditMost: 'Most files of an audit',
  auditShare: 'Part of the files in an audit, in percent',
  boardWords: 'Words of boards',
  boardLimits: 'Limits of the board’s columns',
  checklistTemplates: 'Checklist templates',
  colorScheme: 'Colors',
  committeeMembers: 'Members of the committee',
  density: 'Table rows',
  desktopNotices: 'Notifications while the tab is hidden',
  followUpFirst: 'Days after a first attempt',
  followUpSecond: 'Days after a second attempt',
  followUpThird: 'Days after a third attempt',
  idleMinutes: 'Minutes until the lock',
  letterTemplates: 'Letter templates',
  listClock: 'Lists between decisions',
  matchReasons: 'Match reasons',
  medicalDirector: 'Medical director',
  navCollapsed: 'Navigation collapsed',
  program: 'Program',
  programLists: 'Lists that everybody is searched in',
  reviewReasons: 'Review reasons',
  reviewWindowDays: 'Days for which evidence counts, own program',
  rosterColumnSets: 'Column sets of rosters',
  rosterValues: 'Values of rosters',
  shortcutKeys: 'Changed keys',
  singleKeyShortcuts: 'Single-key shortcuts',
} as const satisfies Record<keyof Settings, string>;

/** A value of a setting in a few words; of lists, how much there is. */
function settingWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return spellOut(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = Object.entries(value).map(([name, child]) =>
    isRecord(child)
      ? name
      : Array.isArray(child) || typeof child === 'number'
        ? `${spellOut(name)} ${Array.isArray(child) ? child.length : child}`
        : `${name} ${String(child)}`,
  );
  return inner.join(', ') || 'none';
}
