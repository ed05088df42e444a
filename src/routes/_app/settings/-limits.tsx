import { Text } from '@mantine/core';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { SegmentedField } from '@/ui/segmented-field';
import { readSetting, setSetting, useOwnSetting, useSetting, useSharedSetting } from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { SettingsSection } from './-section';
import { NumberSetting } from './-number-setting';

const windows = [
  { value: '120', label: '120 days, accreditation' },
  { value: '90', label: '90 days, certification' },
  { value: 'own', label: 'Own number' },
] as const;

const names = ['reviewWindowDays', 'auditShare', 'auditMost', 'auditLeast'] as const;

/** How old a verification may be at the decision (field.md 2.1), and how many files an audit looks at. */
export function LimitSettings() {
  const days = useSetting('reviewWindowDays');
  const [share, most, least] = [useSetting('auditShare'), useSetting('auditMost'), useSetting('auditLeast')];
  const [own, setOwn] = useState(false);
  const known = windows.find(({ value }) => value === String(days))?.value;
  const ownValues = [
    useOwnSetting('reviewWindowDays'),
    useOwnSetting('auditShare'),
    useOwnSetting('auditMost'),
    useOwnSetting('auditLeast'),
  ];
  const isOwn = ownValues.some((value) => value !== undefined);
  const isShared = useSharedSetting('reviewWindowDays') !== undefined;
  const follow = () => {
    setOwn(false);
    for (const name of names) setSetting(name, undefined);
  };
  return (
    <SettingsSection id="limits" title="Review limits">
      <SegmentedField
        label="Verification time limit"
        labelShown
        data={windows}
        value={own ? 'own' : (known ?? 'own')}
        onChange={(value) => {
          setOwn(value === 'own');
          if (value !== 'own') setSetting('reviewWindowDays', Number(value));
        }}
      />
      {(own || !known) && (
        <NumberSetting name="reviewWindowDays" label="Verification time limit in days" unit="days" />
      )}
      <Text c="dimmed">
        A credentialing request shows for each element of its checklist how many of these days are left.
        Decide by the body that accredits or certifies you.
      </Text>
      <NumberSetting name="auditShare" label="An audit looks at this part of the files" unit="%" />
      <NumberSetting name="auditMost" label="But at no more than" unit="files" />
      <NumberSetting
        name="auditLeast"
        label="And at no fewer of each kind than"
        unit="files"
        hint="Of initial and of recredentialing files each, or all there are where there are fewer."
      />
      {isOwn && !isShared && (
        <div>
          <Button variant="subtle" onClick={follow}>
            Go back to the usual limits
          </Button>
        </div>
      )}
      <ShareSlot
        kind="evidence-windows"
        words="the review limits"
        value={{ reviewWindowDays: days, auditShare: share, auditMost: most, auditLeast: least }}
        isOwn={isOwn}
        follow={follow}
        keep={(values) => {
          for (const name of names)
            setSetting(name, readSetting(name, (values as Record<string, unknown>)[name]));
        }}
      />
    </SettingsSection>
  );
}
