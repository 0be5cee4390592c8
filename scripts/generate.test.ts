import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { generate } from './generate'

const folder = mkdtempSync(join(tmpdir(), 'clinic-contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Generates from the contract with a change in one file. */
function generateFrom(file: string, change: (text: string) => string) {
  const project = new URL('..', import.meta.url)
  cpSync(new URL('openapi', project), join(folder, 'openapi'), { recursive: true })
  cpSync(new URL('openapi.yaml', project), join(folder, 'openapi.yaml'))
  const path = join(folder, 'openapi', file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return generate(pathToFileURL(`${folder}/`))
}

describe('3a-1, 3a-32: the contract is not generated from', () => {
  it.each([
    ['who may call it', /^ *security: .*\n/m, '', 'getDashboard does not say which roles may call it'],
    ['any role', /bearer: \[.*?\]/, 'bearer: []', 'getDashboard does not say which roles may call it'],
    ['what it shows of patients', /^ *x-audit: .*\n/m, '', 'getDashboard does not say what it reads of patients'],
    ['whom it shows patients', /security: .*/, 'security: []', 'getDashboard shows data of patients to everybody'],
    ['of whom it shows a birthday', /^ *x-person: .*\n/m, '', 'Birthday shows date_of_birth and does not say of whom'],
    ['that it shows patients', /x-audit: .*/, 'x-audit: none', 'getDashboard shows data of patients and says that'],
  ])('when an operation does not say %s', async (_, input, instead, complaint) => {
    const forgotten = generateFrom('dashboard.yaml', (text) => text.replace(input, instead))
    await expect(forgotten).rejects.toThrow(complaint)
  })

  it('when it asks for the password in a way nobody knows', async () => {
    const misspelt = generateFrom('patient.yaml', (text) => text.replace('x-confirm: table', 'x-confirm: tabel'))
    await expect(misspelt).rejects.toThrow('listPatient asks for a password in a way nobody knows')
  })
})

describe('the contract is not generated from', () => {
  it.each([
    ['a text with a pattern', 'shared.yaml', 'maxLength: 254, ', 'Email has a pattern and no maxLength'],
    ['a list compared with itself', 'payor.yaml', 'maxItems: 6, ', 'claim_documents has uniqueItems and no maxItems'],
  ])('when %s may be of any length', async (_, file, input, complaint) => {
    await expect(generateFrom(file, (text) => text.replaceAll(input, ''))).rejects.toThrow(complaint)
  })
})
