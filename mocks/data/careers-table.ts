/** What is usual in a profession. */
export interface Career {
  /** Of 100 people. */
  women: number;
  /** The age of the youngest in practice, and that at graduation; few graduate up to four years later. */
  youngest: number;
  graduation: number;
  degree: string;
  /** How the schools are called. */
  school: RegExp;
  /** Whether a bachelor's degree comes first. */
  isPostgraduate: boolean;
  employers: readonly string[];
  titles: readonly string[];
  /** Courses of the American Heart Association that most, and that some take. */
  courses: readonly [most: readonly string[], some: readonly string[]];
  /** Coverage of each claim in dollars. */
  coverage: number;
  /** Years of residency that everybody of the profession does, and in what. */
  residency?: readonly [years: number, specialty: string];
  /** Whether people of the profession have ties to hospitals. */
  isOfHospitals?: boolean;
}

const basic = 'AhaBasicLifeSupport';
const cardiac = 'AhaAdvancedCardiacLifeSupport';
const pediatric = 'AhaPediatricAdvancedLifeSupport';

const hospitals = ['Regional Hospital', 'Medical Center', 'Memorial Hospital', 'Community Hospital'];
const practices = ['Medical Group', 'Family Practice', 'Health Partners', 'Clinic'];

const physician: Career = {
  isOfHospitals: true,
  women: 41,
  youngest: 31,
  graduation: 26,
  degree: 'Doctor of Medicine',
  school: /School of Medicine$/,
  isPostgraduate: true,
  employers: [...practices, ...hospitals],
  titles: ['Attending physician', 'Staff physician', 'Hospitalist'],
  courses: [[basic], [cardiac, pediatric]],
  coverage: 2_000_000,
};

const nurse: Career = {
  women: 87,
  youngest: 25,
  graduation: 22,
  degree: 'Bachelor of Science in Nursing',
  school: /College of Nursing$/,
  isPostgraduate: false,
  employers: [...hospitals, 'Home Health', 'Surgery Center', 'Rehabilitation Center'],
  titles: ['Staff nurse', 'Charge nurse', 'Registered nurse'],
  courses: [[basic], [cardiac, pediatric]],
  coverage: 1_000_000,
};

/** Of people who see their clients in an office, and in no hospital. */
const office: Career = {
  ...nurse,
  graduation: 24,
  youngest: 27,
  isPostgraduate: true,
  courses: [[], [basic]],
};

const institute = /Institute of Health Sciences$/;
const university = /State University$/;
const community = /Community College$/;

