/** A text as it lies on the disk: encrypted by the key of its user and bound to its name. */
export interface SealedRow {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  /** When it was written: milliseconds since 1970. */
  at: number
}

/** A row that the key of its user does not open: it was changed, moved, or is of another key. */
class DamagedRow extends Error {
  override name = 'DamagedRow'
}

export const isSealed = (row: unknown): row is SealedRow =>
  typeof row === 'object' && row !== null && 'iv' in row && 'sealed' in row && 'at' in row

/** Returns a key from 256 bits in base64. No script can read it again. */
export const importKey = (base64: string) =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )

/** Encrypts a text; it can be decrypted under the same name only. */
export async function seal(key: CryptoKey, name: string, { text, at }: { text: string; at: number }) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(bound(iv, name), key, new TextEncoder().encode(text))
  return { iv, sealed, at } satisfies SealedRow
}

/** Decrypts a row to its text. Throws a `DamagedRow` where that is not possible. */
export async function unseal(key: CryptoKey, name: string, { iv, sealed }: SealedRow) {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(bound(iv, name), key, sealed))
  } catch {
    throw new DamagedRow(`${name} cannot be read`)
  }
}

const bound = (iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})
