import { type NameReading, readingsOfParts } from './matching-names';
import { namesOfOrganization, ownersOf } from './matching-organizations';
import type { ScanParameter } from './scan-parameters';

/** A person by one of the names in the parameters. */
interface NamedPerson {
  parameter: Extract<ScanParameter, { type?: 'Name' }>;
  readings: readonly NameReading[];
}

/** An organization by its name in the parameters. */
export interface NamedOrganization {
  parameter: Extract<ScanParameter, { type?: 'FacilityName' }>;
  /** The names that it has, each in words. */
  names: readonly (readonly string[])[];
  /** The person after whom it seems to be named. */
  owners: readonly NameReading[];
}

/** Parameters in the forms that are compared. */
export interface Subject {
  parameters: readonly ScanParameter[];
  people: readonly NamedPerson[];
  organizations: readonly NamedOrganization[];
}

/** Reads the names of parameters, once for all records that they are compared with. */
export function subjectOf(parameters: readonly ScanParameter[]): Subject {
  return {
    parameters,
    people: parametersOf(parameters, 'Name').map((parameter) => ({
      parameter,
      readings: readingsOfParts(parameter.firstName, undefined, parameter.lastName),
    })),
    organizations: parametersOf(parameters, 'FacilityName').map((parameter) => ({
      parameter,
      names: namesOfOrganization(parameter.name),
      owners: ownersOf(parameter.name),
    })),
  };
}

/** The parameters of one type, in their order. */
export function parametersOf<Type extends string>(parameters: readonly ScanParameter[], type: Type) {
  return parameters.filter(
    (parameter): parameter is Extract<ScanParameter, { type?: Type }> => parameter.type === type,
  );
}
