import type { components } from '../../src/api/schema';
import type { ProviderRecord } from '../store/records';

type FlexibleData = components['schemas']['FlexibleData'];

const script = '<img src=x onerror="document.title=\'injected\'"><script>document.title="injected"</script>';

/** The first providers are what real data are at their worst; the rest are ordinary. */
const uglyProviders: ((record: ProviderRecord) => Partial<ProviderRecord>)[] = [
  () => ({
    lastName:
      'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley-Marjoribanks-Beauchamp-Saint-John-Smythe-Wemyss-Leveson',
    firstName: 'Hubert Blaine Adolph Charles David Earl Frederick Gerald',
  }),
  () => ({ lastName: 'الحسيني', firstName: 'عبد الرحمن', languages: ['العربية', 'English'] }),
  () => ({ lastName: 'Z̷̢̛a̶͎͝l̸̙̈g̵̱̾ó̸͙', firstName: 'E\u0301lodie' }),
  () => ({
    lastName: `${script}Bobby`,
    firstName: '{{constructor}}',
    phone: script,
    credentialingStatus: '<b>Credentialed</b>',
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
    aliases: Array.from({ length: 40 }, (_, at) => ({
      firstName: `Alias ${at + 1}`,
      lastName: 'Montgomery',
    })),
  }),
  () => ({ firstName: '\u202Egnirts desrever', lastName: 'undefined' }),
  () => ({ firstName: '李', lastName: '小龍' }),
  () => ({ firstName: '=HYPERLINK("https://evil.example","x")', lastName: '+1-800-FORMULA' }),
];

/** Replaces fields of the first records with what breaks careless screens; gives others back as they are. */
export function makeUgly(record: ProviderRecord, index: number): ProviderRecord {
  const change = uglyProviders[index];
  return change ? JSON.parse(JSON.stringify({ ...record, ...change(record) })) : record;
}

const nested = (depth: number): FlexibleData => {
  let node: FlexibleData = { type: 'Form', data: { 'At the bottom': 'The last value' } };
  for (let level = depth; level > 0; level -= 1)
    node = { type: 'Section', data: { [`Level ${level}`]: node } };
  return node;
};

const table = (rows: number, columns: number): FlexibleData => ({
  type: 'Table',
  data: Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      Array.from({ length: columns }, (_, column) => [`Column ${column + 1}`, `${row + 1}.${column + 1}`]),
    ),
  ),
});

const uglyNodes: (() => FlexibleData)[] = [
  () => nested(300),
  () => table(2000, 8),
  () => table(12, 300),
  () => ({
    type: 'Section',
    data: {
      [script]: {
        type: 'Form',
        data: { [script]: script, link: 'javascript:alert(1)', safe: 'https://example.com/page' },
      },
    },
  }),
  () => ({
    type: 'Table',
    data: [{ A: '1', B: '2' }, { A: '3', C: '4' }, { D: null, A: 7, E: true }, 'not a row', null],
  }),
  () => ({ type: 'Chart', data: { series: [1, 2, 3] } }),
  () => ({ type: 'Form' }),
  () => ({ type: 'Section', data: 'a text where a section is due' }),
  () => ({ type: 'Form', data: [1, 'two', { three: 3 }] }),
];

/** The flexible data of the first generated licenses; undefined for all others. */
export function uglyDetails(origin: number | undefined): FlexibleData | undefined {
  return origin !== undefined && origin % 8 === 0 ? uglyNodes[origin / 8]?.() : undefined;
}
