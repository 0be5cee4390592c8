import { type Missing, missingOf } from '@clinic/core/satu-sehat'
import { treatedIn } from './step-resources'
import type { VisitRecord } from './visit-record'

/** What the service knows already; null where it has no number. */
interface KnownNumbers {
  patient: string | null
  doctor: string | null
  room: string | null
}

/** What a visit lacks before it can be sent, and in whose record; nothing when it is ready. */
export const missingOfVisit = (record: VisitRecord, known: KnownNumbers): Missing[] =>
  missingOf({
    patient: { ...record.patient, ihs_number: known.patient },
    doctor: { id: record.doctor?.id ?? 0, nik: record.doctor?.nik ?? '', ihs_number: known.doctor },
    room: record.room ? { id: record.room.id, ihs_number: known.room } : null,
    medicines: Array.from(record.kfa_codes, ([id, kfa_code]) => ({ id, kfa_code })),
    diagnoses: record.note?.diagnoses ?? [],
    arrived_at: record.visit.events[0]?.at ?? '',
    finished_at: treatedIn(record).end,
  })
