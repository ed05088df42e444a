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
  failureReason?: { messageTemplate?: string | undefined; messageParams?: unknown } | undefined;
}

/** Why an import failed: its code in words and what the service says of it, `Not found: The source has no profile.` */
export function importFailure({ failureCode, failureReason }: Failed): string {
  const reason = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
  const code = failureCode ? spellOut(failureCode) : '';
  return [code, reason].filter(Boolean).join(': ') || 'The service gave no reason';
}
