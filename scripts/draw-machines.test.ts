import { expect, it, vi } from 'vitest'
import { readProjectFile } from './check/project'
import { machinesDocument } from './draw-machines'

vi.setConfig({ testTimeout: 30_000 })

it('docs/machines.md draws every machine as it is now', async () => {
  expect(readProjectFile('docs/machines.md').text).toBe(await machinesDocument())
})
