import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput } from '../../testing/patient-input'
import { openDesk } from './patient-fixture'

const now = new Date('2026-11-20T08:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

describe('the list of patients', async () => {
  const desk = await openDesk(server)
  const stranger = await openDesk(server, desk.clinic.company_id)
  await stranger.create(otherPatientInput({ first_name: 'Stranger' }))
  for (let index = 1; index <= 53; index += 1) {
    const month = String((index % 12) + 1).padStart(2, '0')
    await desk.create(
      otherPatientInput({
        first_name: `Pasien ${index % 3}`,
        last_name: '',
        sex: index % 2 ? 'female' : 'male',
        date_of_birth: `1990-${month}-01`,
        phone: `+628119000${String(index).padStart(3, '0')}`,
      }),
    )
  }
  const nameOf = ({ first_name, last_name }: Schema<'PatientRow'>) => `${first_name} ${last_name}`.trim()

  it('of 53 comes in pages, every patient on exactly one', async () => {
    const pages = [await desk.list({ page: '1' }), await desk.list({ page: '2' }), await desk.list({ page: '3' })]
    expect(pages.map(({ rows }) => rows.length)).toEqual([25, 25, 3])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(53)
    expect(pages.map(({ count }) => count)).toEqual([53, 53, 53])
    expect(pages.map(({ pagination }) => pagination)).toEqual([
      {
        totalItems: 53,
        totalPages: 3,
        currentPage: 1,
        hasNextPage: true,
        hasPrevPage: false,
        offset: 0,
        rowPerPage: 25,
      },
      {
        totalItems: 53,
        totalPages: 3,
        currentPage: 2,
        hasNextPage: true,
        hasPrevPage: true,
        offset: 25,
        rowPerPage: 25,
      },
      {
        totalItems: 53,
        totalPages: 3,
        currentPage: 3,
        hasNextPage: false,
        hasPrevPage: true,
        offset: 50,
        rowPerPage: 25,
      },
    ])
  })

  it('is empty after its last page, and still has the total', async () => {
    const { rows, count, pagination } = await desk.list({ page: '9', rowPerPage: '10' })
    expect([rows, count]).toEqual([[], 53])
    expect(pagination).toEqual({
      totalItems: 53,
      totalPages: 6,
      currentPage: 9,
      hasNextPage: false,
      hasPrevPage: true,
      offset: 80,
      rowPerPage: 10,
    })
  })

  it('is empty in a new clinic', async () => {
    const { rows, pagination } = await (await openDesk(server)).list()
    expect(rows).toEqual([])
    expect(pagination).toMatchObject({
      totalItems: 0,
      totalPages: 0,
      currentPage: 1,
      hasNextPage: false,
      hasPrevPage: false,
    })
  })

  it.each(['name', 'record_number', 'date_of_birth', 'created_at'])(
    'can be sorted by %s, and the other way round',
    async (sort) => {
      const up = (await desk.list({ sort, rowPerPage: '100' })).rows
      const down = (await desk.list({ sort: `-${sort}`, rowPerPage: '100' })).rows
      expect(down).toEqual([...up].reverse())
      const keys = up.map((row) => (sort === 'name' ? nameOf(row) : String(Object(row)[sort])))
      expect(keys).toEqual([...keys].sort())
    },
  )

  it('is sorted by name by default, ignoring case', async () => {
    const { create, list } = await openDesk(server)
    for (const first_name of ['wulan', 'Ayu', 'ÉLISE', 'budi']) await create(otherPatientInput({ first_name }))
    expect((await list()).rows.slice(0, 2).map(({ first_name }) => first_name)).toEqual(['Ayu', 'budi'])
  })

  it('can be filtered, and the filters add up', async () => {
    expect((await desk.list({ sex: 'male' })).count).toBe(26)
    expect((await desk.list({ status: 'inactive' })).count).toBe(0)
    expect((await desk.list({ status: 'active', sex: 'female', readiness: 'incomplete' })).count).toBe(27)
    expect((await desk.list({ sex: 'male', search: 'pasien 11900005' })).count).toBe(2)
  })

  it.each<[string, Record<string, string>]>([
    ['a page 0', { page: '0' }],
    ['a page of letters', { page: 'two' }],
    ['30 rows', { rowPerPage: '30' }],
    ['a sort nobody offers', { sort: 'phone' }],
    ['SQL as sort', { sort: 'name; drop table patient' }],
    ['an unknown filter', { clinic_id: '1' }],
    ['a search of 101 characters', { search: 'a'.repeat(101) }],
    ['a NUL in the search', { search: 'a\u0000b' }],
  ])('is refused %s', async (_, query) => {
    expect((await server.call('listPatient', { token: desk.token, query })).status).toBe(400)
  })
})

describe('a search', async () => {
  const { create, list } = await openDesk(server)
  await create(patientInput({ first_name: "Nur'aini", last_name: 'Kusumaningtyas', phone: '0812-3456-7890' }))
  await create(otherPatientInput({ first_name: 'عبد الله', last_name: 'العطاس', phone: '+6285711112222' }))
  await create(otherPatientInput({ first_name: '100%', last_name: 'C:\\temp_x', phone: '+6285733334444' }))
  await create(
    patientInput({
      first_name: 'Sophie',
      last_name: 'Lefèvre',
      phone: '+6285755556666',
      identification: 'passport',
      identity_number: '19FV08812',
    }),
  )
  const foundBy = async (search: string) => (await list({ search })).rows.map(({ first_name }) => first_name).sort()

  it.each([
    ['the name', "Nur'aini Kusumaningtyas"],
    ['the names the other way round', "kusumaningtyas nur'aini"],
    ['the middle of a name', 'suman'],
    ['capitals', 'KUSUMA'],
    ['blanks too many', '   kusuma    nur  '],
    ['the record number', '00-00-01'],
    ['the record number without dashes', '000001'],
    ['the phone as it is stored', '+6281234567890'],
    ['the phone as people say it', '081234567890'],
    ['the phone with dashes', '0812-3456-7890'],
    ['the phone with blanks', '0812 3456 7890'],
    ['the beginning of the phone', '0812'],
    ['the end of the phone', '67890'],
    ['the identity number', '3171065705900001'],
    ['a part of the identity number', '570590'],
    ['a part of the name and a part of the phone', 'nur 7890'],
    ['the phone with the unseen marks of a list of contacts', '\u202a+62 812-3456-7890\u202c'],
    ['the name with the unseen marks of a page', "\u2068Nur'aini\u2069"],
  ])('finds a patient by %s', async (_, search) => expect(await foundBy(search)).toEqual(["Nur'aini"]))

  it.each([
    ['العطاس', ['عبد الله']],
    ['%', ['100%']],
    ['_', ['100%']],
    ['\\', ['100%']],
    ['c:\\temp', ['100%']],
    ['19fv', ['Sophie']],
    ['LEFÈVRE', ['Sophie']],
    ["' or 1=1 --", []],
    ['kusuma lefèvre', []],
    ['Cikini', []],
  ])('for %s finds %j', async (search, names) => expect(await foundBy(search)).toEqual(names))

  it('for nothing finds everybody', async () => expect((await list({ search: '   ' })).count).toBe(4))
})
