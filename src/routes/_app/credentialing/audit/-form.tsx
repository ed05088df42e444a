import { Box, Group, NativeSelect } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { OfEarlier } from '@/features/walk/walk-result';
import { addDays, formatDate, localDay } from '@/lib/dates';
import { dateForTyping, dateHint, parseTypedDate } from '@/lib/typed-date';
import { typedDateFault } from '@/lib/typed-date-fault';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { DateInput } from '@/ui/date-input';
import type { AuditQuestion } from './-read-audit';
import { newSeed, type SampleRule } from './-sample';
import { SeedDetails, seedFault, useSeedForm, type Fault } from './-seed';

interface AuditFormProps {
  question: Partial<AuditQuestion>;
  /** The rule of the settings. */
  rule: SampleRule;
  /** Its sample stands below. */
  isMade: boolean;
  onDraw: (question: AuditQuestion) => void;
}

const kindWords = { '': 'providers and facilities', Provider: 'providers', Facility: 'facilities' };

/** The window, of whom, and under its details the seed. Nothing is selected until that is asked for. */
export function AuditForm({ question, rule, isMade, onDraw }: AuditFormProps) {
  const id = useId();
  const today = localDay();
  const [from, setFrom] = useState(dateForTyping(question.from ?? addDays(today, -90)));
  const [to, setTo] = useState(dateForTyping(question.to ?? today));
  const [about, setAbout] = useState<string>(question.about ?? '');
  const [by, setBy] = useState<string>(question.by ?? '');
  const [seed, setSeed] = useState(() => question.seed ?? newSeed());
  const { bind, check, detailed, setDetailed } = useSeedForm(id, faultOf({ from, to, seed }));

  const isOther =
    parseTypedDate(from) !== question.from ||
    parseTypedDate(to) !== question.to ||
    about !== (question.about ?? '') ||
    by !== (question.by ?? '') ||
    seed.trim() !== question.seed;

  function submit(event: FormEvent) {
    event.preventDefault();
    const [first, last] = [parseTypedDate(from), parseTypedDate(to)];
    if (!check() || !first || !last) return;
    const kind = about === 'Provider' || about === 'Facility' ? about : undefined;
    onDraw({
      from: first,
      to: last,
      seed: seed.trim(),
      ...(kind && { about: kind }),
      ...(by === '8-30' && { by }),
    });
  }

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
          data={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
        />
        <NativeSelect
          label="Sample"
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
          data={[
            { value: '', label: `${formatNumber(rule.sampleRate)} % or ${count(rule.most, 'file')}` },
            { value: '8-30', label: 'NCQA 8/30' },
          ]}
        />
        <Button type="submit" mt={20}>
          Select files
        </Button>
      </Group>
      <SeedDetails open={detailed} onToggle={setDetailed} onChange={setSeed} field={bind('seed', seed)} />
      {isMade && isOther && (
        <Box mt="sm" maw={860}>
          <OfEarlier
            made={`files of ${kindWords[question.about ?? '']}, completed ${formatDate(question.from)} until ${formatDate(question.to)}, ${question.by ? 'NCQA 8/30, ' : ''}seed ${question.seed ?? ''}`}
            button="Select files"
          />
        </Box>
      )}
    </form>
  );
}

function faultOf({
  from,
  to,
  seed,
}: {
  from: string;
  to: string;
  seed: string;
}): Fault<'from' | 'to' | 'seed'> | undefined {
  const [first, last] = [parseTypedDate(from), parseTypedDate(to)];
  if (!from.trim()) return { field: 'from', text: 'Give the first day.' };
  const [early, late] = [typedDateFault(from), typedDateFault(to)];
  if (early || !first) return { field: 'from', text: early ?? dateHint };
  if (!to.trim()) return { field: 'to', text: 'Give the last day.' };
  if (late || !last) return { field: 'to', text: late ?? dateHint };
  if (last < first) return { field: 'to', text: 'The last day lies before the first.' };
  return seedFault(seed, 'files');
}
