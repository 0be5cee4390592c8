import { emptyScreening } from '@clinic/core/medical-alert'
import { otherPatientInput } from '../patient-input'
import type { SampleCalls } from '../sample-world'

export const calls = {
  listRegistration: async () => ({}),
  createRegistration: async ({ clinic: { slug } }) => ({
    body: { clinic: slug, language: 'id', patient: otherPatientInput(), screening: emptyScreening, consent: true },
  }),
  listRegistrationClinic: async () => ({}),
  getRegistration: async ({ addRegistration }) => ({ path: { id: (await addRegistration()).id } }),
  acceptRegistration: async ({ addRegistration }) => {
    const { id, version } = await addRegistration()
    return { path: { id }, body: { version } }
  },
  mergeRegistration: async ({ addPatient, addRegistration }) => {
    const [patient, { id, version }] = [await addPatient(), await addRegistration()]
    const body = { version, patient_id: patient.id, patient_version: patient.version, patient: otherPatientInput() }
    return { path: { id }, body }
  },
  rejectRegistration: async ({ addRegistration }) => {
    const { id, version } = await addRegistration()
    return { path: { id }, body: { version, reason: 'Terkirim dua kali' } }
  },
} satisfies Partial<SampleCalls>
