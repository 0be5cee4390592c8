import type { Schema } from '@clinic/api'
import { addDays, clinicTime } from '@clinic/core/time'
import type { appendGroup } from '../../audit/chain'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { addressedPerson } from '../../domain/letter/addressed-person'
import { hashOfLetter } from '../../domain/letter/letter-rows'
import type { Transaction } from '../schema'
import type { Place } from './insert'

interface TreatedVisit {
  visit_id: number
  patient_id: number
  signed_at: string
}

type Dentist = Place['clerk'] & { doctor_id: number }

/** Issues one letter of each kind in the latest visits, and returns the events of the audit. */
export async function insertLetters(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { visits, dentist }: { visits: readonly TreatedVisit[]; dentist: Dentist },
) {
  const tenant = { company_id, clinic_id }
  const { doctor_id, user_id, user_name, role, ip } = dentist
  const { name, sip_number } = await tx
    .selectFrom('doctor')
    .select(['display_name as name', 'sip_number'])
    .where((eb) => eb.and({ ...tenant, id: doctor_id }))
    .executeTakeFirstOrThrow()
  const latest = [...visits]
    .sort((one, other) => one.signed_at.localeCompare(other.signed_at))
    .slice(-demoLetters.length)
  const events: Parameters<typeof appendGroup>[2][number][] = []
  for (const [index, { visit_id, patient_id, signed_at }] of latest.entries()) {
    const { date } = clinicTime(Date.parse(signed_at), 'Asia/Jakarta')
    const content = demoLetters[index]?.(date)
    if (!content) continue
    const numbered = await nextDocumentNumber(tx, tenant, { table: 'letter', year: Number(date.slice(0, 4)) })
    const person = await addressedPerson(tx, tenant, patient_id)
    const stay = { on: date, from: new Date(Date.parse(signed_at) - 45 * 60_000).toISOString(), until: signed_at }
    const written = { visit_id, number: numbered.number, content, stay, person: { id: patient_id, ...person } }
    const { id: object_id } = await tx
      .insertInto('letter')
      .values({
        ...tenant,
        visit_id,
        patient_id,
        doctor_id,
        kind: content.kind,
        ...numbered,
        state: 'issued',
        content: JSON.stringify(content),
        person: JSON.stringify(person),
        stay: JSON.stringify(stay),
        signer_name: name,
        sip_number,
        signed_at,
        hash: hashOfLetter(written, { doctor_id, name, sip_number, signed_at }),
        created_at: signed_at,
        updated_at: signed_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const event = { query: null, before: null, after: null, reason: null, clinic_id, user_id, user_name, role, ip }
    events.push({
      ...event,
      at: signed_at,
      action: 'issue',
      object: 'letter',
      object_id,
      people: { patient: [patient_id] },
    })
  }
  return events
}

const demoLetters: readonly ((visitedOn: string) => Schema<'LetterContent'>)[] = [
  () => ({ kind: 'attendance', language: 'id', sick_note: null, referral: null, remark: 'Diantar ibunya' }),
  () => ({
    kind: 'referral',
    language: 'id',
    sick_note: null,
    referral: {
      facility: 'RSGM Universitas Indonesia',
      specialist: 'Dokter gigi spesialis bedah mulut',
      diagnosis: 'K01.1 Gigi impaksi, 48',
      findings: 'Impaksi mesioangular 48, perikoronitis berulang',
      treatment: 'Irigasi dan edukasi',
      request: 'Mohon odontektomi 48',
    },
    remark: '',
  }),
  (visitedOn) => ({
    kind: 'sick_note',
    language: 'id',
    sick_note: { from: visitedOn, until: addDays(visitedOn, 1), long_reason: '', diagnosis: '', has_consent: false },
    referral: null,
    remark: '',
  }),
]
