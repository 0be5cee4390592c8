import type { Schema } from '@clinic/api'
import { emptyOralExamination } from '@clinic/core/oral-examination'
import type { SampleCalls, World } from '../sample-world'
import { addVisit } from './visit'

export const calls = {
  writeOralExamination: async (world) => {
    const { visit_id, version, content } = await addOralExamination(world)
    return { path: { id: visit_id }, body: { version, content } }
  },
} satisfies Partial<SampleCalls>

/** What is examined of a mouth, or some of it. */
export const someExamination = (
  said: Partial<Schema<'OralExaminationContent'>> = {},
): Schema<'OralExaminationContent'> => ({
  ...emptyOralExamination,
  occlusion: 'normal_bite',
  diastema: 'present',
  diastema_place: '11-21',
  diastema_width: 1.5,
  photo_count: 0,
  ohis: [
    { tooth: '16', debris: 1, calculus: 0 },
    { tooth: '41', debris: 2, calculus: 1 },
  ],
  ...said,
})

/** The draft of the examination of a visit in treatment, with the dentist who may sign in. */
async function addOralExamination(world: World, given: Parameters<typeof addVisit>[1] = {}) {
  const { id: visit_id, patient_id, doctor_id } = await addVisit(world, { state: 'in_practice', ...given })
  const { company_id, clinic_id } = world.clinic
  const content = someExamination()
  const { version } = await world.database
    .insertInto('oral_examination')
    .values({
      ...content,
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      doctor_id: doctor_id ?? 0,
      state: 'draft',
      ohis: JSON.stringify(content.ohis),
      written_at: world.now().toISOString(),
    })
    .returning('version')
    .executeTakeFirstOrThrow()
  return { visit_id, version, content }
}
