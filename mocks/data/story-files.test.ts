import { describe, expect, test } from 'vitest';
import { checklistOf } from '../service/credentialing-checklists';
import { scansAbout } from '../service/scan-past';
import { day, everybodyIn, nobody, storyWorlds, typeIn, yearsLater } from '../story-reading';
import { noon } from '../testing';
import { datasetDefinitions } from './datasets';
import { originOfWorld } from './origin';
import { infoOfProvider } from './provider-info';
import { registryEntries } from './registry-records';
import { taxonomies } from './reference';

// What stands in the files of people, and what registries tell of them, is possible (docs/field.md 2).

const worlds = storyWorlds();

const time = (value: unknown) => Date.parse(String(value));

describe('provider types', () => {
  test('at least 24 are in use, physicians and nurses most of all, and none of the others is frequent', () => {
    for (const world of worlds) {
      const counts = new Map<string, number>();
      for (const { providerTypeId } of world.providers.all()) {
        const type = typeIn(world, { providerTypeId });
        counts.set(type, (counts.get(type) ?? 0) + 1);
      }
      expect(counts.size).toBeGreaterThanOrEqual(24);
      const frequent = /^(Physician|Registered nurse|Nurse practitioner)/;
      const ratioOf = (type: string) => (counts.get(type) ?? 0) / world.providers.size;
      const most = [...counts.keys()].filter((type) => frequent.test(type));
      expect(most.reduce((sum, type) => sum + ratioOf(type), 0)).toBeGreaterThan(0.55);
      nobody([...counts.keys()].filter((type) => !frequent.test(type) && ratioOf(type) > 0.09));
    }
  });

  test('each has a taxonomy code that exists, a specialty of its own kind, a school, and licenses to attach', () => {
    const codes = new Map(taxonomies().map((taxonomy) => [taxonomy.code, taxonomy]));
    const [world] = worlds;
    for (const { name } of world?.providerTypes ?? [])
      expect([
        name,
        world?.licenseTypes.some((type) => type.name === name && codes.has(type.taxonomy ?? '')),
      ]).toEqual([name, true]);
    nobody(
      everybodyIn(worlds).flatMap(({ world: of, provider }) => {
        const info = infoOfProvider(of, provider.id);
        const has = (collection: string) => info.some((entry) => entry.collection === collection);
        const [npi] = registryEntries('Npi', provider, originOfWorld(of));
        const taxonomyCode = (npi?.record['taxonomies'] as { code?: string }[] | undefined)?.[0]?.code;
        const isRight = has('specialties') && has('educations') && (!npi || codes.has(taxonomyCode));
        return isRight ? [] : [typeIn(of, provider)];
      }),
    );
    expect(codes.size).toBe(taxonomies().length);
  });

  test('a checklist of the past names a DEA registration for prescribers alone, and the medical boards for physicians', () => {
    const prescribers =
      /^(Physician|Nurse practitioner|Dentist|Podiatrist|Optometrist|Certified|Clinical nurse)/;
    let checklists = 0;
    const wrong = worlds.flatMap((world) =>
      [...world.credentialingRequests.all()].flatMap((request) => {
        const provider = world.providers.get(request.providerId ?? '');
        const items = (provider && checklistOf(world, request)?.items) ?? [];
        if (items.length > 0) checklists += 1;
        const type = typeIn(world, provider ?? {});
        const scans = new Map(
          scansAbout(world, request.providerId ?? '').map((scan) => [scan.id, scan.type]),
        );
        return items
          .filter(({ name, references }) => {
            const scanTypes = (references?.datasetScans ?? []).map(({ datasetScanId = '' }) =>
              scans.get(datasetScanId),
            );
            if (name === 'DEA registration') return !prescribers.test(type);
            return (
              name === 'Board certification' && scanTypes.includes('Abms') && !type.startsWith('Physician (')
            );
          })
          .map(({ name }) => [type, name]);
      }),
    );
    expect(checklists).toBeGreaterThan(20);
    nobody(wrong);
  });
});

/** Every entry of a kind, with whose it is. */
const entriesOf = (collection: string) =>
  everybodyIn(worlds).flatMap(({ world, provider }) =>
    infoOfProvider(world, provider.id)
      .filter((entry) => entry.collection === collection)
      .map(({ facts }) => ({ facts, type: typeIn(world, provider), world, provider })),
  );

