import { sql } from 'kysely'
import { masterUseCases } from '../../database/master'

export const roomUseCases = masterUseCases('Room', {
  table: 'room',
  columns: ['id', 'name', 'status', 'version', 'created_at', 'updated_at'],
  search: sql`lower(name)`,
  sort: { name: [sql`lower(name)`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status'],
})
