import type { Schema } from '@clinic/api'
import { clinicTime } from '@clinic/core/time'
import type { SampleCalls, World } from '../../sample-world'
import { addPhoto, picture } from '../photo'
import { addVisit } from '../visit'

export const calls = {
  listPatientDocument: async (world) => ({ path: { id: (await addDocument(world)).patient_id } }),
  addPatientDocument: async (world) => ({
    path: { id: (await addVisit(world)).patient_id },
    query: { kind: 'consent' as const, taken_on: todayOf(world), teeth: '46', remark: 'Untuk pencabutan' },
    body: picture,
  }),
  getPatientDocumentPhoto: async (world) => ({ path: { id: (await addDocument(world)).id } }),
  updatePatientDocument: async (world) => {
    const { id, version } = await addDocument(world)
    const said = { kind: 'letter' as const, taken_on: todayOf(world), teeth: ['46' as const], remark: 'Rujukan balik' }
    return { path: { id }, body: { ...said, version } }
  },
  removePatientDocument: async (world) => {
    const { id, version } = await addDocument(world)
    return { path: { id }, body: { reason: 'Pasien lain', version } }
  },
} satisfies Partial<SampleCalls>

const todayOf = (world: Pick<World, 'now'>) => clinicTime(world.now().getTime(), 'Asia/Jakarta').date

type Given = Partial<{ patient_id: number; kind: Schema<'DocumentKind'>; taken_on: string; teeth: Schema<'Tooth'>[] }>

/** A picture or paper past the server, of a patient who is here; a letter, which everybody sees. */
export async function addDocument(world: World, given: Given = {}) {
  const { company_id, clinic_id } = world.clinic
  const patient_id = given.patient_id ?? (await addVisit(world)).patient_id
  const at = world.now().toISOString()
  const { kind = 'letter', taken_on = todayOf(world), teeth = [] } = given
  const document = await world.database
    .insertInto('patient_document')
    .values({
      company_id,
      clinic_id,
      patient_id,
      kind,
      taken_on,
      teeth: JSON.stringify(teeth),
      width: 96,
      height: 96,
      created_at: at,
      created_by: 'Satu',
      updated_at: at,
    })
    .returning(['id', 'patient_id', 'version'])
    .executeTakeFirstOrThrow()
  await addPhoto(world, 'patient_document_id', document)
  return document
}
