import type { RoleName } from '@clinic/core/access'
import type { TestServer } from './harness'
import type { World } from './sample-world'

/** Roles that carry out operations which the manager may not, the first choice first. */
const others: readonly RoleName[] = ['doctor_clinic', 'nurse_clinic', 'front_office_clinic']

/**
 * Returns who calls each operation successfully: the manager of a world, or somebody else of the clinic where the manager may
 * not. It is opened before the samples, which are of the dentist who may sign in.
 */
export async function openCallers(server: TestServer, { clinic, user }: World) {
  const signIn = async (person: { company_id: number; id: number }) => ({
    user_id: person.id,
    token: await server.tokenOf(person),
  })
  let manager = await signIn(user)
  const people = new Map<string, typeof manager>()
  for (const role of others) people.set(role, await signIn(await server.makeUser(clinic, role)))
  return {
    of({ roles }: { roles: readonly string[] }) {
      if (roles.length === 0 || roles.includes('manager_clinic')) return manager
      const person = people.get(others.find((role) => roles.includes(role)) ?? '')
      if (!person) throw new Error(`Nobody of the world may be ${roles.join(' or ')}`)
      return person
    },
    /** After the manager signed out. */
    async renew() {
      manager = await signIn(user)
    },
  }
}
