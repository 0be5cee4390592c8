import { createHash } from 'node:crypto'
import { plannedState, type StepName } from '@clinic/core/satu-sehat'
import type { Selectable } from 'kysely'
import type { Database, Tables, Transaction } from '../../../database/schema'
import type { Leased } from './lease-visit'

export type StepRow = Selectable<Tables['satu_sehat_step']>

/** What a moment was told as stays so; a patient is changed by nobody but the ministry. */
const toldOnce: readonly StepName[] = ['patient', 'encounter_arrived', 'encounter_in_progress']

interface Planned {
  steps: readonly StepName[]
  is_complete: boolean
  is_connected: boolean
  now: Date
  /** What a step sends. */
  contentOf: (step: StepName) => readonly object[]
}

/** Writes the steps of a visit, each in the state in which it goes on, and returns them. What was never sent and is no step any more is left out. */
export async function planSteps(tx: Transaction, leased: Leased, planned: Planned): Promise<StepRow[]> {
  const { company_id, clinic_id, visit_id } = leased
  const before = await stepRows(tx, leased)
  for (const { step, state } of before)
    if (!planned.steps.includes(step) && state !== 'sent' && state !== 'stale')
      await tx
        .deleteFrom('satu_sehat_step')
        .where((eb) => eb.and({ company_id, clinic_id, visit_id, step }))
        .execute()
  for (const step of planned.steps) {
    const row = before.find((each) => each.step === step)
    const state = plannedState(row?.state ?? 'not_ready', {
      is_complete: planned.is_complete,
      is_connected: planned.is_connected,
      is_changed: row !== undefined && row.hash !== null && isChanged(row, planned),
      is_due: !row?.next_at || new Date(row.next_at) <= planned.now,
    })
    if (row?.state === state) continue
    // what is sent anew has its attempts before it
    const anew = row?.state === 'sent' || row?.state === 'rejected' ? { attempts: 0, first_at: null } : {}
    await tx
      .insertInto('satu_sehat_step')
      .values({ company_id, clinic_id, visit_id, step, state, rules: '[]' })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'clinic_id', 'visit_id', 'step'])
          .doUpdateSet({ state, ...anew, ...(state === 'queued' && { next_at: null }) }),
      )
      .execute()
  }
  return stepRows(tx, leased)
}

export const stepRows = (tx: Database | Transaction, { company_id, clinic_id, visit_id }: Leased): Promise<StepRow[]> =>
  tx
    .selectFrom('satu_sehat_step')
    .selectAll()
    .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
    .execute()

const isChanged = ({ step, state, hash }: StepRow, { contentOf }: Planned) =>
  (state === 'rejected' || !toldOnce.includes(step)) && hash !== hashOf(contentOf(step))

/** The same for the same content. */
export const hashOf = (content: readonly object[]) => createHash('sha256').update(JSON.stringify(content)).digest('hex')
