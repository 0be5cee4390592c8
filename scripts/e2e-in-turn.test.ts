import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from './check/project'
import { endToEndLeftOut, endToEndTests, featuresBehind } from './e2e-in-turn'

vi.spyOn(console, 'log').mockImplementation(() => {})

it('leaves nothing out where everything is walked', () => {
  vi.stubEnv('WALK', '')
  expect(endToEndLeftOut()).toEqual([])
})

it('never leaves out the day of the clinic, nor a proof that chooses its own walk', () => {
  vi.stubEnv('WALK', 'turn')
  const always = ['day', 'accessibility', 'visit-lifecycle', 'lifecycle'].map((name) => `e2e/proof/${name}.e2e.ts`)
  expect(endToEndTests()).toEqual(expect.arrayContaining(always))
  expect(endToEndLeftOut().filter((path) => always.includes(path))).toEqual([])
})

it('knows features that exist, of tests that exist', () => {
  const tests = endToEndTests().map((path) => basename(path, '.e2e.ts'))
  expect(Object.keys(featuresBehind).filter((name) => !tests.includes(name))).toEqual([])
  const homes = ['server/src/features', 'server/src/domain', 'core/src', 'web/src/features', 'web/src/entities']
  const isHomeless = (feature: string) => !homes.some((home) => existsSync(join(root, 'packages', home, feature)))
  expect(Object.values(featuresBehind).flat().filter(isHomeless)).toEqual([])
})
