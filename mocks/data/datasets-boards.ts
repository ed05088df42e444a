import type { DatasetType } from './dataset-types';

const people = {
  physicians: /^Physician \(/,
  osteopaths: /^Physician \(DO\)/,
  assistants: /^Physician assistant/,
  nurses: /^Registered nurse/,
  practitioners: /^Nurse practitioner/,
  nursing: /^(Registered nurse|Nurse practitioner)/,
  pharmacists: /^Pharmacist/,
  dentists: /^Dentist/,
  psychologists: /^Psychologist/,
};

/** A board or register that is asked for certificates by name. */
export interface Board {
  type: DatasetType;
  name: string;
  /** Types of provider that it certifies. Undefined where the organization has none of them. */
  certifies?: RegExp | undefined;
  /** How many of 1,000 of these hold its certificate. */
  ratio: number;
}

/** Type, name, whom it certifies and how many of 1,000. */
const rows = `
NationalCommissiononCertificationofPhysicianAssistants | National Commission on Certification of Physician Assistants | assistants 960
NationalBoardforCertifiedCounselors | National Board for Certified Counselors
AmericanAcademyofNursePractitioners | American Academy of Nurse Practitioners | practitioners 550
NationalBoardofCertificationandRecertificationforNurseAnesthetists | National Board of Certification and Recertification for Nurse Anesthetists | practitioners 30
AmericanOsteopathicAssociation | American Osteopathic Association | osteopaths 480
AmericanNursesCredentialingCenter | American Nurses Credentialing Center | nursing 330
NationalBoardforCertificationinOccupationalTherapy | National Board for Certification in Occupational Therapy
AmericanSpeechLanguageHearingAssociation | American Speech-Language-Hearing Association
AmericanBoardofFamilyMedicine | American Board of Family Medicine | physicians 120
AmericanBoardofPsychiatryandNeurology | American Board of Psychiatry and Neurology | physicians 60
InternationalBoardofLactationConsultantExaminers | International Board of Lactation Consultant Examiners | nurses 15
AmericanMidwiferyCertificationBoard | American Midwifery Certification Board | practitioners 20
AmericanDentalBoardofAnesthesiology | American Dental Board of Anesthesiology | dentists 8
AmericanBoardofClinicalSocialWork | American Board of Clinical Social Work
BoardOfPharmacySpecialties | Board of Pharmacy Specialties | pharmacists 240
AmericanBoardofAllergyandImmunology | American Board of Allergy and Immunology | physicians 8
AmericanBoardofOrthodontics | American Board of Orthodontics | dentists 45
AmericanBoardofOralMedicine | American Board of Oral Medicine | dentists 6
AmericanBoardofPediatricDentistry | American Board of Pediatric Dentistry | dentists 60
AmericanBoardofOralandMaxillofacialSurgery | American Board of Oral and Maxillofacial Surgery | dentists 50
AmericanBoardofOralandMaxillofacialRadiology | American Board of Oral and Maxillofacial Radiology | dentists 5
AmericanBoardofProsthodontics | American Board of Prosthodontics | dentists 25
AmericanBoardofOralandMaxillofacialPathology | American Board of Oral and Maxillofacial Pathology | dentists 5
AmericanBoardofEndodontics | American Board of Endodontics | dentists 40
AmericanBoardofPeriodontology | American Board of Periodontology | dentists 40
AmericanBoardofOralImplantology | American Board of Oral Implantology | dentists 12
AmericanBoardofPodiatricMedicine | American Board of Podiatric Medicine
AmericanBoardofDentalPublicHealth | American Board of Dental Public Health | dentists 5
BehaviorAnalystCertificationBoard | Behavior Analyst Certification Board | psychologists 40
AmericanBoardofGeneralDentistry | American Board of General Dentistry | dentists 20
NationalAssociationofSchoolPsychologists | National Association of School Psychologists | psychologists 90
AmericanBoardofAddictionMedicine | American Board of Addiction Medicine | physicians 10
AmericanBoardofMultipleSpecialtiesinPodiatry | American Board of Multiple Specialties in Podiatry
CommissionOnDieteticRegistration | Commission on Dietetic Registration
AmericanBoardOfObesityMedicine | American Board of Obesity Medicine | physicians 15
NationalCertificationCorporation | National Certification Corporation | nursing 40
NationalCommissionForCertificationOfAnesthesiologistAssistants | National Commission for Certification of Anesthesiologist Assistants
AmericanRegistryOfRadiologyTechnologists | American Registry of Radiologic Technologists
AmericanBoardOfAnesthesiology | American Board of Anesthesiology | physicians 50
AmericanRegistryForDiagnosticMedicalSonography | American Registry for Diagnostic Medical Sonography | physicians 6
NationalBoardOfPhysiciansAndSurgeons | National Board of Physicians and Surgeons | physicians 20
CardiovascularCredentialingInternational | Cardiovascular Credentialing International | nurses 5
NationalCenterForCompetencyTesting | National Center for Competency Testing
NationalAssociationOfPhlebotomyTechnicians | National Association of Phlebotomy Technicians
AmericanAlliedHealth | American Allied Health
NationalRegistryOfAlliedHealthProfessionals | National Registry of Allied Health Professionals
AmericanMedicalTechnologists | American Medical Technologists
NationalHealthCareerAssociation | National Healthcareer Association
DentalAssistingNationalBoard | Dental Assisting National Board
PediatricNursingCertification | Pediatric Nursing Certification Board | nursing 35
NationalCertificationCommissionForAcupunctureAndOrientalMedicine | National Certification Commission for Acupuncture and Oriental Medicine
CertificationBoardForMusicTherapists | Certification Board for Music Therapists
AmericanBoardOfChiropracticInternists | American Board of Chiropractic Internists
AmericanBoardofPhysicalTherapySpecialties | American Board of Physical Therapy Specialties
AmericanBoardofPhysicianSpecialties | American Board of Physician Specialties | physicians 15
AmericanAcademyofOptometry | American Academy of Optometry
AmericanBoardofNeurologicalSurgery | American Board of Neurological Surgery | physicians 8
AmericanBoardofObstetricsandGynecology | American Board of Obstetrics and Gynecology | physicians 50
AmericanBoardofOphthalmology | American Board of Ophthalmology | physicians 20
AmericanBoardofOtolaryngologyHeadandNeckSurgery | American Board of Otolaryngology – Head and Neck Surgery | physicians 12
AmericanBoardofPediatrics | American Board of Pediatrics | physicians 80
AmericanBoardofOrthopaedicSurgery | American Board of Orthopaedic Surgery | physicians 25
AmericanBoardofPhysicalMedicineandRehabilitation | American Board of Physical Medicine and Rehabilitation | physicians 12
AmericanBoardofPlasticSurgery | American Board of Plastic Surgery | physicians 10
AmericanBoardofRadiology | American Board of Radiology | physicians 40
AmericanBoardofSurgery | American Board of Surgery | physicians 40
AmericanBoardofUrology | American Board of Urology | physicians 12
AmericanBoardofColonandRectalSurgery | American Board of Colon and Rectal Surgery | physicians 4
AmericanAssociationofCriticalCareNurses | American Association of Critical-Care Nurses | nursing 70
AmericanBoardofFootandAnkleSurgery | American Board of Foot and Ankle Surgery
PharmacyTechnicianCertificationBoard | Pharmacy Technician Certification Board
NationalBoardofSurgicalTechnologyandSurgicalAssisting | National Board of Surgical Technology and Surgical Assisting
AmericanBoardofPainMedicine | American Board of Pain Medicine | physicians 10
AmericanBoardofOrofacialPain | American Board of Orofacial Pain | dentists 6
NuclearMedicineTechnologyCertificationBoard | Nuclear Medicine Technology Certification Board
AmericanBoardofEmergencyMedicine | American Board of Emergency Medicine | physicians 45
ArtTherapyCredentialsBoard | Art Therapy Credentials Board
AmericanBoardofProfessionalPsychology | American Board of Professional Psychology | psychologists 110
NationalRegistryofEmergencyMedicalTechnicians | National Registry of Emergency Medical Technicians | nurses 10
AmericanBoardofOptometry | American Board of Optometry
BehavioralInterventionCertificationCouncil | Behavioral Intervention Certification Council
InternationalBoardCertifiedLactationConsultant | International Board Certified Lactation Consultant | nurses 15
`;

export const boards: Board[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [type, name = '', certified = ''] = row.split(' | ');
    const [who, ratio] = certified.split(' ');
    return {
      type: type as DatasetType,
      name,
      certifies: people[who as keyof typeof people],
      ratio: Number(ratio ?? 0),
    };
  });
