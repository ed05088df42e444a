/** What of a provider's info a column needs, beside the record, its enrollments and its groups. */
export type PayerNeed =
  | 'Specialty'
  | 'BoardCertifications'
  | 'DeaRegistrations'
  | 'Portal'
  | 'LiabilityInsurance';

/** A field that a payer's roster may have a column for. */
export interface PayerField {
  /** As the roster import calls it, where it has it: one name in both directions. */
  key: string;
  label: string;
  about: 'provider' | 'location' | 'license' | 'group' | 'plan' | 'enrollment' | 'change';
  isDate?: boolean;
  needs?: PayerNeed;
  /** It says something of a group, a plan or an enrollment, or follows from another field: the import does not take it. */
  isOutside?: boolean;
}

const of = (
  about: PayerField['about'],
  texts: string,
  more: Pick<PayerField, 'isDate' | 'needs' | 'isOutside'> = {},
): PayerField[] =>
  texts.split('|').map((text) => {
    const [key = '', label = ''] = text.split('=');
    return { key, label, about, ...more };
  });

/** Every field of a payer's roster, in the order in which they are offered. Nothing of it is a home address or an SSN. */
export const payerFields: readonly PayerField[] = [
  ...of('provider', 'lastName=Last name|firstName=First name|npi=NPI'),
  ...of('provider', 'dateOfBirth=Date of birth', { isDate: true }),
  ...of('provider', 'gender=Gender|providerTypeId=Provider type'),
  ...of('provider', 'taxonomyId=Specialty, taxonomy code', { needs: 'Specialty' }),
  ...of('provider', 'specialtyName=Specialty, name', { needs: 'Specialty', isOutside: true }),
  ...of('provider', 'phone=Telephone|email=E-mail at work|languages=Languages'),
  ...of('provider', 'primaryPracticeState=Primary practice state|additionalPracticeStates=Also practices in'),
  ...of(
    'location',
    'addressLine1=Practice street and number|addressLine2=Practice suite or unit|city=Practice city|state=Practice state|zipCode=Practice ZIP code',
  ),
  ...of('license', 'licenseNumber=License number|licenseState=License state|licenseType=License type'),
  ...of('license', 'licenseExpires=License expires', { isDate: true, isOutside: true }),
  ...of('provider', 'deaNumber=DEA number', { needs: 'DeaRegistrations' }),
  ...of('provider', 'portalId=CAQH or other portal id', { needs: 'Portal' }),
  ...of('provider', 'boardType=Board|boardSpecialty=Board specialty', { needs: 'BoardCertifications' }),
  ...of('provider', 'boardExpirationDate=Board certification expires', {
    isDate: true,
    needs: 'BoardCertifications',
  }),
  ...of('provider', 'insurer=Malpractice insurer|policyNumber=Policy number', {
    needs: 'LiabilityInsurance',
  }),
  ...of('provider', 'policyUntil=Policy expires', { isDate: true, needs: 'LiabilityInsurance' }),
  ...of('provider', 'policyOccurrence=Coverage per occurrence|policyAggregate=Aggregate coverage', {
    needs: 'LiabilityInsurance',
  }),
  ...of('provider', 'credentialedDate=Credentialed|recredentialedDates=Last recredentialed', {
    isDate: true,
  }),
  ...of('provider', 'nextCredentialingDate=Recredentialing due', { isDate: true }),
  ...of('group', 'groupName=Group|groupNpi=Group NPI|groupTaxId=Group tax id (TIN)', { isOutside: true }),
  ...of(
    'group',
    'remitAddressLine1=Remit street and number|remitAddressLine2=Remit suite or unit|remitCity=Remit city|remitState=Remit state|remitZipCode=Remit ZIP code',
    { isOutside: true },
  ),
  ...of('plan', 'plan=Payer plan', { isOutside: true }),
  ...of('enrollment', 'payerProviderId=Payer provider ID', { isOutside: true }),
  ...of('enrollment', 'networkStatus=Network status|specialistType=Primary care or specialist', {
    isOutside: true,
  }),
  ...of('enrollment', 'effectiveDate=Effective date', { isDate: true }),
  ...of('change', 'action=Add, change or terminate'),
  ...of('change', 'termDate=Termination date', { isDate: true }),
  ...of('change', 'termReason=Termination reason', { isOutside: true }),
];

const byKey = new Map(payerFields.map((field) => [field.key, field]));

/** A field by its key; undefined for one that this console does not know. */
export const payerField = (key: string): PayerField | undefined => byKey.get(key);
