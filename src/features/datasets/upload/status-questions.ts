import { withStatus } from '../lists/answers';
import { fieldOfPart } from '../lists/fields';
import { datasetOf } from '../lists/layouts';
import { StatusReader } from '../lists/status';
import type { ListTable } from '../lists/types';
import type { RecognisedFiles } from './recognise-files';
import { columnKey, type FileQuestion, type ListChoices, wordKey } from './types';

/** A column with more words than these that nobody knows is no column of statuses. */
const mostWords = 12;

/**
 * The tables with what was said of the words of their statuses, and what is still to be asked about them: words that may mean
 * that an exclusion is over. `today` is the reader's day, `YYYY-MM-DD`.
 */
export function withStatuses(
  recognised: RecognisedFiles,
  choices: ListChoices,
  today: string,
): RecognisedFiles {
  const questions: FileQuestion[] = [];
  const tables = recognised.tables.map((table, place) => {
    if (datasetOf(table.layout) === 'OigFugitives') return table;
    const file = recognised.fileOf[place] ?? 0;
    return tableWithStatuses(table, place, choices, today, (question, isAnswered) =>
      questions.push({ question, file, isAnswered }),
    );
  });
  return { ...recognised, tables, questions: [...recognised.questions, ...questions] };
}

function tableWithStatuses(
  table: ListTable,
  place: number,
  { roles, statuses }: ListChoices,
  today: string,
  ask: (question: FileQuestion['question'], isAnswered: boolean) => void,
): ListTable {
  let read = table;
  const reader = new StatusReader(table, today);
  for (const column of reader.columns) {
    const words = reader.askedWords(column);
    const name = table.columns[column]?.name ?? '';
    const role = roles[columnKey(place, column)];
    if (words.length > mostWords) {
      const dataset = datasetOf(table.layout);
      const isKept = dataset !== undefined && fieldOfPart(dataset, 'info') !== undefined;
      const guess = isKept && ({ guess: 'info' } as const);
      ask({ kind: 'what-is-column', table: place, column, name, ...guess }, role !== undefined);
      if (role === undefined) continue;
    }
    for (const { key, text, rows } of words) {
      const said = statuses[wordKey(place, column, key)];
      ask({ kind: 'status-word', table: place, column, name, word: key, text, rows }, said !== undefined);
      if (said !== undefined) read = withStatus(read, column, key, said);
    }
  }
  return read;
}
