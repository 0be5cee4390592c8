import { labWorks } from '@clinic/core/lab-order'
import { teethIn } from '@clinic/core/odontogram'
import { useQuery } from '@tanstack/react-query'
import { laboratoriesQuery } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { type LabOrderValue, mostRupiah } from './lab-order-value'

/** What of a typed order prevents saving it, and the order in words. */
export function useLabOrderWords() {
  const { fields, problems } = useTexts()['lab-order']
  const { label } = useLabels()
  const { money } = useFormat()
  const { today } = useClinicDay()
  const { data = [] } = useQuery(laboratoriesQuery(useApp().api))
  const problemsOf = ({ patient, supplier_id, doctor_id, work, teeth, cost, due_on }: LabOrderValue) => {
    const { wrong } = teethIn(teeth)
    return {
      patient_id: patient === null ? problems.patient() : undefined,
      supplier_id: supplier_id === '' ? problems.laboratory() : undefined,
      doctor_id: doctor_id === '' ? problems.doctor() : undefined,
      work: work === '' ? problems.work() : undefined,
      teeth: wrong.length > 0 ? problems.teeth({ teeth: wrong.join(', ') }) : undefined,
      cost: cost === null || cost > mostRupiah ? problems.cost() : undefined,
      due_on: due_on < today ? problems.due() : undefined,
    }
  }
  const describe = ({ supplier_id, work, teeth, shade, note, cost, due_on }: LabOrderValue) => [
    { label: fields.supplier_id(), value: data.find(({ id }) => String(id) === supplier_id)?.name ?? '' },
    { label: fields.work(), value: work && label(labWorks, work) },
    { label: fields.teeth(), value: teeth },
    { label: fields.shade(), value: shade },
    { label: fields.note(), value: note },
    { label: fields.cost(), value: cost === null ? '' : money(cost) },
    { label: fields.due_on(), value: due_on },
  ]
  return { problemsOf, describe }
}
