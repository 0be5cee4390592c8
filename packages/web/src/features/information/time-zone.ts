import type { Information } from '../../platform/session/information-query'

/** The zones of Indonesia by the letters people know them by. */
export const zoneNames = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const satisfies Record<Information['time_zone'], string>
