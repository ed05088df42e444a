import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Group, NativeSelect, Radio, Stack } from '@mantine/core';
import type { ListDataset, NameOrder, Role } from '@/features/datasets/lists/types';
import {
  type FileQuestion,
  columnKey,
  type ListChoices,
  type UploadQuestion,
  wordKey,
} from '@/features/datasets/upload/types';
import { orderWords, questionWords, roleChoices, roleWords } from '@/features/datasets/upload/words';
import { usStates } from '@/lib/states';
import { Button } from '@/ui/button';
import { Section } from '@/ui/layout';

interface UploadQuestionsProps {
  questions: readonly FileQuestion[];
  /** The names of the files, which questions are told apart by where there are several. */
  files: readonly string[];
  /** Absent where no list was recognised. */
  dataset: ListDataset | undefined;
  choices: ListChoices;
  onChange: (choices: ListChoices) => void;
}

/** What the files do not tell, each with a plain control. */
export function UploadQuestions({ questions, files, dataset, choices, onChange }: UploadQuestionsProps) {
  const open = questions.filter(({ question, isAnswered }) => !isAnswered && likely(question) !== undefined);
  return (
    <Section title="Please check" level={3} count={questions.length}>
      <Stack gap="md">
        {questions.map((fileQuestion, index) => (
          <Question
            key={index}
            fileQuestion={fileQuestion}
            files={files}
            dataset={dataset}
            choices={choices}
            onChange={onChange}
          />
        ))}
        {open.length > 1 && (
          <Group>
            <Button
              size="xs"
              variant="default"
              onClick={() =>
                onChange(
                  open.reduce(
                    (answered, { question, file }) =>
                      withAnswer(answered, question, file, likely(question) ?? ''),
                    choices,
                  ),
                )
              }
            >
              Use what is likely
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}

interface QuestionProps extends Omit<UploadQuestionsProps, 'questions'> {
  fileQuestion: FileQuestion;
}

function Question({
  fileQuestion: { question, file, isAnswered },
  files,
  dataset,
  choices,
  onChange,
}: QuestionProps) {
  const label =
    files.length > 1 ? `${files[file] ?? ''}: ${questionWords(question)}` : questionWords(question);
  const answer = answerTo(question, file, choices);
  const choose = (value: string) => onChange(withAnswer(choices, question, file, value));
  if (question.kind === 'is-exclusion-list')
    return (
      <Checkbox
        label={`${label} Read it as a list of exclusions all the same`}
        checked={isAnswered}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? 'yes' : '')}
      />
    );
  const options = optionsOf(question, dataset);
  if (options.length <= mostRadios)
    return (
      <Radio.Group label={label} value={answer ?? null} onChange={choose}>
        <Stack gap="xs" mt="xs">
          {options.map((option) => (
            <Radio key={option.value} {...option} />
          ))}
        </Stack>
      </Radio.Group>
    );
  return (
    <NativeSelect
      label={label}
      maw={420}
      value={answer ?? unanswered}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[...(answer === undefined ? [{ value: unanswered, label: 'Choose' }] : []), ...options]}
    />
  );
}

const unanswered = '?';
/** More answers than this are a list to choose from. */
const mostRadios = 4;

/** The answers that there are, the likely one marked. */
function optionsOf(
  question: UploadQuestion,
  dataset: ListDataset | undefined,
): { value: string; label: string }[] {
  const guess = likely(question);
  return allOptions(question, dataset).map(({ value, label }) => ({
    value,
    label: value === guess ? `${label} (likely)` : label,
  }));
}

function allOptions(
  question: UploadQuestion,
  dataset: ListDataset | undefined,
): { value: string; label: string }[] {
  switch (question.kind) {
    case 'which-list':
      return [
        ...question.candidates.map(({ name }) => ({ value: name, label: name })),
        { value: '', label: 'Another list' },
      ];
    case 'which-state':
      return usStates.map(({ code, name }) => ({ value: code, label: name }));
    case 'is-start-or-end':
      return rolesAs('start', 'end');
    case 'is-reason-or-authority':
      return rolesAs('reason', 'authority');
    case 'name-order':
      return Object.entries(orderWords).map(([value, label]) => ({ value, label }));
    case 'status-word':
      return [
        { value: 'in force', label: 'Still in force: keep them' },
        { value: 'over', label: 'No longer in force: leave them out' },
      ];
    case 'hidden-rows':
      return [
        { value: 'taken', label: 'Take them, too' },
        { value: 'left', label: 'Leave them out' },
      ];
    default:
      return dataset ? roleChoices(dataset, undefined) : [];
  }
}

const rolesAs = (...roles: Role[]) => [
  ...roles.map((role) => ({ value: role, label: roleWords(role) })),
  { value: '', label: 'Neither: leave it out' },
];

/** The answer that the file makes likely; undefined where a person has to say. */
function likely(question: UploadQuestion): string | undefined {
  return 'guess' in question ? question.guess : undefined;
}

function answerTo(question: UploadQuestion, file: number, choices: ListChoices): string | undefined {
  if (question.kind === 'which-list') return choices.lists[file];
  if (question.kind === 'which-state') return choices.states[file];
  if (question.kind === 'name-order') return choices.orders[question.table];
  if (question.kind === 'hidden-rows') {
    const isTaken = choices.hiddenRows[question.sheet];
    return isTaken === undefined ? undefined : isTaken ? 'taken' : 'left';
  }
  if (question.kind === 'status-word')
    return choices.statuses[wordKey(question.table, question.column, question.word)];
  return 'column' in question ? choices.roles[columnKey(question.table, question.column)] : undefined;
}

/** Another list, or another state's, has other columns: what was said about these no longer counts. */
function withAnswer(
  choices: ListChoices,
  question: UploadQuestion,
  file: number,
  value: string,
): ListChoices {
  if (question.kind === 'which-list')
    return { ...choices, lists: { ...choices.lists, [file]: value }, roles: {}, orders: {}, statuses: {} };
  if (question.kind === 'which-state')
    return { ...choices, states: { ...choices.states, [file]: value }, roles: {}, orders: {}, statuses: {} };
  if (question.kind === 'is-exclusion-list')
    return { ...choices, areLists: { ...choices.areLists, [file]: value !== '' } };
  if (question.kind === 'name-order')
    return { ...choices, orders: { ...choices.orders, [question.table]: value as NameOrder } };
  if (question.kind === 'hidden-rows')
    return { ...choices, hiddenRows: { ...choices.hiddenRows, [question.sheet]: value === 'taken' } };
  if (question.kind === 'status-word') {
    const word = wordKey(question.table, question.column, question.word);
    return { ...choices, statuses: { ...choices.statuses, [word]: value === 'over' ? 'over' : 'in force' } };
  }
  const key = columnKey(question.table, question.column);
  return { ...choices, roles: { ...choices.roles, [key]: value as Role | '' } };
}
