import type { Schema } from '@clinic/api'
import { letterContentFixture, referralFixture, sickNoteFixture } from '@clinic/core/testing'
import { clinicTime } from '@clinic/core/time'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { addressedPerson } from '../../domain/letter/addressed-person'
import { hashOfLetter } from '../../domain/letter/letter-rows'
import type { SampleCalls, World } from '../sample-world'
import { addVisit } from './visit'

export const calls = {
  issueLetter: async (world) => {
    const { id } = await addVisit(world, { state: 'in_practice' })
    return { path: { id }, body: someSickNote(world) }
  },
  listPatientLetter: async (world) => {
    const { patient_id } = await addLetter(world)
    return { path: { id: patient_id } }
  },
  getLetter: async (world) => {
    const { id } = await addLetter(world)
    return { path: { id } }
  },
  voidLetter: async (world) => {
    const { id, version } = await addLetter(world)
    return { path: { id }, body: { reason: 'Tanggal keliru', version } }
  },
} satisfies Partial<SampleCalls>

/** A sick note for today, as it can be issued. */
function someSickNote(world: Pick<World, 'now'>): Schema<'LetterContent'> {
  const { date } = clinicTime(world.now().getTime(), 'Asia/Jakarta')
  return letterContentFixture({ sick_note: sickNoteFixture({ from: date, until: date }) })
}

type Given = Parameters<typeof addVisit>[1] & { content?: Schema<'LetterContent'> }

/** An issued letter of a finished visit, past the server; a referral, of which not everybody reads all. */
export async function addLetter(world: World, { content: given, ...visit }: Given = {}) {
  const { id: visit_id, patient_id, doctor_id } = await addVisit(world, { state: 'finished', ...visit })
  const { company_id, clinic_id } = world.clinic
  const content = given ?? letterContentFixture({ kind: 'referral', sick_note: null, referral: referralFixture() })
  const signed_at = world.now().toISOString()
  const { date } = clinicTime(world.now().getTime(), 'Asia/Jakarta')
  const stay = { on: date, from: signed_at, until: signed_at }
  const signature = { doctor_id: doctor_id ?? 0, name: 'drg. Satu', sip_number: 'SIP-1', signed_at }
  return world.database.transaction().execute(async (tx) => {
    const numbered = await nextDocumentNumber(tx, world.clinic, { table: 'letter', year: Number(date.slice(0, 4)) })
    const person = await addressedPerson(tx, world.clinic, patient_id)
    const written = { visit_id, number: numbered.number, content, stay, person: { id: patient_id, ...person } }
    return tx
      .insertInto('letter')
      .values({
        company_id,
        clinic_id,
        visit_id,
        patient_id,
        doctor_id: signature.doctor_id,
        kind: content.kind,
        ...numbered,
        state: 'issued',
        content: JSON.stringify(content),
        person: JSON.stringify(person),
        stay: JSON.stringify(stay),
        signer_name: signature.name,
        sip_number: signature.sip_number,
        signed_at,
        hash: hashOfLetter(written, signature),
        created_at: signed_at,
      })
      .returning(['id', 'visit_id', 'patient_id', 'doctor_id', 'number', 'version'])
      .executeTakeFirstOrThrow()
  })
}
