import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Answer,
  type Client,
  detailsOf,
  idOf,
  organizationId,
  ruleNumbersOf,
  startClient,
} from '../testing/client'
import {
  transactionOf,
  uuidOf,
  validCondition,
  validEncounter,
  validLocation,
  validMedicationRequest,
  validPatient,
} from '../testing/valid'
import { textAt, valuesAt } from './resource'
import { writableTypes } from './resource-type'

const nik = 'https://fhir.kemkes.go.id/id/nik'
const motherNik = 'https://fhir.kemkes.go.id/id/nik-ibu'
const ayu = {
  ihsNumber: 'P11111111111',
  nik: '3171234567890001',
  name: 'Ayu Lestari',
  birthDate: '1990-05-17',
  gender: 'female',
} as const

let client: Client
beforeEach(async () => {
  client = await startClient({
    patients: [ayu, { ihsNumber: 'P22222222222', motherNik: ayu.nik }],
    practitioners: [{ ihsNumber: '10011111111', nik: '3171234567890009' }],
  })
})
afterEach(() => client.simulator.stop())

const idsOf = ({ body }: Answer) => valuesAt(body, 'entry.resource.id').filter((id) => id !== undefined)

describe('a search', () => {
  it.each([
    { path: `/Patient?identifier=${nik}|${ayu.nik}`, ids: [ayu.ihsNumber] },
    { path: `/Patient?identifier=${motherNik}|${ayu.nik}`, ids: ['P22222222222'] },
    { path: '/Patient?name=ayu&birthdate=1990-05-17&gender=female', ids: [ayu.ihsNumber] },
    { path: '/Patient?name=ayu&birthdate=1990-05-18&gender=female', ids: [] },
    { path: `/Patient?identifier=https://fhir.kemkes.go.id/id/NIK|${ayu.nik}`, ids: [] },
    { path: `/Practitioner?identifier=${nik}|3171234567890009`, ids: ['10011111111'] },
    { path: `/Practitioner?identifier=${nik}|${ayu.nik}`, ids: [] },
    { path: `/Organization?_id=${organizationId}`, ids: [organizationId] },
  ])('$path finds $ids', async ({ path, ids }) => {
    const answer = await client.get(path)
    expect(answer.body).toMatchObject({ resourceType: 'Bundle', type: 'searchset', total: ids.length })
    expect(idsOf(answer)).toEqual(ids)
  })

  it('finds whoever is asked for, where every practitioner is registered', async () => {
    const elsewhere = await startClient({ practitioners: 'everyone' })
    expect(idsOf(await elsewhere.get(`/Practitioner?identifier=${nik}|${ayu.nik}`))).toEqual([`N${ayu.nik}`])
    expect(idsOf(await elsewhere.get(`/Practitioner?identifier=${nik}|317123`))).toEqual([])
    expect(idsOf(await elsewhere.get(`/Patient?identifier=${nik}|${ayu.nik}`))).toEqual([])
    await elsewhere.simulator.stop()
  })

  it('finds what was sent by its identifier, patient and encounter', async () => {
    const visit = await client.create(validEncounter(await client.create(validLocation())))
    const condition = await client.create(validCondition(visit))
    const system = `http://sys-ids.kemkes.go.id/encounter/${organizationId}`
    expect(idsOf(await client.get(`/Encounter?identifier=${system}|visit-1`))).toEqual([visit.split('/')[1]])
    expect(idsOf(await client.get(`/Condition?encounter=${visit}`))).toEqual([condition.split('/')[1]])
    expect(idsOf(await client.get('/Condition?subject=P02478375538'))).toEqual([condition.split('/')[1]])
    expect(idsOf(await client.get('/Condition?subject=P11111111111'))).toEqual([])
  })

  it.each(['/Patient', '/Patient?name=Ayu', '/Condition?colour=red'])('%s is refused', async (path) => {
    expect((await client.get(path)).status).toBe(400)
  })
})

