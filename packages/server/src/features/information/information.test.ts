import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestClinic } from '../../testing/harness'

const server = await startTestServer()
afterAll(() => server.close())

const as = async (clinic: TestClinic, role: 'manager_clinic' | 'nurse_clinic' | 'front_office_clinic') =>
  server.tokenOf(await server.makeUser(clinic, role))

const information: Schema<'InformationUpdate'> = {
  name: 'Klinik Gigi Melati',
  status: 'inactive',
  address: 'Jl. Melati 2',
  city: 'Makassar',
  province: 'Sulawesi Selatan',
  country: 'Indonesia',
  postcode: '90111',
  email: 'halo@melati.test',
  whatsapp: '+628123456789',
  instagram: 'melati',
  linkedin: 'melati',
  phone: '+62411123456',
  website: 'https://melati.test',
  facebook: 'melati',
  twitter: 'melati',
  time_zone: 'Asia/Makassar',
  version: 1,
}

describe('clinic information', () => {
  it('is shown to who works there', async () => {
    const clinic = await server.makeClinic({ name: 'Klinik Melati' })
    const reply = await server.call('getInformation', { token: await as(clinic, 'nurse_clinic') })
    const data = { id: clinic.clinic_id, slug: clinic.slug, name: 'Klinik Melati', version: 1 }
    expect(reply).toMatchObject({ status: 200, body: { status: 'success', data } })
    expect(reply.body.data).not.toHaveProperty('company_id')
  })

  it('is changed by the manager, and what was and what is stand in the audit', async () => {
    const clinic = await server.makeClinic()
    const token = await as(clinic, 'manager_clinic')
    const before = (await server.call('getInformation', { token })).body.data
    const reply = await server.call('updateInformation', { token, body: information })
    expect(reply).toMatchObject({ status: 200, body: { data: { ...information, version: 2, slug: clinic.slug } } })
    expect(reply.body.data.updated_at > before.updated_at).toBe(true)
    expect((await server.call('getInformation', { token })).body.data).toEqual(reply.body.data)

    const events = await server.database
      .selectFrom('audit_event')
      .selectAll()
      .where('clinic_id', '=', clinic.clinic_id)
      .execute()
    expect(events).toMatchObject([
      {
        action: 'update',
        object: 'clinic',
        object_id: clinic.clinic_id,
        user_name: 'Rani Putri',
        role: 'manager_clinic',
        before,
        after: reply.body.data,
      },
    ])
  })

  it('is not overwritten by who read an older version, and what is stored is shown', async () => {
    const token = await as(await server.makeClinic(), 'manager_clinic')
    const first = await server.call('updateInformation', { token, body: information })
    const second = await server.call('updateInformation', { token, body: { ...information, name: 'Other' } })
    expect(second).toMatchObject({
      status: 409,
      body: {
        status: 'failed',
        msg: 'Somebody changed this in the meantime. Compare before you save again.',
        data: { current: first.body.data },
      },
    })
    expect((await server.call('getInformation', { token })).body.data).toEqual(first.body.data)
  })

  it('is changed by one of two tabs that save at the same time', async () => {
    const token = await as(await server.makeClinic(), 'manager_clinic')
    const save = () => server.call('updateInformation', { token, body: information })
    const statuses = (await Promise.all(Array.from({ length: 10 }, save))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('of another clinic stays as it is', async () => {
    const [mine, sister] = [await server.makeClinic(), await server.makeClinic()]
    const sameCompany = await server.makeClinic({ company_id: mine.company_id })
    await server.call('updateInformation', { token: await as(mine, 'manager_clinic'), body: information })
    for (const other of [sister, sameCompany]) {
      const { body } = await server.call('getInformation', { token: await as(other, 'nurse_clinic') })
      expect(body.data).toMatchObject({ id: other.clinic_id, name: 'Klinik Gigi Senyum', version: 1 })
    }
  })

  it.each([
    { field: 'name', value: ' ', problem: 'This is required' },
    { field: 'status', value: 'closed', problem: 'This is not one of the choices' },
    { field: 'website', value: 'javascript:alert(1)', problem: 'This is not a web address; it begins with https://' },
    { field: 'time_zone', value: 'Europe/Paris', problem: 'This is not one of the choices' },
    { field: 'slug', value: 'mine', problem: 'This field is not known' },
    { field: 'id', value: 1, problem: 'This field is not known' },
  ])('refuses $field $value', async ({ field, value, problem }) => {
    const token = await as(await server.makeClinic(), 'manager_clinic')
    const reply = await server.call('updateInformation', { token, body: { ...information, [field]: value } })
    expect(reply).toMatchObject({ status: 400, body: { data: { fields: { [field]: problem } } } })
  })

  it('is not changed by the front office', async () => {
    const token = await as(await server.makeClinic(), 'front_office_clinic')
    expect(await server.call('updateInformation', { token, body: information })).toMatchObject({ status: 403 })
  })
})
