import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { CredentialingRequest } from '@/api/models';
import { createCredentialingRequestEvent, getCredentialingRequestOptions } from '@/api/operations.gen';
import { currentUser } from '@/api/session';
import { nextAsk } from '@/features/credentialing/request-words';
import { statusWords } from '@/features/credentialing/request-statuses';
import { uploadFile } from '@/features/files/uploads';
import type { LetterWay as SentWay } from '@/domain/committee';
import { letterAttempt, proposedAsk } from '@/domain/follow-up-proposals';
import { logAttempt, nextAttempt } from '@/features/follow-up/log';
import { askWayOf, keepMadeLetter } from '@/features/follow-up/made-letters';
import type { BulkTask } from '@/jobs/bulk';
import { fileName } from '@/lib/file-name';
import { freePath, joinPath, providerFolder } from '@/lib/file-path';
import { formatDate } from '@/lib/dates';
import { sentences } from '@/lib/sentences';
import { severalAtATime } from '@/lib/several-at-a-time';
import { count, textOf } from '@/lib/words';
import { dayIn } from '@/lib/written-day';
import { lettersPdf } from './document';
import type { LetterRecipient, LetterWay, WrittenLetter } from './letter';

const wayWords: Readonly<Record<LetterWay, string>> = {
  pdf: 'As a PDF to print',
  csv: 'By a mail merge',
  mail: 'By e-mail',
};

const sentWords: Readonly<Record<SentWay, string>> = {
  'Certified mail': 'By certified mail',
  Mail: 'By mail',
  'E-mail': 'By e-mail',
  Portal: 'Through a portal',
  Fax: 'By fax',
  'In person': 'Handed over in person',
};

/** How a letter went, as it was said to have been sent; of one that was not, how it was made. */
const howWords = ({ way, sent }: WrittenLetter): string => (sent ? sentWords[sent.way] : wayWords[way]);

/** The folder of the letters to somebody, among their files (rules.md 8.2). */
export const lettersFolder = ({ kind, id }: Pick<LetterRecipient, 'kind' | 'id'>): string =>
  `${kind === 'provider' ? providerFolder(id) : `facilities/${id}/`}Letters/`;

/** A letter in words: to whom it went, how and by whom, then its text. The same letter always gives the same words. */
export function keptText(letter: WrittenLetter): string {
  const { recipient, template, subject, text, facts, way, day, sent } = letter;
  const isMail = sent ? sent.way === 'E-mail' : way === 'mail';
  const place = textOf(isMail ? facts['e-mail'] : facts.address).replace(/\n+/g, ', ');
  return [
    `${template}, ${formatDate(day)}`,
    `To: ${[recipient.name, place].filter(Boolean).join(', ')}`,
    `${howWords(letter)}${writer()}`,
    '',
    subject,
    '',
    text,
    '',
  ].join('\n');
}

const writer = () => {
  const email = currentUser()?.email;
  return email ? `, by ${email}` : '';
};

/** So many letters of one template may go to somebody on one day. */
const mostOfADay = 20;

/**
 * Keeps a letter as a file among the letters of whom it goes to, as the PDF that was made of it where it is one; with its text also
 * as a note of the event by which information is asked for, where it was sent and belongs to a request that takes one (rules.md
 * 17.12). One that was not sent asked nobody for anything: no request has its event, and the follow-up of what it asks about has it
 * as a letter to send, not as an attempt. Then what else is to be noted is. A try before this one that came through in part is found
 * and not done again; so is a letter that was kept as not sent before it was sent. Gives where it is kept, in words. Throws
 * `ApiError`.
 */
export async function keepLetter(letter: WrittenLetter, queryClient: QueryClient): Promise<string> {
  const path = await keepAsFile(letter);
  const noted = letter.sent && (await keepOnRequest(letter, queryClient));
  await letter.recipient.onKept?.(letter, path);
  await followUp(letter, path, queryClient);
  return sentences([noted, `Kept as ${fileName(path)}`]);
}

/**
 * Keeps letters whose PDF was made as not sent until somebody says so: whoever leaves the page at the question finds them again.
 * What cannot be kept now is kept, or said to fail, with the answer. Ends once `signal` is aborted.
 */
