import { todayIn } from '../../domain/clinic/clinic-day'
import { notesOfVisit } from '../../domain/note/note-rows'
import { visitCards } from '../../domain/visit/visit-rows'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Dentists read the notes of each other; an assistant those of today. */
export const getVisitNote: UseCase<'getVisitNote'> = async ({ database, caller, now, path: { id } }) => {
  const visit = await visitCards(database, { caller, ofAllDentists: true })
    .where('visit.id', '=', id)
    .$if(caller.role === 'nurse_clinic', (visits) => visits.where('visit.queue_date', '=', todayIn(caller, now)))
    .executeTakeFirst()
  if (!visit) throw new Refusal(404, 'notFound')
  return { visit_id: id, patient: visit.patient, notes: await notesOfVisit(database, caller, id) }
}
