import { longName, script } from './edge-cases';

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
  // Entries of which nothing is known.
  4: { educations: [{}], trainings: [{}], workHistory: [{}], certificates: [{}], hospitalAffiliations: [{}] },
};

/** The same of facilities; those of others are given back. */
export function oddFacilityInfo(entries: Entries, index: number): Entries {
  if (index !== 2) return entries;
  const scope = { appliesTo: 'Custom' };
  return {
    ...entries,
    npis: [{ ...scope, npi: 1_234_567_893 }],
    licenses: [{ ...scope, licenseNumber: script, nonVerifiedInfo: { licenseStatus: script } }],
    liabilityInsurances: [
      { ...scope, liabilityInsurer: script, policyNumber: script, coverageType: script },
      { appliesTo: 'Everybody', liabilityInsurer: longName },
    ],
    accreditations: [{ ...scope, accreditationNumber: script, nonVerifiedInfo: { decision: script } }],
    deas: [{ ...scope, deaNumber: script, nonVerifiedInfo: { drugSchedules: script } }],
    cmsCertifications: [{ ...scope, certificationNumber: script }],
    'medicare-enrollments': [{ ...scope, pecosPacIdentifier: script }],
  };
}
