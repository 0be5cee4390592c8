import type { Schema } from '@clinic/api'
import { DatabaseError } from 'pg'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { movePackage, sessionsLeft } from './move-package'

/** Uses the sessions that the lines of an invoice name. The database refuses one that is not left, whoever took it. */
export async function useSessions(tx: Transaction, context: RequestContext, invoice: Schema<'Invoice'>) {
  const { caller, now } = context
  const { company_id, clinic_id, name } = caller
  for (const [index, line] of invoice.lines.entries()) {
    const { product_id } = line
    if (line.package === null || product_id === null) continue
    const { id, session } = line.package
    await tx
      .insertInto('package_entry')
      .values({
        company_id,
        clinic_id,
        package_sold_id: id,
        product_id,
        kind: 'used',
        sessions: -line.quantity,
        session,
        invoice_id: invoice.id,
        invoice_line_id: line.id,
        at: now.toISOString(),
        user_name: name,
      })
      .execute()
      .catch((error: unknown) => refuseTaken(error, index))
    const left = await sessionsLeft(tx, caller, id)
    const isLast = Array.from(left.values()).every((rest) => rest === 0)
    const type = isLast ? 'packageSold.useLast' : 'packageSold.use'
    if (!(await movePackage(tx, context, { id, event: { type } }))) refuseLine(index)
  }
}

function refuseTaken(error: unknown, index: number): never {
  if (error instanceof DatabaseError && error.constraint === 'package_entry_balance') refuseLine(index)
  throw error
}

/** The session that a line names is not left, or its package is not valid any more. */
export function refuseLine(index: number): never {
  throw new Refusal(422, 'checkFields', {
    fields: { lines: { sentence: 'linePackageNotLeft', values: { line: index + 1 } } },
  })
}
