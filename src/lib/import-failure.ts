import { fillTemplate } from './message-template';
import { spellOut } from './words';

interface Failed {
  failureCode?: string | undefined;
  failureDescription?: string | undefined;
  failureReason?: { messageTemplate?: string | undefined; messageParams?: unknown } | undefined;
}

/** What the service says of a failed import, as a template or as plain text; empty where it says nothing. */
export function importFailureReason({ failureDescription, failureReason }: Failed): string {
  return (
    fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams) || failureDescription || ''
  );
}

/** Why an import failed: its code in words and what the service says of it, `Not found: The source has no profile.` */
export function importFailure(failed: Failed): string {
  const code = failed.failureCode ? spellOut(failed.failureCode) : '';
  return [code, importFailureReason(failed)].filter(Boolean).join(': ') || 'The service gave no reason';
}
