import { Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  fieldsOfOccasion,
  inBraces,
  letterFieldNames,
  letterFields,
  letterOccasions,
  looseBraces,
  occasionWords,
  unknownFields,
  type LetterField,
  type LetterTemplate,
} from '@/domain/letter';
import { builtInTemplates } from '@/domain/letter-templates';
import { templateOf, useLetterTemplates, type NamedTemplate } from '@/features/letters/templates';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { Fold } from '@/ui/fold';
import { notify } from '@/ui/notify';
import { setSetting, useOwnSetting, useSharedSetting } from '@/ui/settings';

interface LetterTemplateDialogProps {
  /** The one that is changed; a new one where there is none. */
  template: NamedTemplate | undefined;
  /** What a new one begins with. */
  begin?: NamedTemplate;
  onClose: () => void;
}

const blank: NamedTemplate = { name: '', occasion: 'free', subject: '', text: '' };
const longestName = 100;

/** Changes a template of letters, or makes a new one; a field is put in where the cursor is by its button. */
export function LetterTemplateDialog({ template, begin = blank, onClose }: LetterTemplateDialogProps) {
  const templates = useLetterTemplates();
  const own = useOwnSetting('letterTemplates') ?? {};
  const shared = useSharedSetting('letterTemplates') ?? {};
  const first = template ?? begin;
  const [values, setValues] = useState(first);
  const [isTried, setTried] = useState(false);
  const [asks, setAsks] = useState<'close' | 'delete'>();
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const last = useRef<'subject' | 'text'>('text');

  const before = template?.name;
  const isBuiltIn = before !== undefined && Object.hasOwn(builtInTemplates, before);
  const isShared = before !== undefined && Object.hasOwn(shared, before);
  const isOwn = before !== undefined && Object.hasOwn(own, before);
  const isFixed = isBuiltIn || isShared;
  const change = (part: Partial<NamedTemplate>) => setValues((now) => ({ ...now, ...part }));
  const isTouched = JSON.stringify(values) !== JSON.stringify(first);
  const close = () => (isTouched ? setAsks('close') : onClose());
  const others = templates.filter(({ name }) => name !== before);
  const problems = problemsOf(values, others);
  const shownProblem = (part: keyof typeof problems) =>
    problems[part] && (isTried || problems[part].isWhileTyping) ? problems[part].text : undefined;

  function insert(field: LetterField) {
    const part = last.current;
    const input: RefObject<HTMLInputElement | HTMLTextAreaElement | null> =
      part === 'subject' ? subject : text;
    const { selectionStart, selectionEnd } = input.current ?? {};
    const typed = values[part];
    const [from, to] = [selectionStart ?? typed.length, selectionEnd ?? typed.length];
    const word = inBraces(field);
    flushSync(() => change({ [part]: typed.slice(0, from) + word + typed.slice(to) }));
    input.current?.focus();
    input.current?.setSelectionRange(from + word.length, from + word.length);
  }

  function keep(name: string, value: LetterTemplate | undefined) {
    const { [name]: _, [before ?? name]: __, ...rest } = own;
    const next = value ? { ...rest, [name]: value } : rest;
    setSetting('letterTemplates', Object.keys(next).length > 0 ? next : undefined);
  }

  function save() {
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    const name = values.name.trim();
    const value = { occasion: values.occasion, subject: values.subject.trim(), text: values.text.trimEnd() };
    const base =
      Object.hasOwn(shared, name) && shared[name] ? templateOf(shared[name]) : builtInTemplates[name];
    // What stands without it is not one's own.
    const isBase = base !== undefined && JSON.stringify(inOrder(base)) === JSON.stringify(inOrder(value));
    keep(name, isBase ? undefined : value);
    notify({
      tone: 'success',
      title: `Letter “${name}” saved`,
      message: 'In this browser, until it is shared.',
    });
    onClose();
  }

  return (
    <Dialog
      title={template ? `Letter “${template.name}”` : 'New letter template'}
      width={880}
      sticky
      onClose={close}
      footer={
        <>
          {isOwn && isFixed && (
            <Button variant="subtle" mr="auto" onClick={() => restore()}>
              {isShared ? 'Use what is shared' : 'Restore the built-in text'}
            </Button>
          )}
          {isOwn && !isFixed && (
            <Button variant="subtle" color="red" mr="auto" onClick={() => setAsks('delete')}>
              Delete template
            </Button>
          )}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button onClick={save}>Save template</Button>
        </>
      }
    >
      <Group align="start" gap="lg">
        <Stack flex="2 1 400px" gap="md">
          <Group gap="md" align="start">
            <TextInput
              flex="1 1 200px"
              label="Name"
              required
              data-autofocus={template ? undefined : true}
              disabled={isFixed}
              maxLength={longestName}
              value={values.name}
              error={shownProblem('name')}
              onChange={({ currentTarget: { value } }) => change({ name: value })}
            />
            <NativeSelect
              flex="1 1 200px"
              label="Occasion"
              disabled={isBuiltIn}
              value={values.occasion}
              onChange={({ currentTarget: { value } }) =>
                change({ occasion: letterOccasions.find((one) => one === value) ?? 'free' })
              }
              data={letterOccasions.map((value) => ({ value, label: occasionWords[value] }))}
            />
          </Group>
          <TextInput
            ref={subject}
            label="Subject"
            required
            maxLength={300}
            value={values.subject}
            error={shownProblem('subject')}
            onFocus={() => (last.current = 'subject')}
            onChange={({ currentTarget: { value } }) => change({ subject: value })}
          />
          <Textarea
            ref={text}
            label="Text"
            required
            rows={16}
            maxLength={15_000}
            value={values.text}
            error={shownProblem('text')}
            onFocus={() => (last.current = 'text')}
            onChange={({ currentTarget: { value } }) => change({ text: value })}
          />
        </Stack>
        <FieldList occasion={values.occasion} onInsert={insert} />
      </Group>
      {asks === 'close' && (
        <ConfirmDialog
          title="Close without saving?"
          action="Discard what I typed"
          danger
          onClose={() => setAsks(undefined)}
          onConfirm={onClose}
        >
          <p>What you typed here is not saved. If you close it, it is gone.</p>
        </ConfirmDialog>
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title={`Delete the letter “${before}”?`}
          action="Delete template"
          danger
          onClose={() => setAsks(undefined)}
          onConfirm={() => {
            keep(before ?? '', undefined);
            onClose();
          }}
        >
          <p>Letters that were written with it stay as they are.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );

  function restore() {
    keep(before ?? '', undefined);
    notify({ tone: 'success', title: `Letter “${before}” is as it was` });
    onClose();
  }
}

const inOrder = ({ occasion, subject, text }: LetterTemplate) => [occasion, subject, text];

interface Problem {
  text: string;
  /** It is said as soon as it is typed, and not only once the template is to be saved. */
  isWhileTyping?: boolean;
}

/** What keeps a template from being saved, each at its field. */
function problemsOf(
  { name, subject, text }: NamedTemplate,
  others: readonly NamedTemplate[],
): Record<'name' | 'subject' | 'text', Problem | undefined> {
  const taken = others.some((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  return {
    name: !name.trim()
      ? { text: 'Give it a name.' }
      : taken
        ? { text: 'Another letter has this name.', isWhileTyping: true }
        : undefined,
    subject: !subject.trim() ? { text: 'Write a subject.' } : fieldProblem(subject, false),
    text: !text.trim() ? { text: 'Write the text.' } : fieldProblem(text, true),
  };
}

/** What stands between braces and is no field, by its line. */
function fieldProblem(text: string, hasLines: boolean): Problem | undefined {
  const at = (line: number) => (hasLines ? `Line ${line}: ` : '');
  const unknown = unknownFields(text).map(({ name, line }) => `${at(line)}no field is called “${name}”.`);
  const loose = looseBraces(text);
  if (unknown.length > 0) return { text: unknown.join(' '), isWhileTyping: true };
  return loose === undefined ? undefined : { text: `${at(loose)}braces without their counterpart.` };
}

interface FieldListProps {
  occasion: LetterTemplate['occasion'];
  onInsert: (field: LetterField) => void;
}

/** The fields, each with what it becomes; those that the console knows at the occasion first. */
function FieldList({ occasion, onInsert }: FieldListProps) {
  const [isOpen, setOpen] = useState(false);
  const known = fieldsOfOccasion(occasion);
  const others = letterFieldNames.filter((field) => !known.includes(field));
  return (
    <Stack component="section" flex="1 1 240px" gap="xs" aria-label="Fields">
      <Text fw={500} size="sm">
        Fields
      </Text>
      <Text size="xs" c="dimmed">
        A click inserts one where the cursor is.
      </Text>
      <FieldButtons fields={known} onInsert={onInsert} />
      {others.length > 0 && (
        <Fold summary="Fields of other occasions" open={isOpen} onToggle={setOpen}>
          <Text size="xs" c="dimmed" my="xs">
            Not known at this occasion: asked for when the letter is written.
          </Text>
          <FieldButtons fields={others} onInsert={onInsert} />
        </Fold>
      )}
    </Stack>
  );
}

function FieldButtons({
  fields,
  onInsert,
}: {
  fields: readonly LetterField[];
  onInsert: FieldListProps['onInsert'];
}) {
  return (
    <Group gap={6}>
      {fields.map((field) => (
        <Button
          key={field}
          size="compact-xs"
          variant="default"
          title={letterFields[field]}
          aria-label={`Insert ${field}`}
          // The cursor stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(field)}
        >
          {field}
        </Button>
      ))}
    </Group>
  );
}
