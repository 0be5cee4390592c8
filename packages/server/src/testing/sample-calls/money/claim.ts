import type { Schema } from '@clinic/api'
import { payorPaymentEntries } from '@clinic/core/ledger'
import { clinicTime } from '@clinic/core/time'
import { moveClaim } from '../../../domain/claim/move-claim'
import { nextDocumentNumber } from '../../../domain/clinic/next-document-number'
import { post } from '../../../domain/ledger/post'
import { coverageRule } from '../../../features/insurance/some-insurance'
import type { SampleCalls, World } from '../../sample-world'
import { addInsurance } from '../insurance'
import { addPolicy } from '../patient-policy'
import { addInvoice, contextOf } from './invoice'

export const calls = {
  listClaim: async (world) => {
    await addClaim(world)
    return {}
  },
  listReceivable: async (world) => {
    await addClaim(world)
    return {}
  },
  getClaim: async (world) => ({ path: { id: (await addClaim(world)).id } }),
  reviewClaim: async (world) => stepOf(world, 'submitted'),
  answerClaim: async (world) => {
    const { path, body } = await stepOf(world, 'in_review')
    return { path, body: { ...body, approved: 200_000, reason: 'Plafon tercapai' } }
  },
  appealClaim: async (world) => {
    const { path, body } = await stepOf(world, 'rejected')
    return { path, body: { ...body, reason: 'Tindakan tercakup dalam polis' } }
  },
  settleClaim: async (world) => {
    const { path, body } = await stepOf(world, 'rejected')
    return { path, body: { ...body, settling: 'charge_patient', reason: 'Tidak dijamin polis' } }
  },
  createClaimBatch: async (world) => {
    const { id, payor_id } = await addClaim(world)
    return { body: { payor_id, claim_ids: [id], documents: allEnclosed } }
  },
  getClaimBatch: async (world) => ({
    path: { id: (await addClaim(world, { state: 'submitted' })).claim_batch_id ?? 0 },
  }),
  listPayorPayment: async (world) => {
    await addPayorPayment(world)
    return {}
  },
  createPayorPayment: async (world) => {
    const { id, payor_id } = await addClaim(world, { state: 'approved' })
    const { date } = clinicTime(world.now().getTime(), 'Asia/Jakarta')
    const allocations = [{ claim_id: id, amount: 280_000 }]
    return { body: { payor_id, amount: 280_000, received_on: date, reference: 'TRF-0091', allocations } }
  },
  getPayorPayment: async (world) => ({ path: { id: (await addPayorPayment(world)).id } }),
  voidPayorPayment: async (world) => {
    const { id, version } = await addPayorPayment(world)
    return { path: { id }, body: { reason: 'Salah nomor transfer', version } }
  },
} satisfies Partial<SampleCalls>

/** The documents that the payor of `addPayor` requires. */
export const allEnclosed: Schema<'EnclosedDocument'>[] = (['claim_form', 'receipt'] as const).map((document) => ({
  document,
  is_enclosed: true,
  reason: '',
}))

const stepOf = async (world: World, state: Added['state']) => {
  const { id, version } = await addClaim(world, { state })
  return { path: { id }, body: { version } }
}

/** A patient in a plan that pays 80 % of the service of `addInvoice`, Rp 350,000. */
async function addInsured(world: World, { insurance_id }: { insurance_id?: number } = {}) {
  const plan = insurance_id ?? (await addInsurance(world)).id
  const { company_id, clinic_id } = world.clinic
  await world.database
    .updateTable('insurance')
    .set({ coverage_rules: JSON.stringify([coverageRule({ category: 'periodontics' })]) })
    .where((eb) => eb.and({ company_id, clinic_id, id: plan }))
    .execute()
  return addPolicy(world, { insurance_id: plan })
}

interface Added {
  state?: 'draft' | 'submitted' | 'in_review' | 'approved' | 'rejected'
  /** Of the patient's plan; a new one unless named. */
  insurance_id?: number
}

/** A claim of Rp 280,000, past the server; of a new patient. */
export async function addClaim(world: World, { state = 'draft', ...plan }: Added = {}) {
  const { database, now } = world
  const { company_id, clinic_id } = world.clinic
  const { patient_id } = await addInsured(world, plan)
  const invoice = await addInvoice(world, { patient_id, state: 'issued' })
  const claim = await database
    .selectFrom('claim')
    .select(['id', 'payor_id', 'due_on'])
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id: invoice.id }))
    .executeTakeFirstOrThrow()
  const claim_batch_id = state === 'draft' ? null : await addBatch(world, claim)
  const approved = { approved: 280_000, rejected: 0, draft: null, submitted: null, in_review: null }[state]
  const { version } = await database
    .updateTable('claim')
    .set({ state, claim_batch_id, approved, updated_at: now().toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: claim.id }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return { ...claim, invoice, patient_id, claim_batch_id, version }
}

/** A payment of all of a claim, past the server. */
export async function addPayorPayment(world: World) {
  const { id: claim_id, payor_id, invoice, version } = await addClaim(world, { state: 'approved' })
  const context = contextOf(world)
  const { company_id, clinic_id } = context.caller
  const { date } = clinicTime(world.now().getTime(), 'Asia/Jakarta')
  const amount = 280_000
  return world.database.transaction().execute(async (tx) => {
    const year = Number(date.slice(0, 4))
    const numbered = await nextDocumentNumber(tx, context.caller, { table: 'payor_payment', year })
    const recorded = { recorded_at: world.now().toISOString(), recorded_by: 'Rani Putri' }
    const payment = await tx
      .insertInto('payor_payment')
      .values({
        company_id,
        clinic_id,
        payor_id,
        ...numbered,
        amount,
        received_on: date,
        reference: 'TRF-0091',
        ...recorded,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    const payor_payment_id = payment.id
    await tx
      .insertInto('payor_payment_claim')
      .values({ company_id, clinic_id, payor_payment_id, claim_id, payor_id, amount })
      .execute()
    const entries = payorPaymentEntries(invoice.id, amount)
    await post(tx, context, { kind: 'payor_payment', payor_payment_id, entries })
    const claim = { id: claim_id, state: 'approved', version } as const
    await moveClaim(tx, context, { claim, event: { type: 'claim.payAll' }, amount, reason: 'TRF-0091' })
    return payment
  })
}

/** Past the server, with the next number of the clinic. */
function addBatch(world: World, { payor_id, due_on }: { payor_id: number; due_on: string }) {
  const { caller } = contextOf(world)
  const { company_id, clinic_id } = caller
  const { date } = clinicTime(world.now().getTime(), 'Asia/Jakarta')
  return world.database.transaction().execute(async (tx) => {
    const numbered = await nextDocumentNumber(tx, caller, { table: 'claim_batch', year: Number(date.slice(0, 4)) })
    const { id } = await tx
      .insertInto('claim_batch')
      .values({
        company_id,
        clinic_id,
        payor_id,
        ...numbered,
        submitted_on: date,
        submitted_by: 'Rani Putri',
        due_on,
        documents: JSON.stringify(allEnclosed),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}
