import { randomInt } from 'node:crypto'
import { otherPatientInput } from '../patient-input'
import type { SampleCalls } from '../sample-world'

export const calls = {
  listPatient: async () => ({}),
  createPatient: async () => ({ body: otherPatientInput() }),
  matchPatient: async (world) => {
    // found by a phone of their own: asked twice, it finds as many
    const phone = `+62811${randomInt(10_000_000, 99_999_999)}`
    await world.addPatient({ phone })
    return { body: { ...otherPatientInput({ phone, date_of_birth: '1961-03-02' }), patient_id: null } }
  },
  getPatient: async ({ addPatient }) => ({ path: { id: (await addPatient()).id } }),
  listPatientAccess: async ({ addPatient }) => ({ path: { id: (await addPatient()).id } }),
  updatePatient: async ({ addPatient }) => {
    const { id, status, version } = await addPatient()
    return { path: { id }, body: { ...otherPatientInput({ first_name: 'Rina' }), status, version } }
  },
} satisfies Partial<SampleCalls>
