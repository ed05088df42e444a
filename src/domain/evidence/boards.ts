import { textOf } from '@/lib/words';
import type { ProviderKind } from '../provider-types';

/** Registers of boards that certify physicians once they have completed a residency: ABMS, its members, and the AOA's. */
const physicianBoards = [
  'Abms',
  'AmericanOsteopathicAssociation',
  'AmericanBoardofInternalMedicine',
  'AmericanBoardofFamilyMedicine',
  'AmericanBoardofPsychiatryandNeurology',
  'AmericanBoardofAllergyandImmunology',
  'AmericanBoardOfAnesthesiology',
  'AmericanBoardofNeurologicalSurgery',
  'AmericanBoardofObstetricsandGynecology',
  'AmericanBoardofOphthalmology',
  'AmericanBoardofOtolaryngologyHeadandNeckSurgery',
  'AmericanBoardofPediatrics',
  'AmericanBoardofOrthopaedicSurgery',
  'AmericanBoardofPhysicalMedicineandRehabilitation',
  'AmericanBoardofPlasticSurgery',
  'AmericanBoardofRadiology',
  'AmericanBoardofSurgery',
  'AmericanBoardofUrology',
  'AmericanBoardofColonandRectalSurgery',
  'AmericanBoardofEmergencyMedicine',
] as const;

/**
 * Datasets of boards that certify practitioners (field.md 2.7). American Heart Association cards are life support and no
 * board certification; certification for which no register is asked here is verified beside the console.
 */
export const boardDatasets = [
  ...physicianBoards,
  'NationalCommissiononCertificationofPhysicianAssistants',
  'NationalBoardforCertifiedCounselors',
  'AmericanAcademyofNursePractitioners',
  'NationalBoardofCertificationandRecertificationforNurseAnesthetists',
  'AmericanNursesCredentialingCenter',
  'NationalBoardforCertificationinOccupationalTherapy',
  'AmericanSpeechLanguageHearingAssociation',
  'InternationalBoardofLactationConsultantExaminers',
  'InternationalBoardCertifiedLactationConsultant',
  'AmericanMidwiferyCertificationBoard',
  'AmericanDentalBoardofAnesthesiology',
  'AmericanBoardofClinicalSocialWork',
  'BoardOfPharmacySpecialties',
  'AmericanBoardofOrthodontics',
  'AmericanBoardofOralMedicine',
  'AmericanBoardofPediatricDentistry',
  'AmericanBoardofOralandMaxillofacialSurgery',
  'AmericanBoardofOralandMaxillofacialRadiology',
  'AmericanBoardofProsthodontics',
  'AmericanBoardofOralandMaxillofacialPathology',
  'AmericanBoardofEndodontics',
  'AmericanBoardofPeriodontology',
  'AmericanBoardofOralImplantology',
  'AmericanBoardofPodiatricMedicine',
  'AmericanBoardofDentalPublicHealth',
  'BehaviorAnalystCertificationBoard',
  'AmericanBoardofGeneralDentistry',
  'NationalAssociationofSchoolPsychologists',
  'AmericanBoardofAddictionMedicine',
  'AmericanBoardofMultipleSpecialtiesinPodiatry',
  'CommissionOnDieteticRegistration',
  'AmericanBoardOfObesityMedicine',
  'NationalCertificationCorporation',
  'NationalCommissionForCertificationOfAnesthesiologistAssistants',
  'AmericanRegistryOfRadiologyTechnologists',
  'AmericanRegistryForDiagnosticMedicalSonography',
  'NationalBoardOfPhysiciansAndSurgeons',
  'CardiovascularCredentialingInternational',
  'NationalCenterForCompetencyTesting',
  'NationalAssociationOfPhlebotomyTechnicians',
  'AmericanAlliedHealth',
  'NationalRegistryOfAlliedHealthProfessionals',
  'AmericanMedicalTechnologists',
  'NationalHealthCareerAssociation',
  'DentalAssistingNationalBoard',
  'PediatricNursingCertification',
  'NationalCertificationCommissionForAcupunctureAndOrientalMedicine',
  'CertificationBoardForMusicTherapists',
  'AmericanBoardOfChiropracticInternists',
  'AmericanBoardofPhysicalTherapySpecialties',
  'AmericanBoardofPhysicianSpecialties',
  'AmericanAcademyofOptometry',
  'AmericanAssociationofCriticalCareNurses',
  'AmericanBoardofFootandAnkleSurgery',
  'PharmacyTechnicianCertificationBoard',
  'NationalBoardofSurgicalTechnologyandSurgicalAssisting',
  'AmericanBoardofPainMedicine',
  'AmericanBoardofOrofacialPain',
  'NuclearMedicineTechnologyCertificationBoard',
  'ArtTherapyCredentialsBoard',
  'AmericanBoardofProfessionalPsychology',
  'NationalRegistryofEmergencyMedicalTechnicians',
  'AmericanBoardofOptometry',
  'BehavioralInterventionCertificationCouncil',
] as const;

const known = new Map(boardDatasets.map((type) => [type.toLowerCase(), type as string]));

/** Boards of the American Board of Medical Specialties, which answers for all of them. */
const ofAbms = new Set(
  [
    'AmericanBoardofMedicalSpecialties',
    'AmericanBoardofAnesthesiology',
    'AmericanBoardofDermatology',
    'AmericanBoardofGeneticsandGenomics',
    'AmericanBoardofNuclearMedicine',
    'AmericanBoardofPathology',
    'AmericanBoardofPreventiveMedicine',
    'AmericanBoardofThoracicSurgery',
  ].map((type) => type.toLowerCase()),
);

/**
 * Whether a certificate of a board stands in for education and training (field.md 2.6): of physicians one of their own
 * boards, of other professions one of another board. Of a type that nobody knows none does.
 */
export function standsForEducation(type: string | undefined, kind: ProviderKind | undefined): boolean {
  if (!kind || !isBoardDataset(type)) return false;
  return (
    /^physician \(/i.test(kind.name) ===
    physicianBoards.some((one) => one.toLowerCase() === textOf(type).toLowerCase())
  );
}

/** Whether a dataset is the register of a board that certifies. */
export const isBoardDataset = (type: string | undefined): boolean => known.has(textOf(type).toLowerCase());

/**
 * The dataset in which a certificate is looked up, by the board that issued it (`BoardCertificationType`). Undefined where
 * no register here knows the board: somebody asks it.
 */
export function boardDatasetOf(certificationType: string | undefined): string | undefined {
  const type = textOf(certificationType).toLowerCase();
  if (known.has(type)) return known.get(type);
  if (ofAbms.has(type)) return 'Abms';
  return type.startsWith('americanosteopathicboard') ? 'AmericanOsteopathicAssociation' : undefined;
}
