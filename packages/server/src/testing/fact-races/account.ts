import { sampleCalls } from '../sample-calls'
import { staffInactive } from './changes'
import type { FactRace } from './stage'

/** Login accounts, and the people they belong to. */
export const accountRaces: readonly FactRace[] = [
  {
    name: 'two managers disable each other',
    writes: ['user', 'user'],
    succeed: 1,
    async prepare(stage) {
      const { server, clinic, database } = stage
      const { company_id, clinic_id } = clinic
      // the two are the only ones
      await database.updateTable('user').set({ status: 0 }).where('company_id', '=', company_id).execute()
      const manager = async () => {
        const staff_id = (await sampleCalls.getStaff(stage)).path.id
        const user = await server.makeUser({ company_id, clinic_id }, 'manager_clinic', { staff_id })
        return { id: user.id, token: await server.tokenOf(user) }
      }
      const [one, other] = [await manager(), await manager()]
      const body = { status: 'disabled' }
      return [
        stage.call('setAccountStatus', { path: { id: other.id }, body }, one.token),
        stage.call('setAccountStatus', { path: { id: one.id }, body }, other.token),
      ]
    },
  },
  {
    name: 'two managers make each other inactive',
    writes: ['user', 'user'],
    succeed: 1,
    async prepare(stage) {
      const { server, clinic, database } = stage
      const { company_id, clinic_id } = clinic
      await database.updateTable('user').set({ status: 0 }).where('company_id', '=', company_id).execute()
      const manager = async () => {
        const { path, body } = await sampleCalls.updateStaff(stage)
        const user = await server.makeUser({ company_id, clinic_id }, 'manager_clinic', { staff_id: path.id })
        return { path, body: { ...body, status: 'inactive' }, token: await server.tokenOf(user) }
      }
      const [one, other] = [await manager(), await manager()]
      return [
        stage.call('updateStaff', { path: other.path, body: other.body }, one.token),
        stage.call('updateStaff', { path: one.path, body: one.body }, other.token),
      ]
    },
  },
  {
    name: 'an invitation is renewed while the assistant is made inactive',
    writes: ['invitation', 'staff'],
    inOrder: ['invitation', 'staff'],
    async prepare(stage) {
      const { path, body } = await sampleCalls.renewInvitation(stage)
      const { staff_id } = await stage.database
        .selectFrom('user')
        .select('staff_id')
        .where('id', '=', path.id)
        .executeTakeFirstOrThrow()
      return [stage.call('renewInvitation', { path, body }), await staffInactive(stage, staff_id ?? 0)]
    },
  },
  {
    name: 'an assistant is invited while they are made inactive',
    writes: ['invitation', 'staff'],
    inOrder: ['user', 'staff'],
    async prepare(stage) {
      const { path, body } = await sampleCalls.inviteStaff(stage)
      return [stage.call('inviteStaff', { path, body }), await staffInactive(stage, path.id)]
    },
  },
]
