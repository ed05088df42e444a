import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { matchColumns } from '../columns';
import { providerRoster } from '../provider-roster';

const { fields } = providerRoster({ providerTypes: [], licenseTypes: [], queryClient: new QueryClient() });

// Of each program or list the headings as they usually stand, one behind the other, each with the field that it is about;
// `-` where it is about none.
const headerRows: Record<string, string> = {
  'a delegated roster of a payer': `
    Last Name=lastName|First Name=firstName|Middle Initial=middleName|Degree=providerTypeId|NPI=npi|Tax ID=-|Group Name=-|Group NPI=-
    Gender=gender|Date of Birth=dateOfBirth|Primary Specialty=taxonomyId|Board Certified (Y/N)=-
    Practice Address 1=addressLine1|Practice Address 2=addressLine2|City=city|State=state|Zip=zipCode|Phone=phone|Fax=-
    Initial Credentialing Date=credentialedDate|Most Recent Credentialing Date=recredentialedDates
    License #=licenseNumber|License State=licenseState|License Exp Date=-|DEA #=deaNumber|DEA Exp=-|Medicaid ID=-|Medicare ID=-
    Languages=languages|Accepting New Patients=-|Billing Address=-|Billing City=-|Billing State=-|Billing Zip=-`,
  'a roster with the place of service': `
    Provider Last Name=lastName|Provider First Name=firstName|Provider MI=middleName|Suffix=-|Provider Degree=providerTypeId
    Individual NPI=npi|CAQH Provider ID=portalId|SSN=-|DOB=dateOfBirth|TIN=-|TIN Owner Name=-
    Place of Service Street Address=addressLine1|Place of Service Suite=addressLine2|Place of Service City=city
    Place of Service State=state|Place of Service Zip Code=zipCode|Place of Service Phone=phone|Remit Address=-|Remit City=-
    Most Recent Credentialing Date=credentialedDate|Recredentialing Due Date=nextCredentialingDate`,
  'a list of adds and terminations': `
    Action (Add/Change/Term)=action|Effective Date=effectiveDate|Term Date=termDate|Term Reason=-|Prov Last Nm=lastName
    Prov First Nm=firstName|Prov NPI=npi|Grp NPI=-|Grp TIN=-|PCP or Specialist=-|Prov Spec=taxonomyId|Svc Loc Addr=addressLine1
    Svc Loc City=city|Svc Loc St=state|Svc Loc Zip=zipCode|Svc Loc Ph=phone`,
  CAQH: `
    PO_Provider_ID=-|Provider_Last_Name=lastName|Provider_First_Name=firstName|Provider_Middle_Name=middleName|Provider_Birthdate=dateOfBirth
    Provider_SSN=-|Provider_Short_SSN=-|Provider_DEA=deaNumber|Provider_UPIN=-|Provider_Type=providerTypeId|Provider_TaxID=-
    Provider_NPI=npi|Provider_License_State=licenseState|Provider_License_Number=licenseNumber|CAQH_Provider_ID=portalId
    Region_ID=-|Last_Recredential_Date=credentialedDate|Next_Recredential_Date=nextCredentialingDate|Delegation_Flag=-`,
  MSOW: `
    PROVIDER_ID=-|LAST_NAME=lastName|FIRST_NAME=firstName|MIDDLE_NAME=middleName|DEGREE=providerTypeId|DOB=dateOfBirth|SEX=gender|NPI_NUM=npi
    OFFICE_STREET1=addressLine1|OFFICE_STREET2=addressLine2|OFFICE_CITY=city|OFFICE_STATE=state|OFFICE_ZIP=zipCode
    OFFICE_PHONE=phone|HOME_STREET1=-|HOME_CITY=-|HOME_STATE=-|HOME_ZIP=-|HOME_PHONE=-|APPT_DATE=-|REAPPT_DATE=-
    LIC_NUMBER=licenseNumber|LIC_STATE=licenseState|LIC_EXP=-`,
  Cactus: `
    ProviderK=-|LongName=-|LastName=lastName|FirstName=firstName|MiddleName=middleName|SalutationPrefix=-|Degree=providerTypeId
    NationalProviderIdentifier=npi|BirthDate=dateOfBirth|SocialSecurityNumber=-|Gender=gender|PrimaryOfficeAddress1=addressLine1
    PrimaryOfficeCity=city|PrimaryOfficeState=state|PrimaryOfficeZipCode=zipCode|StateLicenseNumber=licenseNumber
    StateLicenseExpires=-|DEANumber=deaNumber|MaidenName=otherLastName`,
  symplr: `
    Provider Name (Last, First, Degree)=fullName|Provider NPI=npi|Facility=-|Department=-|Staff Status=-
    Original Appointment Date=-|Next Reappointment Date=-|Board Name=boardType|Board Certification Number=boardNumber
    Board Certification Date=boardCertifiedDate|Board Certification Expiration Date=boardExpirationDate`,
  Modio: `
    First Name=firstName|Last Name=lastName|Provider Email=email|NPI #=npi|CAQH ID=portalId|Credential=providerTypeId
    Specialty=taxonomyId|State License Number=licenseNumber|State License State=licenseState|State License Expiration=-
    DEA Number=deaNumber|DEA State=-|DEA Expiration=-|Malpractice Carrier=insurer|Malpractice Policy Number=policyNumber
    Malpractice Effective Date=policyFrom|Malpractice Expiration Date=policyUntil|Malpractice Aggregate Limit=policyAggregate`,
  Medallion: `
    Legal first name=firstName|Legal last name=lastName|Preferred name=-|Date of birth=dateOfBirth|NPI=npi
    Profession=providerTypeId|Practice states=additionalPracticeStates|Primary license number=licenseNumber
    Primary license state=licenseState|Work email=email|Phone number=phone|CAQH username=-|CAQH password=-|Supervisor name=-`,
  'a Salesforce report': `
    Record ID=-|First Name=firstName|Last Name=lastName|Account Name=-|NPI__c=npi|Birthdate=dateOfBirth|Email=email|Phone=phone
    Mailing Street=addressLine1|Mailing City=city|Mailing State/Province=state|Mailing Zip/Postal Code=zipCode
    License_Number__c=licenseNumber|License_State__c=licenseState|Last Modified Date=-|Owner Name=-`,
  Workday: `
    Employee ID=-|Legal First Name=firstName|Legal Last Name=lastName|Preferred First Name=-|Business Title=-|Hire Date=-
    Termination Date=termDate|Email - Work=email|Phone - Work=phone|Gender=gender|Date of Birth=dateOfBirth|Location=-
    Cost Center=-|Manager=-|National ID=-`,
  ADP: `
    Last Name=lastName|First Name=firstName|Associate ID=-|Birth Date=dateOfBirth|Gender=gender|Job Title Description=-
    Position Status=-|Hire Date=-|Tax ID (SSN)=-|Home Department Description=-|Legal / Preferred Address: City=-`,
  'a board of medicine': `
    License Number=licenseNumber|Last Name=lastName|First Name=firstName|MI=middleName|License Type=licenseType|License Status=-
    Original Issue Date=-|Expiration Date=-|City=-|County=-|State=primaryPracticeState|ZIP=-`,
  'a board of nursing': `
    LIC_NBR=licenseNumber|LIC_TYPE=licenseType|FULL_NAME=fullName|ADDR_LINE_1=addressLine1|ADDR_LINE_2=addressLine2|CITY=city
    STATE=state|ZIP=zipCode|ISSUE_DATE=-|EXP_DATE=-|LIC_STATUS=-|DISC_ACTION=-`,
  'a department of health': `
    pro_cde=-|profession_name=providerTypeId|lic_nbr=licenseNumber|first_name=firstName|middle_name=middleName|last_name=lastName
    name_suffix=-|mailing_address_line1=-|mailing_address_city=-|mailing_address_state=-|mailing_address_zip=-
    practice_location_address_line1=addressLine1|practice_location_address_line2=addressLine2
    practice_location_address_city=city|practice_location_address_state=state|practice_location_address_zip=zipCode`,
  'a network table of Medicare Advantage': `
    SSA State/County Code=-|Name of Physician or Mid-Level Practitioner=fullName|National Provider Identifier (NPI) Number=npi
    Specialty=taxonomyId|Specialty Code=-|Contract Type=-|Provider Street Address=addressLine1|Provider City=city
    Provider State Code=state|Provider Zip Code=zipCode|If PCP Accepts New Patients?=-|Medical Group Affiliation=-`,
  CredentialStream: `
    Provider ID=-|Provider Full Name=fullName|Credentials=providerTypeId|NPI=npi|Birth Date=dateOfBirth
    Primary Practice Location Name=-|Primary Practice Location Address Line 1=addressLine1|Primary Practice Location City=city
    Primary Practice Location State=state|Primary Practice Location Postal Code=zipCode|Primary Practice Location Phone=phone
    Current Appointment Start=-|Current Appointment End=-`,
  'a program’s own names': `
    firstName=firstName|lastName=lastName|dateOfBirth=dateOfBirth|npi=npi|primaryPracticeState=primaryPracticeState
    additionalPracticeStates=additionalPracticeStates|providerType=providerTypeId|email=email|credentialedDate=credentialedDate
    nextCredentialingDate=nextCredentialingDate|createdAt=-|id=-`,
  'the registry of NPIs': `
    NPI=npi|Entity Type Code=-|Replacement NPI=-|Employer Identification Number (EIN)=-
    Provider Last Name (Legal Name)=lastName|Provider First Name=firstName|Provider Middle Name=middleName
    Provider Credential Text=providerTypeId|Provider Other Last Name=otherLastName|Provider Other First Name=otherFirstName
    Provider First Line Business Mailing Address=-|Provider Business Mailing Address City Name=-
    Provider First Line Business Practice Location Address=addressLine1
    Provider Second Line Business Practice Location Address=addressLine2
    Provider Business Practice Location Address City Name=city|Provider Business Practice Location Address State Name=state
    Provider Business Practice Location Address Postal Code=zipCode
    Provider Business Practice Location Address Telephone Number=phone|Authorized Official Last Name=-
    Authorized Official First Name=-|Healthcare Provider Taxonomy Code_1=taxonomyId|Provider License Number_1=licenseNumber
    Provider License Number State Code_1=licenseState|Healthcare Provider Taxonomy Code_2=-|Provider License Number_2=secondLicenseNumber`,
  'a form of a clinic': `
    Provider Name=fullName|Cred=providerTypeId|NPI=npi|DEA=deaNumber|Lic #=licenseNumber|Lic State=licenseState|Lic Exp=-
    Birthday=dateOfBirth|Cell=phone|E-mail=email|Spouse Name=-|Emergency Contact=-|Home Address=-|PECOS user=-
    Insurance Carrier=insurer|Policy #=policyNumber|Insurance Exp Date=policyUntil|Languages Spoken=languages`,
};

test.each(Object.entries(headerRows))('The columns of %s are about the fields that they name', (_, text) => {
  const pairs = text.split(/[|\n]/).flatMap((pair) => {
    const [heading, field] = pair.trim().split('=');
    return heading ? [[heading, field === '-' ? undefined : field] as const] : [];
  });
  const headings = pairs.map(([heading]) => heading);
  const found = matchColumns(headings, fields);
  expect(headings.map((heading, column) => `${heading}: ${found[column] ?? 'nothing'}`)).toEqual(
    pairs.map(([heading, field]) => `${heading}: ${field ?? 'nothing'}`),
  );
});
