import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Client, detailsOf, startClient } from '../testing/client'
import { validPatient } from '../testing/valid'

let client: Client
beforeEach(async () => {
  client = await startClient()
})
afterEach(() => client.simulator.stop())

const born = (gender: string, birthDate: string) => ({ gender, birthDate })

describe('a patient', () => {
  it.each([
    { nik: '3171235705900001', ...born('female', '1990-05-17') },
    { nik: '3171231705900001', ...born('male', '1990-05-17') },
    { nik: '3171230101050001', ...born('male', '2005-01-01') },
    { nik: '3171237112490001', ...born('female', '1949-12-31') },
  ])('is created by the NIK $nik, $gender, born on $birthDate', async ({ nik, ...person }) => {
    expect((await client.post('/Patient', { ...validPatient(nik), ...person })).status).toBe(201)
  })

  it.each([
    { nik: '3171231705900001', ...born('female', '1990-05-17') },
    { nik: '3171235705900001', ...born('male', '1990-05-17') },
    { nik: '3171235605900001', ...born('female', '1990-05-17') },
    { nik: '3171235706900001', ...born('female', '1990-05-17') },
    { nik: '3171235705910001', ...born('female', '1990-05-17') },
    { nik: '317123570590001', ...born('female', '1990-05-17') },
  ])('is refused, without a number, by the NIK $nik, $gender, born on $birthDate', async ({ nik, ...person }) => {
    const answer = await client.post('/Patient', { ...validPatient(nik), ...person })
    expect([answer.status, detailsOf(answer)]).toEqual([400, ['The NIK does not fit birthDate and gender']])
    expect(client.simulator.resources('Patient').map(({ gender }) => gender)).not.toContain(person.gender)
  })
})
