import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import {
  Checkbox,
  MultiSelect,
  type MultiSelectProps,
  NativeSelect,
  Select,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useId, useState, type HTMLInputAutoCompleteAttribute, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDateTime } from '@/lib/dates';
import { usStates } from '@/lib/states';
import classes from './form.module.css';
import { asText, useField, type FieldProps } from './use-field';

export interface Choice {
  value: string;
  label: string;
}

/** Choices out of the words for each value, in their order. */
export const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const stateChoices: Choice[] = usStates.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));

/** The words of the choice that a value stands for. */
const shownBy =
  (choices: readonly Choice[]) =>
  (value: string): string =>
    choices.find((choice) => choice.value === value)?.label ?? value;

/** How the list of a menu opens: choices stay inside the page's landmarks and inside a dialog, and their list is what scrolls. */
const dropdown = {
  comboboxProps: { withinPortal: false, floatingStrategy: 'fixed' as const },
  withScrollArea: false,
  // A translation would not be found by the words that it shows.
  attributes: { option: { translate: 'no' as const } },
};

/**
 * Enter takes the choice that is highlighted. Left to itself the menu forgets which one that is when its list opens
 * with the first letter (it looks for the chosen one a moment later), and Enter would then do nothing.
 */
function takeHighlighted(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  // Closed menus stay in the page, and keep their highlight.
  const highlighted = document.querySelectorAll<HTMLElement>('[data-combobox-selected]');
  const option = [...highlighted].find((one) => one.checkVisibility());
  if (!option) return;
  event.preventDefault();
  event.stopPropagation();
  option.click();
}

type TextFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  mono?: boolean;
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[];
  /** Takes the focus when the dialog around it opens. */
  focusFirst?: boolean;
  /** Runs before what was typed is taken. */
  onType?: () => void;
};

