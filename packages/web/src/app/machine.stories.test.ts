import { statesOf } from '@clinic/core/testing'
import { expect, it } from 'vitest'

type Machine = Parameters<typeof statesOf>[0]
type Stories = Record<string, { parameters?: { state?: string }; args?: { state?: string } } | undefined>

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value

// from the file system, so that no machine can be left out; `draw-machines` finds their stories by the same word
const sources = import.meta.glob<object>('../../../core/src/*/*.machine.ts', { eager: true })
const texts = import.meta.glob<string>('../**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' })
const stories = import.meta.glob<Stories>('../**/*.stories.tsx')

const machines = Object.values(sources).flatMap((exported) =>
  Object.entries(exported).filter((entry): entry is [string, Machine] => isMachine(entry[1])),
)

it('finds the machines of core', () => {
  expect(machines).toHaveLength(Object.keys(sources).length)
})

it.each(machines)('every state of %s has a story', { timeout: 60_000 }, async (name, machine) => {
  const files = Object.keys(texts).filter((file) => texts[file]?.includes(`StateOf<typeof ${name}>`))
  const shown = await Promise.all(
    files.map(async (file) => Object.values((await stories[file]?.()) ?? {}).map((story) => stateOf(story))),
  )
  const states = new Set(shown.flat().filter((state) => state !== undefined))
  expect([...states].sort()).toEqual([...statesOf(machine)].sort())
})

const stateOf = (story: Stories[string]) => story?.parameters?.state ?? story?.args?.state

// Seen to fail: without the story of an import that is done, and without the file with those of a room's maintenance.
