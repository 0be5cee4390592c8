import { todayIn } from '../../domain/clinic/clinic-day'
import { dictationOf, dictationRows } from '../../domain/dictation/dictation-rows'
import { visitCards } from '../../domain/visit/visit-rows'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Dentists read what was dictated to each other's visits; an assistant that of today. */
export const getVisitDictation: UseCase<'getVisitDictation'> = async ({ database, caller, now, path: { id } }) => {
  const visit = await visitCards(database, { caller, ofAllDentists: true })
    .where('visit.id', '=', id)
    .$if(caller.role === 'nurse_clinic', (visits) => visits.where('visit.queue_date', '=', todayIn(caller, now)))
    .executeTakeFirst()
  if (!visit) throw new Refusal(404, 'notFound')
  const rows = await dictationRows(database, caller).where('visit_id', '=', id).execute()
  return { visit_id: id, patient: visit.patient, dictations: rows.map(dictationOf) }
}
