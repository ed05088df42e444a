import { spellOut } from './words';

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
