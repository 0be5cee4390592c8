import { momentOf } from '@clinic/core/time'
import { isOutsidePlan } from '../../domain/appointment/outside-plan'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { UseCases } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { calendarVisit } from './calendar-visit'
import { cancelVisit } from './cancel-visit'
import { confirmVisit } from './confirm-visit'
import { createVisit } from './create-visit'
import { freeSlots } from './free-slots'
import { moveVisit } from './move-visit'
import { noShowVisit } from './no-show-visit'
import { strandedVisit } from './stranded-visit'
import { undoVisitMove } from './undo-visit-move'
import { updateVisit } from './update-visit'
import { visitCards, wholeVisits } from './visit-rows'
import { waitingUseCases } from './waiting'

type VisitOperation =
  | ('listVisit' | 'createVisit' | 'calendarVisit' | 'freeSlots' | 'getVisit' | 'updateVisit' | 'moveVisit')
  | ('undoVisitMove' | 'confirmVisit' | 'cancelVisit' | 'noShowVisit' | 'strandedVisit' | keyof typeof waitingUseCases)

export const visitUseCases: UseCases<VisitOperation> = {
  async listVisit({ database, caller, now, query }) {
    const { state, doctor_id, room_id, patient_id, plan, from, until } = query
    const { time_zone } = await clinicDay(database, caller, now)
    const visits = visitCards(database, { caller, now }).where((eb) =>
      eb.and([
        ...(state ? [eb('visit.state', '=', state)] : []),
        ...(doctor_id ? [eb('visit.doctor_id', '=', doctor_id)] : []),
        ...(room_id ? [eb('visit.room_id', '=', room_id)] : []),
        ...(patient_id ? [eb('visit.patient_id', '=', patient_id)] : []),
        ...(plan ? [isOutsidePlan(now)] : []),
        ...(from ? [eb('visit.starts_at', '>=', iso(momentOf(from, '00:00', time_zone)))] : []),
        ...(until ? [eb('visit.starts_at', '<', iso(momentOf(until, '24:00', time_zone)))] : []),
      ]),
    )
    return list(database, visits, query, {
      searchColumn: 'patient.search',
      sort: { starts_at: ['visit.starts_at'], created_at: ['visit.created_at'] },
      defaultSort: 'starts_at',
      id: 'visit.id',
    })
  },

  async getVisit({ database, caller, now, path }) {
    const visit = await wholeVisits(database, { caller, now }).where('visit.id', '=', path.id).executeTakeFirst()
    if (!visit) throw new Refusal(404, 'notFound')
    return visit
  },

  calendarVisit,
  freeSlots,
  createVisit,
  updateVisit,
  moveVisit,
  undoVisitMove,
  confirmVisit,
  cancelVisit,
  noShowVisit,
  strandedVisit,
  ...waitingUseCases,
}

const iso = (moment: number) => new Date(moment).toISOString()
