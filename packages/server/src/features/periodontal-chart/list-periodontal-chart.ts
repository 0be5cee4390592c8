import { patientInSight } from '../../domain/patient/is-in-sight'
import { periodontalChartRows } from '../../domain/periodontal-chart/periodontal-chart-rows'
import type { UseCase } from '../../use-case/contract'

/** What was measured in a visit that was entered in error is of another patient, or of none. */
export const listPeriodontalChart: UseCase<'listPeriodontalChart'> = async ({ database, caller, now, path }) => {
  await patientInSight(database, caller, { id: path.id, now })
  return periodontalChartRows(database, caller)
    .where('charted.patient_id', '=', path.id)
    .where('charted.state', '<>', 'discarded')
    .where('visit.state', '<>', 'entered_in_error')
    .orderBy('visit.queue_date', 'desc')
    .orderBy('charted.id', 'desc')
    .limit(30)
    .execute()
}
