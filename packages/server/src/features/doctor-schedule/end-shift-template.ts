import { addDays } from '@clinic/core/schedule'
import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { Refusal } from '../../refusal'
import { changeTemplate } from './change-template'

/** A template that has not begun ends the day before it would: it never takes place. */
export const endShiftTemplate: UseCase<'endShiftTemplate'> = (call) =>
  changeTemplate(call, 'end', async (tx, { valid_from, valid_until }) => {
    const { last_day } = call.body
    const { today } = await clinicDay(tx, call.caller, call.now)
    const refuse = (sentence: 'dayOver' | 'endsEarlier') =>
      new Refusal(422, 'checkFields', { fields: { last_day: sentence } })
    if (last_day < addDays(today, -1)) throw refuse('dayOver')
    if (last_day > valid_until) throw refuse('endsEarlier')
    return { valid_until: last_day < valid_from ? addDays(valid_from, -1) : last_day }
  })
