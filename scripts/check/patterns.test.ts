import { describe, expect, it, vi } from 'vitest'
import { patternsOfContract, patternsOfFile, slowPatterns } from './patterns'
import { projectFile } from './project'

vi.setConfig({ testTimeout: 60_000 })

const problemsOf = (pattern: RegExp) => slowPatterns([{ place: 'here', source: pattern.source, flags: pattern.flags }])

describe('a pattern is found slow', () => {
  it.each([
    /^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/u,
    /^(a+)+$/,
    /^([a-z]+ ?)*$/i,
    /\s+$/,
    /\([^)]*\)/g,
    /^\d*\d*x$/,
    /(.*),(.*),(.*);/s,
    /^(?:(?:prof|dr|drg)\.?\s*)*[a-z]*;/i,
    /^https?:\/\/[^\s]+\.[^\s]+\.$/,
    /^[0-9]([.-]?[0-9])*([.-]?[0-9])*$/,
  ])('when its time grows faster than the text: %s', (pattern) => {
    expect(problemsOf(pattern)).toEqual([expect.stringContaining('here: /')])
  })
})

describe('a pattern is accepted', () => {
  it.each([
    /^$|^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/u,
    /^[a-z0-9]+(-[a-z0-9]+)*$/u,
    /\S/u,
    /^\+?[0-9][0-9 ().-]{5,24}$/u,
    /[^\p{L}\p{N}]+/gu,
  ])('when its time grows with the text: %s', (pattern) => {
    expect(problemsOf(pattern)).toEqual([])
  })
})

it('finds patterns wherever they stand', () => {
  const file = projectFile(
    'packages/core/src/patient/phone.ts',
    'const isPhone = (text: string) =>\n  /^0[0-9]+$/i.test(text)',
  )
  expect(patternsOfFile(file)).toEqual([
    { place: 'packages/core/src/patient/phone.ts:2', source: '^0[0-9]+$', flags: 'i' },
  ])
  const contract = { components: { schemas: { Nik: { type: 'string', pattern: '^[0-9]{16}$' } } } }
  expect(patternsOfContract(contract)).toEqual([
    { place: 'contract/components/schemas/Nik', source: '^[0-9]{16}$', flags: 'u' },
  ])
})
