import { usageProblems } from '@clinic/core/usage'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { batchesOf } from '../medicine/batches-of'
import { holdMedicines } from '../medicine/hold-medicines'
import { takeUsed } from './take-used'
import { treatedMaterials } from './treated-materials'

interface Treated {
  visit_id: number
  note_id: number
  patient_id: number
}

/**
 * Writes down what a treatment used as its note is signed. Where the stock has all of it, it is taken at once; otherwise it waits for
 * the desk. A treatment is never refused for it. Of a visit that is signed again what waited is proposed anew, and of what was taken
 * only what came on top.
 */
export async function proposeUsage(tx: Transaction, context: RequestContext, { patient_id, ...treated }: Treated) {
  const { caller, now } = context
  const { company_id, clinic_id, name: by } = caller
  await replaceDraft(tx, context, { visit_id: treated.visit_id, patient_id })
  const proposed = await treatedMaterials(tx, caller, treated)
  if (proposed.length === 0) return
  const ids = proposed.map(({ medicine_id }) => medicine_id)
  const at = now.toISOString()
  const drafted = { state: 'draft', by, at, reason: '' } as const
  const { today: dated_on } = await clinicDay(tx, caller, now)
  const { id } = await tx
    .insertInto('medicine_transaction')
    .values({
      company_id,
      clinic_id,
      kind: 'usage',
      state: 'draft',
      ...treated,
      proposed: JSON.stringify(proposed),
      supplier_id: null,
      prescription_id: null,
      invoice_number: '',
      dated_on,
      reason: null,
      note: '',
      lines: '[]',
      stages: JSON.stringify([drafted]),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await holdMedicines(tx, caller, await keptHere(tx, context, ids))
  const batches = await batchesOf(tx, context, ids)
  const wanted = proposed.map(({ medicine_id, quantity }) => ({ medicine_id, quantity }))
  const isThere = usageProblems(wanted, proposed, batches).size === 0
  if (isThere)
    await tx
      .updateTable('medicine_transaction')
      .set({ state: 'posted', ...(await takeUsed(tx, context, { transaction_id: id, wanted, batches })) })
      .set({ stages: JSON.stringify([drafted, { ...drafted, state: 'posted' }]) })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
  recordEvent(tx, caller, {
    action: isThere ? 'post' : 'propose',
    object: 'medicine_transaction',
    object_id: id,
    after: { kind: 'usage', state: isThere ? 'posted' : 'draft', visit_id: treated.visit_id, proposed },
    people: { patient: [patient_id] },
  })
}

/** A material that the clinic never had is not kept from now on because somebody proposes it. */
async function keptHere(tx: Transaction, { caller: { company_id, clinic_id } }: RequestContext, ids: number[]) {
  const rows = await tx
    .selectFrom('medicine')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends what the note before proposed and nobody took. */
async function replaceDraft(
  tx: Transaction,
  { caller, now }: RequestContext,
  { visit_id, patient_id }: { visit_id: number; patient_id: number },
) {
  const { company_id, clinic_id, name: by } = caller
  const draft = await tx
    .selectFrom('medicine_transaction')
    .select(['id', 'stages', 'version'])
    .where((eb) => eb.and({ company_id, clinic_id, visit_id, state: 'draft' }))
    .forUpdate()
    .executeTakeFirst()
  if (!draft) return
  const at = now.toISOString()
  await tx
    .updateTable('medicine_transaction')
    .set({ state: 'cancelled', version: draft.version + 1, updated_at: at })
    .set({ stages: JSON.stringify([...draft.stages, { state: 'cancelled', by, at, reason: '' }]) })
    .where((eb) => eb.and({ company_id, clinic_id, id: draft.id }))
    .execute()
  recordEvent(tx, caller, {
    action: 'cancel',
    object: 'medicine_transaction',
    object_id: draft.id,
    before: { state: 'draft' },
    after: { state: 'cancelled' },
    people: { patient: [patient_id] },
  })
}
