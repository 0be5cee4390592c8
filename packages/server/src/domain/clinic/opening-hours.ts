import { type OpeningProblem, openingProblems } from '@clinic/core/information'
import type { Database } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

export const getOpeningHours: UseCase<'getOpeningHours'> = ({ caller, database }) =>
  openingHoursOf(database, caller).executeTakeFirstOrThrow()

export const updateOpeningHours: UseCase<'updateOpeningHours'> = ({ body, caller, database }) =>
  changeRow(database, caller, {
    table: 'clinic',
    id: caller.clinic_id,
    read: (tx) => openingHoursOf(tx, caller).executeTakeFirst(),
    version: body.version,
    versionColumn: 'opening_version',
    async apply() {
      const problems = Object.entries(openingProblems(body))
      if (problems.length > 0) {
        const fields = problems.map(([field, problem]) => [field, sentences[problem]])
        throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
      }
      const special_dates = body.special_dates
        .map((special) => ({ ...special, reason: special.reason.trim() }))
        .sort((a, b) => (a.date < b.date ? -1 : 1))
      return { opening_week: JSON.stringify(body.week), special_dates: JSON.stringify(special_dates) }
    },
    action: 'set_opening_hours',
  })

const openingHoursOf = (database: Database, { company_id, clinic_id }: Caller) =>
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
