import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { hashOfNote } from '../../domain/note/note-rows'
import type { SampleCalls, World } from '../sample-world'
import { addProduct } from './product'
import { addRoom } from './room'
import { addVisit } from './visit'

export const calls = {
  getVisitNote: async (world) => {
    const { visit_id } = await addNote(world)
    return { path: { id: visit_id } }
  },
  writeVisitNote: async (world) => {
    const { visit_id, version, content } = await addNote(world)
    return { path: { id: visit_id }, body: { version, content } }
  },
  listPerformer: async () => ({}),
  addNoteAddendum: async (world) => {
    const { id } = await addSignedNote(world)
    return { path: { id }, body: { text: 'Pasien menelepon: sudah tidak ngilu' } }
  },
  finishVisit: async (world) => {
    const { visit_id, version } = await addNote(world)
    return { path: { id: visit_id }, body: { note_version: version, version: 1 } }
  },
  discontinueVisit: async (world) => {
    const { visit_id, version } = await addNote(world)
    return { path: { id: visit_id }, body: { reason: 'Pasien harus pergi', note_version: version, version: 1 } }
  },
  reopenVisit: async (world) => {
    const { visit_id } = await addSignedNote(world, { room_id: (await addRoom(world)).id })
    return { path: { id: visit_id }, body: { reason: 'Gigi yang salah dicatat', version: 1 } }
  },
  checkOutVisit: async (world) => {
    const { id } = await addVisit(world, { state: 'finished' })
    return { path: { id }, body: { settlement: 'billed_outside', reason: 'Kuitansi tulisan tangan', version: 1 } }
  },
} satisfies Partial<SampleCalls>

/** What can be signed: a procedure by the dentist of the visit. */
async function someContent(world: World, { doctor_id }: { doctor_id: number | null }) {
  const { id: product_id } = await addProduct(world)
  const done = noteProcedureFixture({ tooth: null, surfaces: [], jaw: 'upper', product_id, doctor_id })
  return noteContentFixture({ procedures: [done] })
}

type GivenVisit = Parameters<typeof addVisit>[1]

/** The draft of the note of a visit in treatment, with the dentist who may sign in. */
export async function addNote(world: World, given: GivenVisit & { content?: Schema<'NoteContent'> } = {}) {
  const { content, ...visit } = given
  const { id: visit_id, patient_id, doctor_id } = await addVisit(world, { state: 'in_practice', ...visit })
  const { company_id, clinic_id } = world.clinic
  const written = content ?? (await someContent(world, { doctor_id }))
  const note = await world.database
    .insertInto('note')
    .values({
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      doctor_id: doctor_id ?? 0,
      state: 'draft',
      content: JSON.stringify(written),
      created_at: world.now().toISOString(),
    })
    .returning(['id', 'visit_id', 'patient_id', 'doctor_id', 'version'])
    .executeTakeFirstOrThrow()
  return { ...note, content: written }
}

/** The signed note of a visit that is finished. */
export async function addSignedNote(world: World, given: Parameters<typeof addNote>[1] = {}) {
  const note = await addNote(world, { state: 'finished', ...given })
  const signed_at = world.now().toISOString()
  const signature = { doctor_id: note.doctor_id, name: 'drg. Satu', sip_number: 'SIP-1', signed_at }
  const { name: signer_name, sip_number } = signature
  const { company_id, clinic_id } = world.clinic
  await world.database
    .updateTable('note')
    .set({ state: 'signed', signer_name, sip_number, signed_at, hash: hashOfNote(note, signature), version: 2 })
    .where((eb) => eb.and({ company_id, clinic_id, id: note.id }))
    .execute()
  return { ...note, version: 2 }
}