/** A line of text. Browsers fill nothing in unless `autoComplete` says so: what stands here is about somebody else. */
export function TextField<Values extends FieldValues = FieldValues>({
  autoComplete = 'off',
  inputMode,
  mono = false,
  focusFirst = false,
  suggestions,
  onType,
  ...props
}: TextFieldProps<Values>) {
  const { input, value, setValue } = useField(props);
  const list = useId();
  return (
    <>
      <TextInput
        {...input}
        value={asText(value)}
        onChange={(event) => {
          onType?.();
          setValue(event.currentTarget.value);
        }}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={mono ? false : undefined}
        classNames={mono ? { input: classes.mono } : undefined}
        data-autofocus={focusFirst || undefined}
        list={suggestions ? list : undefined}
      />
      {suggestions && (
        <datalist id={list} translate="no">
          {suggestions.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** What `datetime-local` writes, in the reader's own time zone, as times are shown everywhere. */
function shownTime(local: string): string {
  const at = Date.parse(local);
  return Number.isNaN(at) ? local : formatDateTime(new Date(at).toISOString());
}

/** A day and time in the reader's own time zone, as `datetime-local` writes them. */
export function DateTimeField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { input, value, setValue } = useField(props, shownTime);
  return (
    <TextInput
      {...input}
      type="datetime-local"
      value={asText(value)}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

/** A national provider identifier. */
export function NpiField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  return <TextField {...props} inputMode="numeric" mono />;
}

/** A telephone number; a phone shows its digits to type it. */
export function PhoneField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  return <TextField {...props} inputMode="tel" />;
}

/** Several lines, as tall as what is typed. */
export function TextareaField<Values extends FieldValues = FieldValues>({
  rows = 3,
  ...props
}: FieldProps<Values> & { rows?: number }) {
  const { input, value, setValue } = useField(props);
  return (
    <Textarea
      {...input}
      value={asText(value)}
      onChange={(event) => setValue(event.currentTarget.value)}
      autosize
      minRows={rows}
      maxRows={14}
    />
  );
}

/** One of many, with a search; what is chosen can be cleared. */
export function SelectField<Values extends FieldValues = FieldValues>({
  choices,
  ...props
}: FieldProps<Values> & { choices: Choice[] }) {
  const { input, value, setValue } = useField(props, shownBy(choices));
  const text = asText(value);
  const known = !text || choices.some((choice) => choice.value === text);
  return (
    <Select
      // It writes out what is chosen only once: a choice that is known later needs a new one.
      key={String(known)}
      {...input}
      data={known ? choices : [...choices, { value: text, label: text }]}
      value={text || null}
      onChange={(chosen) => setValue(chosen ?? '')}
      // The cross is not reached by keyboard: whoever empties the text takes the choice away too.
      onSearchChange={(words) => {
        if (words === '' && text && !props.required) setValue('');
      }}
      searchable
      // A dialog puts the focus into its first field: a list that opened with that would cover the others.
      openOnFocus={false}
      clearable={!props.required}
      // Choosing the same again leaves it chosen; the cross takes it away.
      allowDeselect={false}
      selectFirstOptionOnChange
      onKeyDownCapture={takeHighlighted}
      nothingFoundMessage="Nothing with these letters"
      {...dropdown}
    />
  );
}

/** One of a few, as the platform's own menu. */
export function ShortSelectField<Values extends FieldValues = FieldValues>({
  choices,
  ...props
}: FieldProps<Values> & { choices: Choice[] }) {
  const { input, value, setValue } = useField(props, shownBy(choices));
  return (
    <NativeSelect
      {...input}
      data={choices}
      value={asText(value)}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

/** A state of the United States, by its name; the value is its code. */
export function StateField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  return <SelectField {...props} choices={stateChoices} />;
}

/**
 * A list of which several are chosen closes with each choice, and the next letter, click or arrow opens it again: left open it
 * lies over what follows the field, in a dialog over the button that saves.
 */
function useClosingList() {
  const [isOpen, setOpen] = useState(false);
  return {
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
    onOptionSubmit: () => setOpen(false),
  };
}

type ManyInputProps = Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> & {
  value: string[];
  onChange: (value: string[]) => void;
};

/** Any number out of a list, of which what is chosen may know more than the list does. */
function ManyInput({ choices, value, ...props }: ManyInputProps & { choices: readonly Choice[] }) {
  const unknown = value.filter((code) => !choices.some((choice) => choice.value === code));
  const list = useClosingList();
  return (
    <MultiSelect
      {...props}
      {...list}
      data={[...choices, ...unknown.map((code) => ({ value: code, label: code }))]}
      value={value}
      searchable
      openOnFocus={false}
      clearable
      selectFirstOptionOnChange
      onKeyDownCapture={takeHighlighted}
      nothingFoundMessage="Nothing with these letters"
      {...dropdown}
    />
  );
}

/** Any number out of a list. */
export function MultiSelectField<Values extends FieldValues = FieldValues>({
  choices,
  ...props
}: FieldProps<Values> & { choices: Choice[] }) {
  const { input, value, setValue } = useField(props, shownBy(choices));
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return <ManyInput {...input} choices={choices} value={chosen} onChange={setValue} />;
}

/** Any number of states outside a form; the values are their codes. */
export function StatesInput(props: ManyInputProps) {
  return <ManyInput {...props} choices={stateChoices} />;
}

/** Any number of states; the values are their codes. */
export function StatesField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  return <MultiSelectField {...props} choices={stateChoices} />;
}

/** Words typed one after the other, each ended with Enter or a comma. */
export function WordsField<Values extends FieldValues = FieldValues>({
  suggestions,
  ...props
}: FieldProps<Values> & { suggestions?: string[] }) {
  const { input, value, setValue } = useField(props);
  const list = useClosingList();
  return (
    <TagsInput
      {...input}
      {...list}
      data={suggestions}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={setValue}
      acceptValueOnBlur
      clearable
      {...dropdown}
    />
  );
}

/** Yes or no. */
export function CheckboxField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { input, value, setValue } = useField(props);
  const {
    withAsterisk: _star,
    placeholder: _none,
    errorProps: _props,
    inputWrapperOrder: _order,
    ...others
  } = input;
  return (
    <Checkbox
      {...others}
      checked={value === true}
      onChange={(event) => setValue(event.currentTarget.checked)}
    />
  );
}
