import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkContract } from './check/contract'
import { projectFile, root } from './check/project'
import { namesProblems } from './check-names'
import { writeGenerated } from './generate'
import { makeFeature } from './new-feature'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const needed = [
  'biome.json',
  'docs',
  'e2e',
  'openapi',
  'openapi.yaml',
  'packages',
  'scale.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'turn.ts',
]
let copy: string
let files: string[]
let written: Record<string, number>

// A copy of the project with two new features: one of a word, and one of two words that brings rules.
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'new-feature-'))
  const filter = (path: string) => !/\/(dist|\.vite)$/.test(path)
  for (const path of needed)
    cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true, filter })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const steriliser = await makeFeature('steriliser', { rules: false, root: copy })
  format([...steriliser.made, ...steriliser.changed])
  written = Object.fromEntries([...steriliser.made, ...steriliser.changed].map((path) => [path, linesMore(path)]))
  const chair = await makeFeature('dental-chair', { rules: true, root: copy })
  files = [steriliser, chair].flatMap(({ made, changed }) => [...made, ...changed])
  await writeGenerated(pathToFileURL(`${copy}/`))
})
afterAll(() => rmSync(copy, { recursive: true }))

it('makes what the compiler accepts', () => {
  const config = {
    extends: './packages/web/tsconfig.json',
    compilerOptions: {
      allowJs: true,
      types: ['vite/client', 'node'],
      paths: { 'styled-system/*': ['./packages/web/styled-system/*'] },
    },
    include: ['packages/server/src/testing', ...files.filter((path) => /\.tsx?$/.test(path))],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
  expect(run('typescript-native/bin/tsc', '--checkers', '1', '-p', '.')).toBe('')
})

it('makes what the linter accepts once it is formatted', () => {
  expect(format(files)).not.toContain('errors')
})

it('makes a feature in at most 110 lines beyond its contract, its migration and its texts', () => {
  const isBeyond = (path: string) => !/^openapi|migrat|\/i18n\//.test(path)
  const counted = Object.entries(written).filter(([path]) => isBeyond(path))
  expect(counted.map(([path]) => path)).toEqual(
    expect.arrayContaining(['packages/web/src/features/steriliser/steriliser.tsx']),
  )
  const total = counted.reduce((sum, [, lines]) => sum + lines, 0)
  expect(total, JSON.stringify(counted, null, 2)).toBeLessThanOrEqual(110)
})

it('describes its operations as the linter of the contract asks', async () => {
  expect(await checkContract(copy)).toEqual([])
})

it('keeps the rules of the names', () => {
  const made = files.map((path) => projectFile(path, readFileSync(join(copy, path), 'utf8')))
  expect(made.flatMap(namesProblems)).toEqual([])
})

it('refuses a feature that is there already, and a key that is none', async () => {
  await expect(makeFeature('patient', { rules: false, root: copy })).rejects.toThrow('patient is no new feature')
  await expect(makeFeature('Rooms', { rules: false, root: copy })).rejects.toThrow('kebab-case')
})

const format = (paths: string[]) => run('@biomejs/biome/bin/biome', 'check', '--write', '--vcs-enabled=false', ...paths)

/** How many lines a file of the copy has more than in the project, where it may not be at all. */
function linesMore(path: string) {
  const linesIn = (folder: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8').trimEnd().split('\n').length : 0
  return linesIn(copy) - linesIn(root)
}

function run(tool: string, ...options: string[]) {
  const cli = join(root, 'node_modules', tool)
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...options], { cwd: copy, encoding: 'utf8' })
  return stdout + stderr
}
