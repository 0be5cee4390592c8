import type { RoleName } from '@clinic/core/access'
import type { TestServer } from './harness'

type ClinicValues = NonNullable<Parameters<TestServer['makeClinic']>[0]>
type UserValues = Parameters<TestServer['makeUser']>[2]

/** A clinic where somebody is signed in: the manager, unless `role` says who. With a `company_id` it is a clinic of that company. */
export async function openClinic(
  server: TestServer,
  values: ClinicValues = {},
  { role = 'manager_clinic', ...person }: { role?: RoleName } & UserValues = {},
) {
  const clinic = await server.makeClinic(values)
  const user = await server.makeUser(clinic, role, person)
  return {
    clinic,
    token: await server.tokenOf(user),
    /** The token of a new session: one does not last for days. */
    signIn: () => server.tokenOf(user),
    /** The token of somebody new. */
    tokenFor: async (role: RoleName, values: UserValues = {}) =>
      server.tokenOf(await server.makeUser(clinic, role, values)),
  }
}
