import type { Values } from './values'

/** What is kept in use, or kept out of it. */
export const activeStatuses: Values<'active' | 'inactive'> = {
  active: { en: 'Active', id: 'Aktif' },
  inactive: { en: 'Inactive', id: 'Tidak aktif' },
}
