import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type LetterKind = Schema<'LetterKind'>

export const letterKinds: Values<LetterKind> = {
  sick_note: { en: 'Sick note', id: 'Surat keterangan sakit' },
  referral: { en: 'Referral', id: 'Surat rujukan' },
  attendance: { en: 'Letter of attendance', id: 'Surat keterangan berobat' },
}

export type LetterState = Schema<'LetterState'>

export const letterStates: Values<LetterState> = {
  issued: { en: 'Issued', id: 'Diterbitkan', tone: 'success' },
  voided: { en: 'Void', id: 'Batal', tone: 'error' },
}

export const letterLanguages: Values<Schema<'LetterLanguage'>> = {
  id: { en: 'Indonesian', id: 'Bahasa Indonesia' },
  en: { en: 'English', id: 'Bahasa Inggris' },
}
