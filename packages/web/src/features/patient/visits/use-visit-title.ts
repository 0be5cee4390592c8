import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { PatientVisit } from './patient-visits-query'

/** Returns what a visit is called: its day, and who treats. */
export function useVisitTitle() {
  const texts = useTexts()['patient-record'].visits
  const { date } = useFormat()
  return ({ queue_date, doctor_name }: PatientVisit) =>
    texts.by({ date: date(queue_date), doctor: isolated(doctor_name ?? texts.noDoctor()) })
}
