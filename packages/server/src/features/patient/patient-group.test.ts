import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addMedicalAlert } from '../../testing/sample-calls/medical-alert'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

// in Jakarta it is the first of December already
const today = new Date('2026-11-30T18:00:00Z')
let now = today
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

async function openList() {
  const world = await openWorld(server)
  const inGroup = async (group: string, token?: string) => {
    const { status, body } = await server.call('listPatient', {
      token: token ?? (await server.tokenOf(world.user)),
      query: { group },
    })
    if (status !== 200) return status
    const { rows, count } = body.data
    expect(count).toBe(rows.length)
    return rows.map(({ id }: { id: number }) => id)
  }
  return { world, inGroup }
}

it('finds who owes money, and no longer once it is paid', async () => {
  const { world, inGroup } = await openList()
  const owing = await addInvoice(world, { state: 'issued' })
  await addInvoice(world, { state: 'paid' })
  await addInvoice(world)
  expect(await inGroup('owing')).toEqual([owing.patient.id])
})

it('tells whom invoices are not shown nothing of what is owed', async () => {
  const { world, inGroup } = await openList()
  for (const role of ['doctor_clinic', 'nurse_clinic'] as const) {
    const token = await server.tokenOf(await server.makeUser(world.clinic, role))
    expect(await inGroup('owing', token)).toBe(403)
    expect(await inGroup('alert', token)).toEqual([])
  }
})

it('finds whose last treatment was more than six months ago', async () => {
  const { world, inGroup } = await openList()
  const treatedOn = async (day: string, given: { patient_id?: number } = {}) => {
    now = new Date(`${day}T05:00:00Z`)
    const { patient_id } = await addVisit(world, { state: 'checked_out', ...given })
    now = today
    return { patient_id }
  }
  const { patient_id: long } = await treatedOn('2026-05-31')
  await treatedOn('2026-06-01')
  await treatedOn('2026-11-30', await treatedOn('2026-01-01'))
  await world.addPatient()
  expect(await inGroup('not_seen')).toEqual([long])
})

it('finds who has an active medical alert', async () => {
  const { world, inGroup } = await openList()
  const alert = await addMedicalAlert(world)
  await addMedicalAlert(world, { state: 'resolved' })
  expect(await inGroup('alert')).toEqual([alert.patient_id])
})

it('finds the birthdays of the month it is in the clinic', async () => {
  const { world, inGroup } = await openList()
  const december = await world.addPatient({ date_of_birth: '1990-12-31' })
  await world.addPatient({ date_of_birth: '1990-11-30' })
  expect(await inGroup('birthday')).toEqual([december.id])
})

it('finds who has no identity number', async () => {
  const { world, inGroup } = await openList()
  const without = await world.addPatient({ identification: 'not_available', identity_number: '' })
  await world.addPatient({ identification: 'passport', identity_number: 'C1234567' })
  expect(await inGroup('no_identity')).toEqual([without.id])
})

it('finds whom the dentist who asks has treated, and nobody for others', async () => {
  const { world, inGroup } = await openList()
  await addVisit(world, { state: 'checked_out' })
  const { id: doctor_id } = await addDoctor(world)
  const dentist = await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id })
  const { patient_id } = await addVisit(world, { state: 'checked_out', doctor_id })
  await addVisit(world, { state: 'waiting', doctor_id })
  expect(await inGroup('treated_by_me', await server.tokenOf(dentist))).toEqual([patient_id])
  const nurse = await server.makeUser(world.clinic, 'nurse_clinic')
  expect(await inGroup('treated_by_me', await server.tokenOf(nurse))).toEqual([])
})
