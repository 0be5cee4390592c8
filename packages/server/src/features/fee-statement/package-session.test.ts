import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addFeeRule } from '../../testing/sample-calls/money/fee-rule'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { addPackageSold } from '../../testing/sample-calls/money/package-sold'
import { addPaket } from '../../testing/sample-calls/paket'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { openWorld } from '../../testing/sample-world'

const server = await startTestServer({ now: () => new Date('2026-11-20T02:00:00Z') })
afterAll(() => server.close())

/** A patient with a package of two scalings for Rp 650,000, of Rp 350,000 each by the price list, and the dentist who did one of them. */
async function openTreated() {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const { id: product_id } = await addProduct(world)
  await addPrice(world, { product_id, price: 350_000 })
  const { id: paket_id } = await addPaket(world, { items: [{ product_id, quantity: 2 }] })
  const { id: patient_id } = await world.addPatient()
  await addPackageSold(world, { patient_id, paket_id })
  const procedure = noteProcedureFixture({ tooth: null, surfaces: [], jaw: 'upper', product_id, doctor_id: null })
  const draft = await addInvoice(world, { patient_id, content: noteContentFixture({ procedures: [procedure] }) })
  const { doctor_id } = await world.database
    .selectFrom('visit')
    .select('doctor_id')
    .where((eb) => eb.and({ company_id, clinic_id, id: draft.visit_id }))
    .executeTakeFirstOrThrow()
  const token = await server.tokenOf(world.user)
  const call: typeof server.call = (operation, sending = {}) => server.call(operation, { token, ...sending })
  const issue = async (): Promise<Schema<'Invoice'>> =>
    (await call('issueInvoice', { path: { id: draft.id }, body: { due_on: null, version: draft.version } })).body.data
  const sums = async (): Promise<Schema<'FeeSums'> | undefined> => {
    const { rows } = (await call('listFeeStatement', { query: { period: '2026-11' } })).body.data
    return rows.find((card: Schema<'FeeStatementCard'>) => card.doctor_id === doctor_id)?.sums
  }
  return { world, doctor_id: doctor_id ?? 0, call, issue, sums }
}

// Seen to fail: with what the line is worth by the price list, and with its discount, which left nothing to share.
it.each([
  ['a percent of net', {}, 130_000],
  ['a percent of gross', { kind: 'percent_of_gross' }, 130_000],
  ['an amount for each', { kind: 'fixed', percent: null, amount: 90_000 }, 90_000],
] as const)(
  'a session of a package earns %s of its part of the price as soon as it is billed',
  async (_, rule, fee) => {
    const { world, doctor_id, call, issue, sums } = await openTreated()
    await addFeeRule(world, { ...rule, doctor_id })
    const { id, version } = await issue()
    expect(await sums()).toMatchObject({ lines: 1, earned: fee, amount: fee })

    const statement = (await call('openFeeStatement', { body: { doctor_id, period: '2026-11' } })).body.data
    const lines = await call('listFeeStatementLine', { query: { statement_id: String(statement.id) } })
    expect(lines.body.data.rows).toMatchObject([
      { gross: 325_000, deductions: 0, total: 325_000, collected: 325_000, fee, earned: fee },
    ])

    await call('voidInvoice', { path: { id }, body: { reason: 'Salah tagih', version } })
    expect(await sums()).toMatchObject({ earned: 0, amount: 0 })
  },
)
