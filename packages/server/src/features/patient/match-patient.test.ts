import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput } from '../../testing/patient-input'

type PatientInput = Schema<'PatientInput'>

const server = await startTestServer({ now: () => new Date('2026-11-22T08:00:00Z') })
afterAll(() => server.close())

async function openDesk(company_id?: number) {
  const clinic = await server.makeClinic(company_id === undefined ? {} : { company_id })
  const user = await server.makeUser(clinic, 'front_office_clinic', { displayname: 'Sinta' })
  const token = await server.tokenOf(user)
  const add = async (patient: PatientInput) => {
    const { status, body } = await server.call('createPatient', { token, body: patient })
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.data
  }
  const match = (patient: PatientInput, patient_id: number | null = null) =>
    server.call('matchPatient', { token, body: { ...patient, patient_id } })
  /** `[[first name, …reasons]]`, the likeliest first. */
  const found = async (patient: PatientInput, patient_id?: number) => {
    const { status, body } = await match(patient, patient_id)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.data.rows.map((row) => [row.patient.first_name, ...row.reasons])
  }
  return { clinic, user, token, add, match, found }
}

/** Somebody who shares nothing with `somebody()`. */
const slamet = {
  first_name: 'Slamet',
  last_name: 'Riyadi',
  date_of_birth: '1970-01-01',
  phone: '+6281000000001',
  relative_phone: '+6281000000002',
}

describe('a patient who is entered', () => {
  it('is compared by identity number, by phone, by name and birth, the likeliest first', async () => {
    const { add, match } = await openDesk()
    const byIdentity = await add(patientInput(slamet))
    const byPhone = await add(otherPatientInput({ ...slamet, phone: patientInput().phone }))
    const byName = await add(otherPatientInput({ phone: slamet.phone, last_name: 'Lestary' }))
    await add(otherPatientInput(slamet))
    await add(otherPatientInput({ ...slamet, date_of_birth: patientInput().date_of_birth }))
    expect(await match(patientInput())).toMatchObject({
      status: 200,
      body: {
        data: {
          count: 3,
          rows: [
            { patient: byIdentity, reasons: ['identity'] },
            { patient: byName, reasons: ['name_and_birth'] },
            { patient: byPhone, reasons: ['phone'] },
          ],
        },
      },
    })
  })

  it.each([
    ['of a letter', 'Dewi', 'Lestari', 'Dewy', 'Lestary'],
    ['of capitals', 'Dewi', 'Lestari', 'DEWI', 'LESTARI'],
    ['of the order', 'Dewi', 'Lestari', 'Lestari', 'Dewi'],
    ['of where it is divided', 'Dewi Ayu', 'Lestari', 'Dewi', 'Ayu Lestari'],
    ['of a name more', 'Suparti', '', 'Suparti', 'Ningsih'],
    ['of an apostrophe', "Nur'aini", '', 'Nuraini', ''],
    ['of nothing, one name alone', 'Suparti', '', 'Suparti', ''],
    ['of nothing, in Arabic', 'عبد الله', 'بن محمد', 'عبد الله', 'بن محمد'],
    ['of a letter in Arabic', 'عبد الله', 'بن محمد', 'عبدالله', 'بن محمد'],
    ['of nothing, one name in Arabic', 'محمد', '', 'محمد', ''],
  ])('is found under a name that differs by the spelling %s', async (_, first, last, otherFirst, otherLast) => {
    const { add, found } = await openDesk()
    const born = { date_of_birth: '1990-05-17', phone: slamet.phone }
    await add(otherPatientInput({ ...born, first_name: first, last_name: last }))
    const entered = { first_name: otherFirst, last_name: otherLast, date_of_birth: '1990-05-17' }
    expect(await found(otherPatientInput(entered))).toEqual([[first, 'name_and_birth']])
  })

  it('is not someone of the same name with another birthday, nor of the same birthday with another name', async () => {
    const { add, found } = await openDesk()
    await add(otherPatientInput({ phone: slamet.phone, date_of_birth: '1990-05-18' }))
    await add(otherPatientInput({ phone: slamet.phone, first_name: 'محمد', last_name: '' }))
    expect(await found(otherPatientInput())).toEqual([])
    expect(await found(otherPatientInput({ first_name: 'Suparti', last_name: '' }))).toEqual([])
  })

  it.each(['0812-3456-7890', '+62 812 3456 7890', '62812.3456.7890'])(
    'is found by the phone +6281234567890 when %s is typed, as it would be stored',
    async (phone) => {
      const { add, found } = await openDesk()
      await add(otherPatientInput({ ...slamet, phone: '081234567890' }))
      expect(await found(otherPatientInput({ phone }))).toEqual([['Slamet', 'phone']])
    },
  )

  it('is not like somebody without papers for having none', async () => {
    const { add, found } = await openDesk()
    await add(otherPatientInput(slamet))
    expect(await found(otherPatientInput())).toEqual([])
  })

  it('is found too when the patient is inactive', async () => {
    const { add, found, token } = await openDesk()
    const { id, version } = await add(patientInput())
    const body = { ...patientInput(), version, status: 'inactive' }
    expect((await server.call('updatePatient', { token, path: { id }, body })).status).toBe(200)
    expect(await found(patientInput())).toEqual([['Dewi', 'identity', 'name_and_birth', 'phone']])
  })

  it('is not themselves while they are changed', async () => {
    const { add, found } = await openDesk()
    const { id } = await add(patientInput())
    await add(otherPatientInput({ first_name: 'Dewy' }))
    expect(await found(patientInput(), id)).toEqual([['Dewy', 'name_and_birth', 'phone']])
  })

  it('is never compared with another clinic, of the company or of others', async () => {
    const desk = await openDesk()
    for (const stranger of [await openDesk(desk.clinic.company_id), await openDesk()])
      await stranger.add(patientInput())
    expect(await desk.found(patientInput())).toEqual([])
  })

  it('gets the problems at its fields that creating would refuse', async () => {
    const { match } = await openDesk()
    const reply = await match(patientInput({ identity_number: '317', phone: '' }))
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.data.fields ?? {}).sort()).toEqual(['identity_number', 'phone'])
  })
})

it('the comparison is audited with everyone it showed', async () => {
  const { clinic, add, match } = await openDesk()
  const shown = [await add(patientInput()), await add(otherPatientInput({ first_name: 'Dewy' }))]
  await add(otherPatientInput(slamet))
  await match(patientInput())
  expect((await server.eventsOf(clinic)).at(-1)).toMatchObject({
    action: 'query',
    object: 'patient',
    object_id: null,
    user_name: 'Sinta',
    people: { patient: shown.map(({ id }) => id) },
  })
})
