import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { proposeUsage } from '../../domain/usage/propose-usage'
import { startTestServer } from '../../testing/harness'
import { addMaterial } from '../../testing/sample-calls/assistance'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { contextOf } from '../../testing/sample-calls/money/invoice'
import { openFeeOffice } from './fee-office-fixture'

const november = new Date('2026-11-20T02:00:00Z')
const december = new Date('2026-12-02T02:00:00Z')
let now = november
beforeEach(() => {
  now = november
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

/** An office whose service uses two of gloves and one of composite each time: Rp 1,000 and Rp 40,000 for each. */
async function openOffice(rule: Parameters<typeof openFeeOffice>[1] = {}) {
  const office = await openFeeOffice(server, { basis: 'on_done', deducts_materials: true, ...rule })
  const { world, invoice, call } = office
  const { company_id, clinic_id } = world.clinic
  const product_id = invoice.lines[0]?.product_id ?? 0
  const gloves = (await addMaterial(world, { name: 'Sarung tangan', strength: '' })).id
  const composite = (await addMaterial(world, { name: 'Komposit', strength: 'A2' })).id
  const lines = [
    { medicine_id: gloves, quantity: 2 },
    { medicine_id: composite, quantity: 1 },
  ]
  await call('updateProductRecipe', { path: { id: product_id }, body: { lines, version: 1 } })
  const stock = async () => {
    await addBatch(world, { medicine_id: gloves, unit_cost: 1_000 })
    await addBatch(world, { medicine_id: composite, unit_cost: 40_000 })
  }
  const { id: note_id } = await world.database
    .selectFrom('note')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, visit_id: invoice.visit_id }))
    .executeTakeFirstOrThrow()
  /** As the note is signed: what the stock has is taken at once. */
  const sign = () =>
    world.database
      .transaction()
      .execute((tx) =>
        proposeUsage(tx, contextOf(world), { visit_id: invoice.visit_id, note_id, patient_id: invoice.patient.id }),
      )
  /** As the desk takes what waited. */
  const post = async () => {
    const [card]: Schema<'UsageCard'>[] = (await call('listUsage', { query: { state: 'draft' } })).body.data.rows
    const { id, version }: Schema<'Usage'> = (await call('getUsage', { path: { id: card?.id ?? 0 } })).body.data
    return call('postUsage', { path: { id }, body: { lines, version } })
  }
  return { ...office, gloves, composite, product_id, stock, sign, post }
}

describe('what materials cost', () => {
  it('is taken off a percent of net once they are taken from the stock, and says of what', async () => {
    const { stock, sign, open, lines, gloves, composite } = await openOffice()
    const { id } = await open('2026-11')
    expect(await lines(id)).toMatchObject([{ material_cost: 0, materials: [], base: 350_000, amount: 140_000 }])
    await stock()
    await sign()
    expect(await lines(id)).toMatchObject([
      {
        lab_cost: 0,
        material_cost: 42_000,
        materials: [
          { medicine_id: gloves, name: 'Sarung tangan', amount: 2_000 },
          { medicine_id: composite, name: 'Komposit A2', amount: 40_000 },
        ],
        deductions: 42_000,
        base: 308_000,
        amount: 123_200,
      },
    ])
  })

  it.each([
    ['a rule that does not deduct them', { deducts_materials: false }],
    ['a percent of gross', { deducts_materials: false, kind: 'percent_of_gross' }],
  ] as const)('takes nothing off %s', async (_, rule) => {
    const { stock, sign, open, lines } = await openOffice(rule)
    await stock()
    await sign()
    expect(await lines((await open('2026-11')).id)).toMatchObject([
      { material_cost: 0, materials: [], deductions: 0, amount: 140_000 },
    ])
  })

  it('stays what it was when the recipe changes', async () => {
    const { stock, sign, open, lines, call, product_id } = await openOffice()
    await stock()
    await sign()
    await call('updateProductRecipe', { path: { id: product_id }, body: { lines: [], version: 2 } })
    expect(await lines((await open('2026-11')).id)).toMatchObject([{ material_cost: 42_000, amount: 123_200 }])
  })

  it('after an approval is a line of the next month, and the approved one stays as it is', async () => {
    const { stock, sign, post, open, lines, approve } = await openOffice()
    await sign()
    now = december
    const november_ = await approve('2026-11')
    await stock()
    expect((await post()).status).toBe(200)
    expect(await lines(november_.id)).toMatchObject([{ material_cost: 0, amount: 140_000 }])
    expect(await lines((await open('2026-12')).id)).toMatchObject([{ material_cost: 42_000, amount: -16_800 }])
  })

  it('is kept: the database changes no row of it', async () => {
    const { stock, sign, world } = await openOffice()
    await stock()
    await sign()
    const { company_id } = world.clinic
    await expect(
      server.database
        .updateTable('material_cost')
        .set({ amount: 1 })
        .where((eb) => eb.and({ company_id }))
        .execute(),
    ).rejects.toThrow('append-only')
  })

  it('is a column of the table, with what it is made of', async () => {
    const { stock, sign, open, call } = await openOffice()
    await stock()
    await sign()
    const { id } = await open('2026-11')
    const { bytes } = await call('listFeeStatementLine', {
      query: { statement_id: String(id) },
      headers: { accept: 'text/csv' },
    })
    expect(String(bytes)).toMatch(/Of which laboratory,Of which materials,Materials/)
    expect(String(bytes)).toMatch(/0,42000,Sarung tangan: 2000; Komposit A2: 40000/)
  })
})

it('only a percent of net deducts materials', async () => {
  const { call, rule_id } = await openOffice()
  const { created_at, updated_at, id, doctor_name, product_name, ...rule } = (
    await call('getFeeRule', { path: { id: rule_id } })
  ).body.data
  expect(rule.deducts_materials).toBe(true)
  expect(await call('updateFeeRule', { path: { id }, body: { ...rule, kind: 'percent_of_gross' } })).toMatchObject({
    status: 422,
    body: { data: { fields: { deducts_materials: 'Only a percent of net deducts materials' } } },
  })
})
