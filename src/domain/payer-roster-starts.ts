import type { PayerColumn, PayerColumnSet } from './payer-roster';

/** A column set to begin with, by its name. */
export interface StartSet extends PayerColumnSet {
  name: string;
}

/** `*` before a heading: payers reject rows without it. */
const columnsIn = (text: string): PayerColumn[] =>
  text.split(/[|\n]/).flatMap((part) => {
    const [heading = '', field] = part.trim().split('=');
    if (!field) return [];
    const isRequired = heading.startsWith('*');
    return [{ heading: isRequired ? heading.slice(1) : heading, field, ...(isRequired && { isRequired }) }];
  });

const place = (word: string) => `*${word}Address 1=addressLine1|${word}Address 2=addressLine2
  *${word}City=city|*${word}State=state|*${word}Zip=zipCode`;

/**
 * Column sets as payers and networks ask for them: headings and order are taken from public templates of delegated rosters,
 * of a federal network, of directories and of lists of additions and terminations, as they stood in 2025.
 */
export const startSets: readonly StartSet[] = [
  {
    name: 'Delegated roster',
    dates: 'us',
    columns: columnsIn(`*Last Name=lastName|*First Name=firstName|*Provider Type=providerTypeId|*NPI=npi
      *Tax ID=groupTaxId|*Group Name=groupName|Group NPI=groupNpi|Gender=gender|*Date of Birth=dateOfBirth
      *Primary Taxonomy Code=taxonomyId|${place('Practice ')}|Phone=phone
      *License #=licenseNumber|*License State=licenseState|License Exp Date=licenseExpires|DEA #=deaNumber
      CAQH ID=portalId|*Initial Credentialing Date=credentialedDate|Last Recredentialing Date=recredentialedDates
      Recredentialing Due Date=nextCredentialingDate|Languages=languages|Effective Date=effectiveDate`),
  },
  {
    name: 'Network roster, by location',
    dates: 'us',
    columns: columnsIn(`*Provider Last Name=lastName|*Provider First Name=firstName|*Provider NPI=npi
      *Provider DOB=dateOfBirth|Provider Gender=gender|*Provider Type=providerTypeId
      Provider Specialty=specialtyName|*Provider Specialty Taxonomy=taxonomyId|Provider CAQH ID=portalId
      *Provider License Number=licenseNumber|*Provider License State=licenseState
      Provider License Type=licenseType|Provider License Expiration Date=licenseExpires
      *TIN=groupTaxId|Group NPI=groupNpi|Plan Name=plan|Payer Provider ID=payerProviderId
      PCP or Specialist=specialistType|Network Status=networkStatus|*Effective Date=effectiveDate
      ${place('Service Location ')}|Phone=phone|Remit Address=remitAddressLine1|Remit City=remitCity
      Remit State=remitState|Remit Zip=remitZipCode`),
  },
  {
    name: 'Adds, changes and terminations',
    dates: 'us',
    columns: columnsIn(`Action (Add/Change/Term)=action|*Effective Date=effectiveDate|Term Date=termDate
      Term Reason=termReason|*Last Name=lastName|*First Name=firstName|*NPI=npi|*Group TIN=groupTaxId
      Group NPI=groupNpi|PCP or Specialist=specialistType|*Taxonomy Code=taxonomyId|${place('Practice ')}|Phone=phone`),
  },
  {
    name: 'Directory',
    dates: 'iso',
    columns:
      columnsIn(`*First Name=firstName|*Last Name=lastName|*NPI=npi|Gender=gender|*Taxonomy Code=taxonomyId
      ${place('')}|Phone=phone|Email=email|Languages=languages
      Board=boardType|Board Specialty=boardSpecialty`),
  },
  {
    name: 'Insurance and certification',
    dates: 'iso',
    columns: columnsIn(`*Last name=lastName|*First name=firstName|*NPI=npi|Provider type=providerTypeId
      Primary practice state=primaryPracticeState|Also practices in=additionalPracticeStates
      Board=boardType|Board specialty=boardSpecialty|Board certification expires=boardExpirationDate
      *Malpractice insurer=insurer|*Policy number=policyNumber|*Policy expires=policyUntil
      Coverage per occurrence=policyOccurrence|Aggregate coverage=policyAggregate|DEA number=deaNumber`),
  },
];
