import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** To which service a server sends. */
export type SatuSehatEnvironment = Schema<'SatuSehatStatus'>['environment']

export const satuSehatEnvironments: Values<SatuSehatEnvironment> = {
  none: { en: 'Not connected', id: 'Belum terhubung', tone: 'warning' },
  simulator: { en: 'Simulator', id: 'Simulator', tone: 'info' },
  sandbox: { en: 'Sandbox', id: 'Sandbox', tone: 'info' },
  production: { en: 'Production', id: 'Produksi', tone: 'success' },
}
