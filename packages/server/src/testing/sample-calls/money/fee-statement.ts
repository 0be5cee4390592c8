import type { Schema } from '@clinic/api'
import { periodBefore, periodOf } from '@clinic/core/time'
import type { SampleCalls, World } from '../../sample-world'
import { addDoctor, signInAsDentist } from '../doctor'
import { addFeeRule } from './fee-rule'
import { addInvoice } from './invoice'

export const calls = {
  listFeeStatement: async (world) => {
    const { period } = await addFeeStatement(world)
    return { query: { period } }
  },
  openFeeStatement: async (world) => ({ body: { doctor_id: (await addDoctor(world)).id, period: lastMonth(world) } }),
  listFeeStatementLine: async (world) => ({ query: { statement_id: String(await addApprovedLine(world)) } }),
  getMyFeeStatement: async (world) => {
    const { doctor_id, period } = await addFeeStatement(world)
    await signInAsDentist(world, doctor_id)
    return { query: { period } }
  },
  getFeeStatement: async (world) => ({ path: { id: (await addFeeStatement(world)).id } }),
  reviewFeeStatement: async (world) => stepOf(world, 'open'),
  reopenFeeStatement: async (world) => {
    const { path, body } = await stepOf(world, 'reviewed')
    return { path, body: { ...body, reason: 'Tarif salah' } }
  },
  approveFeeStatement: async (world) => stepOf(world, 'reviewed'),
  payFeeStatement: async (world) => stepOf(world, 'approved'),
} satisfies Partial<SampleCalls>

const stepOf = async (world: World, state: Schema<'FeeStatementState'>) => ({
  path: { id: (await addFeeStatement(world, { state })).id },
  body: { version: 1 },
})

const lastMonth = ({ now }: World) => periodBefore(periodOf(now().toISOString()))

/** The statement of last month of a new dentist with a guarantee, past the server and without a line. */
export async function addFeeStatement(world: World, { state = 'open' }: { state?: Schema<'FeeStatementState'> } = {}) {
  const { company_id, clinic_id } = world.clinic
  const [at, by] = [world.now().toISOString(), 'Rani Putri']
  const { doctor_id } = await addFeeRule(world, { guarantee: 300_000 })
  const period = lastMonth(world)
  const { id } = await world.database
    .insertInto('fee_statement')
    .values({
      company_id,
      clinic_id,
      doctor_id,
      period,
      state,
      ...(state !== 'open' && { reviewed_at: at, reviewed_by: by }),
      ...((state === 'approved' || state === 'paid') && { approved_at: at, approved_by: by }),
      ...(state === 'paid' && { paid_at: at, paid_by: by }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, doctor_id, period }
}

/** The id of an approved statement with one line: half of a service for Rp 350,000. */
async function addApprovedLine(world: World) {
  const { company_id, clinic_id } = world.clinic
  const invoice = await addInvoice(world, { state: 'issued' })
  const { id: invoice_line_id = 0, name: service = '' } = invoice.lines[0] ?? {}
  const { id: statement_id } = await addFeeStatement(world, { state: 'reviewed' })
  const line: Schema<'FeeStatementLine'> = {
    kind: 'service',
    id: invoice_line_id,
    invoice_id: invoice.id,
    invoice_number: invoice.number ?? '',
    visit_id: invoice.visit_id,
    day: invoice.day,
    patient_initials: 'AL',
    service,
    gross: 350_000,
    lab_cost: 0,
    material_cost: 0,
    materials: [],
    deductions: 0,
    base: 350_000,
    percent: 50,
    fee: 175_000,
    total: 350_000,
    collected: 350_000,
    earned: 175_000,
    assistant: 0,
    amount: 175_000,
  }
  const { earned, assistant, amount } = line
  const counted = JSON.stringify({ earned, assistant, doctor: amount, terms: {} })
  await world.database
    .insertInto('fee_statement_line')
    .values({
      company_id,
      clinic_id,
      statement_id,
      invoice_line_id,
      position: 0,
      earned,
      assistant,
      amount,
      counted,
      shown: JSON.stringify(line),
    })
    .execute()
  await world.database
    .updateTable('fee_statement')
    .set({ state: 'approved', approved_at: world.now().toISOString(), approved_by: 'Rani Putri' })
    .where((eb) => eb.and({ company_id, clinic_id, id: statement_id }))
    .execute()
  return statement_id
}
