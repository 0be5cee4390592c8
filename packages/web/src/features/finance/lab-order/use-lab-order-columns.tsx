import { labOrderStates, labWorks } from '@clinic/core/lab-order'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines, Unbroken } from '../../../ui/table/two-lines'
import { DueDay } from './due-day'

/** The columns of the list of lab orders. */
export function useLabOrderColumns(): readonly Column<LabOrder>[] {
  const { fields } = useTexts()['lab-order']
  const { label } = useLabels()
  const { money } = useFormat()
  return [
    {
      key: 'patient',
      header: fields.patient(),
      cell: ({ number, patient }) => (
        <TwoLines
          small={
            <>
              {number} · <Unbroken>{patient.record_number}</Unbroken>
            </>
          }
        >
          {personName(patient)}
        </TwoLines>
      ),
    },
    {
      key: 'work',
      header: fields.work(),
      cell: ({ work, teeth, supplier_name }) => (
        <TwoLines small={supplier_name}>
          {[label(labWorks, work), teeth.join(', ')].filter(Boolean).join(' · ')}
        </TwoLines>
      ),
    },
    {
      key: 'doctor',
      selfEvident: true,
      header: fields.doctor_id(),
      from: 'lg',
      cell: ({ doctor_name }) => doctor_name,
    },
    {
      key: 'state',
      header: fields.state(),
      selfEvident: true,
      fit: true,
      cell: ({ state }) => <ValueTag of={labOrderStates} value={state} />,
    },
    { key: 'due_on', header: fields.due_on(), fit: true, sortable: true, cell: (order) => <DueDay order={order} /> },
    { key: 'cost', header: fields.cost(), align: 'end', fit: true, from: 'lg', cell: ({ cost }) => money(cost) },
  ]
}
