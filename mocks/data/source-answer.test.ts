import { describe, expect, test } from 'vitest';
import { definitions } from './definitions';
import { generatedProvider } from './heads';
import { answerFromSource, answerNow, type SourceAnswer } from './source-answer';
import { isNameOf, newSourceRecord } from './source-records';

const noon = Date.parse('2026-11-20T12:00:00Z');
const provider = {
  ...generatedProvider({ seed: 1, size: 100, epoch: noon, edgeCases: false, definitions: definitions() }, 50),
  firstName: 'Maria',
  lastName: 'Delgado',
  aliases: undefined,
};
const [licenseType] = definitions().licenseTypes;
if (!licenseType) throw new Error('there are license types');

function ask(
  licenseNumber: string,
  attempt = 1,
  aliases?: { firstName: string; lastName: string }[],
): SourceAnswer {
  if (!licenseType) throw new Error('there are license types');
  const license = { id: 'license', licenseNumber, state: 'AL', attempts: attempt - 1 };
  const person = { ...provider, aliases };
  return answerFromSource({
    license,
    provider: person,
    licenseType,
    record: newSourceRecord(license, person, licenseType),
    attempt,
    at: noon,
    seed: 1,
    edgeCases: false,
    epoch: noon,
  });
}

const problems = ({ results }: SourceAnswer) => results.map((result) => result.problems ?? []);