export async function keepUnsaid(
  letters: readonly WrittenLetter[],
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<void> {
  const made = letters.filter(({ way }) => way === 'pdf');
  await severalAtATime(
    made,
    1,
    async (letter) => {
      await keepLetter(letter, queryClient).catch(() => undefined);
    },
    signal,
  );
  afterLetters(made, queryClient);
}

/** The day by which a letter asks for an answer, `YYYY-MM-DD`; undefined where it names none. */
function replyDay({ subject, text, facts }: WrittenLetter): string | undefined {
  const asked = textOf(facts['reply by']).trim();
  return asked && `${subject}\n${text}`.includes(asked) ? dayIn(asked) : undefined;
}

/**
 * Logs a letter that was sent as an attempt for everything that it asks about, looked at next on the day by which it asks for an
 * answer, with its text. The letter, which is the file at `path`, is its note. One that was not sent waits there to be marked as
 * sent.
 */
async function followUp(letter: WrittenLetter, path: string, queryClient: QueryClient): Promise<void> {
  const { recipient, day, facts, sent } = letter;
  const subjects = recipient.asksAbout ?? [];
  for (const subject of subjects) {
    const asked = proposedAsk(subject) || oneLine(facts['missing items']) || letter.subject;
    const of = recipient.name;
    const replyBy = replyDay(letter);
    const text = `${letter.subject}\n\n${letter.text}`;
    if (sent)
      // oxlint-disable-next-line no-await-in-loop -- those of one letter are few, and each is a file of its own
      await logAttempt(queryClient, {
        subject,
        id: `${letterAttempt}${fileName(path)}`,
        attempt: { on: sent.on, of, how: askWayOf[sent.way], asked, text, letter: path },
        next: { on: replyBy },
        isNoted: true,
      });
    else {
      const others = subjects.filter((one) => one !== subject).map(({ kind, id }) => ({ kind, id }));
      // oxlint-disable-next-line no-await-in-loop -- see above
      await keepMadeLetter(queryClient, subject, {
        id: path,
        on: day,
        of,
        asked,
        text,
        ...(replyBy && { replyBy }),
        ...(others.length > 0 && { others }),
      });
    }
  }
}

/** A list in lines within a sentence. */
const oneLine = (items: string | undefined): string =>
  textOf(items)
    .split('\n')
    .map((item) => item.replace(/^- /, '').trim())
    .filter(Boolean)
    .join('; ');

/** Notes a letter on its request; undefined where it has none, or the request takes no such event. */
async function keepOnRequest(letter: WrittenLetter, queryClient: QueryClient): Promise<string | undefined> {
  const { requestId, asksAbout: [subject] = [] } = letter.recipient;
  if (!requestId) return undefined;
  const options = getCredentialingRequestOptions({ requestId });
  const request: CredentialingRequest = await queryClient.fetchQuery({ ...options, staleTime: 0 });
  const note = keptText(letter).trim();
  const events = [...(request.allEvents ?? []), request.currentEvent];
  const kept = events.find((event) => event?.note?.trim() === note);
  if (kept) return `Noted on the request: ${statusWords(kept.status).toLowerCase()}`;
  // The letter is logged as the next attempt.
  const { status, blocked } = nextAsk(request, subject && (await nextAttempt(queryClient, subject)));
  if (blocked) return undefined;
  await createCredentialingRequestEvent({ requestId, body: { status, note } });
  return `Noted on the request: ${statusWords(status).toLowerCase()}`;
}

/** Gives the path of the file. What goes by mail program or mail merge is kept in words: no document was made of it. */
async function keepAsFile(letter: WrittenLetter): Promise<string> {
  const isPdf = letter.way === 'pdf';
  const file = isPdf
    ? await lettersPdf([letter])
    : new Blob([keptText(letter)], { type: 'text/plain;charset=utf-8' });
  const name = `${letter.day} ${letter.template}.${isPdf ? 'pdf' : 'txt'}`;
  let path = joinPath(lettersFolder(letter.recipient), name);
  for (let tries = 1; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next name is tried once this one is known to be taken
      await uploadFile(path, file);
      return path;
    } catch (error) {
      // Another letter of the same day has the name; the same letter would count as kept.
      if (!isApiError(error) || error.status !== 409 || tries === mostOfADay) throw error;
      path = freePath(path, () => false);
    }
  }
}

/**
 * What follows from letters that were kept, or may have been, whichever way they went. Lists that show files and requests read
 * again.
 */
export function afterLetters(letters: readonly WrittenLetter[], queryClient: QueryClient): void {
  if (letters.length === 0) return;
  void invalidateAfter(queryClient, 'uploadFile');
  if (letters.some(({ recipient }) => recipient.requestId !== undefined))
    void invalidateAfter(queryClient, 'createCredentialingRequestEvent');
}

/**
 * The work of keeping letters, a few at a time, once `before` has ended: what fails is named, and sent again without doing anything
 * twice.
 */
export function keepTask(
  letters: readonly WrittenLetter[],
  queryClient: QueryClient,
  before?: Promise<void>,
): BulkTask<WrittenLetter> {
  let tried: WrittenLetter[] = [];
  return {
    title: `Note ${count(letters.length, 'letter')} on file`,
    one: 'letter',
    many: 'letters',
    expected: letters.length,
    async collect() {
      await before;
      return letters;
    },
    label: ({ recipient }) => recipient.name,
    run(letter) {
      // One whose answer was lost may be kept all the same.
      tried.push(letter);
      return keepLetter(letter, queryClient);
    },
    inSteps: true,
    onSettled() {
      afterLetters(tried, queryClient);
      tried = [];
    },
    concurrency: 2,
  };
}
