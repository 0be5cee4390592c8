import type { OperationId } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInsurance } from '../../testing/sample-calls/insurance'
import { addPolicy, aPolicy } from '../../testing/sample-calls/patient-policy'
import { openWorld } from '../../testing/sample-world'

const server = await startTestServer()
afterAll(() => server.close())
const clinic = await server.makeClinic()
const world = await openWorld(server, clinic)
const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))

const call = <Id extends OperationId>(operation: Id, request: object) => server.call(operation, { token, ...request })
const fieldsOf = ({ data }: { data: { fields?: object } }) => Object.keys(data.fields ?? {}).sort()
const policiesOf = async (id: number) => (await call('listPatientPolicy', { path: { id } })).body.data

describe('the policies of a patient', () => {
  it('are entered with plan, number and holder, and say what plan and payor they are of', async () => {
    const { id } = await world.addPatient()
    const plan = await addInsurance(world)
    const body = aPolicy(plan.id, { relation: 'child', holder_name: '  Budi Santoso ', member_number: ' 8888-12 ' })
    const { status, body: reply } = await call('createPatientPolicy', { path: { id }, body })
    expect(status).toBe(201)
    expect(reply.data).toMatchObject({
      patient_id: id,
      member_number: '8888-12',
      holder_name: 'Budi Santoso',
      plan: { payor_id: plan.payor_id, status: 'active', payor_status: 'active' },
    })
    expect(await policiesOf(id)).toMatchObject({ count: 1, rows: [reply.data] })
  })

  it('have a plan and number once, however the number is typed', async () => {
    const { id } = await world.addPatient()
    const plan = await addInsurance(world)
    const send = (member_number: string) =>
      call('createPatientPolicy', { path: { id }, body: aPolicy(plan.id, { member_number }) })
    await send('AB 12-34')
    const { status, body } = await send('ab1234')
    expect([status, fieldsOf(body)]).toEqual([422, ['member_number']])
    expect((await send('ab1235')).status).toBe(201)
  })

  it('name a plan of the clinic that is active; one that became inactive stays with what has it', async () => {
    const { id, patient_id, insurance_id } = await addPolicy(world)
    await world.database.updateTable('insurance').set({ status: 'inactive' }).where('id', '=', insurance_id).execute()
    const added = await call('createPatientPolicy', {
      path: { id: patient_id },
      body: aPolicy(insurance_id, { member_number: '2' }),
    })
    expect([added.status, fieldsOf(added.body)]).toEqual([422, ['insurance_id']])
    const foreign = await addInsurance(await openWorld(server))
    const other = await call('createPatientPolicy', { path: { id: patient_id }, body: aPolicy(foreign.id) })
    expect([other.status, fieldsOf(other.body)]).toEqual([422, ['insurance_id']])
    const changed = await call('updatePatientPolicy', {
      path: { id },
      body: { ...aPolicy(insurance_id, { eligibility_note: 'Sisa Rp 2 juta' }), version: 1 },
    })
    expect([changed.status, changed.body.data.plan.status]).toEqual([200, 'inactive'])
  })

  it('are refused without a holder, or when they end before they begin', async () => {
    const { id } = await world.addPatient()
    const body = aPolicy((await addInsurance(world)).id, { relation: 'spouse', valid_until: '2025-12-31' })
    const { status, body: reply } = await call('createPatientPolicy', { path: { id }, body })
    expect([status, fieldsOf(reply)]).toEqual([422, ['holder_name', 'valid_until']])
  })

  it('are made inactive and active again, and of two who change one the second is told', async () => {
    const { id, patient_id, insurance_id } = await addPolicy(world)
    const change = (status: 'active' | 'inactive', version: number) =>
      call('updatePatientPolicy', { path: { id }, body: { ...aPolicy(insurance_id, { status }), version } })
    expect((await change('inactive', 1)).body.data.status).toBe('inactive')
    const late = await change('active', 1)
    expect([late.status, late.body.data.current?.status]).toEqual([409, 'inactive'])
    expect((await change('active', 2)).status).toBe(200)
    expect((await policiesOf(patient_id)).rows).toMatchObject([{ status: 'active', version: 3 }])
  })

  it('are not of another clinic', async () => {
    const other = await openWorld(server)
    const { id, patient_id, insurance_id } = await addPolicy(other)
    const list = await call('listPatientPolicy', { path: { id: patient_id } })
    const add = await call('createPatientPolicy', { path: { id: patient_id }, body: aPolicy(insurance_id) })
    const change = await call('updatePatientPolicy', { path: { id }, body: { ...aPolicy(insurance_id), version: 1 } })
    expect([list.status, add.status, change.status]).toEqual([404, 404, 404])
  })
})
