import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'

const server = await startTestServer()
afterAll(() => server.close())

describe('clinic information', () => {
  it('is shown to who works there', async () => {
    const clinic = await server.makeClinic({ name: 'Klinik Melati' })
    const token = await server.tokenOf(await server.makeUser(clinic, 'nurse_clinic'))
    const reply = await server.call('getInformation', { token })
    expect(reply).toMatchObject({ status: 200, body: { status: 'success', data: { id: clinic.clinic_id, name: 'Klinik Melati', version: 1 } } })
  })
})
