import { optionalOfProvider } from './element-rules';

/** By the name of a provider type, the elements of its checklist beside those that every checklist has. */
export type ChecklistTemplates = Readonly<Record<string, readonly string[]>>;

/** The standard elements that a template may name or leave out. */
export const templateElements: readonly string[] = optionalOfProvider.map(({ name }) => name);

/** Professions that no board certifies for credentialing and that are not registered to prescribe. */
const neitherCertifiedNorPrescribing =
  /nurse|pharmac|psycholog|therap|counsel|social work|technolog|technician|dieti|assistant, (dental|medical)/i;
/** Nurses and others of advanced practice, who are certified and prescribe. */
const advanced = /practitioner|anesthetist|midwife|specialist|advanced/i;
/** Registered to prescribe, but certified in some specialties alone. */
const withoutBoard = /dentist|optometr|chiropract/i;

/** The usual elements for a provider type, by its name; all of them where the type is not known. */
export function usualTemplate(providerType: string | undefined): readonly string[] {
  const name = providerType ?? '';
  const left = advanced.test(name)
    ? []
    : neitherCertifiedNorPrescribing.test(name)
      ? ['Board certification', 'DEA registration']
      : withoutBoard.test(name)
        ? ['Board certification']
        : [];
  return templateElements.filter((element) => !left.includes(element));
}

/** The elements for a provider type: those that were chosen, else the usual ones. */
export function templateFor(
  providerType: string | undefined,
  templates: ChecklistTemplates,
): readonly string[] {
  const chosen = providerType !== undefined && Object.hasOwn(templates, providerType);
  return (chosen ? templates[providerType] : undefined) ?? usualTemplate(providerType);
}
