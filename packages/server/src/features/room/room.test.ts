import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'

const server = await startTestServer()
afterAll(() => server.close())

async function openClinic() {
  const clinic = await server.makeClinic()
  const token = await server.tokenOf(await server.makeUser(clinic, 'manager_clinic'))
  const create = async (name: string) =>
    (await server.call('createRoom', { token, body: { name, status: 'active' } })).body.data
  return { token, create }
}

describe('room', () => {
  it('is found by a part of its name', async () => {
    const { token, create } = await openClinic()
    const { id } = await create('Melati')
    await create('Anggrek')
    const { body } = await server.call('listRoom', { token, query: { search: 'mela' } })
    expect(body.data).toMatchObject({ count: 1, rows: [{ id, name: 'Melati', status: 'active', version: 1 }] })
  })

  it('is changed by who read its newest version', async () => {
    const { token, create } = await openClinic()
    const { id } = await create('Melati')
    const change = { token, path: { id }, body: { name: 'Melati 2', status: 'inactive', version: 1 } }
    expect((await server.call('updateRoom', change)).body.data).toMatchObject({ name: 'Melati 2', version: 2 })
    const late = await server.call('updateRoom', change)
    expect(late).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
  })

  it('does not exist for another clinic', async () => {
    const { create } = await openClinic()
    const { id } = await create('Melati')
    const { token } = await openClinic()
    const body = { name: 'Melati', status: 'active', version: 1 }
    expect((await server.call('getRoom', { token, path: { id } })).status).toBe(404)
    expect((await server.call('updateRoom', { token, path: { id }, body })).status).toBe(404)
    expect((await server.call('listRoom', { token })).body.data.rows).toEqual([])
  })
})
