import { type Expirable, expirableWords } from '@/domain/expirables';
import type { FollowUpSubject } from '@/domain/follow-up';

/** Something that expires. */
export const expirableSubject = (row: Expirable): FollowUpSubject => ({
  kind: 'expirable',
  id: `${row.kind}-${row.id}`,
  name: row.owner.name,
  what: expirableWords(row),
  ...(row.owner.kind === 'provider' ? { providerId: row.owner.id } : { facilityId: row.owner.id }),
  expirable: { kind: row.kind, record: row.id, group: row.group, until: row.until },
});
