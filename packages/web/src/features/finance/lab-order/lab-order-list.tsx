import { operationRoles } from '@clinic/core/access'
import { labOrderStates } from '@clinic/core/lab-order'
import { valuesOf } from '@clinic/core/values'
import { useQuery } from '@tanstack/react-query'
import { useDoctorFilter } from '../../../entities/doctor/use-doctor-options'
import { type LabOrder, laboratoriesQuery } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { ListScreen } from '../../../platform/list/list-screen'
import { useCanCall } from '../../../platform/session/use-can-call'
import { optionsOf } from '../../../platform/texts/options-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { useFinanceTabs } from '../use-finance-tabs'
import { labOrderAddress, newLabOrderAddress } from './lab-order-address'
import { useLabOrderColumns } from './use-lab-order-columns'

/** The lab orders of the clinic, what is due first at the top. */
export default function LabOrderList() {
  const { api } = useApp()
  const { list, fields, any, late, sorts: words } = useTexts()['lab-order']
  const { options } = useLabels()
  const laboratories = useQuery(laboratoriesQuery(api)).data ?? []
  const doctors = useDoctorFilter()
  const mayCreate = useCanCall(operationRoles.createLabOrder)
  return (
    <ListScreen<LabOrder>
      feature="lab-order"
      words={list}
      tabs={useFinanceTabs('lab-order')}
      create={mayCreate ? newLabOrderAddress() : undefined}
      ask={({ chosen, filter }) => ({
        path: '/api/lab-order',
        query: {
          sort: chosen('sort', sorts),
          state: chosen('state', valuesOf(labOrderStates)),
          late: chosen('late', ['any']),
          supplier_id: Number(filter('supplier_id')) || undefined,
          doctor_id: Number(filter('doctor_id')) || undefined,
        },
        isTable: true,
      })}
      columns={useLabOrderColumns()}
      filters={[
        { name: 'state', label: fields.state(), any: any.state(), options: options(labOrderStates) },
        {
          name: 'late',
          label: late.label(),
          any: late.all(),
          options: optionsOf(['any'] as const, (each) => late[each]()),
        },
        {
          name: 'supplier_id',
          label: fields.supplier_id(),
          any: any.laboratory(),
          options: laboratories.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        { name: 'doctor_id', label: fields.doctor_id(), any: any.doctor(), options: doctors },
      ]}
      sorts={[
        { value: 'due_on', label: words.due_on() },
        { value: '-created_at', label: words.newest() },
      ]}
      href={({ id }) => labOrderAddress(id)}
    />
  )
}

const sorts = ['due_on', '-due_on', 'created_at', '-created_at'] as const
