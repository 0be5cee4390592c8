import { sql } from 'kysely'
import { masterUseCases } from '../../use-case/master'

export const consentFormUseCases = masterUseCases('ConsentForm', {
  table: 'consent_form',
  columns: [
    'id',
    'name',
    'category',
    'procedure',
    'purpose',
    'risks',
    'alternatives',
    'prognosis',
    'procedure_en',
    'purpose_en',
    'risks_en',
    'alternatives_en',
    'prognosis_en',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  search: sql`lower(name)`,
  sort: { name: [sql`lower(name)`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['category', 'status'],
})
