import type { CredentialingEventRequest, CredentialingEventStatus } from '@/api/models';
import { cycleMonths } from '@/domain/recredentialing';
import { saysNothing, saysSomething } from '@/domain/reason';
import { dateText, optionalText, requiredChoice } from '@/form/schemas';
import { dateForTyping } from '@/lib/typed-date';
import { addMonths, localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { completionNote, type Completion } from './completion-note';
import { completedStatuses, statusWords } from './request-statuses';
import * as z from 'zod/mini';

export interface AttachedFile {
  path: string;
  name: string;
}

export interface EventValues {
  status: string;
  note: string;
  attachments: AttachedFile[];
  nextCredentialingDate: string;
  /** Files that were chosen and are not at the service yet. */
  unfinished: number;
  /** Why each gap may stay when the request is completed, by its key. */
  reasons: Record<string, string | undefined>;
  /** The name, typed where the evidence about sanctions is not current. */
  typedName: string;
}

/** A form without an entry; the recredentialing is proposed for when it is usual. */
export const blankEvent = (status = '', note = ''): EventValues => ({
  status,
  note,
  attachments: [],
  nextCredentialingDate: dateForTyping(proposedNextDate()),
  unfinished: 0,
  reasons: {},
  typedName: '',
});

const stillOnTheirWay = 'Wait until each file is there, or take it away.';

/** Files of a form, and that none is still on its way. */
export const filesSchema = {
  attachments: z.array(z.object({ path: z.string(), name: z.string() })),
  unfinished: z.number().check(z.refine((open) => open === 0, stillOnTheirWay)),
};

const fields = z.object({
  status: requiredChoice('Choose a status.'),
  note: optionalText(4_000),
  attachments: z.array(z.object({ path: z.string(), name: z.string() })),
  nextCredentialingDate: dateText(),
  unfinished: z.number(),
  reasons: z.catchall(
    z.object({}),
    z.optional(z.string().check(z.maxLength(500, 'At most 500 characters.'))),
  ),
  typedName: z.string(),
});

/** The checks of an event; `completion` is what stands in the way of a completion, where that is known. */
export function eventSchema(completion: Completion | undefined) {
  return fields.check(
    z.superRefine(({ status, nextCredentialingDate, unfinished, reasons, typedName }, context) => {
      const wrong = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
      if (unfinished > 0) wrong(['attachments'], stillOnTheirWay);
      if (!completedStatuses.includes(status)) return;
      if (!nextCredentialingDate)
        wrong(['nextCredentialingDate'], 'Give the day on which recredentialing is due.');
      else if (nextCredentialingDate <= localDay())
        wrong(['nextCredentialingDate'], 'The day on which recredentialing is due has to be in the future.');
      const { gaps = [], sanctions = [], name = '' } = completion ?? {};
      if (gaps.length > 0 && status === 'Completed') {
        const concern = statusWords('CompletedWithConcern');
        wrong(['status'], `Choose “${concern}”, or close the ${count(gaps.length, 'gap')} first.`);
      }
      for (const { key, element } of gaps) {
        const reason = reasons[key]?.trim() ?? '';
        if (!saysSomething(reason, [element.name, ...element.gaps.map(({ text }) => text)]))
          wrong(['reasons', key], reason ? saysNothing : 'Say why this gap may stay.');
      }
      if (sanctions.length > 0 && typedName.trim() !== name.trim())
        wrong(['typedName'], `Type exactly: ${name}`);
    }),
  );
}

/**
 * What is sent of the checked values; a next date goes with a completion only (rules.md 17.3), and so do the gaps that
 * stay, each with its reason.
 */
export function eventRequest(
  values: z.output<ReturnType<typeof eventSchema>>,
  completion: Completion | undefined,
): CredentialingEventRequest {
  const { status, attachments, nextCredentialingDate, reasons } = values;
  const completes = completedStatuses.includes(status);
  const exceptions = (completion?.gaps ?? []).map(({ key, element }) => ({
    element,
    reason: reasons[key] ?? '',
  }));
  const note = completes
    ? completionNote(values.note, exceptions, completion?.sanctions ?? [], completion)
    : values.note;
  return {
    status: status as CredentialingEventStatus,
    ...(note && { note }),
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ path }) => ({ path, type: 'CredentialingPacket' as const })),
    }),
    ...(completes && nextCredentialingDate && { nextCredentialingDate }),
  };
}

/** The recredentialing date that is proposed for a request completed at an instant in milliseconds. */
export function proposedNextDate(at?: number): string {
  return addMonths(localDay(at), cycleMonths) ?? '';
}