/** By the name of the provider type. */
export const careers: Record<string, Career> = {
  'Physician (MD)': physician,
  'Physician (DO)': {
    ...physician,
    degree: 'Doctor of Osteopathic Medicine',
    school: /Osteopathic Medicine$/,
  },
  'Registered nurse': nurse,
  'Nurse practitioner': {
    ...nurse,
    youngest: 29,
    graduation: 26,
    degree: 'Master of Science in Nursing',
    isPostgraduate: true,
    employers: [...practices, 'Urgent Care', 'Community Health Center'],
    titles: ['Nurse practitioner', 'Family nurse practitioner'],
    isOfHospitals: true,
  },
  'Physician assistant': {
    ...nurse,
    women: 69,
    youngest: 28,
    graduation: 25,
    degree: 'Master of Physician Assistant Studies',
    school: /Institute of Health Sciences$/,
    isPostgraduate: true,
    employers: [...practices, 'Urgent Care', 'Surgery Center'],
    titles: ['Physician assistant', 'Senior physician assistant'],
    isOfHospitals: true,
  },
  Pharmacist: {
    ...nurse,
    women: 58,
    youngest: 27,
    graduation: 24,
    degree: 'Doctor of Pharmacy',
    school: /College of Pharmacy$/,
    isPostgraduate: true,
    employers: ['Pharmacy', 'Community Pharmacy', 'Hospital Pharmacy', 'Infusion Pharmacy'],
    titles: ['Staff pharmacist', 'Clinical pharmacist', 'Pharmacist in charge'],
    courses: [[], [basic]],
  },
  Dentist: {
    ...physician,
    isOfHospitals: false,
    women: 38,
    youngest: 29,
    degree: 'Doctor of Dental Surgery',
    school: /School of Dentistry$/,
    employers: ['Dental Group', 'Family Dentistry', 'Dental Care', 'Smile Center'],
    titles: ['General dentist', 'Associate dentist'],
    courses: [[basic], []],
    coverage: 1_000_000,
  },
  Psychologist: {
    ...nurse,
    women: 70,
    youngest: 32,
    graduation: 28,
    degree: 'Doctor of Psychology',
    school: /State University$|St\. Catherine College/,
    isPostgraduate: true,
    employers: ['Behavioral Health', 'Counseling Center', 'Psychology Associates', 'Mental Health Clinic'],
    titles: ['Clinical psychologist', 'Staff psychologist'],
    courses: [[], [basic]],
  },
  'Licensed practical nurse (LPN/LVN)': {
    ...nurse,
    youngest: 24,
    graduation: 21,
    degree: 'Certificate in Practical Nursing',
    school: community,
    employers: ['Nursing Center', 'Home Health', 'Rehabilitation Center', 'Clinic'],
    titles: ['Licensed practical nurse', 'Staff nurse'],
    courses: [[basic], []],
  },
  'Certified registered nurse anesthetist (CRNA)': {
    ...nurse,
    women: 59,
    youngest: 31,
    graduation: 28,
    degree: 'Doctor of Nurse Anesthesia Practice',
    isPostgraduate: true,
    employers: ['Anesthesia Associates', 'Surgery Center', ...hospitals],
    titles: ['Nurse anesthetist', 'Chief nurse anesthetist'],
    courses: [[basic, cardiac], [pediatric]],
    isOfHospitals: true,
  },
  'Certified nurse midwife (CNM)': {
    ...nurse,
    women: 98,
    youngest: 30,
    graduation: 27,
    degree: 'Master of Science in Nursing',
    isPostgraduate: true,
    employers: ['Birth Center', "Women's Health", ...hospitals],
    titles: ['Nurse midwife', 'Staff midwife'],
    courses: [[basic], []],
    isOfHospitals: true,
  },
  'Clinical nurse specialist (CNS)': {
    ...nurse,
    youngest: 30,
    graduation: 27,
    degree: 'Master of Science in Nursing',
    isPostgraduate: true,
    employers: hospitals,
    titles: ['Clinical nurse specialist'],
    isOfHospitals: true,
  },
  'Podiatrist (DPM)': {
    ...physician,
    women: 31,
    degree: 'Doctor of Podiatric Medicine',
    school: institute,
    employers: ['Foot and Ankle Center', 'Podiatry Associates', ...practices],
    titles: ['Podiatrist', 'Attending podiatrist'],
    courses: [[basic], []],
    coverage: 1_000_000,
    residency: [3, 'Podiatric Medicine and Surgery'],
  },
  'Optometrist (OD)': {
    ...office,
    women: 46,
    youngest: 29,
    graduation: 26,
    degree: 'Doctor of Optometry',
    school: institute,
    employers: ['Eye Care', 'Vision Center', 'Optometry Group'],
    titles: ['Optometrist', 'Staff optometrist'],
  },
  'Chiropractor (DC)': {
    ...office,
    women: 32,
    youngest: 28,
    graduation: 25,
    degree: 'Doctor of Chiropractic',
    school: institute,
    employers: ['Chiropractic Center', 'Spine and Wellness', 'Chiropractic Group'],
    titles: ['Chiropractor', 'Associate chiropractor'],
  },
  'Physical therapist (PT)': {
    ...office,
    women: 68,
    youngest: 28,
    graduation: 25,
    degree: 'Doctor of Physical Therapy',
    school: institute,
    employers: ['Physical Therapy', 'Rehabilitation Center', 'Sports Medicine Center', ...hospitals],
    titles: ['Physical therapist', 'Senior physical therapist'],
    courses: [[basic], []],
  },
  'Occupational therapist (OT)': {
    ...office,
    women: 89,
    degree: 'Master of Science in Occupational Therapy',
    school: institute,
    employers: ['Rehabilitation Center', 'Hand Therapy Center', ...hospitals],
    titles: ['Occupational therapist'],
    courses: [[basic], []],
  },
  'Speech-language pathologist (SLP)': {
    ...office,
    women: 95,
    degree: 'Master of Science in Speech-Language Pathology',
    school: university,
    employers: ['Speech and Language Center', 'Rehabilitation Center', 'Pediatric Therapy'],
    titles: ['Speech-language pathologist'],
  },
  'Audiologist (AuD)': {
    ...office,
    women: 83,
    youngest: 29,
    graduation: 26,
    degree: 'Doctor of Audiology',
    school: institute,
    employers: ['Hearing Center', 'Audiology Associates'],
    titles: ['Audiologist', 'Clinical audiologist'],
  },
  'Registered dietitian (RD)': {
    ...office,
    women: 91,
    degree: 'Master of Science in Nutrition and Dietetics',
    school: university,
    employers: ['Nutrition Services', 'Wellness Center', ...hospitals],
    titles: ['Registered dietitian', 'Clinical dietitian'],
  },
  'Clinical social worker (LCSW)': {
    ...office,
    women: 82,
    youngest: 29,
    degree: 'Master of Social Work',
    school: /School of Social Work$/,
    employers: ['Behavioral Health', 'Family Services', 'Counseling Center', 'Community Health Center'],
    titles: ['Clinical social worker', 'Therapist'],
  },
  'Professional counselor (LPC)': {
    ...office,
    women: 76,
    youngest: 29,
    degree: 'Master of Arts in Counseling',
    school: university,
    employers: ['Counseling Center', 'Behavioral Health', 'Recovery Center'],
    titles: ['Professional counselor', 'Therapist'],
  },
  'Marriage and family therapist (LMFT)': {
    ...office,
    women: 79,
    youngest: 29,
    degree: 'Master of Arts in Marriage and Family Therapy',
    school: university,
    employers: ['Family Therapy Center', 'Counseling Center', 'Behavioral Health'],
    titles: ['Marriage and family therapist'],
  },
  'Behavior analyst (BCBA)': {
    ...office,
    women: 86,
    degree: 'Master of Science in Applied Behavior Analysis',
    school: university,
    employers: ['Autism Services', 'Behavior Therapy Center'],
    titles: ['Behavior analyst', 'Clinical supervisor'],
  },
  'Paramedic (EMT-P)': {
    ...nurse,
    women: 24,
    youngest: 24,
    graduation: 21,
    degree: 'Associate of Applied Science in Paramedicine',
    school: community,
    employers: ['Ambulance Service', 'Emergency Medical Services', 'Fire Department'],
    titles: ['Paramedic', 'Lead paramedic'],
    courses: [[basic, cardiac], [pediatric]],
  },
  'Respiratory therapist (RRT)': {
    ...nurse,
    women: 65,
    youngest: 25,
    graduation: 22,
    degree: 'Bachelor of Science in Respiratory Care',
    school: institute,
    employers: [...hospitals, 'Home Oxygen Services'],
    titles: ['Respiratory therapist', 'Senior respiratory therapist'],
    courses: [[basic, cardiac], [pediatric]],
  },
  'Dental hygienist (RDH)': {
    ...nurse,
    women: 94,
    youngest: 25,
    graduation: 22,
    degree: 'Associate of Applied Science in Dental Hygiene',
    school: community,
    employers: ['Dental Group', 'Family Dentistry', 'Dental Care'],
    titles: ['Dental hygienist'],
    courses: [[basic], []],
  },
  'Acupuncturist (LAc)': {
    ...office,
    women: 71,
    youngest: 29,
    graduation: 26,
    degree: 'Master of Acupuncture',
    school: institute,
    employers: ['Acupuncture Clinic', 'Integrative Medicine Center'],
    titles: ['Acupuncturist'],
  },
};
