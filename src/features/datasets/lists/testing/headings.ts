/** The headings of published lists as their files have them, with `|` between the names. */
const published: Record<string, string> = {
  'OIG LEIE, full list':
    'LASTNAME|FIRSTNAME|MIDNAME|BUSNAME|GENERAL|SPECIALTY|UPIN|NPI|DOB|ADDRESS|CITY|STATE|ZIP|EXCLTYPE|EXCLDATE|REINDATE|WAIVERDATE|WVRSTATE',
  'OIG LEIE, exclusions of one month':
    'LASTNAME|FIRSTNAME|MIDNAME|BUSNAME|GENERAL|SPECIALTY|UPIN|NPI|DOB|ADDRESS|CITY|STATE|ZIP|EXCLTYPE|EXCLDATE|REINDATE|WAIVERDATE|WVRSTATE',
  'OIG LEIE, reinstatements of one month':
    'LASTNAME|FIRSTNAME|MIDNAME|BUSNAME|GENERAL|SPECIALTY|UPIN|NPI|DOB|ADDRESS|CITY|STATE|ZIP|EXCLTYPE|EXCLDATE|REINDATE|WAIVERDATE|WVRSTATE',
  'SAM public exclusions extract (V2), as of today':
    'Classification|Name|Prefix|First|Middle|Last|Suffix|Address 1|Address 2|Address 3|Address 4|City|State / Province|Country|Zip Code|Open Data Flag|Blank (Deprecated)|Unique Entity ID|Exclusion Program|Excluding Agency|CT Code|Exclusion Type|Additional Comments|Active Date|Termination Date|Record Status|Cross-Reference|SAM Number|CAGE|NPI|Creation_Date',
  'SAM public exclusions extract (V2), official layout of 2019':
    'Classification|Name|Prefix|First|Middle|Last|Suffix|Address 1|Address 2|Address 3|Address 4|City|State / Province|Country|Zip Code|D&B Open Data Flag|Unique Entity Identifier (DUNS)|Unique Entity Identifier (SAM)|Exclusion Program|Excluding Agency|CT Code|Exclusion Type|Additional Comments|Active Date|Termination Date|Record Status|Cross-Reference|SAM Number|CAGE|NPI|Creation Date',
  'SAM public exclusions extract (V1), before 2022':
    'Classification|Name|Prefix|First|Middle|Last|Suffix|Address 1|Address 2|Address 3|Address 4|City|State / Province|Country|Zip Code|DUNS|Exclusion Program|Excluding Agency|CT Code|Exclusion Type|Additional Comments|Active Date|Termination Date|Record Status|Cross-Reference|SAM Number|CAGE|NPI',
  'CMS Medicare opt-out affidavits':
    'First Name|Last Name|NPI|Specialty|Optout Effective Date|Optout End Date|First Line Street Address|Second Line Street Address|City Name|State Code|Zip code|Eligible to Order and Refer|Last updated',
  'CMS revoked Medicare providers and suppliers':
    'ENRLMT_ID|NPI|FIRST_NAME|MDL_NAME|LAST_NAME|ORG_NAME|MULTIPLE_NPI_FLAG|STATE_CD|PROVIDER_TYPE_DESC|REVOCATION_RSN|REVOCATION_EFCTV_DT|REENROLLMENT_BAR_EXPRTN_DT',
  'health.mil (TRICARE) sanctioned providers':
    '(title of the entry)|Term:|Companies:|People:|Addresses:|Summary:',
  'FDA debarment list (drug product applications), persons and firms':
    'Last Name|First & Middle Names|Effective Date|End/Term of Debarment|FR Date|Volume Page',
  'FDA clinical investigators, disqualification proceedings':
    'name|center|city|state|status|date_of_status|date_nidpoe_issued|date_nooh_issued|date_of_presiding_officer_report|date_of_commissioner_s_decision|links',
  'HHS/ORI PHS administrative actions':
    'last_name|first_name|middle_name|debarment_until|no_phs_advisory_until|certification_of_work_until|supervision_until|retraction_of_article|correction_of_article|memo',
  'Alabama Medicaid, individuals excluded':
    'NAME OF PROVIDER|SUSPENSION EFFECTIVE DATE|SUSPENSION INITIATED BY',
  'Alaska Medical Assistance excluded providers':
    'EXCLUSION DATE|LAST NAME|FIRST NAME|PROVIDER TYPE|EXCLUSION AUTHORITY|EXCLUSION REASON',
  'Arizona AHCCCS exclusions': 'NPI|Provider Name|Exclusion Effective Date|Exclusion End Date',
  'Arizona AHCCCS suspensions and terminations':
    'name_provider|npi|action_type_suspend_terminate|effective_date',
  'Arkansas DHS excluded providers': 'Division|Facility Name|Provider Name|City|State|Zip',
  'California Medi-Cal suspended and ineligible providers':
    'Last Name|First Name|Middle Name|A/K/A-Also Known As\nD/B/A-Doing Business as|Address(es)|Provider Type|License Number|Provider Number|Date of Suspension|Active Period|',
  'Colorado terminated providers':
    'Provider Name|"Doing Business As" Name|NPI|Termination Authority|Termination Effective Date',
  'Connecticut DSS administrative actions':
    'Name|Business|Specialty|Address|Effective Date|Period|Administrative Action',
  'Delaware Medicaid sanctioned providers':
    'Year|Sanctioned Provider Name|NPI #|License #|DEA #|OIG / Medicaid Sanction|Effective Date|Reinstated Date|Comments',
  'District of Columbia excluded parties':
    'name_of_individual|name_of_company|principals|principal_address|agency_instituting_the_action|reason_for_the_action|action_date|termination_date',
  'Florida AHCA final orders and sanctions':
    'Document Type|Provider|AHCA Case Number|Formal/Informal Case Number|Date_Rendered',
  'Hawaii Medicaid exclusion/reinstatement list':
    'Last Name or Business Name|First Name|Middle Initial|Medicaid Provider ID|Last known program or provider type|Exclusion Date|Reinstatement Date',
  'Idaho Medicaid exclusion list':
    'Name|Exclusion Start Date|Date Eligible for Reinstatement|Date Reinstated|Additional Information',
  'Illinois HFS OIG sanctions':
    'Provider Name|License #|NPI|Provider Type|Affiliation|Action Date|Action Type|Address|Address 2|City|State|Zip Code',
  'Illinois HFS OIG sanctions, formerly':
    'ID|strProvName|LIC_NBR|AFFILIATION|ACTION_DT|ACTION_TYPE|ADDRESS|ADDRESS_ADDITIONAL_LINE_CHR|CITY_CHR|STATE_CHR|ZIP_CODE_CHR|NEW_ADDITION',
  'Indiana provider terminations':
    'Provider Name|National Provider Identification (NPI)|Service Location Address|Termination Effective Date ',
  'Iowa Medicaid terminations, suspensions, exclusions':
    'Enrollment Type|Specialty|NPI|Affiliated NPI|Last Name|First Name|Legal Business Name|Type of Sanction|Effective Date|Sanction End Date|Eligible to Reapply Date|Authority|State License Type|State License Number',
  'Kansas KMAP terminations':
    'Termination Date:|D/B/A Business Name:|Name:|Provider Type:|KMAP Provider #:|NPI #:|Comments:',
  'Kentucky terminated and excluded':
    'First Name|Last Name or Practice Name|NPI|License|Effective Date|Reason for Term/Exclusion|Timeframe of Term/Exclusion',
  'Louisiana LDH adverse actions':
    'First Name| Last Name or Entity Name| Birthdate| Affiliated Entity| Title or Provider Type| NPI#| Reason for Exclusion| Period of Exclusion| Reason for Termination| Type of Exclusion| Period of Enrollment Prohibition| Effective Date| Reinstate| State and Zip| Program Office',
  'Maine MaineCare monthly exclusion report':
    'Provider Last Name|Provider First Name|Provider MI|Alias Last Name 1|Alias First Name 1|Alias Last Name 2|Alias First Name 2|Alias Last Name 3|Alias First Name 3|Alias Last Name 4|Alias First Name 4|Provider Type|State Exclusion Start Date',
  'Maine MaineCare monthly exclusion report, as a report server exports it':
    'ItemHeading1|ItemValue1|ItemHeading|ItemValue|textbox22|ProvFirstName|MiddleInitial|AliasLastName1|AliasFirstName1|AliasLastName2|AliasFirstName2|AliasLastName3|AliasFirstName3|AliasLastName4|AliasFirstName4|ProvType|CaseStatus|SancStateStart',
  'Maryland Medicaid sanctioned providers':
    'LAST NAME/ORGANIZATION|FIRST NAME|TYPE OF ENTITY/PROFESSION|SANCTION TYPE|NPI|LICENSE NO|TERMINATION/SANCTION DATE|ADDRESS|CITY/STATE/ZIP',
  'Minnesota MHCP excluded individuals, excluded groups':
    'provider_type_description|practice_name|last_name|first_name|middle_name|effective_date_of_exclusion|address_line1|address_line2|city|state|zip_code|exclusion_status',
  'Missouri MMAC terminations':
    'term_date|letter_date|provider_name|npi|prov_type_specialty|license|termination_reason',
  'Nebraska Medicaid excluded providers (NMEP)':
    'Date Added to NMEP|Provider Name|Organization Name|Provider NPI|Effective Date|Provider Type Code|Reason For Action Code|Sanction Code|Sanction Type Code',
  'Nevada Medicaid sanctions':
    'excluded_providers_entities_and_or_individuals|associated_legal_entity|medicaid_provider|sanctioned_excluded_npi|provider_type|contract_termination_date|nevada_medicaid_sanction_tier|nevada_medicaid_sanction_period|nevada_medicaid_sanction_period_end_date|oig_exclusion_date|oig_reinstate_date',
  'New Hampshire exclusion and sanctions list':
    'provider_individual_first_name|provider_individual_last_name|business_name|national_provider_identifier_npi|provider_individual_type|exclusion_sanction_effective_date|exclusion_sanction_reason',
  'New Jersey ineligible Medicaid providers':
    'Provider Name|Title|NPI Number|Street|City|State|Zip|Action|Effective Date|Expiration Date',
  'New York OMIG Medicaid exclusions':
    'provider_name|license_num|npi_num|provider_type|exclusion_effective_date',
  'New York OMIG Medicaid exclusions, as text':
    'PROVIDER_NAME|LICENSE_NUMBER|NPI_Number|PROVIDER_TYPE|SANCTION_DATE|ACTION_TYPE',
  'North Carolina state excluded providers':
    'EXCLUDED ENTITY|NPI/ATYPICAL ID (EXCLUDED)|EFFECTIVE DATE|REASON FOR EXCLUSION  |CITY|STATE|ZIP CODE|OWNERSHIP',
  'North Dakota provider exclusion list (May to August 2026)':
    'Provider Name|Business Name|Street Address|City|State|Zip|Medicaid Provider Number|Medicare Provider Number|NPI|License Number|Provider Type |Practice State|Sanction Type|Exclusion Date|Reason for Exclusion|Verification Contact',
  'Ohio excluded and suspended, individuals':
    'Last Name|First Name|Middle Name|DOB|NPI|Provider ID|Status|Action Date|Date Added|Provider Type',
  'Ohio excluded and suspended, organizations':
    'NPI|Organization Name|Address 1|Address 2|City|State|Zip Code|Provider ID|Status|Action Date|Date Added|Provider Type',
  'Ohio exclusion and suspension list, formerly':
    'Last Name|First Name|Organization Name|DOB|NPI|Address 1|Address 2|City|State|Zip Code|Provider ID|Status|Action Date|Date Added|Provider Type|Revised 05/09/2016',
  'Tennessee TennCare terminated providers': 'Last Name|First Name|NPI|Effective Date|Reason',
  'Texas HHSC OIG exclusions':
    'CompanyName|LastName|FirstName|MidInitial|Occupation|LicenseNumber|NPI|StartDate|AddDate|ReinstatedDate|EligibleToReapplyDate|Waiver|WebComments',
  'Vermont for-cause exclusions':
    'VT Medicaid Provider ID |Provider NPI|Provider Full Name|Provider Type |Provider City|State|State|Reason or "Cause" for Exclusion|Provider Exclusion Status Effective Date|Provider Exclusion Status End Date|Reinstatement Date with Vermont Medicaid if Applicable',
  'West Virginia Medicaid exclusions and terminations':
    'last_name|first_name|npi|address_1|address_2|city|state|zip|action_date|excluded_terminated|reason_for_exclusion_termination',
  'CMS Medicare opt-out affidavits, names with underscores':
    'First_Name|Last_Name|NPI|Specialty|Optout_Effective_Date|Optout_End_Date|First_Line_Street_Address|Second_Line_Street_Address|City_Name|State_Code|Zip_code|Eligible_to_Order_and_Refer|Last_updated',
};

/** The lists whose heading is known. */
export const publishedLists: readonly string[] = Object.keys(published);

/** The heading of a list, a name for each column. */
export function headingOf(list: string): string[] {
  return (published[list] ?? '').split('|');
}

/** The cells of rows that are written with `|` between them. */
export function cellsOf(rows: readonly string[]): string[][] {
  return rows.map((row) => row.split('|'));
}

/** Rows of a published list with invented content, and what is to come of them, written by hand. */
export interface RowCase {
  list: string;
  /** Where the name of the file tells more than the heading. */
  fileName?: string;
  /** The cells of each row with `|` between them. */
  rows: readonly string[];
  /** The fields of the first record but `source`; absent where the row is none. */
  fields?: Record<string, string>;
  info?: Record<string, string>;
  aliases?: string[];
  /** Why the first row is none. */
  aside?: string;
}

/** The cells of a row of the OIG's files, of an invented nurse; with the day of reinstatement where there is one. */
export const oigRow = (reinstated = '00000000', npi = '0000000000'): string[] =>
  `ROE|ANN|||IND|NURSE||${npi}||||MA||1128b4|20140520|${reinstated}||`.split('|');
