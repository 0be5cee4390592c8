import type { Values } from '../values'

export type NoteState = 'draft' | 'signed'

export const noteStates: Values<NoteState> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'warning' },
  signed: { en: 'Signed', id: 'Ditandatangani', tone: 'success' },
}

export type DictationState = 'dictated' | 'accepted' | 'rejected'

/** The states of an entry an assistant makes while the dentist speaks. */
export const dictationStates: Values<DictationState> = {
  dictated: { en: 'Dictated', id: 'Didiktekan', tone: 'warning' },
  accepted: { en: 'Accepted', id: 'Diterima', tone: 'success' },
  rejected: { en: 'Rejected', id: 'Ditolak' },
}

export type DiagnosisRank = 'primary' | 'secondary'

export const diagnosisRanks: Values<DiagnosisRank> = {
  primary: { en: 'Primary', id: 'Primer' },
  secondary: { en: 'Secondary', id: 'Sekunder' },
}

export type DiagnosisCertainty = 'working' | 'definite' | 'differential'

export const diagnosisCertainties: Values<DiagnosisCertainty> = {
  working: { en: 'Working diagnosis', id: 'Diagnosis kerja' },
  definite: { en: 'Definite diagnosis', id: 'Diagnosis pasti' },
  differential: { en: 'Differential diagnosis', id: 'Diagnosis banding' },
}

export type Prognosis = 'good' | 'fair' | 'guarded' | 'bad'

/** Codes: SNOMED CT, which SATUSEHAT asks for. */
export const prognoses: Values<Prognosis> = {
  good: { en: 'Good', id: 'Baik', code: 'http://snomed.info/sct|170968001' },
  fair: { en: 'Fair', id: 'Sedang', code: 'http://snomed.info/sct|65872000' },
  guarded: { en: 'Guarded', id: 'Dubia', code: 'http://snomed.info/sct|67334001' },
  bad: { en: 'Bad', id: 'Buruk', code: 'http://snomed.info/sct|170969009' },
}
