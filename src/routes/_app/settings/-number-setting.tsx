import { Group, Input } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { limits, setSetting, useSetting } from '@/ui/settings';

interface NumberSettingProps {
  name: keyof typeof limits;
  label: string;
  /** What stands behind the number: "minutes". */
  unit: string;
  /** What it does, while the number is one that can be. */
  hint?: ReactNode;
}

/** A setting that is a whole number. What cannot be is not kept, and the last good number stays in force. */
export function NumberSetting({ name, label, unit, hint }: NumberSettingProps) {
  const value = useSetting(name);
  const [least, most] = limits[name];
  const [typed, setTyped] = useState<string>();
  const fits = (text: string) => /^\s*\d+\s*$/.test(text) && Number(text) >= least && Number(text) <= most;
  const shown = typed ?? String(value);
  const valid = fits(shown);
  // It was changed elsewhere, by an import or in another tab: what was typed here has had its effect.
  const isOld = typed !== undefined && valid && Number(typed) !== value;

  function change(text: string) {
    setTyped(text);
    if (fits(text)) setSetting(name, Number(text));
  }

  return (
    <Input.Wrapper
      label={label}
      description={valid && hint}
      error={
        !valid && `Give a whole number from ${least} to ${most}. Until then ${value} ${unit} stay in force.`
      }
    >
      <Group gap="sm" mt="xs">
        <Input
          type="number"
          inputMode="numeric"
          w={80}
          min={least}
          max={most}
          value={isOld ? String(value) : shown}
          error={!valid}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {unit}
      </Group>
    </Input.Wrapper>
  );
}
