import { formatDate, localDay } from '@/lib/dates';
import { csvFile, csvName, type RowsWriting } from '@/lib/csv';
import { letterFieldNames } from '@/domain/letter';
import { count, textOf } from '@/lib/words';
import type { Block, Content } from '@/pdf/blocks';
import { pdfName } from '@/pdf/pdf-button';
import type { WrittenLetter } from './letter';

/**
 * Letters as one document: each begins on a page of its own, with the sender at its head, and its pages are numbered by
 * themselves, so that it can be sent alone. It is dated as its letters are: the same letters always give the same bytes.
 */
export function lettersContent(letters: readonly WrittenLetter[]): Content {
  const [first] = letters;
  return {
    title: letters.length === 1 && first ? `${first.subject}` : count(letters.length, 'letter'),
    made: formatDate(first?.day),
    date: new Date(`${first?.day ?? localDay()}T12:00:00Z`),
    isLetters: true,
    parts: letters.map((letter) => ({ blocks: letterBlocks(letter), attached: [] })),
  };
}

/** Makes the document of letters. Throws the reason of `signal` once that is aborted. */
export async function lettersPdf(
  letters: readonly WrittenLetter[],
  signal: AbortSignal = new AbortController().signal,
  onWritten?: (share: number) => void,
): Promise<Blob> {
  const { buildPdf } = await import('@/pdf/build');
  const { bytes } = await buildPdf(lettersContent(letters), { signal, onWritten });
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Between the date, the address and the subject, as business letters have it, and for a hand to sign between closing and name, in points. */
const betweenParts = 24;
const forSignature = 46;

const monthAndDay = /\b((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?) (?=\d{1,2}(?!\d))/g;

/** A text whose lines do not end between the month and the day of a date. */
const withWholeDates = (text: string): string => text.replaceAll(monthAndDay, '$1\u00A0');

function letterBlocks({ recipient, facts, subject, text, day }: WrittenLetter): Block[] {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return [
    { kind: 'heading', level: 2, text: textOf(facts.organization), bookmark: recipient.name },
    { kind: 'letter', text: formatDate(day), roomBelow: betweenParts },
    {
      kind: 'letter',
      text: [textOf(facts['provider name']), textOf(facts.address)].filter(Boolean).join('\n'),
      roomBelow: betweenParts,
    },
    { kind: 'letter', text: withWholeDates(subject), isBold: true },
    ...paragraphs.map((paragraph, index): Block => {
      const isClosing = index === paragraphs.length - 2 && /^[^\n]{1,40},\s*$/.test(paragraph);
      return {
        kind: 'letter',
        text: withWholeDates(paragraph),
        ...(isClosing && { roomBelow: forSignature }),
      };
    }),
  ];
}

/** What the document is saved as. */
export function lettersName(letters: readonly WrittenLetter[], day: string): string {
  const [first] = letters;
  return letters.length === 1 && first
    ? pdfName(`${first.template} ${first.recipient.name}`, day)
    : `Letters ${day}.pdf`;
}

/** Letters as rows for a mail merge: a column for each field, then subject and text. Formulas are guarded as in every export. */
export function lettersCsv(letters: readonly WrittenLetter[], writing?: RowsWriting): Promise<Blob> {
  const fields = [...letterFieldNames, 'subject', 'text'];
  const rows = letters.map(({ facts, subject, text }) => [
    ...letterFieldNames.map((field) => textOf(facts[field])),
    subject,
    text,
  ]);
  return csvFile(fields, rows, writing);
}

/** What the rows are saved as. */
export const lettersCsvName = (day: string): string => csvName('letters', day);
