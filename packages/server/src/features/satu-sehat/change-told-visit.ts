import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type JobEvent, jobMachine, stateOfSteps } from '@clinic/core/satu-sehat'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { moveSteps } from '../../domain/satu-sehat/outbox/move-steps'
import { changeRow } from '../../use-case/change-row'
import type { Call, Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { toldVisitDetail } from './told-visit-detail'
import { type StepRow, stepsOfVisits } from './told-visit-rows'

type Visit = Schema<'SatuSehatVisit'>

interface Move {
  action: string
  event: JobEvent
  /** Which steps are moved; those that may not stay. By default all. */
  moves?: (step: StepRow) => boolean
  /** Of the visit, once its steps are moved. */
  columns: (state: Visit['state']) => Updateable<Tables['satu_sehat_visit']>
  /** Whether it may be done with the visit at all. */
  mayMove?: (visit: Visit) => boolean
  reason?: string | null
}

/** Moves the steps of a visit together; refuses what is being sent, and where there is nothing to move. */
export function changeToldVisit(
  {
    database,
    caller,
    now,
    path,
    body,
  }: Pick<Call<'includeSatuSehatVisit'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, moves = () => true, columns, mayMove = () => true, reason }: Move,
): Promise<Schema<'SatuSehatVisitDetail'>> {
  const { id } = path
  return changeRow(database, caller, {
    table: 'satu_sehat_visit',
    id,
    read: (tx) => toldVisitDetail(tx, caller, id),
    versionOf: ({ visit }) => visit.version,
    version: body.version,
    async apply({ tx, before }) {
      await refuseLeased(tx, caller, before, now)
      const all = await stepsOfVisits(tx, caller, [id])
      const steps = all.filter((step) => moves(step) && nextState(jobMachine, step.state, event) !== null)
      // one that nobody has looked at has no steps yet
      if (!mayMove(before.visit) || (all.length > 0 && steps.length === 0))
        throw new Refusal(409, 'toldVisitNotNow', { current: before })
      await moveSteps(tx, caller, { id, steps, event })
      const after = await stepsOfVisits(tx, caller, [id])
      return columns(stateOfSteps(after.map(({ state }) => state)))
    },
    action,
    people: ({ visit }) => ({ patient: [visit.patient.id] }),
    reason: () => reason ?? null,
  })
}

async function refuseLeased(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  before: Schema<'SatuSehatVisitDetail'>,
  now: Date,
) {
  const { leased_until } = await tx
    .selectFrom('satu_sehat_visit')
    .select('leased_until')
    .where((eb) => eb.and({ company_id, clinic_id, id: before.visit.id }))
    .executeTakeFirstOrThrow()
  if (leased_until !== null && new Date(leased_until) > now)
    throw new Refusal(409, 'toldVisitBeingSent', { current: before })
}

/** The states in which somebody may want a step to be sent at once. */
export const isToSendAgain = ({ state }: StepRow) => ['rejected', 'dead', 'retry_wait', 'stale'].includes(state)
