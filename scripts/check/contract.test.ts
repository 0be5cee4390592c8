import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkContract, wordsProblems } from './contract'
import { root } from './project'

const folder = mkdtempSync(join(tmpdir(), 'clinic-contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the problems of the contract after a change in one file. */
function problemsAfter(file: string, change: (text: string) => string) {
  cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true })
  cpSync(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'))
  const path = join(folder, 'openapi', file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return checkContract(folder)
}

describe('the contract', () => {
  it('passes the recommended rules of an outside linter, and describes every operation in its own words', async () => {
    expect(await checkContract()).toEqual([])
  })

  it.each([
    ['an operation has no summary', / *summary: .*\n/, '', 'operation-summary'],
    ['an operation has no description', / *description: >-\n( {8}.*\n)+/, '', 'operation-description'],
    ['an operation refuses nothing', /( *'4\d\d': .*\n)+/, '', 'operation-4xx-response'],
    ['a reference leads nowhere', "'#/schemas/DashboardReply'", "'#/schemas/Nowhere'", 'no-unresolved-refs'],
    [
      'two operations have one id',
      'operationId: getDashboard',
      'operationId: listPatient',
      'operation-operationId-unique',
    ],
  ])('is refused where %s', async (_, input, instead, rule) => {
    const problems = await problemsAfter('dashboard.yaml', (text) => text.replace(input, instead))
    expect(problems.join('\n')).toContain(rule)
  })
})

describe('the words of an operation', () => {
  const get = { operationId: 'getRoom', summary: 'Show a room', description: 'Returns a room.' }
  const problemsOf = (...operations: Parameters<typeof wordsProblems>[0]['paths'][string][string][]) =>
    wordsProblems({ paths: Object.fromEntries(operations.map((each, index) => [`/api/${index}`, { get: each }])) })

  it('are its own', () => {
    expect(
      problemsOf(get, { operationId: 'getStaff', summary: 'Show an employee', description: 'Returns one.' }),
    ).toEqual([])
    expect(problemsOf(get, { ...get, operationId: 'getStaff', description: 'returns a room' })).toEqual([
      'getStaff has the summary of getRoom',
      'getStaff has the description of getRoom',
    ])
  })

  it('tell of no refusal that is not declared', () => {
    const described = { ...get, description: 'Returns a room. Answers 404 for one of another clinic.' }
    expect(problemsOf({ ...described, responses: { 404: {} } })).toEqual([])
    expect(problemsOf({ ...described, responses: { 400: {} } })).toEqual([
      'getRoom tells of 404 and does not declare it',
    ])
  })

  it('are there', () => {
    expect(problemsOf({ operationId: 'getRoom', summary: ' ' })).toEqual([
      'getRoom has no summary',
      'getRoom has no description',
    ])
  })
})
