import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { addDays, localDay } from '@/lib/dates';
import { dateForTyping, dateHint, parseTypedDate } from '@/lib/typed-date';
import formClasses from '@/form/form.module.css';
import { Button } from '@/ui/button';
import { DateInput } from '@/ui/date-input';
import { Fold } from '@/ui/fold';
import type { AuditQuestion } from './-read-audit';
import { newSeed } from './-sample';

interface AuditFormProps {
  question: Partial<AuditQuestion>;
  onDraw: (question: AuditQuestion) => void;
}

/** The window, of whom, and under its details the seed. Nothing is selected until that is asked for. */
export function AuditForm({ question, onDraw }: AuditFormProps) {
  const id = useId();
  const today = localDay();
  const [from, setFrom] = useState(dateForTyping(question.from ?? addDays(today, -90)));
  const [to, setTo] = useState(dateForTyping(question.to ?? today));
  const [about, setAbout] = useState<string>(question.about ?? '');
  const [seed, setSeed] = useState(() => question.seed ?? newSeed());
  const [tried, setTried] = useState(false);
  const [detailed, setDetailed] = useState(false);
  const fault = tried ? faultOf({ from, to, seed }) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [first, last] = [parseTypedDate(from), parseTypedDate(to)];
    const found = faultOf({ from, to, seed });
    if (found || !first || !last) {
      // The field of the seed is drawn only while the details are open.
      if (found?.field === 'seed') flushSync(() => setDetailed(true));
      document.getElementById(`${id}-${found?.field}`)?.focus();
      return;
    }
    const kind = about === 'Provider' || about === 'Facility' ? about : undefined;
    onDraw({ from: first, to: last, seed: seed.trim(), ...(kind && { about: kind }) });
  }

  const bind = (field: 'from' | 'to' | 'seed', value: string) => ({
    id: `${id}-${field}`,
    value,
    error: fault?.field === field && fault.text,
    errorProps: { role: 'alert' },
  });
  return (
    <form className="no-print" onSubmit={submit} noValidate aria-label="Sample">
      <Group align="flex-start">
        <DateInput
          label="Completed from"
          what="the first day"
          w={152}
          {...bind('from', from)}
          onChange={setFrom}
        />
        <DateInput label="until" what="the last day" w={152} {...bind('to', to)} onChange={setTo} />
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
        <Button type="submit" mt={20}>
          Select files
        </Button>
      </Group>
      <Fold summary="Details" open={detailed} onToggle={setDetailed}>
        <Group align="flex-start" pt="xs">
          <TextInput
            label="Seed"
            w={160}
            classNames={{ input: formClasses.mono }}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            {...bind('seed', seed)}
            onChange={(event) => setSeed(event.currentTarget.value)}
          />
          <Button
            variant="default"
            mt={20}
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => setSeed(newSeed())}
          >
            New seed
          </Button>
        </Group>
      </Fold>
    </form>
  );
}

function faultOf({ from, to, seed }: { from: string; to: string; seed: string }) {
  const [first, last] = [parseTypedDate(from), parseTypedDate(to)];
  if (!from.trim()) return { field: 'from', text: 'Give the first day.' };
  if (!first) return { field: 'from', text: dateHint };
  if (!to.trim()) return { field: 'to', text: 'Give the last day.' };
  if (!last) return { field: 'to', text: dateHint };
  if (last < first) return { field: 'to', text: 'The last day lies before the first.' };
  if (!seed.trim())
    return { field: 'seed', text: 'Give a seed: the same seed selects the same files again.' };
  return undefined;
}
