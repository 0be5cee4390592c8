import { createHash } from 'node:crypto'
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

/** The organization that the simulator knows. */
export const simulatedOrganization = '10000004'

type Settings = Pick<
  Env,
  'APP_ENV' | 'SATUSEHAT_BASE_URL' | 'SATUSEHAT_CLIENT_ID' | 'SATUSEHAT_CLIENT_SECRET' | 'SATUSEHAT_ORGANIZATION_ID'
>

/** The connection that is set; undefined without credentials. */
export function connectionOf(env: Settings): Connection | undefined {
  const { SATUSEHAT_BASE_URL, SATUSEHAT_CLIENT_ID, SATUSEHAT_CLIENT_SECRET, SATUSEHAT_ORGANIZATION_ID } = env
  if (!SATUSEHAT_BASE_URL || !SATUSEHAT_CLIENT_ID || !SATUSEHAT_CLIENT_SECRET || !SATUSEHAT_ORGANIZATION_ID) return
  const base_url = SATUSEHAT_BASE_URL.replace(/\/$/, '')
  return {
    environment: new URL(base_url).host === productionHost ? 'production' : 'sandbox',
    base_url,
    client_id: SATUSEHAT_CLIENT_ID,
    client_secret: SATUSEHAT_CLIENT_SECRET,
    organization_id: SATUSEHAT_ORGANIZATION_ID,
    client: clientKey(base_url, SATUSEHAT_CLIENT_ID),
  }
}

/** The connection to a simulator on this machine; its port may be another one after each start. */
export const simulatedConnection = (base_url: string): Connection => ({
  environment: 'simulator',
  base_url,
  client_id: 'simulator',
  client_secret: 'simulator',
  organization_id: simulatedOrganization,
  client: clientKey('simulator', 'simulator'),
})

/** What the settings lead to, as people are told it. */
export function environmentOf(
  env: Settings,
): Pick<Connection, 'organization_id' | 'client'> & { environment: Environment } {
  const set = connectionOf(env)
  if (set) return set
  if (env.APP_ENV === 'production') return { environment: 'none', organization_id: '', client: '' }
  return simulatedConnection('')
}

const clientKey = (base_url: string, client_id: string) =>
  createHash('sha256').update(`${base_url} ${client_id}`).digest('hex')
