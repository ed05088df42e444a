import type { LicenseRecord, LicenseTypeRecord, ProviderRecord, VerificationRecord } from '../store/records';

type Parameters = NonNullable<VerificationRecord['additionalVerificationParameters']>;

/**
 * What a licensing source is searched by beside the license number (rules.md 9.10): of what it requires or takes, that
 * which is known.
 * Without anything the field is left out.
 */
export function lookupParameters(
  license: Pick<LicenseRecord, 'state' | 'firstName' | 'lastName'>,
  provider: Pick<ProviderRecord, 'firstName' | 'lastName' | 'ssn'>,
  { verificationParameters }: Pick<LicenseTypeRecord, 'verificationParameters'>,
): Pick<VerificationRecord, 'additionalVerificationParameters'> {
  const { requiredParameters = [], optionalParameters = [] } = verificationParameters?.[license.state] ?? {};
  const firstName = license.firstName ?? provider.firstName;
  const lastName = license.lastName ?? provider.lastName;
  const known: Partial<Record<string, Parameters[number]>> = {
    ...(firstName || lastName ? { Name: { type: 'Name', firstName, lastName } } : {}),
    ...(provider.ssn ? { Ssn: { type: 'Ssn', ssn: provider.ssn } } : {}),
  };
  const additionalVerificationParameters = [...requiredParameters, ...optionalParameters].flatMap(
    (type) => known[type] ?? [],
  );
  return additionalVerificationParameters.length > 0 ? { additionalVerificationParameters } : {};
}
