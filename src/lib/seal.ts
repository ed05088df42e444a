/** Something that was encrypted: the vector of this one encryption beside what came of it. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Of a vector in bytes: what NIST SP 800-38D recommends for GCM. */
const vectorLength = 12;

/** The key of its 32 bytes. No script can read the bytes back from it. */
export function sealingKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Encrypts bytes by AES-GCM under a vector of their own. */
export async function seal(key: CryptoKey, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorLength));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
}

/** Gives the bytes back. Throws `DOMException` (`OperationError`) where they were sealed with another key, or are damaged. */
export function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
}

/** The same for what JSON can say. */
export const sealJson = (key: CryptoKey, value: unknown): Promise<Sealed> =>
  seal(key, new TextEncoder().encode(JSON.stringify(value)));

/** The value of `sealJson`. Throws as `unseal` does. */
export async function unsealJson(key: CryptoKey, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, sealed)));
}
