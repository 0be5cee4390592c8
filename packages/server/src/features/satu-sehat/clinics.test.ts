import { afterAll, expect, it } from 'vitest'
import { connectionTo } from '../../domain/satu-sehat/connection'
import { createSender } from '../../domain/satu-sehat/outbox/sender'
import { startTestServer } from '../../testing/harness'
import { openWorld } from '../../testing/sample-world'
import { addToldVisits, openSimulator } from '../../testing/told-clinic'

// one server, of whose clinics two have credentials of their own and one has none

let clock = Date.parse('2026-11-20T05:00:00Z')
const now = () => new Date(clock)
const sleep = async (milliseconds: number) => {
  clock += milliseconds
}
const facilityOf = (number: number) => ({
  organizationId: `1000001${number}`,
  clientId: `client ${number}`,
  clientSecret: `hidden ${number}`,
})
const connections = new Map<number, ReturnType<typeof connectionTo>>()
const server = await startTestServer({
  now,
  satuSehat: { connections, serviceOf: (clinic) => sender.serviceOf(clinic) },
})
const { database } = server
const openClinic = async () => {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  return { clinic: world.clinic, token, told: await addToldVisits(database, world.clinic, 2) }
}
const first = await openClinic()
const second = await openClinic()
const third = await openClinic()
const simulator = await openSimulator(first.told, {
  clock: () => clock,
  ...facilityOf(1),
  others: [facilityOf(2)],
  practitioners: 'everyone',
  patients: [],
})
function connect({ clinic_id }: { clinic_id: number }, number: number, client_secret = `hidden ${number}`) {
  const { clientId: client_id, organizationId: organization_id } = facilityOf(number)
  connections.set(clinic_id, connectionTo(simulator.url, { client_id, client_secret, organization_id }))
}
connect(first.clinic, 1)
connect(second.clinic, 2, 'wrong')
const open = () =>
  createSender({
    database,
    connection: undefined,
    connections,
    now,
    sleep,
    onFailure: (error) => {
      throw error
    },
  })
let sender = open()
const drain = async () => {
  while (await sender.sendNext());
}
afterAll(async () => {
  await simulator.stop()
  await server.close()
})

const statesOf = async ({ company_id, clinic_id }: (typeof first)['clinic']) => {
  const visits = database.selectFrom('satu_sehat_visit').select('state')
  const rows = await visits.where((eb) => eb.and({ company_id, clinic_id })).execute()
  return rows.map(({ state }) => state)
}
const statusOf = async ({ token }: { token: string }) => (await server.call('getSatuSehatStatus', { token })).body.data

it('tells each clinic as its own organization; one with a wrong secret holds up no other, one without credentials waits', async () => {
  await drain()
  expect(await statesOf(first.clinic)).toEqual(['sent', 'sent'])
  expect(await statesOf(second.clinic)).not.toContain('sent')
  expect(await statesOf(third.clinic)).toEqual(['ready', 'ready'])

  expect(await statusOf(first)).toMatchObject({ organization_id: '10000011', token: { state: 'valid' } })
  expect(await statusOf(second)).toMatchObject({ organization_id: '10000012', token: { state: 'failed' } })
  expect(await statusOf(third)).toMatchObject({ environment: 'none', organization_id: '', token: { state: 'none' } })

  // the secret is put right and the server started again
  connect(second.clinic, 2)
  sender = open()
  clock += 2 * 60_000
  await sender.begin()
  await drain()
  expect(await statesOf(second.clinic)).toEqual(['sent', 'sent'])
  expect(await statesOf(third.clinic)).toEqual(['ready', 'ready'])
})

it('names in what is sent the organization of its clinic alone', () => {
  for (const organization of ['10000011', '10000012']) {
    const other = organization === '10000011' ? '10000012' : '10000011'
    const encounters = simulator
      .resources('Encounter')
      .filter((each) => JSON.stringify(each).includes(`Organization/${organization}`))
    expect(encounters).toHaveLength(2)
    expect(JSON.stringify(encounters)).toContain(`encounter/${organization}`)
    expect(JSON.stringify(encounters)).not.toContain(other)
    const rooms = simulator.resources('Location').filter((each) => JSON.stringify(each).includes(organization))
    expect(rooms).toHaveLength(1)
    expect(JSON.stringify(rooms)).not.toContain(other)
  }
})

it('shows and registers for a clinic what is its own', async () => {
  const preview = async ({ token, told }: typeof first) => {
    const path = { id: told.visits[0]?.id ?? 0 }
    return JSON.stringify((await server.call('previewSatuSehatVisit', { token, path })).body.data)
  }
  expect(await preview(first)).toContain('encounter/10000011')
  expect(await preview(second)).toContain('encounter/10000012')
  const path = { id: second.told.visits[0]?.id ?? 0 }
  const compared = await server.call('compareSatuSehatVisit', {
    token: second.token,
    path,
    query: { step: 'encounter_finished' },
  })
  expect(compared.body.data.resources).toMatchObject([{ state: 'same' }])
  const refused = await server.call('setUpSatuSehat', { token: third.token })
  expect(refused).toMatchObject({ status: 422, body: { msg: expect.stringContaining('no access to SATUSEHAT yet') } })
})

it('goes on with a clinic that is to be registered while another one has lost its credentials', async () => {
  const ask = async ({ clinic: { company_id, clinic_id } }: typeof first) => {
    const asked = { requested_at: now(), due_at: now(), failures: '[]' }
    await database
      .insertInto('satu_sehat_set_up')
      .values({ company_id, clinic_id, ...asked })
      .execute()
  }
  await ask(third)
  await ask(first)
  await drain()
  const dueOf = async ({ clinic: { company_id, clinic_id } }: typeof first) => {
    const row = database.selectFrom('satu_sehat_set_up').select('due_at')
    return (await row.where((eb) => eb.and({ company_id, clinic_id })).executeTakeFirstOrThrow()).due_at
  }
  expect(await dueOf(first)).toBeNull()
  expect(await dueOf(third)).not.toBeNull()
})

it('keeps the secrets out of the database and of every reply', async () => {
  const rows = JSON.stringify(await database.selectFrom('satu_sehat_connection').selectAll().execute())
  const replies = JSON.stringify([await statusOf(first), await statusOf(second), await statusOf(third)])
  for (const secret of ['hidden', 'wrong', 'client 1', 'client 2']) {
    expect(rows).not.toContain(secret)
    expect(replies).not.toContain(secret)
  }
})
