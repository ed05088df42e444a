import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { addDays, localDay } from '@/lib/dates';
import formClasses from '@/form/form.module.css';
import { Button } from '@/ui/button';
import type { AuditQuestion } from './-read-audit';
import { newSeed } from './-sample';

interface AuditFormProps {
  question: Partial<AuditQuestion>;
  onDraw: (question: AuditQuestion) => void;
}

/** The window, of whom, and the seed. Nothing is drawn until that is asked for. */
export function AuditForm({ question, onDraw }: AuditFormProps) {
  const id = useId();
  const today = localDay();
  const [from, setFrom] = useState(question.from ?? addDays(today, -90) ?? '');
  const [to, setTo] = useState(question.to ?? today);
  const [about, setAbout] = useState<string>(question.about ?? '');
  const [seed, setSeed] = useState(() => question.seed ?? newSeed());
  const [tried, setTried] = useState(false);
  const fault = tried ? faultOf({ from, to, seed }) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const found = faultOf({ from, to, seed });
    if (found) {
      document.getElementById(`${id}-${found.field}`)?.focus();
      return;
    }
    const kind = about === 'Provider' || about === 'Facility' ? about : undefined;
    onDraw({ from, to, seed: seed.trim(), ...(kind && { about: kind }) });
  }

  const bind = (field: 'from' | 'to' | 'seed', value: string, set: (value: string) => void) => ({
    id: `${id}-${field}`,
    value,
    error: fault?.field === field && fault.text,
    errorProps: { role: 'alert' },
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(event.currentTarget.value),
  });
  return (
    <form className="no-print" onSubmit={submit} noValidate aria-label="Sample">
      <Group align="flex-start">
        <TextInput type="date" label="Completed from" w={144} {...bind('from', from, setFrom)} />
        <TextInput type="date" label="until" w={144} {...bind('to', to, setTo)} />
        <NativeSelect
          label="Files of"
          value={about}
          onChange={(event) => setAbout(event.currentTarget.value)}
          data={[
            { value: '', label: 'providers and facilities' },
            { value: 'Provider', label: 'providers' },
            { value: 'Facility', label: 'facilities' },
          ]}
        />
        <TextInput
          label="Seed"
          w={160}
          classNames={{ input: formClasses.mono }}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          {...bind('seed', seed, setSeed)}
        />
        <Group gap="sm" mt={20}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => setSeed(newSeed())}
          >
            New seed
          </Button>
          <Button type="submit">Draw sample</Button>
        </Group>
      </Group>
    </form>
  );
}

function faultOf({ from, to, seed }: { from: string; to: string; seed: string }) {
  if (!from) return { field: 'from', text: 'Give the first day.' };
  if (!to) return { field: 'to', text: 'Give the last day.' };
  if (to < from) return { field: 'to', text: 'The last day lies before the first.' };
  if (!seed.trim()) return { field: 'seed', text: 'Give a seed: the same seed draws the same files again.' };
  return undefined;
}
