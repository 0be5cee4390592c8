import type { Values } from '../values'
import type { VisitState } from './visit.machine'

/** Codes: FHIR R4, EncounterStatus, which knows neither a call nor who is ready, nor the desk after treatment. */
export const visitStates: Values<VisitState> = {
  waiting: { en: 'Waiting', id: 'Menunggu', code: 'http://hl7.org/fhir/encounter-status|arrived', tone: 'info' },
  called: { en: 'Called', id: 'Dipanggil', tone: 'warning' },
  in_vitals: {
    en: 'Vital signs',
    id: 'Tanda vital',
    code: 'http://hl7.org/fhir/encounter-status|triaged',
    tone: 'secondary',
  },
  ready: { en: 'Ready', id: 'Siap', tone: 'success' },
  in_practice: {
    en: 'In the chair',
    id: 'Di kursi',
    code: 'http://hl7.org/fhir/encounter-status|in-progress',
    tone: 'primary',
  },
  paused: { en: 'Paused', id: 'Dijeda', code: 'http://hl7.org/fhir/encounter-status|onleave', tone: 'warning' },
  finished: { en: 'Treated', id: 'Selesai dirawat', code: 'http://hl7.org/fhir/encounter-status|finished' },
  checked_out: { en: 'Checked out', id: 'Sudah pulang' },
  left: { en: 'Left untreated', id: 'Pulang tanpa dirawat', code: 'http://hl7.org/fhir/encounter-status|cancelled' },
  entered_in_error: {
    en: 'Entered by mistake',
    id: 'Salah input',
    code: 'http://hl7.org/fhir/encounter-status|entered-in-error',
  },
}

export type VisitOrigin = 'appointment' | 'walk_in' | 'emergency'

export const visitOrigins: Values<VisitOrigin> = {
  appointment: { en: 'Appointment', id: 'Janji temu' },
  walk_in: { en: 'Walk-in', id: 'Datang langsung' },
  emergency: { en: 'Emergency', id: 'Darurat', tone: 'error' },
}

export type VisitOutcome = 'completed' | 'discontinued'

export const visitOutcomes: Values<VisitOutcome> = {
  completed: { en: 'Completed', id: 'Tuntas', tone: 'success' },
  discontinued: { en: 'Discontinued', id: 'Dihentikan', tone: 'warning' },
}

export type CheckOutWay = 'settled' | 'debt' | 'nothing_to_bill' | 'billed_outside'

export const checkOutWays: Values<CheckOutWay> = {
  settled: { en: 'Paid', id: 'Lunas' },
  debt: { en: 'Debt with a due date', id: 'Utang dengan jatuh tempo' },
  nothing_to_bill: { en: 'Nothing to bill', id: 'Tidak ada tagihan' },
  billed_outside: { en: 'Billed outside', id: 'Ditagih di luar sistem' },
}
