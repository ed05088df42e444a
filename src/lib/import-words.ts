import { fillTemplate, spellOut } from './words';

const names: Record<string, string> = {
  Npi: 'NPI registry',
  Portal: 'Credentialing portal',
  AmericanMedicalAssociationPhysician: 'AMA physician profile',
  AmericanMedicalAssociationPhysicianAssistant: 'AMA physician assistant profile',
};

/** What a source of profiles is called; one that nobody knew yet is spelled out, none is a dash. */
export function importSourceName(source: string | null | undefined): string {
  return (source && Object.hasOwn(names, source) ? names[source] : undefined) ?? spellOut(source);
}

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
