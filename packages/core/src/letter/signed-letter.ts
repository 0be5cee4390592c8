import type { Schema } from '@clinic/api'
import { canonicalJson, type Signature } from '../note'

type SignedLetter = Pick<Schema<'Letter'>, 'visit_id' | 'number' | 'person' | 'stay'> & {
  content: Schema<'LetterContent'>
}

/** The text whose hash the signature of a letter keeps: what it says, its number, about whom and when, and who signed. */
export const signedLetter = (
  { visit_id, number, content, person, stay }: SignedLetter,
  { doctor_id, name, sip_number, signed_at }: Signature,
): string =>
  canonicalJson({
    _form: 'letter-1',
    visit_id,
    number,
    content,
    person,
    stay,
    signature: { doctor_id, name, sip_number, signed_at },
  })
