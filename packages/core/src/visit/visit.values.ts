import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** Codes: FHIR R4, EncounterStatus, which knows neither a call nor who is ready, nor the desk after treatment. */
export const visitStates: Values<Schema<'VisitState'>> = {
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

export const visitOrigins: Values<Schema<'VisitOrigin'>> = {
  appointment: { en: 'Appointment', id: 'Janji temu' },
  walk_in: { en: 'Walk-in', id: 'Datang langsung' },
  emergency: { en: 'Emergency', id: 'Darurat', tone: 'error' },
}

/** Whether who is let in is who they say: name and date of birth. */
export const visitIdentities: Values<Schema<'VisitIdentity'>> = {
  read_back: { en: 'Read back', id: 'Sudah dibacakan' },
  later: { en: 'To be read back later', id: 'Menyusul', tone: 'warning' },
}

export const visitOutcomes: Values<Schema<'VisitOutcome'>> = {
  completed: { en: 'Completed', id: 'Tuntas', tone: 'success' },
  discontinued: { en: 'Discontinued', id: 'Dihentikan', tone: 'warning' },
}

/** In the order in which a desk offers them. */
export const visitSettlements: Values<Schema<'VisitSettlement'>> = {
  settled: { en: 'Paid', id: 'Lunas' },
  debt_accepted: { en: 'To be paid later', id: 'Dibayar kemudian' },
  nothing_to_bill: { en: 'Nothing to bill', id: 'Tidak ada tagihan' },
  billed_outside: { en: 'Billed outside', id: 'Ditagih di luar sistem' },
}
