import { locationResource, type Missing, practitionerSearch, type Resource } from '@clinic/core/satu-sehat'
import { createSimulator, seededRandom } from '@clinic/satu-sehat-simulator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../database/seed/seed'
import { startTestServer, type TestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { consentOfVisit } from './consent-of-visit'
import { missingOfVisit } from './missing-of-visit'
import { patientKey, stepResources } from './step-resources'
import { stepsOfVisit } from './steps-of-visit'
import { visitBundle } from './visit-bundle'
import { type VisitRecord, visitRecord } from './visit-record'

const organization_id = '10000004'
const now = new Date('2026-11-20T15:30:00+07:00')

/** The demo clinic and a service that knows its dentists and every other of its patients. */
describe('what is told of the visits of the demo clinic', { timeout: patience }, () => {
  let server: TestServer
  let records: VisitRecord[]
  beforeAll(async () => {
    server = await startTestServer({ now: () => now })
    await seedDemo(server.database, { today: '2026-11-20', now })
    const visits = await server.database
      .selectFrom('visit')
      .select(['company_id', 'clinic_id', 'id'])
      .orderBy('id')
      .execute()
    const read = await Promise.all(visits.map((visit) => visitRecord(server.database, visit, visit.id)))
    records = read.flatMap((record) => record ?? [])
  }, patience)
  afterAll(() => server.close())

  it('is accepted by the simulator, resource by resource in its order', async () => {
    const over = records.filter(({ visit: { state } }) => state === 'finished' || state === 'checked_out')
    expect(over.length).toBeGreaterThan(200)
    const service = await openService(over)
    const missing = new Map<string, number>()
    for (const record of over)
      for (const { key } of await service.tell(record)) missing.set(key, (missing.get(key) ?? 0) + 1)
    await service.stop()
    expect(service.refused).toEqual([])
    // as in every clinic: some patients have no NIK, some no code of their area, and of a treatment that was broken off there is no diagnosis
    expect([...missing.keys()].sort()).toEqual([
      'diagnosisMissing',
      'patientArea',
      'patientField',
      'patientIdentity',
      'patientIdentityKind',
    ])
    expect(service.told()).toBeGreaterThan(150)
    // each kind was there to be refused
    for (const type of ['Patient', 'Encounter', 'Condition', 'Observation', 'Procedure'])
      expect(service.count(type), type).toBeGreaterThan(10)
    for (const type of [
      'AllergyIntolerance',
      'Medication',
      'MedicationRequest',
      'MedicationDispense',
      'ClinicalImpression',
    ])
      expect(service.count(type), type).toBeGreaterThan(0)
    expect(service.consents()).toBeGreaterThan(10)
  })

  it('is nothing of a visit that goes on, was left or entered by mistake', () => {
    for (const record of records) {
      const told = visitBundle(record, { organization_id })
      const { state } = record.visit
      if (state === 'left' || state === 'entered_in_error') expect(told).toEqual({ out_of_scope: state })
      else if (state === 'finished' || state === 'checked_out') expect(told).toMatchObject({ resourceType: 'Bundle' })
      else expect(told).toEqual({ under_way: true })
    }
  })

  it('as a Bundle begins with the patient, and tells the end of the visit last', () => {
    const record = records.find(({ visit, movements }) => visit.state === 'finished' && movements.length > 0)
    const told = record && visitBundle(record, { organization_id })
    const entries = told && 'entry' in told ? told.entry.map(({ resource }) => resource) : []
    expect(entries.slice(0, 3).map(({ resourceType }) => resourceType)).toEqual(['Patient', 'Encounter', 'Encounter'])
    expect(entries.at(-1)).toMatchObject({ resourceType: 'Encounter', status: 'finished' })
    // it is no resource
    expect(JSON.stringify(entries)).not.toMatch(/OPTIN|OPTOUT/)
    const ids = new Set(entries.map(({ resourceType, id }) => `${resourceType}/${id}`))
    const referred = JSON.stringify(entries).matchAll(
      /"reference":"((?:Encounter|Condition|Medication\w*|Patient)\/[^"]+)"/g,
    )
    for (const [, reference = ''] of referred) expect(ids).toContain(reference)
  })
})

