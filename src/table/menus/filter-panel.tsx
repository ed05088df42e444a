import { Box, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { dateForTyping, dateHint, parseTypedDate } from '@/lib/typed-date';
import { capitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { DateInput } from '@/ui/date-input';
import { InlineError } from '@/ui/states';
import type { ChoiceFilter, ChoiceQuery, Filter, Option, RemoteFilter } from '../list/filters';
import { PopoverPanel } from '@/ui/popover-panel';
import { LookupEditor } from './lookup-editor';
import { PickList } from './pick-list';
import type { TableModel } from '../model/use-table-model';

interface FilterPanelProps<T> {
  model: TableModel<T>;
  /** The filter to edit; without it the panel begins with the choice of one. */
  name: string | undefined;
  anchor: HTMLElement;
}

/** Chooses a filter, then its value. */
export function FilterPanel<T>({ model, name, anchor }: FilterPanelProps<T>) {
  const [chosen, setChosen] = useState(name);
  const { list, search } = model;
  const filter = chosen === undefined ? undefined : list.filters[chosen];
  const boxed = new Set<string>(list.box?.fields ?? []);
  const values = search.search as Record<string, unknown>;
  if (chosen === undefined || !filter) {
    const rest = Object.entries(list.filters).filter(([one]) => !boxed.has(one));
    return (
      <PopoverPanel anchor={anchor} label="Choose a filter" onClose={model.closeMenu}>
        <Box p={6}>
          <PickList
            label="Filters"
            options={rest.map(([value, { label }]) => ({ value, label }))}
            chosen={rest.map(([one]) => one).filter((one) => values[one] !== undefined)}
            onPick={setChosen}
          />
        </Box>
      </PopoverPanel>
    );
  }
  const close = () => {
    model.closeMenu();
    anchor.focus();
  };
  return (
    <PopoverPanel key={chosen} anchor={anchor} label={`Filter ${filter.label}`} onClose={model.closeMenu}>
      <Group justify="space-between" mih={32} pl={10} pr={6}>
        <b>{filter.label}</b>
        {values[chosen] !== undefined && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              search.set({ [chosen]: undefined });
              close();
            }}
          >
            Remove
          </Button>
        )}
      </Group>
      <Box px={6} pb={6}>
        <Editor
          filter={filter}
          value={values[chosen]}
          onChange={(value, done) => {
            search.set({ [chosen]: value });
            if (done) close();
          }}
        />
      </Box>
    </PopoverPanel>
  );
}

interface EditorProps<F extends Filter = Filter> {
  filter: F;
  value: unknown;
  onChange: (value: unknown, done: boolean) => void;
}

function Editor({ filter, value, onChange }: EditorProps) {
  switch (filter.kind) {
    case 'boolean': {
      const options = [
        { value: 'true', label: capitalized(filter.yes) },
        { value: 'false', label: capitalized(filter.no) },
      ];
      const chosen = value === undefined ? [] : [String(value)];
      return (
        <PickList
          label={filter.label}
          options={options}
          chosen={chosen}
          onPick={(one) => onChange(one === 'true', true)}
        />
      );
    }
    case 'choice':
      return (
        <PickList
          label={filter.label}
          options={filter.options}
          chosen={value === undefined ? [] : [String(value)]}
          onPick={(one) => onChange(one, true)}
        />
      );
    case 'choices':
      return filter.more ? (
        <SuggestedChoices filter={filter} value={value} onChange={onChange} query={filter.more} />
      ) : (
        <Choices filter={filter} value={value} onChange={onChange} options={filter.options} />
      );
    case 'lookup':
      return <LookupEditor filter={filter} value={value} onPick={(one) => onChange(one, true)} />;
    case 'remote':
      return <RemoteEditor filter={filter} value={value} onChange={onChange} />;
    default:
      return <ValueForm filter={filter} value={value} onChange={onChange} />;
  }
}

interface ChoicesProps extends EditorProps<ChoiceFilter> {
  options: readonly Option[];
}

function Choices({ filter, value, onChange, options }: ChoicesProps) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    onChange(next.length > 0 ? next : undefined, false);
  };
  return (
    <PickList
      label={filter.label}
      options={withChosen(options, chosen)}
      chosen={chosen}
      several
      open={filter.open}
      onPick={toggle}
    />
  );
}

/** The values in use; while they are read, or when they cannot be, the usual ones. */
function SuggestedChoices({ query, ...props }: EditorProps<ChoiceFilter> & { query: ChoiceQuery }) {
  const { data = [] } = useQuery(query());
  return <Choices {...props} options={data.length > 0 ? data : props.filter.options} />;
}

function RemoteEditor({ filter, value, onChange }: EditorProps<RemoteFilter>) {
  const { data, error, refetch, isPending } = useQuery(filter.query());
  if (error && !data) {
    return (
      <InlineError title="The choices could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (isPending) {
    return (
      <Text size="xs" c="dimmed" aria-live="polite">
        Loading the choices
      </Text>
    );
  }
  return (
    <PickList
      label={filter.label}
      options={data ?? []}
      chosen={value === undefined ? [] : [String(value)]}
      onPick={(one) => onChange(one, true)}
    />
  );
}

/** One value that is typed: text, a number, a day. */
function ValueForm({ filter, value, onChange }: EditorProps) {
  const isDate = filter.kind === 'date';
  const stored = value === undefined ? '' : String(value);
  const [text, setText] = useState(isDate ? dateForTyping(stored) : stored);
  const [fault, setFault] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = filter.parse(isDate ? parseTypedDate(text) : text);
    if (read !== undefined) onChange(read, true);
    else if (text.trim() === '') onChange(undefined, true);
    else setFault(isDate ? dateHint : `“${text.trim()}” cannot be searched for.`);
  };
  const common = {
    value: text,
    error: fault,
    errorProps: { role: 'alert' },
    'data-autofocus': true,
  };
  const type = (typed: string) => {
    setText(typed);
    setFault('');
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {isDate ? (
          <DateInput
            {...common}
            label={capitalized(filter.word) || 'Date'}
            what={filter.label.toLowerCase()}
            description="Month, day, year"
            onChange={type}
          />
        ) : (
          <TextInput
            {...common}
            aria-label={filter.label}
            description={filter.kind === 'text' && filter.hint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
        <Group>
          <Button type="submit" size="xs">
            Filter
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Values from the URL that are not among the suggestions can be taken away too. */
function withChosen(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  const unknown = chosen.filter((one) => options.every((option) => option.value !== one));
  return [...options, ...unknown.map((one) => ({ value: one, label: one }))];
}
