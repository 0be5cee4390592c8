/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json | undefined }

/**
 * A value as the one text that says it (RFC 8785): members in the order of their names, no space between. The same content is
 * always the same text, in a browser and in a server, whatever order it was read in; a member without a value is left out.
 */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.keys(value)
      .sort()
      .flatMap((name) => {
        const member = value[name]
        return member === undefined ? [] : [`${canonicalText(name)}:${canonicalJson(member)}`]
      })
    return `{${members.join(',')}}`
  }
  if (typeof value === 'string') return canonicalText(value)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} has no form in JSON`)
  return JSON.stringify(value)
}

/** The signature of a note: the signer and the time. */
export interface Signature {
  doctor_id: number
  name: string
  sip_number: string
  /** ISO 8601, UTC. */
  signed_at: string
}

/**
 * The text whose hash a signature keeps: the content of a note with its visit, its patient and who signed it. Any change of any
 * of them is another text. The first member names the form, so that notes signed in this one can be checked after it changes.
 */
export const signedContent = (
  note: { visit_id: number; patient_id: number; content: { readonly [section: string]: Json | undefined } },
  { doctor_id, name, sip_number, signed_at }: Signature,
): string =>
  canonicalJson({
    _form: 'note-1',
    visit_id: note.visit_id,
    patient_id: note.patient_id,
    content: note.content,
    signature: { doctor_id, name, sip_number, signed_at },
  })

/** The same of a text that is added to a signed note: the hash of the note ties it to what it was added to. */
export const signedAddendum = (
  { note_id, note_hash, text }: { note_id: number; note_hash: string; text: string },
  { doctor_id, name, sip_number, signed_at }: Signature,
): string =>
  canonicalJson({
    _form: 'addendum-1',
    note_id,
    note_hash,
    text,
    signature: { doctor_id, name, sip_number, signed_at },
  })

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** Refuses lone surrogates: they cannot be encoded as UTF-8, so the hash would not match the stored text. */
function canonicalText(text: string) {
  if (/\p{Surrogate}/u.test(text)) throw new Error('A text with half a character cannot be signed')
  return JSON.stringify(text)
}
