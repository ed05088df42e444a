/**
 * Which of `of` parts a record belongs to, from 1 to `of`, by its id alone: the same on every computer and every day, so
 * that people who never talk to each other do not meet. FNV-1a of 32 bits with a last mixing, without which its low bits
 * follow those of the id. A record without an id belongs to the first part: to somebody, and to nobody twice.
 */
export function assignmentOf(id: string | undefined, of: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of id ?? '') hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash ^= hash >>> 13;
  return id ? ((hash >>> 0) % of) + 1 : 1;
}
