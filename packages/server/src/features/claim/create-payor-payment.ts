import type { Schema } from '@clinic/api'
import { paymentMove } from '@clinic/core/claim'
import { payorPaymentEntries } from '@clinic/core/ledger'
import { recordEvent } from '../../audit/record-event'
import { heldClaims, payorOf } from '../../domain/claim/held-claims'
import { moveClaim } from '../../domain/claim/move-claim'
import { wholePayorPayment } from '../../domain/claim/whole-payor-payment'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { post } from '../../domain/ledger/post'
import type { Call, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const createPayorPayment: UseCase<'createPayorPayment'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, body, now } = call
    const { company_id, clinic_id } = caller
    const { payor_id, amount, received_on, allocations } = body
    await payorOf(tx, caller, payor_id)
    const { today } = await clinicDay(tx, caller, now)
    if (received_on > today) refuse('received_on', 'payorPaymentToCome')
    refuseParts(call)
    const claim_ids = allocations.map(({ claim_id }) => claim_id)
    const claims = await heldClaims(tx, caller, { payor_id, claim_ids, field: 'allocations' })
    const moves = allocations.map((each) => ({
      ...each,
      ...moveOf(call, { claim: claims.get(each.claim_id), amount: each.amount }),
    }))
    const numbered = await nextDocumentNumber(tx, caller, { table: 'payor_payment', year: Number(today.slice(0, 4)) })
    const recorded = { recorded_at: now.toISOString(), recorded_by: caller.name }
    const reference = body.reference.trim()
    const { id } = await tx
      .insertInto('payor_payment')
      .values({ company_id, clinic_id, ...numbered, payor_id, amount, received_on, reference, ...recorded })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('payor_payment_claim')
      .values(allocations.map((each) => ({ company_id, clinic_id, payor_payment_id: id, payor_id, ...each })))
      .execute()
    await post(tx, call, {
      kind: 'payor_payment',
      payor_payment_id: id,
      entries: moves.flatMap(({ claim, amount: part }) => payorPaymentEntries(claim.invoice_id, part)),
    })
    for (const move of moves)
      if ((await moveClaim(tx, call, { ...move, reason: reference })) === null) throw new Refusal(409, 'claimNotNow')
    const after = await wholePayorPayment(tx, caller, id)
    if (!after) throw new Error('The payment that was written is not there')
    const people = { patient: moves.map(({ claim }) => claim.patient.id) }
    recordEvent(tx, caller, { action: 'create', object: 'payor_payment', object_id: id, after, people })
    return after
  })

/** The parts are of different claims, and together the amount. */
function refuseParts(call: Call<'createPayorPayment'>) {
  const { amount, allocations } = call.body
  if (new Set(allocations.map(({ claim_id }) => claim_id)).size < allocations.length)
    refuse('allocations', 'payorPaymentTwice')
  const sum = allocations.reduce((total, each) => total + each.amount, 0)
  if (sum !== amount) refuse('amount', { sentence: 'payorPaymentParts', values: { sum: rupiah(call, sum) } })
}

interface Paying {
  claim: Schema<'ClaimCard'> | undefined
  amount: number
}

function moveOf(call: Call<'createPayorPayment'>, { claim, amount }: Paying) {
  if (!claim) return refuse('allocations', 'claimUnknown')
  const number = claim.invoice_number
  if (claim.state !== 'approved' && claim.state !== 'partially_approved')
    throw new Refusal(409, 'payorPaymentNotApproved', { values: { number } })
  const move = paymentMove(claim, amount)
  if ('problem' in move) {
    const unpaid = Math.max(0, (claim.approved ?? 0) - claim.paid)
    return refuse('allocations', {
      sentence: 'payorPaymentAboveApproved',
      values: { number, unpaid: rupiah(call, unpaid) },
    })
  }
  return { claim, event: move.event }
}

const rupiah = ({ caller }: Call<'createPayorPayment'>, amount: number) =>
  `Rp ${new Intl.NumberFormat(caller.language).format(amount)}`

type Said = NonNullable<NonNullable<ConstructorParameters<typeof Refusal>[2]>['fields']>[string]

function refuse(field: keyof Schema<'PayorPaymentInput'>, said: Said): never {
  throw new Refusal(422, 'checkFields', { fields: { [field]: said } })
}
