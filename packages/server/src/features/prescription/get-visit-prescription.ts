import { todayIn } from '../../domain/clinic/clinic-day'
import { prescriptionsOfVisit } from '../../domain/prescription/prescription-rows'
import { visitCards } from '../../domain/visit/visit-rows'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Dentists read the prescriptions of each other; an assistant those of today. */
export const getVisitPrescription: UseCase<'getVisitPrescription'> = async ({
  database,
  caller,
  now,
  path: { id },
}) => {
  const visit = await visitCards(database, { caller, ofAllDentists: true })
    .where('visit.id', '=', id)
    .$if(caller.role === 'nurse_clinic', (visits) => visits.where('visit.queue_date', '=', todayIn(caller, now)))
    .executeTakeFirst()
  if (!visit) throw new Refusal(404, 'notFound')
  const { patient } = visit
  return { visit_id: id, patient, ...(await prescriptionsOfVisit(database, { caller, now }, { id, patient })) }
}
