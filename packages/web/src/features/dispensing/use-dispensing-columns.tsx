import { prescriptionStates } from '@clinic/core/prescription'
import { useMemo } from 'react'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import type { Column } from '../../ui/table/column'
import { TwoLines } from '../../ui/table/two-lines'
import type { DispensingCard } from './dispensing-query'

/** The columns of what is dispensed in a day. */
export function useDispensingColumns(): readonly Column<DispensingCard>[] {
  const { fields, record } = useTexts().dispensing
  const { dateTime } = useFormat(useClinicDay().timeZone)
  return useMemo(
    () => [
      {
        key: 'patient',
        header: fields.patient(),
        cell: ({ patient }) => (
          <TwoLines small={record({ number: patient.record_number })}>{personName(patient)}</TwoLines>
        ),
      },
      { key: 'medicines', header: fields.medicines(), cell: ({ medicines }) => <bdi>{medicines.join(', ')}</bdi> },
      {
        key: 'doctor',
        selfEvident: true,
        header: fields.doctor(),
        from: 'lg',
        cell: ({ doctor_name }) => <bdi>{doctor_name}</bdi>,
      },
      { key: 'signed', header: fields.signed(), fit: true, cell: ({ signed_at }) => dateTime(signed_at) },
      {
        key: 'state',
        header: fields.state(),
        selfEvident: true,
        fit: true,
        cell: ({ state }) => <ValueTag of={prescriptionStates} value={state} />,
      },
    ],
    [fields, record, dateTime],
  )
}