describe('dates', () => {
  test('a policy runs for a year, and a card of a course for two years to the end of the month', () => {
    nobody(
      entriesOf('liabilityInsurances')
        .map(({ facts }) => facts)
        .filter(
          ({ currentEffectiveDate, currentExpirationDate }) =>
            yearsLater(currentEffectiveDate, 1) !== currentExpirationDate,
        ),
    );
    const cards = entriesOf('certificates').map(({ facts }) => facts);
    expect(cards.some(({ expirationDate }) => time(expirationDate) < noon)).toBe(true);
    nobody(
      cards.filter(({ issueDate, expirationDate }) => {
        const months = String(expirationDate).slice(0, 7) === yearsLater(issueDate, 2).slice(0, 7);
        return !months || new Date(time(expirationDate) + day).getUTCDate() !== 1;
      }),
    );
  });

  test('a card says the same on file and at the register of courses', () => {
    const cards = entriesOf('certificates').slice(0, 150);
    nobody(
      cards
        .filter(({ facts, world, provider }) => {
          const certificates = [{ kind: String(facts['type']), number: String(facts['certificateNumber']) }];
          const [found] = registryEntries(
            'AmericanHeartAssociation',
            provider,
            originOfWorld(world),
            certificates,
          );
          return found && found.record['expirationDate'] !== facts['expirationDate'];
        })
        .map(({ facts }) => facts),
    );
  });

  test('somebody is certified by a board after the training, and the board knows nearly all who say so', () => {
    const boardEntries = entriesOf('boardCertifications');
    expect(new Set(boardEntries.map(({ facts }) => facts['type'])).size).toBeGreaterThan(12);
    nobody(
      boardEntries
        .filter(({ facts, world, provider }) => {
          const info = infoOfProvider(world, provider.id);
          const ends = info
            .filter(
              ({ collection, facts: { graduateType } }) =>
                /training|education/i.test(collection) && graduateType !== 'Undergraduate',
            )
            .map(({ facts: { endDate } }) => time(endDate));
          const stated = facts['nonVerifiedInfo'] as {
            initialCertificationDate: string;
            expirationDate: string;
          };
          return (
            time(stated.initialCertificationDate) < Math.max(...ends) ||
            time(stated.initialCertificationDate) > noon
          );
        })
        .map(({ type, facts }) => [type, facts]),
    );
    expect(
      boardEntries.some(
        ({ facts }) => time((facts['nonVerifiedInfo'] as { expirationDate: string }).expirationDate) < noon,
      ),
    ).toBe(true);
    const ofBoards = boardEntries.filter(({ facts }) => facts['type'] !== 'AmericanBoardofInternalMedicine');
    const known = ofBoards.filter(({ facts, world, provider }) => {
      const name = String(facts['type']).toLowerCase();
      const dataset = datasetDefinitions.find(({ type }) => type.toLowerCase() === name)?.type;
      const found = dataset ? registryEntries(dataset, provider, originOfWorld(world)) : [];
      return found.some(({ numbers }) => numbers.includes(String(facts['boardCertificationNumber'])));
    });
    expect(known.length / ofBoards.length).toBeGreaterThan(0.95);
  });

  test('a license is issued after graduation, to a physician after a year of training, and an NPI was never before 2005', () => {
    nobody(
      worlds.flatMap((world) =>
        [...world.licenses.all()].filter(({ providerId, issueDate }) => {
          if (issueDate === undefined) return false;
          const provider = world.providers.get(providerId);
          const type = typeIn(world, provider ?? {});
          const graduated = Math.max(
            ...infoOfProvider(world, providerId)
              .filter(({ collection }) => collection === 'educations')
              .map(({ facts }) => time(facts['endDate'])),
          );
          return time(issueDate) < graduated + (type.startsWith('Physician (') ? 365 * day : 0);
        }),
      ),
    );
    nobody(
      everybodyIn(worlds).flatMap(({ world, provider }) => {
        const [npi] = registryEntries('Npi', provider, originOfWorld(world));
        const { enumerationDate } = (npi?.record['basic'] ?? {}) as { enumerationDate?: string };
        return enumerationDate &&
          (enumerationDate < '2005-05' || time(enumerationDate) > time(provider.createdAt))
          ? [[provider.createdAt, enumerationDate]]
          : [];
      }),
    );
  });
});
