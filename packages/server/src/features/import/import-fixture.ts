import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

type Kind = Schema<'ImportKind'>

export const headings = ['Nama', 'L/P', 'Tgl Lahir', 'No HP', 'NIK', 'Kontak darurat', 'No HP kontak darurat']

export const nik = (number: number) => String(3_171_065_705_900_000 + number)

/** A birthday for each row, so that no two patients are similar. */
const bornOf = (number: number) =>
  `${1 + (number % 28)}/${1 + (Math.floor(number / 28) % 12)}/${1950 + (Math.floor(number / 336) % 60)}`

export const patientRow = (number: number, overrides: Partial<Record<string, string>> = {}) =>
  Object.values({
    name: `Pasien ${number}`,
    sex: 'P',
    born: bornOf(number),
    phone: `0812${String(number).padStart(7, '0')}`,
    nik: nik(number),
    relative: 'Bambang',
    relativePhone: '081298765432',
    ...overrides,
  })

export const csv = (...rows: (string | undefined)[][]) => Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'))

export const patients = (count: number, from = 1) =>
  csv(headings, ...Array.from({ length: count }, (_, index) => patientRow(from + index)))

export async function openDesk(
  server: TestServer,
  company_id?: number,
  role: 'manager_clinic' | 'front_office_clinic' = 'front_office_clinic',
) {
  const { clinic, token } = await openClinic(server, company_id === undefined ? {} : { company_id }, { role })
  const send = (file: Buffer, kind: Kind = 'patient', headers: Record<string, string> = {}) =>
    server.call('createImport', { token, body: file, query: { kind, file_name: 'berkas.csv' }, headers })
  const desk = {
    clinic,
    token,
    send,
    take: async (file: Buffer, kind: Kind = 'patient') => {
      const { status, body } = await send(file, kind)
      if (status !== 201) throw new Error(`${status} ${body.msg}`)
      return body.data
    },
    get: async (id: number) => (await server.call('getImport', { token, path: { id } })).body.data,
    map: ({ id, columns, version }: Schema<'Import'>, overrides: object = {}) =>
      server.call('mapImport', { token, path: { id }, body: { columns, default_values: [], version, ...overrides } }),
    step: (operation: 'checkImport' | 'includeImport' | 'runImport' | 'cancelImport', id: number, headers = {}) =>
      server.call(operation, { token, path: { id }, headers }),
    mend: (
      { id, version }: Pick<Schema<'Import'>, 'id' | 'version'>,
      line: number,
      cells: { column: number; text: string }[],
    ) => server.call('mendImportRow', { token, path: { id, line }, body: { cells, version } }),
    rows: (id: number, query: Record<string, string> = {}, headers = {}) =>
      server.call('listImportRow', { token, path: { id }, query, headers }),
    problems: (id: number, headers = {}) => server.call('listImportProblem', { token, path: { id }, headers }),
    until: async (operation: 'checkImport' | 'runImport', id: number) => {
      for (;;) {
        const { status, body } = await desk.step(operation, id)
        if (status !== 200) throw new Error(`${status} ${body.msg}`)
        if (body.data.state === 'checked' || body.data.state === 'done') return body.data
      }
    },
    checked: async (
      file: Buffer,
      { kind = 'patient', ...mapping }: { kind?: Kind; default_values?: object[] } = {},
    ) => {
      const taken = await desk.take(file, kind)
      const { status, body } = await desk.map(taken, mapping)
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
      return desk.until('checkImport', taken.id)
    },
    list: async (query = {}) =>
      (await server.call('listPatient', { token, query: { rowPerPage: '100', ...query } })).body.data,
  }
  return desk
}
