import type { Values } from './values'

/** Whether a record can still be chosen. */
export const activeStatuses: Values<'active' | 'inactive'> = {
  active: { en: 'Active', id: 'Aktif' },
  inactive: { en: 'Inactive', id: 'Tidak aktif' },
}
