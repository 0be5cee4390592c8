import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type NoteState = Schema<'NoteState'>

export const noteStates: Values<NoteState> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'warning' },
  signed: { en: 'Signed', id: 'Ditandatangani', tone: 'success' },
}

export type DictationState = Schema<'DictationState'>

/** The states of an entry an assistant makes while the dentist speaks. */
export const dictationStates: Values<DictationState> = {
  dictated: { en: 'Dictated', id: 'Didiktekan', tone: 'warning' },
  accepted: { en: 'Accepted', id: 'Diterima', tone: 'success' },
  rejected: { en: 'Rejected', id: 'Ditolak' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik' },
}

export type DiagnosisRank = Schema<'DiagnosisRank'>

export const diagnosisRanks: Values<DiagnosisRank> = {
  primary: { en: 'Primary', id: 'Primer' },
  secondary: { en: 'Secondary', id: 'Sekunder' },
}

export type DiagnosisCertainty = Schema<'DiagnosisCertainty'>

export const diagnosisCertainties: Values<DiagnosisCertainty> = {
  working: { en: 'Working diagnosis', id: 'Diagnosis kerja' },
  definite: { en: 'Definite diagnosis', id: 'Diagnosis pasti' },
  differential: { en: 'Differential diagnosis', id: 'Diagnosis banding' },
}

export type Prognosis = Schema<'Prognosis'>

/** Codes: SNOMED CT, which SATUSEHAT asks for. */
export const prognoses: Values<Prognosis> = {
  good: { en: 'Good', id: 'Baik', code: 'http://snomed.info/sct|170968001' },
  fair: { en: 'Fair', id: 'Sedang', code: 'http://snomed.info/sct|65872000' },
  guarded: { en: 'Guarded', id: 'Dubia', code: 'http://snomed.info/sct|67334001' },
  bad: { en: 'Bad', id: 'Buruk', code: 'http://snomed.info/sct|170969009' },
}

export const toothTestKinds: Values<Schema<'ToothTestKind'>> = {
  cold: { en: 'Cold', id: 'Dingin' },
  heat: { en: 'Heat', id: 'Panas' },
  electric: { en: 'Electric pulp test', id: 'EPT (tes pulpa elektrik)' },
  percussion: { en: 'Percussion', id: 'Perkusi' },
  palpation: { en: 'Palpation', id: 'Palpasi' },
  mobility: { en: 'Mobility', id: 'Mobilitas' },
}

/** Codes: FHIR R4, EventStatus of a Procedure. */
export const procedureOutcomes: Values<Schema<'ProcedureOutcome'>> = {
  done: { en: 'Done', id: 'Selesai', code: 'http://hl7.org/fhir/event-status|completed', tone: 'success' },
  continued: {
    en: 'Continued at the next visit',
    id: 'Lanjut kunjungan berikut',
    code: 'http://hl7.org/fhir/event-status|in-progress',
    tone: 'info',
  },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan', code: 'http://hl7.org/fhir/event-status|not-done' },
}

export const jaws: Values<Schema<'Jaw'>> = {
  upper: { en: 'Upper jaw', id: 'Rahang atas' },
  lower: { en: 'Lower jaw', id: 'Rahang bawah' },
}
