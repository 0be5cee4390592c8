import { expect, it } from 'vitest'
import { readProjectFile } from './check/project'
import { machinesDocument } from './draw-machines'

it('docs/machines.md draws every machine as it is now', async () => {
  expect(readProjectFile('docs/machines.md').text).toBe(await machinesDocument())
})
