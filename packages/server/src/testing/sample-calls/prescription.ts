import type { Schema } from '@clinic/api'
import { readLines } from '@clinic/core/prescription'
import { prescribedMedicineFixture, prescriptionLineFixture } from '@clinic/core/testing'
import { hashOfPrescription } from '../../domain/prescription/prescription-rows'
import type { SampleCalls, World } from '../sample-world'
import { addMedicine } from './company-medicine'
import { addVisit } from './visit'

export const calls = {
  getVisitPrescription: async (world) => {
    const { visit_id } = await addPrescription(world)
    return { path: { id: visit_id } }
  },
  listPatientPrescription: async (world) => {
    const { patient_id } = await addPrescription(world)
    return { path: { id: patient_id } }
  },
  writeVisitPrescription: async (world) => {
    const { visit_id, version, content } = await addPrescription(world)
    return { path: { id: visit_id }, body: { version, content } }
  },
  signPrescription: async (world) => {
    const { id, version } = await addPrescription(world)
    return { path: { id }, body: { version } }
  },
  cancelPrescription: async (world) => {
    const { id, version } = await addPrescription(world)
    return { path: { id }, body: { reason: 'Pasien sudah punya obatnya', version } }
  },
} satisfies Partial<SampleCalls>

type GivenVisit = Parameters<typeof addVisit>[1]
type Given = GivenVisit & { content?: Schema<'PrescriptionContent'> }

/** The draft of a prescription of a visit in treatment, of the dentist who may sign in. */
async function addPrescription(world: World, { content, ...given }: Given = {}) {
  const { id: visit_id, patient_id, doctor_id } = await addVisit(world, { state: 'in_practice', ...given })
  const { company_id, clinic_id } = world.clinic
  const written = content ?? { lines: [await someLine(world)], reasons: [] }
  const prescription = await world.database
    .insertInto('prescription')
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
  return { ...prescription, content: written }
}

/** A line that can be signed, of a medicine of the company. */
async function someLine(world: World, overrides: Partial<Schema<'PrescriptionLine'>> = {}) {
  return prescriptionLineFixture({ medicine_id: (await addMedicine(world)).id, ...overrides })
}

/** A signed prescription, past the server. */
export async function addSignedPrescription(world: World, given: Given = {}) {
  const draft = await addPrescription(world, given)
  const signed_at = world.now().toISOString()
  const signature = { doctor_id: draft.doctor_id, name: 'drg. Satu', sip_number: 'SIP-1', signed_at }
  const medicines = draft.content.lines.flatMap(({ medicine_id }) =>
    medicine_id === null ? [] : [prescribedMedicineFixture({ medicine_id })],
  )
  const signed_with = { medicines, doses: readLines(draft.content), warnings: [] }
  const { company_id, clinic_id } = world.clinic
  await world.database
    .updateTable('prescription')
    .set({ state: 'signed', signer_name: signature.name, sip_number: signature.sip_number, signed_at })
    .set({
      signed_with: JSON.stringify(signed_with),
      hash: hashOfPrescription({ ...draft, ...signed_with }, signature),
    })
    .set({ version: 2 })
    .where((eb) => eb.and({ company_id, clinic_id, id: draft.id }))
    .execute()
  return { ...draft, version: 2 }
}
