import { longName, script } from './edge-cases';
import { countries } from './reference';

/** Every kind of board certification that a provider can state. */
const boardTypes = `
AmericanBoardofMedicalSpecialties NationalBoardforCertifiedCounselors AmericanBoardofClinicalSocialWork
AmericanSpeechLanguageHearingAssociation AmericanNursesCredentialingCenter
AmericanAcademyofNursePractitioners AmericanOsteopathicAssociation AmericanMedicalAssociation
NationalBoardofCertificationandRecertificationforNurseAnesthetists AmericanAssociationofCriticalCareNurses
AmericanMidwiferyCertificationBoard AmericanBoardofPodiatricMedicine AmericanBoardofOralImplantology
AmericanBoardofOralMedicine AmericanBoardofOrofacialPain NuclearMedicineTechnologyCertificationBoard
AmericanDentalBoardofAnesthesiology AmericanBoardofDentalPublicHealth AmericanBoardofPediatricDentistry
AmericanBoardofPeriodontology AmericanBoardofInternalMedicine
NationalCommissiononCertificationofPhysicianAssistants AmericanBoardofAllergyandImmunology
AmericanBoardofAnesthesiology AmericanBoardofColonandRectalSurgery AmericanBoardofDermatology
AmericanBoardofEmergencyMedicine AmericanBoardofFamilyMedicine AmericanBoardofGeneticsandGenomics
AmericanBoardofNeurologicalSurgery AmericanBoardofNuclearMedicine AmericanBoardofObstetricsandGynecology
AmericanBoardofOphthalmology AmericanBoardofOptometry AmericanBoardofOrthopaedicSurgery
AmericanBoardofOtolaryngologyHeadandNeckSurgery AmericanBoardofPathology AmericanBoardofPediatrics
AmericanBoardofPhysicalMedicineandRehabilitation AmericanBoardofPlasticSurgery
AmericanBoardofPreventiveMedicine AmericanBoardofProfessionalPsychology
AmericanBoardofPsychiatryandNeurology AmericanBoardofRadiology AmericanBoardofSurgery
AmericanBoardofThoracicSurgery AmericanBoardofUrology AmericanOptometricAssociation
AssociationofSocialWorkBoards AmericanBoardofFootandAnkleSurgery
AmericanBoardofOralandMaxillofacialPathology AmericanBoardofOralandMaxillofacialSurgery
AmericanBoardofOrthodontics AmericanBoardofEndodontics AmericanBoardofProsthodontics
NationalBoardforCertificationinOccupationalTherapy BehaviorAnalystCertificationBoard
InternationalBoardofLactationConsultantExaminers CommissionOnDieteticRegistration
NationalCertificationCommissionforAcupunctureandOrientalMedicine PediatricNursingCertification
NationalCertificationCorporation OncologyNursingCertificationCorporation
AmericanBoardOfCardiovascularMedicine AmericanAcademyOfHIVMedicine NationalBoardOfPhysiciansAndSurgeons
BoardOfPharmacySpecialties AmericanBoardofOralandMaxillofacialRadiology AmericanBoardofGeneralDentistry
NationalAssociationofSchoolPsychologists NationalPhlebotomyAssociation NationalCenterForCompetencyTesting
AmericanRegistryofRadiologyTechnologists DentalAssistingNationalBoard
AmericanMedicalCertificationAssociation AmericanBoardofAddictionMedicine
AmericanRegistryForDiagnosticMedicalSonography AmericanBoardofMultipleSpecialtiesinPodiatry
AmericanBoardOfObesityMedicine NationalCommissionForCertificationOfAnesthesiologistAssistants
CardiovascularCredentialingInternational NationalBoardOfEchocardiography AmericanAlliedHealth
AmericanMedicalTechnologists NationalAssociationForHealthProfessionals NationalHealthCareerAssociation
NationalPhlebotomyCertificationExamination NationalAssociationOfPhlebotomyTechnicians
NationalHealthcareCertificationOrganization NationalPerformanceSpecialists
NationalRegistryOfAlliedHealthProfessionals NationalRegistryofEmergencyMedicalTechnicians
BoardofCertificationforEmergencyNursing CertificationBoardforMusicTherapists
AmericanBoardOfChiropracticInternists AmericanBoardOfPhysicalTherapySpecialties
AmericanBoardofPhysicianSpecialties AmericanAcademyofOptometry PharmacyTechnicianCertificationBoard
NationalBoardofSurgicalTechnologyandSurgicalAssisting AmericanBoardofPainMedicine ArtTherapyCredentialsBoard
BehavioralInterventionCertificationCouncil AmericanOsteopathicBoardOfAnesthesiology
AmericanOsteopathicBoardOfDermatology AmericanOsteopathicBoardOfEmergencyMedicine
AmericanOsteopathicBoardOfFamilyPhysicians AmericanOsteopathicBoardOfInternalMedicine
AmericanOsteopathicBoardOfNeurologyAndPsychiatry AmericanOsteopathicBoardOfNeuromusculoskeletalMedicine
AmericanOsteopathicBoardOfNuclearMedicine AmericanOsteopathicBoardOfObstetricsAndGynecology
AmericanOsteopathicBoardOfOphthalmologyAndOtolaryngology AmericanOsteopathicBoardOfOrthopedicSurgery
AmericanOsteopathicBoardOfPathology AmericanOsteopathicBoardOfPediatrics
AmericanOsteopathicBoardOfPhysicalMedicineAndRehabilitation AmericanOsteopathicBoardOfPreventiveMedicine
AmericanOsteopathicBoardOfProctology AmericanOsteopathicBoardOfRadiology AmericanOsteopathicBoardOfSurgery
`
  .trim()
  .split(/\s+/);

