import { usageStates } from '@clinic/core/usage'
import { valuesOf } from '@clinic/core/values'
import { useStockTabs } from '../../entities/medicine/use-stock-tabs'
import { ListScreen } from '../../platform/list/list-screen'
import { useStatus } from '../../platform/list/use-status'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { TwoLines } from '../../ui/table/two-lines'
import type { UsageCard } from './usage-query'

const base = '/clinic/medicine-transaction/usage'

/** What finished treatments used of the stock, the latest first. */
export default function UsageList() {
  const { list, latest, fields, record, draft } = useTexts().usage
  const { date } = useFormat()
  const state = useStatus(usageStates, 'state')
  return (
    <ListScreen<UsageCard>
      feature="usage"
      words={list}
      ask={({ chosen }) => ({ path: '/api/usage', query: { state: chosen('state', valuesOf(usageStates)) } })}
      columns={[
        {
          key: 'patient',
          header: fields.patient(),
          cell: ({ patient }) => (
            <TwoLines small={record({ number: patient.record_number })}>{personName(patient)}</TwoLines>
          ),
        },
        { key: 'materials', header: fields.materials(), cell: ({ materials }) => <bdi>{materials.join(', ')}</bdi> },
        {
          key: 'doctor',
          selfEvident: true,
          header: fields.doctor(),
          from: 'lg',
          cell: ({ doctor_name }) => <bdi>{doctor_name}</bdi>,
        },
        { key: 'day', header: fields.day(), fit: true, cell: ({ day }) => date(day) },
        { key: 'number', header: fields.number(), fit: true, from: 'lg', cell: ({ number }) => number ?? draft() },
        state.column,
      ]}
      filters={[state.filter]}
      sorts={[{ value: '', label: latest() }]}
      href={({ id }) => `${base}/${id}`}
      tabs={useStockTabs(base)}
    />
  )
}
