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

export type AnaestheticAgent = Schema<'AnaestheticAgent'>

export const anaestheticAgents: Values<AnaestheticAgent> = {
  lidocaine_adrenaline: { en: 'Lidocaine 2% + adrenaline 1:80,000', id: 'Lidokain 2% + adrenalin 1:80.000' },
  lidocaine: { en: 'Lidocaine 2%', id: 'Lidokain 2%' },
  articaine_adrenaline: { en: 'Articaine 4% + adrenaline 1:100,000', id: 'Artikain 4% + adrenalin 1:100.000' },
  mepivacaine: { en: 'Mepivacaine 3%', id: 'Mepivakain 3%' },
  topical: { en: 'Gel or spray', id: 'Gel atau semprot' },
  other: { en: 'Another one, named in the remark', id: 'Lainnya, disebut di keterangan' },
}

export const anaestheticTechniques: Values<Schema<'AnaestheticTechnique'>> = {
  infiltration: { en: 'Infiltration', id: 'Infiltrasi' },
  nerve_block: { en: 'Nerve block', id: 'Blok saraf' },
  intraligamentary: { en: 'Intraligamentary', id: 'Intraligamen' },
  intrapulpal: { en: 'Intrapulpal', id: 'Intrapulpa' },
  surface: { en: 'Surface', id: 'Permukaan' },
}

export const jaws: Values<Schema<'Jaw'>> = {
  upper: { en: 'Upper jaw', id: 'Rahang atas' },
  lower: { en: 'Lower jaw', id: 'Rahang bawah' },
}