const certificateTypes = [
  'AhaBasicLifeSupport',
  'AhaAdvancedCardiacLifeSupport',
  'AhaNeonatalAdvancedLifeSupport',
  'AhaPediatricAdvancedLifeSupport',
  'CaliforniaCertifiedWellnessCoach',
  'AhaAdvancedCardiovascularLifeSupport',
  'AhaAdvancedStrokeLifeSupport',
  'AhaPears',
  'AhaHeartsaver',
  'AhaTelepathy',
];

const trainingTypes = [
  'Internship',
  'Residency',
  'Fellowship',
  'OtherTraining',
  'FacultyPositions',
  'Unspecified',
];
const reasons = ['VoluntaryResignation', 'Suspension', 'TerminationWithCause', 'HospitalClosed', 'Relocated'];
const parties = ['AProviderInMyPractice', 'AProviderNotInMyPractice', 'AHospitalistGroup', 'Other', 'Nobody'];
const affiliationStatuses = ['Active', 'Inactive', 'Pending', 'Paused'];
const affiliationTypes = ['AdmittingPrivileges', 'NonAdmittingAffiliations'];
const hospital = { name: longName, address: { addressLine1: longName, city: longName } };

/** One entry for every value that a field can have. */
const everything: Entries = {
  boardCertifications: boardTypes.map((type, nth) => ({
    type,
    boardCertificationNumber: String(100_000 + nth),
    specialty: nth === 0 ? longName : type,
    isPrimary: nth === 0,
  })),
  certificates: certificateTypes.map((type, nth) => ({ type, certificateNumber: String(900_000 + nth) })),
  trainings: trainingTypes.map((trainingType) => ({ trainingType, institutionName: longName })),
  educations: ['Undergraduate', 'Professional', 'FifthPathway', 'Fachschule'].map((graduateType) => ({
    graduateType,
    schoolName: longName,
    degree: longName,
  })),
  specialties: ['Primary', 'Secondary', 'Additional', 'Hobby'].map((type) => ({ type })),
  liabilityInsurances: ['Individual', 'Shared', 'Occurrence', 'ClaimsMade', 'Umbrella'].map(
    (coverageType) => ({ coverageType, name: longName, policyNumber: '=1+1' }),
  ),
  hospitalAffiliations: [
    ...affiliationTypes.flatMap((type) =>
      reasons.map((discontinuanceReason, nth) => ({
        type,
        discontinuanceReason,
        status: affiliationStatuses[nth % affiliationStatuses.length],
        privilegeType: ['FullAndUnrestricted', 'Temporary', 'Limited', 'Royal', undefined][nth],
        hospital,
      })),
    ),
    ...parties.map((whoAdmitsForYou) => ({ type: 'AdmittingArrangements', whoAdmitsForYou, hospital })),
  ],
};

