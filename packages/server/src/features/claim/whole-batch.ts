import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import { claimRows } from '../../domain/claim/claim-rows'
import type { Caller } from '../../use-case/contract'

/** A batch as its cover sheet shows it; nothing where there is none in the clinic. */
export async function wholeBatch(
  database: Database | Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  id: number,
): Promise<Schema<'ClaimBatch'> | undefined> {
  const { company_id, clinic_id } = caller
  const batch = await database
    .selectFrom('claim_batch')
    .innerJoin('payor', (join) =>
      join
        .onRef('payor.company_id', '=', 'claim_batch.company_id')
        .onRef('payor.clinic_id', '=', 'claim_batch.clinic_id')
        .onRef('payor.id', '=', 'claim_batch.payor_id'),
    )
    .select(['claim_batch.id', 'claim_batch.number', 'claim_batch.payor_id', 'payor.name as payor_name'])
    .select(['payor.address', 'payor.billing_address', 'payor.contract_number'])
    .select(['claim_batch.submitted_on', 'claim_batch.submitted_by', 'claim_batch.due_on', 'claim_batch.documents'])
    .where('claim_batch.company_id', '=', company_id)
    .where('claim_batch.clinic_id', '=', clinic_id)
    .where('claim_batch.id', '=', id)
    .executeTakeFirst()
  if (!batch) return undefined
  const { address, billing_address, ...shown } = batch
  const claims = await claimRows(database, caller).where('claim.claim_batch_id', '=', id).orderBy('claim.id').execute()
  const total = claims.reduce((sum, { claimed }) => sum + claimed, 0)
  return { ...shown, billing_address: billing_address || address, total, claims }
}
