import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createClinic } from '../testing/create-clinic'
import { copyTemplate } from '../testing/database/copy-database'
import { built } from '../testing/program/built-server'
import { open } from '../testing/program/place'
import { run } from '../testing/program/run-server'
import { addToldVisits } from '../testing/told-clinic'

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

  it('prints what is told of a visit, and beside the Bundle the choice of the patient', async () => {
    const { place, remove } = await copyTemplate()
    onTestFinished(remove)
    const { database, close } = await open(place)
    const clinic = await createClinic(database)
    const { patients, visits } = await addToldVisits(database, clinic, 1)
    await database
      .updateTable('patient')
      .set({ satusehat_access: 'declined' })
      .where('company_id', '=', clinic.company_id)
      .execute()
    await close()
    const { code, stdout, stderr } = await print(place, String(visits[0]?.id))
    expect([code, JSON.parse(stdout).resourceType]).toEqual([0, 'Bundle'])
    expect(stdout).not.toContain('OPTOUT')
    expect(stderr).toContain(`{"patient_id":"${patients[0]?.id}","action":"OPTOUT"`)
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
