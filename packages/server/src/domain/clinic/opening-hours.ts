import { type OpeningProblem, openingProblems } from '@clinic/core/information'
import { recordEvent } from '../../audit/record-event'
import type { Database, Transaction } from '../../database/schema'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal, type Sentence } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'

export const getOpeningHours: UseCase<'getOpeningHours'> = ({ caller, database }) =>
  openingHoursOf(database, caller).executeTakeFirstOrThrow()

export const updateOpeningHours: UseCase<'updateOpeningHours'> = ({ body, caller, database }) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id: id } = caller
    const before = await openingHoursOf(tx, caller).forUpdate().executeTakeFirstOrThrow()
    if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })
    const problems = Object.entries(openingProblems(body))
    if (problems.length > 0) {
      const fields = problems.map(([field, problem]) => [field, sentences[problem]])
      throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
    }
    const special_dates = body.special_dates
      .map((special) => ({ ...special, reason: special.reason.trim() }))
      .sort((a, b) => (a.date < b.date ? -1 : 1))
    await tx
      .updateTable('clinic')
      .set({
        opening_week: JSON.stringify(body.week),
        special_dates: JSON.stringify(special_dates),
        opening_version: before.version + 1,
      })
      .where((eb) => eb.and({ company_id, id }))
      .execute()
    const after = await openingHoursOf(tx, caller).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'set_opening_hours', object: 'clinic', object_id: id, before, after })
    return after
  })

const openingHoursOf = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('clinic')
    .select(['opening_week as week', 'special_dates', 'opening_version as version'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))

const sentences: Record<OpeningProblem, Sentence> = {
  required: 'required',
  notTime: 'notTime',
  notDate: 'notDate',
  notAfterStart: 'notAfterStart',
  shiftsOverlap: 'shiftsOverlap',
  dateTwice: 'dateTwice',
  openThough: 'openThough',
  hoursMissing: 'hoursMissing',
}
