import type { Schema } from '@clinic/api'
import { todayIn } from '../../domain/clinic/clinic-day'
import { checkPatient } from '../../domain/patient/check-patient'
import { patientFactsOf } from '../../domain/prescription/patient-facts-of'
import { prescriptionOf, prescriptionRows } from '../../domain/prescription/prescription-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

/** Dentists read the prescriptions of each other; an assistant those of today. A draft without a line is none yet. */
export const listPatientPrescription: UseCase<'listPatientPrescription'> = async (call) => {
  const { database, caller, now, path, query } = call
  await checkPatient(database, caller, path.id)
  const prescribed = prescriptionRows(database, caller)
    .clearOrderBy()
    .where('prescription.patient_id', '=', path.id)
    .where((eb) => eb(eb.fn('jsonb_array_length', [eb.ref('prescription.content', '->').key('lines')]), '>', 0))
    .$if(caller.role === 'nurse_clinic', (rows) =>
      rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom('visit')
            .select('visit.id')
            .where('visit.company_id', '=', caller.company_id)
            .where('visit.clinic_id', '=', caller.clinic_id)
            .whereRef('visit.id', '=', 'prescription.visit_id')
            .where('visit.queue_date', '=', todayIn(caller, now)),
        ),
      ),
    )
  const { rows, ...found } = await list(database, prescribed, query, {
    searchColumn: 'doctor.display_name',
    sort: { id: ['prescription.id'] },
    defaultSort: '-id',
    id: 'prescription.id',
  })
  const facts = await patientFactsOf(database, { caller, now }, path.id)
  const prescriptions: Schema<'Prescription'>[] = []
  for (const row of rows) prescriptions.push(await prescriptionOf(database, { caller, now, facts }, row))
  return { ...found, rows: prescriptions }
}
