import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { noteContentFixture } from '@clinic/core/testing'
import type { TestServer } from './harness'
import { addAssistance } from './sample-calls/assistance'
import { oneDictated } from './sample-calls/dictation'
import { oneEntry } from './sample-calls/odontogram'
import { addStaff } from './sample-calls/staff'
import { addVisit } from './sample-calls/visit'
import { openWorld } from './sample-world'

type Dictation = Schema<'Dictation'>
type Said = Partial<Schema<'DictationInput'>>

/** A patient in the chair, the dentist, and the assistant beside. */
export async function openChair(server: TestServer) {
  const world = await openWorld(server)
  const { clinic } = world
  const { company_id } = clinic
  const user = await server.makeUser(clinic, 'doctor_clinic', { displayname: 'drg. Ratna' })
  const visit = await addVisit(world, { state: 'in_practice' })
  const assistant = async (displayname: string, role: Schema<'AssistanceRole'>) => {
    const { id: staff_id } = await addStaff(world)
    const person = await server.makeUser(clinic, 'nurse_clinic', { displayname, staff_id })
    await addAssistance(world, { state: 'assisting', staff_id, visit_id: visit.id, role })
    return { id: person.id, token: await server.tokenOf(person) }
  }
  const [yuni, sari] = [await assistant('Yuni', 'first'), await assistant('Sari', 'second')]
  const dentist = await server.tokenOf(user)
  const path = { id: visit.id }
  const dictate = (said: Said = {}, token = yuni.token, to = path) =>
    server.call('createDictation', { token, path: to, body: { ...oneDictated(), key: randomUUID(), ...said } })
  const draft = async (said: Said = {}): Promise<Dictation> => (await dictate(said)).body.data
  type Change = 'updateDictation' | 'withdrawDictation' | 'acceptDictation' | 'rejectDictation'
  const bodies: Record<Change, object> = {
    updateDictation: oneDictated({ teeth: ['45'] }),
    withdrawDictation: {},
    acceptDictation: { seen: 1_000_000, typed_ms_ago: 0 },
    rejectDictation: { reason: '' },
  }
  const change = (operation: Change, { id, version }: Pick<Dictation, 'id' | 'version'>, token: string, body = {}) =>
    server.call(operation, { token, path: { id }, body: { version, ...bodies[operation], ...body } })
  const accept = (each: Pick<Dictation, 'id' | 'version'>, token = dentist) => change('acceptDictation', each, token)
  const reject = (each: Pick<Dictation, 'id' | 'version'>, reason = '') =>
    change('rejectDictation', each, dentist, { reason })
  const listed = async (token = yuni.token): Promise<Dictation[]> =>
    (await server.call('getVisitDictation', { token, path })).body.data.dictations
  const rows = async (): Promise<Schema<'Finding'>[]> =>
    (await server.call('getOdontogram', { token: dentist, path: { id: visit.patient_id } })).body.data.findings
  const enter = (said: Partial<Schema<'FindingEntry'>>) =>
    server.call('enterFindings', { token: dentist, path, body: oneEntry({ seen: 1_000_000, ...said }) })
  const write = (table: 'visit' | 'assistance', set: object) =>
    server.database
      .updateTable(table)
      .set(set)
      .where((eb) => eb.and({ company_id }))
      .execute()
  /** Signs a complete note. */
  const finish = async () => {
    const { notes } = (await server.call('getVisitNote', { token: dentist, path })).body.data
    const content = { ...noteContentFixture(), procedures: [] }
    const body = { version: notes.at(-1)?.version ?? 0, content }
    const wrote = await server.call('writeVisitNote', { token: dentist, path, body })
    const { version } = (await server.call('getVisit', { token: dentist, path })).body.data
    const note_version = wrote.body.data.version
    return server.call('finishVisit', { token: dentist, path, body: { version, note_version } })
  }
  return {
    world,
    visit,
    path,
    yuni,
    sari,
    user,
    dentist,
    dictate,
    draft,
    change,
    accept,
    reject,
    listed,
    rows,
    enter,
    write,
    finish,
  }
}
