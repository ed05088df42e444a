/** A source of profiles with what it has to be asked by (rules.md 16.1). */
export interface ImportSourceDefinition {
  id: string;
  source:
    | 'Npi'
    | 'Portal'
    | 'AmericanMedicalAssociationPhysician'
    | 'AmericanMedicalAssociationPhysicianAssistant';
  name: string;
  requiredParameterTypes: ('Npi' | 'Name' | 'DateOfBirth' | 'PortalId')[];
  hasPassThroughFee: boolean;
  /** Whether a profile that was imported can be imported again. */
  supportsReimport: boolean;
  /** Milliseconds until it has answered. */
  processingTime: number;
}

const define = (
  source: ImportSourceDefinition['source'],
  rest: Omit<ImportSourceDefinition, 'id' | 'source'>,
): ImportSourceDefinition => ({ id: source, source, ...rest });

export const importSources: ImportSourceDefinition[] = [
  define('Npi', {
    name: 'NPI registry',
    requiredParameterTypes: ['Npi'],
    hasPassThroughFee: false,
    supportsReimport: true,
    processingTime: 1500,
  }),
  define('Portal', {
    name: 'Credentialing portal',
    requiredParameterTypes: ['PortalId'],
    hasPassThroughFee: false,
    supportsReimport: true,
    processingTime: 4000,
  }),
  define('AmericanMedicalAssociationPhysician', {
    name: 'AMA physician profile',
    requiredParameterTypes: ['Name', 'Npi'],
    hasPassThroughFee: true,
    supportsReimport: false,
    processingTime: 6000,
  }),
  define('AmericanMedicalAssociationPhysicianAssistant', {
    name: 'AMA physician assistant profile',
    requiredParameterTypes: ['Name', 'Npi', 'DateOfBirth'],
    hasPassThroughFee: true,
    supportsReimport: false,
    processingTime: 6000,
  }),
];
