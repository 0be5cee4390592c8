import type { Schema } from '@clinic/api'
import { claimStanding } from '@clinic/core/claim'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { claimRows } from './claim-rows'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** A claim of the clinic with its payments and moves; nothing where there is none. */
export async function wholeClaim(
  database: Database | Transaction,
  clinic: Clinic,
  id: number,
): Promise<Schema<'Claim'> | undefined> {
  const claim = await claimRows(database, clinic)
    .select(['claim.answer_reason', 'claim.created_at', 'claim.updated_at'])
    .where('claim.id', '=', id)
    .executeTakeFirst()
  if (!claim) return undefined
  const [payments, moves] = [await paymentsOf(database, clinic, id), await movesOf(database, clinic, id)]
  return { ...claim, ...standingOf(claim), payments, moves }
}

/** What is contested is neither to be paid nor to be settled until the payor answers again. */
const standingOf = (claim: Pick<Schema<'ClaimCard'>, 'state' | 'approved' | 'paid' | 'owed'>) =>
  claim.state === 'appealed' || claim.state === 'in_review' ? { unpaid: 0, rest: 0 } : claimStanding(claim)

const paymentsOf = (database: Database | Transaction, { company_id, clinic_id }: Clinic, claim_id: number) =>
  database
    .selectFrom('payor_payment_claim')
    .innerJoin('payor_payment', (join) =>
      join
        .onRef('payor_payment.company_id', '=', 'payor_payment_claim.company_id')
        .onRef('payor_payment.clinic_id', '=', 'payor_payment_claim.clinic_id')
        .onRef('payor_payment.id', '=', 'payor_payment_claim.payor_payment_id'),
    )
    .select(['payor_payment_claim.payor_payment_id', 'payor_payment.number', 'payor_payment.state'])
    .select(['payor_payment_claim.amount', 'payor_payment.received_on', 'payor_payment.reference'])
    .select(['payor_payment.recorded_by', 'payor_payment.reason', 'payor_payment.voided_by'])
    .where('payor_payment_claim.company_id', '=', company_id)
    .where('payor_payment_claim.clinic_id', '=', clinic_id)
    .where('payor_payment_claim.claim_id', '=', claim_id)
    .orderBy('payor_payment.id')
    .execute()

const movesOf = (database: Database | Transaction, { company_id, clinic_id }: Clinic, claim_id: number) =>
  database
    .selectFrom('claim_event')
    .select(['event', 'from_state', 'to_state', 'at', 'user_name', 'amount', 'reason'])
    .where((eb) => eb.and({ company_id, clinic_id, claim_id }))
    .orderBy('id')
    .execute()
