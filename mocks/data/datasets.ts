import type { DatasetDefinition, ParameterType, DatasetRow } from './dataset-types';
import { idFor } from '../store/ids';
import { boards } from './datasets-boards';
import { usedDatasets, furtherDatasets } from './dataset-rows';

/** Boards and registers of certified people; each is asked by name or certificate. */
const boardDatasets = boards.map(({ type, name }): DatasetRow => {
  const isAssistants = type === 'NationalCommissiononCertificationofPhysicianAssistants';
  return {
    type,
    name,
    tag: 'Board',
    sets: [['person', 'Name', isAssistants ? 'NccpaBoardCertificateInfo' : 'BoardCertificationNumber Npi']],
    intervals: 'Monthly Yearly',
    abilities: 'RM2',
    takes: 600,
  };
});

/** The datasets by which the people of the organization were searched before the service started. */
export const datasetsInUse: readonly DatasetDefinition[] = usedDatasets.map(defined);

/** Every dataset (openapi.yaml). */
export const datasetDefinitions: readonly DatasetDefinition[] = [
  ...datasetsInUse,
  ...[...boardDatasets, ...furtherDatasets].map(defined),
];

function defined({
  type,
  name,
  tag,
  sets,
  abilities,
  intervals,
  hasFee = false,
  takes = 400,
  renewed,
  isList = renewed !== undefined,
  maintenance,
}: DatasetRow): DatasetDefinition {
  const kinds = new Set<string>();
  return {
    type,
    name,
    tags: [tag],
    parameterSets: sets.map(([kind, required, optional], nth) => {
      const isPreferred = !kinds.has(kind);
      kinds.add(kind);
      const requiredParameterTypes = words(required) as ParameterType[];
      return {
        id: idFor(`parameter set ${type}`, 0, nth),
        entityType: kind === 'person' ? 'Practitioner' : 'Facility',
        requiredParameterTypes,
        supportedParameterTypes: [...requiredParameterTypes, ...(words(optional) as ParameterType[])],
        isPreferred,
      };
    }),
    intervals: words(intervals) as DatasetDefinition['intervals'],
    aliases: abilities.includes('A'),
    references: abilities.includes('R'),
    relevance: abilities.includes('V'),
    monitoring: abilities.includes('M'),
    continuous: abilities.includes('C'),
    severalMonitors: abilities.includes('2'),
    hasFee,
    isList,
    processingTime: takes,
    ...(renewed ? { renewed: { every: renewed[0], daysAgo: renewed[1] } } : {}),
    maintenanceWindows: maintenance ?? [],
  };
}

function words(text: string | undefined): string[] {
  return text?.split(' ') ?? [];
}
