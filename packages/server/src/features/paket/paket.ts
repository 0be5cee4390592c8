import { sql } from 'kysely'
import { masterUseCases } from '../../use-case/master'
import { checkItems } from './check-items'
import { paketItems } from './paket-items'
import { writeItems } from './write-items'

export const paketUseCases = masterUseCases('Paket', {
  table: 'paket',
  columns: [
    'id',
    'code',
    'name',
    'price',
    'validity_days',
    'transferable',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  derived: (context) => ({ items: paketItems(context) }),
  search: sql`lower(code || ' ' || name)`,
  sort: { name: [sql`lower(name)`], code: [sql`lower(code)`], price: ['price'], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status'],
  taken: { paket_code_key: { code: 'codeTaken' } },
  check: checkItems,
  elsewhere: ['items'],
  written: writeItems,
})