describe('what a source answers follows from how the number begins', () => {
  test.each([
    ['MULTI', 'NeedsReview', 3],
    ['NAME', 'NeedsReview', 1],
    ['TYPE', 'NeedsReview', 1],
    ['NONE', 'NotFound', 0],
    ['FAIL', 'Failed', 0],
    ['SLOW', 'Found', 1],
    ['DISC', 'Found', 1],
    ['REVO', 'Found', 1],
    ['CHANGE', 'Found', 1],
    ['MD', 'Found', 1],
  ] as const)('%s: %s with %i results, in any letter case', (beginning, status, results) => {
    for (const number of [`${beginning}1234`, `${beginning.toLowerCase()}1234`, ` ${beginning}-x`]) {
      const answer = ask(number);
      expect([number, answer.status, answer.results.length]).toEqual([number, status, results]);
    }
  });

  test('REVO: revoked, and its term ran out', () => {
    const [result] = ask('REVO-7').results;
    expect(result?.licenseStatus).toBe('Revoked');
    expect(Date.parse(result?.expires ?? '')).toBeLessThan(noon);
  });

  test('it takes one to four seconds, or thirty', () => {
    for (let attempt = 1; attempt < 40; attempt += 1) {
      const { delayMs } = ask('MD1', attempt);
      expect(delayMs).toBeGreaterThanOrEqual(1000);
      expect(delayMs).toBeLessThanOrEqual(4000);
    }
    expect(ask('slow1').delayMs).toBe(30_000);
  });

  test('several results are the right one, a namesake and another type', () => {
    const answer = ask('MULTI7');
    expect(problems(answer).flat().toSorted()).toEqual(['LicenseTypeMismatch', 'NameMismatch']);
    const right = answer.results.find((result) => result.problems?.length === 0);
    expect(right?.name).toMatch(/^DELGADO, MARIA/);
    const namesake = answer.results.find((result) => result.problems?.includes('NameMismatch'));
    expect(namesake?.name).toBe('MARIE DELGADO');
    const other = answer.results.find((result) => result.problems?.includes('LicenseTypeMismatch'));
    expect([licenseType.name, ...(licenseType.aliases ?? [])]).not.toContain(other?.licenseType);
  });

  test('another name is an alias of the provider where there is one', () => {
    expect(problems(ask('NAME1'))).toEqual([['NameMismatch']]);
    expect(ask('NAME1').results[0]?.name).toBe('MARIE DELGADO');
    expect(ask('NAME1', 1, [{ firstName: 'Maria', lastName: 'Ortiz' }]).results[0]?.name).toBe('MARIA ORTIZ');
  });

  test('a site that is down says so in a reason with its parameters', () => {
    const { failureReason } = ask('FAIL1');
    const names = [...(failureReason?.messageTemplate ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(Object.keys(failureReason?.messageParams ?? {})).toEqual(expect.arrayContaining(names));
  });

  test('disciplinary actions are nested', () => {
    const actions = JSON.stringify(ask('DISC1').results[0]?.disciplinaryActions);
    for (const type of ['Section', 'Table', 'Form']) expect(actions).toContain(`"type":"${type}"`);
  });

  test('a license that changes differs each time in expiry, status and one more action', () => {
    const answers = [1, 2, 3, 4].map((attempt) => {
      if (!licenseType) throw new Error('there are license types');
      const license = {
        id: 'license',
        licenseNumber: 'CHANGE1',
        state: 'AL',
        attempts: attempt - 1,
        // What the verification before found.
        expiryDate: attempt === 1 ? undefined : `${2026 + attempt}-06-30T00:00:00Z`,
        issueDate: attempt === 1 ? undefined : '2018-06-30T00:00:00Z',
      };
      return answerFromSource({
        license,
        provider,
        licenseType,
        record: newSourceRecord(license, provider, licenseType),
        attempt,
        at: noon,
        seed: 1,
        edgeCases: false,
        epoch: noon,
      }).results[0];
    });
    const tables = answers.map((result) => result?.disciplinaryActions?.data as unknown[]);
    expect(tables.map((table) => table.length)).toEqual([1, 2, 3, 4]);
    expect(tables[3]?.slice(0, 3)).toEqual(tables[2]);
    expect(answers.slice(1).map((result) => result?.expires?.slice(0, 4))).toEqual(['2029', '2030', '2031']);
    for (const [index, result] of answers.entries()) {
      if (index > 0) expect(result?.licenseStatus).not.toBe(answers[index - 1]?.licenseStatus);
    }
  });

  test('anything else is found and stays as it is', () => {
    expect(ask('A-1', 1).results).toEqual(ask('A-1', 2).results);
  });

  test.each([undefined, '2019-02-11T00:00:00Z'])(
    'the actions of before keep dates and texts from the first verification on (issued: %s)',
    (stated) => {
      const tables = verifiedEachQuarter('CHANGE1', stated).map(
        (result) => result.disciplinaryActions?.data as unknown[],
      );
      for (const [index, table] of tables.entries()) {
        expect(table).toHaveLength(index + 1);
        if (index > 0) expect(table.slice(0, index)).toEqual(tables[index - 1]);
      }
    },
  );

  test('a disciplined license stays as it is when it is verified again within the year', () => {
    const [first, second] = verifiedEachQuarter('DISC1');
    expect(second?.disciplinaryActions).toEqual(first?.disciplinaryActions);
  });
});

describe('a source', () => {
  const license = { id: 'license', licenseNumber: 'MD1', state: 'AL', attempts: 0 };
  const answerOf = (source: object) => {
    if (!licenseType) throw new Error('there are license types');
    const type = { ...licenseType, source: { ...licenseType.source, ...source } };
    const record = newSourceRecord(license, provider, type);
    return {
      license,
      provider,
      licenseType: type,
      record,
      attempt: 1,
      at: noon,
      seed: 1,
      edgeCases: false,
      epoch: noon,
    };
  };

  test('that is unavailable answers nobody now, and answered before', () => {
    const question = answerOf({ availability: 'Unavailable' });
    expect(answerNow(question)).toMatchObject({ status: 'Failed', results: [] });
    expect(answerNow(question).failureReason).toEqual(ask('FAIL1').failureReason);
    expect(answerFromSource(question).status).toBe('Found');
  });

  test('that is degraded takes longer, and answers the same', () => {
    const [usual, slow] = [answerNow(answerOf({})), answerNow(answerOf({ isDegraded: true }))];
    expect(slow.delayMs).toBeGreaterThan(8000 - 1);
    expect(slow.results).toEqual(usual.results);
  });

  test('has the name and type that it has on record, whatever the provider is called now', () => {
    const question = answerOf({});
    const renamed = { ...question, provider: { ...provider, lastName: 'Ortiz' } };
    expect(problems(answerNow(renamed))).toEqual([['NameMismatch']]);
    expect(answerNow(renamed).results[0]?.name).toMatch(/^DELGADO, MARIA/);
    const record = { ...question.record, licenseTypeId: 'another' };
    expect(problems(answerNow({ ...question, record }))).toEqual([['LicenseTypeMismatch']]);
  });

  test('agrees with the name that the license is attached under and with the provider’s, or with none', () => {
    const under = { lastName: 'Ortiz' };
    expect(isNameOf({ firstName: 'Maria', lastName: 'Delgado' }, {}, provider)).toBe(true);
    expect(isNameOf({ firstName: 'MARÍA', lastName: 'delgado ' }, {}, provider)).toBe(true);
    expect(isNameOf({ firstName: 'Maria', lastName: 'Delgado' }, under, provider)).toBe(false);
    expect(isNameOf({ firstName: 'Maria', lastName: 'Ortiz' }, under, provider)).toBe(false);
    expect(isNameOf({ firstName: 'Marie', lastName: 'Delgado' }, {}, provider)).toBe(false);
  });
});

/** What the source answers while the license learns from each answer, as the service lets it. */
function verifiedEachQuarter(licenseNumber: string, stated?: string): SourceAnswer['results'] {
  if (!licenseType) throw new Error('there are license types');
  const results: SourceAnswer['results'] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const last = results.at(-1);
    const license = {
      id: 'license',
      licenseNumber,
      state: 'AL',
      attempts: attempt - 1,
      issueDate: last?.issued,
      expiryDate: last?.expires,
      nonVerifiedInfo: stated ? { issueDate: stated } : undefined,
    };
    // From January on, so that the first ones fall into one year.
    const at = Date.parse('2027-01-20T12:00:00Z') + (attempt - 1) * 91 * 86_400_000;
    const [result] = answerFromSource({
      license,
      provider,
      licenseType,
      record: newSourceRecord(license, provider, licenseType),
      attempt,
      at,
      seed: 1,
      edgeCases: false,
      epoch: noon,
    }).results;
    if (result) results.push(result);
  }
  return results;
}
