import type { Schema } from '@clinic/api'
import { assistanceRoles, assistanceStates } from '@clinic/core/assistance'
import { useUnit } from '../../entities/medicine/use-amount'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import type { Column } from '../../ui/table/column'
import { TwoLines } from '../../ui/table/two-lines'
import { AssistedTime } from './assisted-time'

export function useHistoryColumns(): Column<Schema<'PastAssistance'>>[] {
  const { columns } = useTexts().assistance
  const { label } = useLabels()
  const unitOf = useUnit()
  const format = useFormat(useClinicDay().timeZone)
  return [
    {
      key: 'patient',
      header: columns.patient(),
      cell: ({ patient }) => (
        <TwoLines small={patient.record_number}>
          <bdi>{personName(patient)}</bdi>
        </TwoLines>
      ),
    },
    {
      key: 'created_at',
      header: columns.date(),
      fit: true,
      sortable: true,
      cell: (row) => format.date(row.queue_date),
    },
    { key: 'time', header: columns.time(), cell: (row) => <AssistedTime assistance={row} /> },
    {
      key: 'doctor',
      header: columns.doctor(),
      cell: ({ doctor_name, room_name }) => <TwoLines small={room_name ?? ''}>{doctor_name}</TwoLines>,
    },
    {
      key: 'procedures',
      header: columns.procedures(),
      cell: ({ procedures }) => (procedures.length > 0 ? <bdi>{procedures.join(', ')}</bdi> : null),
    },
    {
      key: 'materials',
      header: columns.materials(),
      from: 'lg',
      cell: ({ materials }) =>
        materials.length > 0 ? (
          <bdi>
            {materials
              .map(({ name, quantity, unit }) => `${name} ${format.number(quantity)} ${unitOf({ unit }, quantity)}`)
              .join(', ')}
          </bdi>
        ) : null,
    },
    {
      key: 'state',
      header: columns.state(),
      selfEvident: true,
      cell: ({ state, role }) => (
        <TwoLines small={label(assistanceRoles, role)}>
          <ValueTag of={assistanceStates} value={state} />
        </TwoLines>
      ),
    },
  ]
}