describe('a resource', () => {
  it('gets an id and a version, and a new version when it changes', async () => {
    const created = await client.post('/Location', validLocation())
    expect(created.status).toBe(201)
    expect(created.headers.get('location')).toBe(`${client.url}/fhir-r4/v1/Location/${idOf(created)}`)
    client.passSeconds(1)
    const changed = await client.put(`/Location/${idOf(created)}`, {
      ...validLocation(),
      id: idOf(created),
      name: 'Chair 1',
    })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(created.headers.get('etag'))
    const read = await client.get(`/Location/${idOf(created)}`)
    expect(read.body).toEqual(changed.body)
    expect(read.headers.get('etag')).toBe(changed.headers.get('etag'))
  })

  it('has the same id when all happens again with the same random numbers', async () => {
    const first = await client.create(validLocation())
    const again = await startClient()
    expect(await again.create(validLocation())).toBe(first)
    await again.simulator.stop()
  })

  it('of a patient is given an IHS number', async () => {
    expect(await client.create(validPatient('3171235705900002'))).toMatch(/^Patient\/P\d{11}$/)
  })

  it.each(['Encounter/none', 'Patient/P00000000000', uuidOf(1)])('refers to %s in vain', async (reference) => {
    const answer = await client.post('/Medication', { resourceType: 'Medication', subject: { reference } })
    expect(answer.status).toBe(400)
    expect(detailsOf(answer)).toEqual([`The reference ${reference} is not registered`])
  })

  it('keeps its identifier when it changes, and cannot take that of another', async () => {
    const [, first] = (await client.create(validLocation('room-1'))).split('/')
    await client.create(validLocation('room-2'))
    expect((await client.put(`/Location/${first}`, { ...validLocation('room-1'), id: first })).status).toBe(200)
    expect(ruleNumbersOf(await client.put(`/Location/${first}`, { ...validLocation('room-2'), id: first }))).toEqual([
      20002,
    ])
  })

  it('of a prescription shares its number with the other items', async () => {
    const visit = await client.create(validEncounter(await client.create(validLocation())))
    await client.create(validMedicationRequest(visit, 'item-1'))
    await client.create(validMedicationRequest(visit, 'item-2'))
    expect(ruleNumbersOf(await client.post('/MedicationRequest', validMedicationRequest(visit, 'item-2')))).toEqual([
      20002,
    ])
  })

  it('of a newborn shares the number of the mother with a twin', async () => {
    const newborn = { ...validPatient(), identifier: [{ system: motherNik, value: ayu.nik }] }
    expect((await client.post('/Patient', newborn)).status).toBe(201)
    expect((await client.post('/Patient', newborn)).status).toBe(201)
  })

  it('is refused at another address than its own', async () => {
    expect((await client.post('/Encounter', validLocation())).status).toBe(400)
    const [, id] = (await client.create(validLocation())).split('/')
    const elsewhere = await client.put(`/Location/${id}`, { ...validLocation(), id: 'other' })
    expect(detailsOf(elsewhere)).toEqual([`The resource has another id than ${id}`])
  })

  it.each([
    { method: 'POST', path: '/Practitioner', status: 405 },
    { method: 'DELETE', path: '/Patient/P11111111111', status: 405 },
    { method: 'POST', path: '/Appointment', status: 404 },
    { method: 'GET', path: '/Patient/P11111111111/unknown', status: 404 },
  ])('$method $path answers $status', async ({ method, path, status }) => {
    const body = method === 'POST' ? JSON.stringify({ resourceType: path.slice(1) }) : undefined
    expect((await client.send(method, `/fhir-r4/v1${path}`, body)).status).toBe(status)
  })

  it.each(writableTypes)('of type %s can be sent, unless a rule names what it lacks', async (resourceType) => {
    const answer = await client.post(`/${resourceType}`, { resourceType })
    expect(answer.status).toBe(ruleNumbersOf(answer).length > 0 ? 400 : 201)
    expect(ruleNumbersOf(answer)).not.toContain(Number.NaN)
  })
})

describe('a transaction', () => {
  it('stores entries that refer to each other by fullUrl', async () => {
    const room = await client.create(validLocation())
    const condition = { ...validCondition(uuidOf(0)), subject: { reference: 'Patient/P02478375538' } }
    const encounter = { ...validEncounter(room), diagnosis: [{ condition: { reference: uuidOf(1) } }] }
    const answer = await client.post('', transactionOf(encounter, condition))
    expect(answer.body).toMatchObject({ type: 'transaction-response' })
    expect(valuesAt(answer.body, 'entry.response.status')).toEqual(['201 Created', '201 Created'])
    const [stored] = client.simulator.resources('Encounter')
    const [diagnosis] = client.simulator.resources('Condition')
    expect(textAt(diagnosis, 'encounter.reference')).toBe(`Encounter/${stored?.id}`)
    expect(textAt(stored, 'diagnosis.condition.reference')).toBe(`Condition/${diagnosis?.id}`)
  })

  it('stores nothing when one entry fails, and tells of each that follows', async () => {
    const condition = { ...validCondition(uuidOf(1)), subject: { reference: 'Patient/P02478375538' } }
    const withoutRoom = { ...validEncounter('Location/none'), location: [] }
    const answer = await client.post(
      '',
      transactionOf(validLocation(), withoutRoom, condition, validLocation('room-2')),
    )
    expect(ruleNumbersOf(answer)).toEqual([10120, 20013, 20012])
    expect(client.simulator.resources('Location')).toEqual([])
  })

  it('tells of an entry that depends on one that failed by way of another', async () => {
    const medication = (reference: string) => ({ resourceType: 'Medication', manufacturer: { reference } })
    const broken = { ...validPatient(), gender: undefined }
    const answer = await client.post('', transactionOf(broken, medication(uuidOf(0)), medication(uuidOf(1))))
    expect(ruleNumbersOf(answer)).toEqual([10413, 20013, 20013])
  })

  it('finds a duplicate among its own entries', async () => {
    expect(ruleNumbersOf(await client.post('', transactionOf(validLocation(), validLocation())))).toEqual([20002])
    expect(client.simulator.resources('Location')).toEqual([])
  })

  it('changes what is stored', async () => {
    const [, id = ''] = (await client.create(validLocation())).split('/')
    const bundle = transactionOf({ ...validLocation(), id, name: 'Chair 1' })
    const request = { method: 'PUT', url: `Location/${id}` }
    const answer = await client.post('', { ...bundle, entry: bundle.entry.map((entry) => ({ ...entry, request })) })
    expect(valuesAt(answer.body, 'entry.response.status')).toEqual(['200 OK'])
    expect(client.simulator.resources('Location')).toMatchObject([{ id, name: 'Chair 1' }])
  })

  it.each([
    { what: 'a batch', bundle: { ...transactionOf(validLocation()), type: 'batch' } },
    { what: 'no entry', bundle: transactionOf() },
    { what: 'no Bundle', bundle: validLocation() },
  ])('is refused with $what', async ({ bundle }) => {
    expect((await client.post('', bundle)).status).toBe(400)
    expect(client.simulator.resources('Location')).toEqual([])
  })
})
