import type { ProviderRecord } from '../store/records';

/** Text that does something where it is taken for markup. */
export const script =
  '<img src=x onerror="document.title=\'injected\'"><script>document.title="injected"</script>';

/** A name of more than 120 characters. */
export const longName =
  'Centro Médico y Hospital General de Nuestra Señora de la Concepción, Asociación Civil sin Fines de Lucro para la Atención Comunitaria';

/** The first providers of a world with edge cases are what real data are at their worst. */
const oddProviders: ((record: ProviderRecord) => Partial<ProviderRecord>)[] = [
  () => ({
    lastName:
      'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley-Marjoribanks-Beauchamp-Saint-John-Smythe-Wemyss-Leveson',
    firstName: 'Hubert Blaine Adolph Charles David Earl Frederick Gerald',
  }),
  () => ({ lastName: 'الحسيني', firstName: 'عبد الرحمن', languages: ['العربية', 'English'] }),
  () => ({ lastName: 'Z̷̢̛a̶͎͝l̸̙̈g̵̱̾ó̸͙', firstName: 'E\u0301lodie' }),
  (record) => ({
    lastName: `${script}Bobby`,
    firstName: '{{constructor}}',
    phone: script,
    credentialingStatus: '<b>Credentialed</b>',
    languages: [script],
    aliases: [{ firstName: script, lastName: script }],
    emails: (record.emails ?? []).map((email) => ({ ...email, email: script })),
    addresses: (record.addresses ?? []).map((address) => ({
      ...address,
      addressLine1: script,
      addressLine2: script,
      city: script,
    })),
  }),
  () => ({
    dateOfBirth: undefined,
    ssn: undefined,
    npi: undefined,
    addresses: undefined,
    emails: undefined,
    phone: undefined,
    gender: undefined,
    languages: undefined,
    providerTypeId: undefined,
    nuccGroupId: undefined,
    segmentId: undefined,
    credentialedDate: undefined,
    nextCredentialingDate: undefined,
    primaryPracticeState: undefined,
  }),
  () => ({ gender: 'Agender', credentialingStatus: 'SuspendedPendingAppeal', primaryPracticeState: 'ZZ' }),
  () => ({
    gender: 'NonBinaryOrThirdGender',
    aliases: Array.from({ length: 40 }, (_, index) => ({
      firstName: `Alias ${index + 1}`,
      lastName: 'Montgomery',
    })),
  }),
  () => ({ firstName: '\u202Egnirts desrever', lastName: 'undefined', gender: 'Other' }),
  () => ({
    firstName: '李',
    lastName: '小龍',
    gender: 'Unknown',
    ethnicity: ['AmericanIndianOrAlaskaNative', 'NativeHawaiianOrOtherPacificIslander'],
  }),
  () => ({ firstName: '=HYPERLINK("https://evil.example","x")', lastName: '+1-800-FORMULA' }),
];

/** How many of the first providers are odd. */
export const oddCount = oddProviders.length;

/** Replaces fields of the first records with what breaks careless screens; gives others back as they are. */
export function asEdgeCase(record: ProviderRecord, index: number): ProviderRecord {
  const change = oddProviders[index];
  return change ? JSON.parse(JSON.stringify({ ...record, ...change(record) })) : record;
}
