import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addAssistance, addMaterial } from '../../testing/sample-calls/assistance'
import { type Assistance, openClinic } from './assistance-fixture'

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('a material', () => {
  it('is recorded in its unit, corrected with the reason and taken back; only what holds is shown', async () => {
    const { world, running, change } = await openClinic(server)
    const { id: medicine_id, name } = await addMaterial(world)
    const recorded = await change('recordMaterial', await running(), { medicine_id, quantity: 1.5 })
    expect(recorded.body.data.materials).toMatchObject([
      { medicine_id, name, unit: 'gram', quantity: 1.5, correction_reason: '' },
    ])
    const material_id = recorded.body.data.materials[0]?.id
    const correction = { material_id, quantity: 2, reason: ' Salah hitung ' }
    const corrected = await change('correctMaterial', recorded.body.data, correction)
    expect(corrected.body.data.materials).toMatchObject([{ quantity: 2, correction_reason: 'Salah hitung' }])
    expect(await change('correctMaterial', corrected.body.data, correction)).toMatchObject({
      status: 409,
      body: { msg: 'This amount was corrected already.' },
    })
    const last = corrected.body.data.materials[0]?.id
    const same = { material_id: last, quantity: 2, reason: 'Lagi' }
    expect((await change('correctMaterial', corrected.body.data, same)).body.data.fields).toHaveProperty('quantity')
    const gone = await change('correctMaterial', corrected.body.data, { ...same, quantity: 0 })
    expect(gone.body.data.materials).toEqual([])
    expect(
      await server.database
        .selectFrom('assistance_material')
        .select('quantity')
        .where('medicine_id', '=', medicine_id)
        .orderBy('id')
        .execute(),
    ).toEqual([{ quantity: 1.5 }, { quantity: 2 }, { quantity: 0 }])
  })

  it.each<Assistance['state']>(['assigned', 'preparing', 'reassigned'])(
    'is not used in an assistance that is %s',
    async (state) => {
      const { world, yuni, change } = await openClinic(server)
      const { id } = await addAssistance(world, { state, staff_id: yuni.staff_id })
      const body = { medicine_id: (await addMaterial(world)).id, quantity: 1 }
      expect((await change('recordMaterial', { id, version: 1 }, body)).status).toBe(409)
    },
  )

  it('that is inactive is refused', async () => {
    const { world, running, change } = await openClinic(server)
    const { id: medicine_id } = await addMaterial(world, { status: 'inactive' })
    expect(await change('recordMaterial', await running(), { medicine_id, quantity: 1 })).toMatchObject({
      status: 422,
      body: { data: { fields: { medicine_id: expect.any(String) } } },
    })
  })

  it('that is used most is offered first', async () => {
    const { world, running, change, day } = await openClinic(server)
    const [rare, usual] = [await addMaterial(world), await addMaterial(world)]
    let known = await running()
    for (const { id: medicine_id } of [rare, usual, usual])
      known = (await change('recordMaterial', known, { medicine_id, quantity: 1 })).body.data
    expect((await day()).usual_materials.map(({ medicine_id }) => medicine_id)).toEqual([usual.id, rare.id])
  })
})
