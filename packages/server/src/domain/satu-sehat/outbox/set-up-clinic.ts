import type { SetUpFailure } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import { announce } from '../../../live/changes'
import { transaction } from '../../../use-case/transaction'
import { dentistsToSetUp, roomsToSetUp } from '../set-up-rows'
import {
  doctorKey,
  findDoctor,
  findOrganization,
  type Identifying,
  organizationKey,
  registerRoom,
  roomKey,
} from './identify'
import { idsOf } from './known-ids'
import type { Clinic } from './lease-visit'
import { Paused } from './paused'
import type { Answer, Service } from './service'

interface SettingUp {
  database: Database
  service: Service
  now: () => Date
}

/** How long whoever took a clinic is waited for. Then it is due again: what is registered already is not registered twice. */
const lasts = 120_000

/** Looks up the organization and the dentists of a clinic and registers its rooms, where its manager asked for it. Returns whether there was anything to do. */
export async function setUpClinic({ database, service, now }: SettingUp, clinic: Clinic): Promise<boolean> {
  const version = await takeClinic(database, clinic, now())
  if (version === undefined) return false
  const { client } = service.connection
  const write = (values: { due_at: Date | null; failures?: string }) =>
    transaction(database, async (tx) => {
      const { company_id, clinic_id } = clinic
      await tx
        .updateTable('satu_sehat_set_up')
        .set({ client, ...values })
        // what somebody asked for again meanwhile stays due
        .where((eb) => eb.and({ company_id, clinic_id, version }))
        .execute()
      await announce(tx, [{ company_id, clinic_id, tables: ['satu_sehat_set_up'], sessions: [], users: [] }])
    })
  try {
    const failures = await identifyAll({ database, service, clinic, now })
    await write({ due_at: null, failures: JSON.stringify(failures) })
  } catch (error) {
    if (!(error instanceof Paused)) throw error
    await write({ due_at: error.until })
  }
  return true
}

async function takeClinic(database: Database, { company_id, clinic_id }: Clinic, now: Date) {
  const taken = await database
    .updateTable('satu_sehat_set_up')
    .set({ due_at: new Date(now.getTime() + lasts) })
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('due_at', '<=', now.toISOString())
    .returning('version')
    .executeTakeFirst()
  return taken?.version
}

/** Returns what has no number after it was asked for. */
async function identifyAll({ clinic, ...rest }: Omit<Identifying, 'ids'>): Promise<SetUpFailure[]> {
  const { database, service } = rest
  const rooms = await roomsToSetUp(database, clinic)
  const dentists = await dentistsToSetUp(database, clinic)
  const keys = [
    organizationKey(clinic),
    ...rooms.map(({ id }) => roomKey(id)),
    ...dentists.map(({ id }) => doctorKey(id)),
  ]
  const ids = await idsOf(database, clinic, { client: service.connection.client, keys })
  const identifying = { ...rest, clinic, ids }
  const failures: SetUpFailure[] = []
  const note = (item: SetUpFailure['item'], id: number | null, answer: Answer | undefined) => {
    if (answer) failures.push({ item, id, ...reasonOf(answer) })
  }
  note('organization', null, await findOrganization(identifying))
  for (const room of rooms) note('room', room.id, await registerRoom(identifying, room))
  for (const dentist of dentists) {
    if (dentist.nik.trim() === '') failures.push({ item: 'doctor', id: dentist.id, ...nikMissing })
    else note('doctor', dentist.id, await findDoctor(identifying, dentist))
  }
  return failures
}

const nikMissing = { reason: 'nikMissing', http_status: null, rule: null, message: '' } as const

/** A search that finds nothing is answered with an empty bundle, an id that is not there with 404. */
function reasonOf({ status, rules, message }: Answer): Omit<SetUpFailure, 'item' | 'id'> {
  const isUnknown = status === 404 || (status !== null && status < 300)
  return { reason: isUnknown ? 'unknown' : 'refused', http_status: status, rule: rules.at(0) ?? null, message }
}
