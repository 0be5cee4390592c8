import { randomUUID } from 'node:crypto'
import type { SampleCalls, World } from '../sample-world'

export const calls = {
  listImport: async () => ({}),
  createImport: async () => ({ query: { kind: 'patient', file_name: 'pasien.csv' }, body: patientFile() }),
  getImport: async (world) => ({ path: await addImport(world, 'checked') }),
  mapImport: async (world) => ({
    path: await addImport(world, 'uploaded'),
    body: { columns: [...importedColumns], default_values: [{ field: 'religion', text: 'Islam' }], version: 1 },
  }),
  checkImport: async (world) => ({ path: await addImport(world, 'mapped') }),
  includeImport: async (world) => ({ path: await addImport(world, 'checked') }),
  mendImportRow: async (world) => ({
    path: { ...(await addImport(world, 'checked', { isRefused: true })), line: 2 },
    body: { cells: [{ column: 2, text: '17/05/1990' }], version: 1 },
  }),
  runImport: async (world) => ({ path: await addImport(world, 'checked') }),
  cancelImport: async (world) => ({ path: await addImport(world, 'uploaded') }),
  listImportRow: async (world) => ({ path: await addImport(world, 'checked') }),
  listImportProblem: async (world) => ({ path: await addImport(world, 'checked') }),
} satisfies Partial<SampleCalls>

const importedColumns = [
  'first_name',
  'sex',
  'date_of_birth',
  'phone',
  'relative_name',
  'relative_phone',
  'identity_reason',
] as const

/** Somebody new, without papers. */
const importedCells = () => [
  `Ayu ${randomUUID().slice(0, 8)}`,
  'P',
  '17/05/1990',
  '081234567890',
  'Bambang',
  '081298765432',
  'Tidak membawa KTP',
]

const patientFile = () =>
  Buffer.from(`${[importedColumns, importedCells()].map((cells) => cells.join(',')).join('\n')}\n`)

async function addImport(
  { database, clinic: { company_id, clinic_id } }: World,
  state: 'uploaded' | 'mapped' | 'checked',
  { isRefused = false } = {},
) {
  const { id } = await database
    .insertInto('import')
    .values({
      company_id,
      clinic_id,
      kind: 'patient',
      file_name: 'pasien.csv',
      state,
      created_by: 'Rani Putri',
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      row_count: 1,
      checked_count: state === 'checked' ? 1 : 0,
      invalid_count: isRefused ? 1 : 0,
      headings: JSON.stringify(importedColumns),
      columns: JSON.stringify(importedColumns),
      default_values: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('import_row')
    .values({
      company_id,
      clinic_id,
      import_id: id,
      line: 2,
      cells: JSON.stringify(importedCells()),
      state: isRefused ? 'invalid' : state === 'checked' ? 'valid' : 'waiting',
      ...(isRefused && { problems: JSON.stringify({ date_of_birth: { sentence: 'dateUnreadable', values: {} } }) }),
    })
    .execute()
  return { id }
}
