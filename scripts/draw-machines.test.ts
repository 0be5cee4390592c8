import { expect, it, vi } from 'vitest'
import { readProjectFile } from './check/project'
import { machinesDocument } from './draw-machines'

vi.setConfig({ testTimeout: 30_000 })

it('docs/machines.md shows every machine in its present form', async () => {
  expect(readProjectFile('docs/machines.md').text).toBe(await machinesDocument())
})
