import { expect, test } from 'vitest';
import type { CredentialingRequest, Provider } from '@/api/models';
import {
  getCredentialingRequestOptions,
  getProviderInfoOptions,
  getProviderOptions,
} from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { createQueryClient } from '@/api/query-client';
import { elementsOf } from '@/domain/evidence/elements';
import type { Element } from '@/domain/evidence/types';
import { mayTreat, type MayTreat } from '@/domain/may-treat';
import { recordedChecks } from '@/domain/recorded-checks';
import type { TreatLine } from '@/domain/treat';
import { latestScanOptions } from '@/features/scans/options';
import { entriesIn } from '@/info/entries';
import { certificates } from '@/info/provider/certificates';
import { dea } from '@/info/provider/dea';
import { liabilityInsurances } from '@/info/provider/liability-insurances';
import { localDay } from '@/lib/dates';
import { simulateService } from '@/testing/service';
import { program } from '@/domain/evidence/testing';
import { readOnFile } from './read-on-file';
import { entityRequestOptions } from './request-list';
import { requestStatus } from './request-words';

const queryClient = createQueryClient();

interface Case {
  name: string;
  elements: readonly Element[];
  verdict: MayTreat;
}

async function read(providerId: string): Promise<Case[]> {
  const listed = itemsOf(
    await queryClient.fetchInfiniteQuery(entityRequestOptions(providerId)),
    ({ id }) => id,
  );
  const requests: CredentialingRequest[] = [];
  for (const { id: requestId } of listed.filter((one) => requestStatus(one) !== 'Cancelled'))
    requests.push(await queryClient.fetchQuery(getCredentialingRequestOptions({ requestId })));
  const provider: Provider = await queryClient.fetchQuery(getProviderOptions({ providerId }));
  const info = await queryClient.fetchQuery(getProviderInfoOptions({ providerId }));
  const scans = itemsOf(await queryClient.fetchInfiniteQuery(latestScanOptions(providerId)), ({ id }) => id);
  const day = localDay();
  return Promise.all(
    requests.map(async (request) => {
      const onFile = await readOnFile(queryClient, request);
      if (onFile?.kind !== 'provider') throw new Error('About nobody');
      const verdict = mayTreat({
        day,
        provider,
        licenses: onFile.licenses,
        scans,
        insurances: entriesIn(liabilityInsurances, info),
        deaRegistrations: entriesIn(dea, info),
        certificates: entriesIn(certificates, info),
        recorded: recordedChecks(requests),
        lists: program.lists,
        listClock: 'CalendarMonth',
        windowDays: program.windowDays(day),
      });
      const elements = elementsOf(request.checklist?.items, onFile, { program, request });
      return {
        name: `${provider.firstName} ${provider.lastName}, ${requestStatus(request)}`,
        elements,
        verdict,
      };
    }),
  );
}

/** What the verdict says of what an element is about. */
function linesOf({ name }: Element, { lines, states }: MayTreat): readonly TreatLine[] {
  if (name === 'Sanctions and exclusions') return lines.filter(({ topic }) => topic === 'list');
  if (name === 'DEA registration') return lines.filter(({ topic }) => topic === 'dea');
  if (name === 'Liability insurance') return lines.filter(({ topic }) => topic === 'insurance');
  const [, place] = /^License, (\w\w) /.exec(name) ?? [];
  return states.filter(({ state }) => state === place).map(({ line }) => line);
}

const refersTo = ({ evidence }: Element, line: TreatLine) =>
  line.evidence?.kind === 'scan' && evidence.some(({ key }) => key.endsWith(` ${scanOf(line)}`));
const scanOf = ({ evidence }: TreatLine) => (evidence?.kind === 'scan' ? evidence.scanId : undefined);

/** Where the verdict may say less of what an element has in order, and why. */
const allowed: readonly [why: string, is: (element: Element, line: TreatLine) => boolean][] = [
  [
    'between decisions lists are due once a calendar month, before one they count so many days (field.md 2.3)',
    (_, { text }) => text.endsWith('; due once each calendar month'),
  ],
  [
    'a later search found somebody',
    (element, line) => line.text.endsWith(' to decide') && !refersTo(element, line),
  ],
  [
    'who is on probation may be credentialed, and treats with restrictions (field.md 1.1)',
    ({ name }, { answer }) => name.startsWith('License, ') && answer === 'with restrictions',
  ],
];

test('what a checklist has in order on a day the verdict does not call unsearched, unverified or missing', async () => {
  const { world } = await simulateService({ providers: 150 });
  const ids = new Set([...world.credentialingRequests.all()].flatMap(({ providerId }) => providerId ?? []));
  const cases = (await Promise.all([...ids].map(read))).flat();
  const compared = cases.flatMap(({ name, elements, verdict }) =>
    elements
      .filter(({ gaps, status }) => gaps.length === 0 && status !== 'NotApplicable')
      .flatMap((element) => linesOf(element, verdict).map((line) => ({ name, element, line }))),
  );
  const unexplained = compared
    .filter(({ element, line }) => line.answer !== 'yes' && !allowed.some(([, is]) => is(element, line)))
    .map(({ name, element, line }) => [name, element.name, line.text]);
  expect(unexplained).toEqual([]);
  // What was recorded by hand is among it: that is what only the checklists know.
  const byHand = (topic: TreatLine['topic']) =>
    compared.filter(({ line }) => line.topic === topic && line.recorded).length;
  expect(byHand('list')).toBeGreaterThan(5);
  expect(byHand('dea')).toBeGreaterThan(2);
  expect(byHand('license')).toBeGreaterThan(0);
}, 60_000);

test('whoever asked the DEA for a file of the demo recorded the state and until when a registration is active', async () => {
  const { world } = await simulateService({ providers: 150 });
  const prepared = [...world.credentialingRequests.all()].filter(({ isPrepared }) => isPrepared);
  const cases = (await Promise.all(prepared.map(({ providerId = '' }) => read(providerId)))).flat();
  const dea = cases.flatMap(({ elements }) => elements.filter(({ name }) => name === 'DEA registration'));
  expect(dea.length).toBeGreaterThan(2);
  expect(
    dea
      .flatMap(({ gaps }) => gaps.map(({ text }) => text))
      .filter((text) => /not recorded|cannot be told/.test(text)),
  ).toEqual([]);
});
