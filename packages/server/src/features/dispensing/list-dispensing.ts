import { clinicDay } from '../../domain/clinic/clinic-day'
import type { UseCase } from '../../use-case/contract'
import { standingPrescriptions } from './standing-prescriptions'

/** More than a clinic signs in a day. */
const most = 500

export const listDispensing: UseCase<'listDispensing'> = async ({ database, caller, now, query }) => {
  const { visit_id, day = (await clinicDay(database, caller, now)).today } = query
  const rows = await standingPrescriptions(database, caller)
    .$if(visit_id === undefined, (all) => all.where('visit.queue_date', '=', day))
    .$if(visit_id !== undefined, (all) => all.where('visit.id', '=', Number(visit_id)))
    .orderBy((eb) => eb('prescription.state', '=', 'dispensed'))
    .orderBy('prescription.signed_at')
    .orderBy('prescription.id')
    .limit(most)
    .execute()
  return {
    rows: rows.map(({ id, state, patient, doctor_name, signed_at, content, signed_with }) => ({
      id,
      state,
      patient,
      doctor_name,
      signed_at,
      medicines: content.lines.flatMap(
        ({ medicine_id }) => signed_with.medicines.find((each) => each.medicine_id === medicine_id)?.name ?? [],
      ),
    })),
  }
}
