import { momentOf } from '@clinic/core/time'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { visitCards, wholeVisits } from '../../domain/visit/visit-rows'
import type { UseCases } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { arriveAppointment } from './arrive-appointment'
import { callVisit } from './call-visit'
import { checkOutVisit } from './check-out-visit'
import { createVisit } from './create-visit'
import { discontinueVisit } from './discontinue-visit'
import { finishVisit } from './finish-visit'
import { leaveVisit } from './leave-visit'
import { listPatientVisit } from './list-patient-visit'
import { pauseVisit } from './pause-visit'
import { reopenVisit } from './reopen-visit'
import { requeueVisit } from './requeue-visit'
import { resumeVisit } from './resume-visit'
import { startPractice } from './start-practice'
import { undoArrival } from './undo-arrival'
import { updateVisit } from './update-visit'
import { visitBoard } from './visit-board'
import { voidVisit } from './void-visit'

type VisitOperation =
  | 'listVisit'
  | 'listPatientVisit'
  | 'createVisit'
  | 'visitBoard'
  | 'getVisit'
  | 'updateVisit'
  | 'arriveAppointment'
  | 'undoArrival'
  | 'callVisit'
  | 'requeueVisit'
  | 'startPractice'
  | 'pauseVisit'
  | 'resumeVisit'
  | 'finishVisit'
  | 'discontinueVisit'
  | 'reopenVisit'
  | 'checkOutVisit'
  | 'leaveVisit'
  | 'voidVisit'

export const visitUseCases: UseCases<VisitOperation> = {
  async listVisit({ database, caller, now, query }) {
    const { state, doctor_id, patient_id, from, until } = query
    const { time_zone } = await clinicDay(database, caller, now)
    const visits = visitCards(database, { caller }).where((eb) =>
      eb.and([
        ...(state ? [eb('visit.state', '=', state)] : []),
        ...(doctor_id ? [eb('visit.doctor_id', '=', doctor_id)] : []),
        ...(patient_id ? [eb('visit.patient_id', '=', patient_id)] : []),
        ...(from ? [eb('visit.arrived_at', '>=', iso(momentOf(from, '00:00', time_zone)))] : []),
        ...(until ? [eb('visit.arrived_at', '<', iso(momentOf(until, '24:00', time_zone)))] : []),
      ]),
    )
    return list(database, visits, query, {
      searchColumn: 'patient.search',
      sort: { arrived_at: ['visit.arrived_at'] },
      defaultSort: '-arrived_at',
      id: 'visit.id',
    })
  },

  async getVisit({ database, caller, path }) {
    const visit = await wholeVisits(database, { caller }).where('visit.id', '=', path.id).executeTakeFirst()
    if (!visit) throw new Refusal(404, 'notFound')
    return visit
  },

  listPatientVisit,
  visitBoard,
  createVisit,
  updateVisit,
  arriveAppointment,
  undoArrival,
  callVisit,
  requeueVisit,
  startPractice,
  pauseVisit,
  resumeVisit,
  finishVisit,
  discontinueVisit,
  reopenVisit,
  checkOutVisit,
  leaveVisit,
  voidVisit,
}

const iso = (moment: number) => new Date(moment).toISOString()