/** The simulator with a client that tells it visits as an outbox will. */
async function openService(records: readonly VisitRecord[]) {
  const doctors = new Map(records.flatMap(({ doctor }) => (doctor ? [[doctor.nik, `1000${doctor.id}`]] : [])))
  const known = records.filter(({ patient }) => patient.id % 2 === 0 && patient.identification === 'nik')
  const patients = new Map(known.map(({ patient }) => [patient.identity_number, `P${patient.id}`]))
  const numbered = (people: Map<string, string>) => Array.from(people, ([nik, ihsNumber]) => ({ nik, ihsNumber }))
  const simulator = createSimulator({
    organizationId: organization_id,
    clientId: 'clinic',
    clientSecret: 'secret',
    clock: () => now.getTime(),
    random: seededRandom(1),
    patients: numbered(patients),
    practitioners: numbered(doctors),
  })
  const base = await simulator.start()
  const login = await fetch(`${base}/oauth2/v1/accesstoken?grant_type=client_credentials`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'clinic', client_secret: 'secret' }),
  })
  const { access_token } = Object(await login.json())
  const ids = new Map<string, string>()
  const refused: string[] = []
  let [told, consents] = [0, 0]

  const request = (path: string, resource?: Resource) =>
    exchange(`fhir-r4/v1/${path}`, {
      method: resource === undefined ? 'GET' : resource.id === undefined ? 'POST' : 'PUT',
      body: resource && JSON.stringify(resource),
    })

  async function exchange(path: string, asked: { method: string; body: string | undefined }) {
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const reply = await fetch(`${base}/${path}`, { ...asked, headers })
    const text = await reply.text()
    if (!reply.ok) refused.push(`${path}: ${text}`)
    return JSON.parse(text)
  }
  const idOfSearch = async (search: string): Promise<string | undefined> =>
    (await request(search)).entry?.[0]?.resource.id

  async function idOfRoom({ room }: VisitRecord) {
    if (!room) return ''
    const key = `Location/${room.id}`
    const sent = ids.get(key)
    if (sent) return sent
    const options = { organization_id, clinic_organization_id: organization_id, position: null }
    const { id } = await request('Location', locationResource({ ...room, code: `${room.code}-${room.id}` }, options))
    ids.set(key, id)
    return id
  }

  /** Returns what the visit lacks; then nothing is told. */
  async function tell(record: VisitRecord): Promise<Missing[]> {
    const ihs = patients.get(record.patient.identity_number)
    if (ihs) ids.set(patientKey(record), ihs)
    const doctor = (await idOfSearch(practitionerSearch(record.doctor?.nik ?? ''))) ?? ''
    const room = await idOfRoom(record)
    const known = { patient: ids.get(patientKey(record)) ?? null, doctor, room }
    const missing = missingOfVisit(record, known)
    if (missing.length > 0) return missing
    told += 1
    const found = { organization_id, doctor, room, idOf: (key: string) => ids.get(key) }
    const scope = stepsOfVisit(record, found)
    if (!('steps' in scope)) throw new Error(`Visit ${record.visit.id} is not over`)
    for (const { name } of scope.steps) {
      if (name === 'consent') {
        const body = JSON.stringify(consentOfVisit(record, found))
        await exchange('consent/v1/Consent', { method: 'POST', body })
        consents += 1
      }
      for (const { key, resource } of stepResources(name, record, found)) {
        // what belongs to the patient was told with an earlier visit
        if (ids.has(key) && resource.id === undefined) continue
        const path = resource.id === undefined ? resource.resourceType : `${resource.resourceType}/${resource.id}`
        ids.set(key, (await request(path, resource)).id)
      }
    }
    return []
  }
  return {
    tell,
    told: () => told,
    consents: () => consents,
    refused,
    count: (type: string) => simulator.resources(type).length,
    stop: simulator.stop,
  }
}