const address = {
  addressLine1: '1 Long Wharf',
  addressLine2: longName,
  city: 'Boston',
  state: 'MA',
  zipCode: '02110',
};

/** One entry of each kind with all the fields that it can have. */
const complete: Entries = {
  boardCertifications: [
    {
      type: 'AmericanBoardofSurgery',
      firstName: '李',
      lastName: longName,
      boardCertificationNumber: '200001',
      specialty: 'Surgery',
      isPrimary: true,
      nonVerifiedInfo: {
        initialCertificationDate: '1999-07-01T00:00:00Z',
        recertificationDate: '2019-07-01T00:00:00Z',
        expirationDate: '2029-12-31T00:00:00Z',
      },
    },
  ],
  certificates: [
    {
      type: 'AhaBasicLifeSupport',
      firstName: '李',
      lastName: longName,
      certificateNumber: '900100',
      issueDate: '2025-03-01T00:00:00Z',
      expirationDate: '2027-03-01T00:00:00Z',
      certifyingOrganization: longName,
    },
  ],
  educations: [
    {
      graduateType: 'FifthPathway',
      ecfmgNumber: '0-123-456-7',
      ecfmgIssueDate: '1998-04-01T00:00:00Z',
      schoolName: longName,
      schoolCode: '001234',
      branchCode: '00',
      startDate: '1990-09-01T00:00:00Z',
      endDate: '1996-06-30T00:00:00Z',
      completed: true,
      degree: 'MBBS',
    },
  ],
  trainings: [
    {
      trainingType: 'Residency',
      institutionName: longName,
      schoolCode: '001234',
      schoolName: longName,
      startDate: '1998-07-01T00:00:00Z',
      endDate: '2003-06-30T00:00:00Z',
      completed: false,
      speciality: 'Surgery',
      sponsoringState: 'MA',
    },
  ],
  workHistory: [
    {
      workHistoryType: 'Employment',
      name: longName,
      jobTitle: longName,
      address: { ...address, type: 'Work', countryId: countries()[0]?.id },
      phone: '+1 617 555 0100 ext. 12345',
      startDate: '2003-07-01T00:00:00Z',
      isCurrentEmployer: true,
    },
  ],
  medicaidEnrollments: [
    {
      state: 'MA',
      nonVerifiedInfo: {
        effectiveDate: '2004-01-01T00:00:00Z',
        providerType: 'Physician',
        providerSpecialty: longName,
        address: longName,
        inState: false,
      },
    },
  ],
  hospitalAffiliations: [
    {
      type: 'AdmittingPrivileges',
      status: 'Active',
      startDate: '2004-01-01',
      endDate: '2024-01-01',
      hospital: {
        name: longName,
        address: { ...address, country: 'US' },
        contact: {
          phoneNumber: '617 555 0100',
          faxNumber: '617 555 0101',
          emailAddress: 'staff@hospital.example',
        },
      },
      isPrimaryHospital: true,
      privilegeType: 'Limited',
      department: {
        name: longName,
        contact: {
          firstName: '李',
          middleInitial: 'Q',
          lastName: longName,
          phone: '617 555 0102',
          email: 'surgery@hospital.example',
          fax: '617 555 0103',
        },
      },
      admissionPercent: '100',
      admitsPerMonth: 'a dozen, more in winter',
      specialtyLimitationsAtInstitution: longName,
      privilegeRestrictionExplanation: longName,
      timeSpentPercentAtThisFacility: '100',
      admitClientsFromPracticeLocations: longName,
      isMilitaryHospital: true,
      exitExplanation: longName,
      discontinuanceReason: 'HospitalClosed',
    },
    {
      type: 'AdmittingArrangements',
      whoAdmitsForYou: 'AProviderInMyPractice',
      hospital,
      admittingProvider: {
        firstName: '李',
        lastName: longName,
        isSpecialityMatching: true,
        npi: 1_234_567_893,
      },
      admittingOrganization: { name: longName, npi: 1_234_567_893 },
      contact: { phoneNumber: '617 555 0104', emailAddress: 'admit@hospital.example' },
    },
  ],
};

