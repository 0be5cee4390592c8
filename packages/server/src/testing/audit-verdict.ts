import { verifyAudit } from '../audit/verify'
import type { Database } from '../database/schema'

/** What the verification of the audit says of one company; `noted` are hashes that were noted earlier. */
export async function auditVerdict(database: Database, { company_id }: { company_id: number }, noted: string[] = []) {
  const verdict = (await verifyAudit(database, noted)).find((each) => each.company_id === company_id)
  if (!verdict) throw new Error('No verdict')
  return verdict
}
