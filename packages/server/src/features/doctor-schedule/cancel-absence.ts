import { addDays } from '@clinic/core/schedule'
import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { transaction } from '../../database/transaction'
import { Refusal } from '../../refusal'
import { decideAbsence } from './decide-absence'

export const cancelAbsence: UseCase<'cancelAbsence'> = (call) =>
  transaction(call.database, (tx) =>
    decideAbsence(tx, call, { type: 'absence.cancel' }, async ({ before }) => {
      if (before.state !== 'approved') return {}
      const { today } = await clinicDay(tx, call.caller, call.now)
      if (before.ends_on < today) throw new Refusal(409, 'absenceOver', { current: before })
      // the days that are gone were days of absence
      return before.starts_on < today ? { state: 'approved', ends_on: addDays(today, -1) } : {}
    }),
  )
