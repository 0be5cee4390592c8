import { describe, expect, it } from 'vitest'
import { fileProblem, spreadsheetOf } from './import-file-problem'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('a file to import', () => {
  it.each([
    [0, 'empty'],
    [1, undefined],
    [10 * 1024 * 1024, undefined],
    [10 * 1024 * 1024 + 1, 'size'],
    [200 * 1024 * 1024, 'size'],
  ])('of %i bytes is %s', (size, problem) => {
    expect(fileProblem({ size })).toBe(problem)
  })

  it.each([
    // some browsers take a CSV for an Excel file
    ['pasien.csv', 'application/vnd.ms-excel', 'text/csv'],
    ['pasien.txt', 'text/plain', 'text/csv'],
    ['pasien', '', 'text/csv'],
    ['pasien.XLSX', '', workbook],
    ['pasien', workbook, workbook],
    // the server decides by the contents
    ['pasien.pdf', 'application/pdf', 'text/csv'],
  ])('called %s, of the type %j, is sent as %s', async (name, type, sent) => {
    const file = spreadsheetOf(new File(['Nama;HP'], name, { type }))
    expect(file.type).toBe(sent)
    expect(file.size).toBe(7)
  })
})
