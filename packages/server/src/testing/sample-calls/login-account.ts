import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { issueInvitation } from '../../domain/account/invitation'
import { openSession } from '../../features/auth/session'
import type { SampleCalls, World } from '../sample-world'
import { addDoctor } from './doctor'
import { addStaff } from './staff'

export const calls = {
  getDoctorAccount: async (world) => ({ path: await addDoctor(world) }),
  inviteDoctor: async (world) => ({ path: await addDoctor(world), body: invitation('doctor_clinic') }),
  getStaffAccount: async (world) => ({ path: await addStaff(world) }),
  inviteStaff: async (world) => ({ path: await addStaff(world), body: invitation('nurse_clinic') }),
  renewInvitation: async (world) => ({
    path: { id: (await addInvited(world)).id },
    body: invitation('front_office_clinic'),
  }),
  resetAccount: async (world) => ({ path: { id: (await addActive(world)).id }, body: invitation('nurse_clinic') }),
  setAccountStatus: async (world) => ({ path: { id: (await addInvited(world)).id }, body: { status: 'disabled' } }),
  findInvitation: async (world) => ({ body: { token: (await addInvited(world)).token } }),
  acceptInvitation: async (world) => ({
    body: { token: (await addInvited(world)).token, password: 'four words are enough' },
  }),
  listAccountSession: async (world) => ({ path: { id: (await addInvited(world)).id } }),
  endAccountSessions: async (world) => {
    const { id } = await addInvited(world)
    await openSession(world.database, { company_id: world.clinic.company_id, user_id: id }, world.now())
    return { path: { id } }
  },
} satisfies Partial<SampleCalls>

const invitation = <Role extends Schema<'RoleName'>>(role: Role) => ({ email: `${randomUUID()}@clinic.test`, role })

/** An assistant who was invited and has no password yet. */
async function addInvited(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id } = await world.database
    .insertInto('user')
    .values({
      ...invitation('nurse_clinic'),
      company_id,
      clinic_id,
      doctor_id: null,
      staff_id: (await addStaff(world)).id,
      firstname: 'Yuni',
      lastname: '',
      displayname: 'Yuni',
      password_hash: null,
      status: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await issueInvitation(world.database, { company_id, user_id: id }, new Date()) }
}

/** An assistant who signs in with a password. */
async function addActive(world: World) {
  const { id } = await addInvited(world)
  await world.database
    .updateTable('user')
    .set({ password_hash: 'not one that any password has' })
    .where((eb) => eb.and({ company_id: world.clinic.company_id, id }))
    .execute()
  return { id }
}
