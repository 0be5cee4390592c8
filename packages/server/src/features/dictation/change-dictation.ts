import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type DictationEvent, dictationMachine } from '@clinic/core/note'
import type { UpdateObject } from 'kysely'
import type { Database, Tables, Transaction } from '../../database/schema'
import { dictationOf, dictationRows } from '../../domain/dictation/dictation-rows'
import { holdVisit } from '../../domain/visit/held-visit'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import { changeRow } from '../../use-case/change-row'
import type { Call, Caller } from '../../use-case/contract'

interface Change {
  /** What the audit calls it. */
  action: string
  event: DictationEvent
  /** Refuses what the lifecycle cannot know, and returns the other columns to write. */
  apply: (tx: Transaction, before: Schema<'Dictation'>) => Promise<UpdateObject<Tables, 'dictation'>>
  reason?: string
}

/** Changes one draft. Its visit is held meanwhile: it is not finished before, and entries of a mouth come one after another. */
export const changeDictation = (
  { database, caller, now, path: { id }, body }: Omit<Call<'withdrawDictation'>, 'operationId'>,
  { action, event, apply, reason }: Change,
): Promise<Schema<'Dictation'>> =>
  changeRow(database, caller, {
    table: 'dictation',
    id,
    read: (tx) => ownDictation(tx, caller, id),
    lockOwner: (tx, { visit_id }) => holdVisit(tx, caller, visit_id),
    move: { to: ({ state }) => nextState(dictationMachine, state, event), refusal: 'dictationNotNow' },
    version: body.version,
    apply: async ({ tx, before, state }) => ({ ...(await apply(tx, before)), state, updated_at: now.toISOString() }),
    action,
    reason: () => reason ?? null,
  })

/** An entry that the caller typed, or of a visit that the caller treats. */
export async function ownDictation(database: Database | Transaction, caller: Caller, id: number) {
  const { company_id, clinic_id, user_id, role } = caller
  const doctor_id = role === 'doctor_clinic' ? await treatingDentist(database, caller) : null
  const row = await dictationRows(database, caller)
    .where('id', '=', id)
    .$if(doctor_id === null, (own) => own.where('user_id', '=', user_id))
    .$if(doctor_id !== null, (own) =>
      own.where('visit_id', 'in', (eb) =>
        eb
          .selectFrom('visit')
          .select('visit.id')
          .where((visit) => visit.and({ company_id, clinic_id, doctor_id })),
      ),
    )
    .executeTakeFirst()
  return row && dictationOf(row)
}