type Entries = Record<string, Record<string, unknown>[]>;

/** What is kept about the first providers of a world with edge cases, by their numbers. */
export const oddProviderInfo: Record<number, Entries> = {
  0: {
    workHistory: [
      {
        name: 'Practice '.repeat(40).trim(),
        jobTitle: 'Attending '.repeat(20).trim(),
        isCurrentEmployer: true,
      },
    ],
  },
  1: { educations: [{ schoolName: 'جامعة القاهرة', degree: 'بكالوريوس', graduateType: 'Fachschule' }] },
  3: {
    workHistory: [
      {
        workHistoryType: 'Employment',
        name: script,
        jobTitle: script,
        departureReason: script,
        address: { addressLine1: script, city: script },
        startDate: '2015-02-01T00:00:00Z',
        endDate: '2014-02-01T00:00:00Z',
      },
    ],
    trainings: [{ institutionName: script, trainingType: 'Observership', speciality: script }],
    liabilityInsurances: [{ name: script, policyNumber: script, coverageType: 'Umbrella' }],
    educations: [{ schoolName: script, degree: script, graduateType: script, ecfmgNumber: script }],
    boardCertifications: [{ type: script, boardCertificationNumber: script, specialty: script }],
    certificates: [{ type: script, certificateNumber: script, certifyingOrganization: script }],
    medicaidEnrollments: [{ state: 'ZZ', nonVerifiedInfo: { providerType: script } }],
    portal: [{ portalId: script }],
    dea: [{ registrationNumber: script }],
    hospitalAffiliations: [
      {
        type: 'AdmittingArrangements',
        details: script,
        department: script,
        hospital: { name: script, address: { addressLine1: script, city: script } },
        admittingProvider: { firstName: script, lastName: script },
        admittingOrganization: { name: script },
        contact: { phoneNumber: script, emailAddress: script },
      },
      { type: 'NonAdmittingAffiliations', description: script },
    ],
  },
  6: everything,
  8: complete,
  // Entries of which nothing is known.
  4: { educations: [{}], trainings: [{}], workHistory: [{}], certificates: [{}], hospitalAffiliations: [{}] },
};

/** The same of facilities, where `specialtyId` names a specialty of this one; those of others are given back. */
export function oddFacilityInfo(entries: Entries, index: number, specialtyId: string): Entries {
  if (index !== 2) return entries;
  const scope = { appliesTo: 'Custom', associatedFacilitySpecialtyIds: [specialtyId] };
  return {
    ...entries,
    npis: [{ ...scope, npi: 1_234_567_893 }],
    licenses: [{ ...scope, licenseNumber: script, nonVerifiedInfo: { licenseStatus: script } }],
    liabilityInsurances: [
      {
        ...scope,
        liabilityInsurer: script,
        policyNumber: script,
        coverageType: script,
        excessLimitPerClaim: 0.01,
        excessLimitAggregate: 999_999_999_999,
      },
      { appliesTo: 'Everybody', liabilityInsurer: longName },
    ],
    accreditations: [{ ...scope, accreditationNumber: script, nonVerifiedInfo: { decision: script } }],
    deas: [
      {
        ...scope,
        deaNumber: script,
        nonVerifiedInfo: { drugSchedules: script, businessActivityCode: script },
      },
    ],
    cmsCertifications: [{ ...scope, certificationNumber: script }],
    'medicare-enrollments': [{ ...scope, pecosPacIdentifier: script }],
  };
}
