import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyTemplate } from '../testing/database/copy-database'
import { built } from '../testing/program/built-server'
import { run } from '../testing/program/run-server'

const print = (place: Record<string, string | undefined>, ...words: string[]) =>
  run(built(new URL('./fhir.ts', import.meta.url)), place, words).ended

describe('pnpm fhir', { timeout: 60_000 }, () => {
  it.each([[[]], [['0']], [['-1']], [['12', '13']], [["1'"]]])('asks which visit, after %j', async (words) => {
    expect(await print({}, ...words)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Say of which visit, by the number in its address: pnpm fhir 12.\n',
    })
  })

  it('says that there is no such visit', async () => {
    const { place, remove } = await copyTemplate()
    onTestFinished(remove)
    expect(await print(place, '12')).toEqual({ code: 1, stdout: '', stderr: 'There is no visit 12.\n' })
  })

  it('makes no database to find nothing in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-fhir-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { code, stderr } = await print({ DATA_DIR: join(folder, 'data') }, '12')
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `There is no visit: the folder ${join(folder, 'data')} holds no database.\n`,
    })
  })
})
