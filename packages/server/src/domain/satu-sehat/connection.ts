import { createHash, randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { Env } from '../../env'

export type Environment = Schema<'SatuSehatStatus'>['environment']

/** With what a server sends. The secret stays in memory: it is in no row, no log and no reply. */
export interface Connection {
  environment: Exclude<Environment, 'none'>
  /** Without a slash at its end. */
  base_url: string
  client_id: string
  client_secret: string
  organization_id: string
  /** The key of what all servers with these credentials share. */
  client: string
}

const productionHost = 'api-satusehat.kemkes.go.id'

/** What the simulator on this machine knows its client by. */
export const simulatedCredentials = { organizationId: '10000004', clientId: 'simulator', clientSecret: 'simulator' }

/** It keeps nothing: what one simulator numbered says nothing to the next. */
const simulator = `simulator ${randomUUID()}`

type Settings = Pick<
  Env,
  'APP_ENV' | 'SATUSEHAT_BASE_URL' | 'SATUSEHAT_CLIENT_ID' | 'SATUSEHAT_CLIENT_SECRET' | 'SATUSEHAT_ORGANIZATION_ID'
>

/** As whom is sent, without the secret. */
export type Access = Pick<Connection, 'organization_id' | 'client'> & { environment: Environment }

type Credentials = Pick<Connection, 'client_id' | 'client_secret' | 'organization_id'>

/** The one connection of all clinics; undefined without its credentials. */
export function connectionOf(env: Settings): Connection | undefined {
  const { SATUSEHAT_BASE_URL, SATUSEHAT_CLIENT_ID, SATUSEHAT_CLIENT_SECRET, SATUSEHAT_ORGANIZATION_ID } = env
  if (!SATUSEHAT_BASE_URL || !SATUSEHAT_CLIENT_ID || !SATUSEHAT_CLIENT_SECRET || !SATUSEHAT_ORGANIZATION_ID) return
  return connectionTo(SATUSEHAT_BASE_URL, {
    client_id: SATUSEHAT_CLIENT_ID,
    client_secret: SATUSEHAT_CLIENT_SECRET,
    organization_id: SATUSEHAT_ORGANIZATION_ID,
  })
}

/** The connection of a client to the service at an address. */
export function connectionTo(address: string, credentials: Credentials): Connection {
  const base_url = address.replace(/\/$/, '')
  const environment = new URL(base_url).host === productionHost ? 'production' : 'sandbox'
  return { environment, base_url, ...credentials, client: clientKey(base_url, credentials.client_id) }
}

/** The connection to the simulator of this process. */
export const simulatedConnection = (base_url: string): Connection => ({
  environment: 'simulator',
  base_url,
  client_id: simulatedCredentials.clientId,
  client_secret: simulatedCredentials.clientSecret,
  organization_id: simulatedCredentials.organizationId,
  client: simulator,
})

/** What the settings of all clinics lead to, as people are told it. */
export function environmentOf(env: Settings): Access {
  const set = connectionOf(env)
  if (set) return set
  if (env.APP_ENV === 'production') return { environment: 'none', organization_id: '', client: '' }
  return simulatedConnection('')
}

const clientKey = (base_url: string, client_id: string) =>
  createHash('sha256').update(`${base_url} ${client_id}`).digest('hex')
