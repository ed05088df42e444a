import { textOf } from '@/lib/words';
import type { ProviderKind } from '../provider-types';

/**
 * Datasets of boards that certify practitioners (field.md 2.7). American Heart Association cards are life support and no
 * board certification; certification for which no register is asked here is verified beside the console.
 */
export const boardDatasets = [
  'Abms',
  'AmericanOsteopathicAssociation',
  'NationalCommissiononCertificationofPhysicianAssistants',
  'NationalBoardforCertifiedCounselors',
  'AmericanAcademyofNursePractitioners',
  'NationalBoardofCertificationandRecertificationforNurseAnesthetists',
  'AmericanNursesCredentialingCenter',
  'NationalBoardforCertificationinOccupationalTherapy',
  'AmericanSpeechLanguageHearingAssociation',
  'AmericanBoardofInternalMedicine',
  'AmericanBoardofFamilyMedicine',
  'AmericanBoardofPsychiatryandNeurology',
  'InternationalBoardofLactationConsultantExaminers',
  'InternationalBoardCertifiedLactationConsultant',
  'AmericanMidwiferyCertificationBoard',
  'AmericanDentalBoardofAnesthesiology',
  'AmericanBoardofClinicalSocialWork',
  'BoardOfPharmacySpecialties',
  'AmericanBoardofAllergyandImmunology',
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
  'AmericanBoardOfAnesthesiology',
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
  'AmericanAssociationofCriticalCareNurses',
  'AmericanBoardofFootandAnkleSurgery',
  'PharmacyTechnicianCertificationBoard',
  'NationalBoardofSurgicalTechnologyandSurgicalAssisting',
  'AmericanBoardofPainMedicine',
  'AmericanBoardofOrofacialPain',
  'NuclearMedicineTechnologyCertificationBoard',
  'AmericanBoardofEmergencyMedicine',
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

/** Registers of boards that certify physicians once they have completed a residency: ABMS, its members, and the AOA's. */
const ofPhysicians = new Set(
  [
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
  ].map((type) => type.toLowerCase()),
);

/**
 * Whether a certificate of a board stands in for education and training (field.md 2.6): of physicians one of their own
 * boards, of other professions one of another board. Of a type that nobody knows none does.
 */
export function standsForEducation(type: string | undefined, kind: ProviderKind | undefined): boolean {
  if (!kind || !isBoardDataset(type)) return false;
  return /^physician \(/i.test(kind.name) === ofPhysicians.has(textOf(type).toLowerCase());
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
