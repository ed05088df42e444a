import { spellOut } from '@/lib/words';
import type { Entry, ShownCollection } from '../definition';
import { facilityCollections } from './index';

/**
 * Which collection an entry is of, where the service gives those of several without saying so
 * (`GET …/specialties/{id}/info`): the one whose first required field it has, which no other collection has.
 */
export function collectionOf(entry: Entry): ShownCollection {
  const found = facilityCollections.find(({ fields }) => {
    const telling = fields.find(({ required }) => required);
    return telling && entry[telling.name] !== undefined;
  });
  return found ?? unknownKind(entry);
}

const ownWords = new Set([
  'id',
  'lastUpdatedAt',
  'appliesTo',
  'associatedFacilitySpecialtyIds',
  'nonVerifiedInfo',
]);

/** An entry of a kind that nobody knew yet is shown by the words of its fields. */
function unknownKind(entry: Entry): ShownCollection {
  const names = Object.keys(entry).filter((name) => !ownWords.has(name));
  return {
    path: 'other',
    infoType: 'Other',
    title: 'Other info',
    one: 'entry',
    fields: names.map((name) => ({ kind: 'text', name, label: spellOut(name) })),
    heading: () => undefined,
  };
}
