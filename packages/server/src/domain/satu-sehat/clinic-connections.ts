import type { Env } from '../../env'
import { type Access, type Connection, environmentOf } from './connection'

/** With what each clinic sends that has credentials of its own, by its id. */
export type ClinicConnections = ReadonlyMap<number, Connection>

/** Returns as whom a clinic sends. */
export type AccessOf = (clinic: { clinic_id: number }) => Access

/** As whom clinics send. Where some clinics have credentials of their own, one without has no access. */
export const accessOf =
  (env: Env, connections: ClinicConnections | undefined): AccessOf =>
  ({ clinic_id }) =>
    connections ? (connections.get(clinic_id) ?? nobody) : environmentOf(env)

const nobody: Access = { environment: 'none', organization_id: '', client: '' }
