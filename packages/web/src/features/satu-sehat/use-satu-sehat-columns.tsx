import { jobStates } from '@clinic/core/satu-sehat'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { StepDots } from '../../entities/satu-sehat/step-dots'
import { WhatToDo } from '../../entities/satu-sehat/what-to-do'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import type { Column } from '../../ui/table/column'
import { TwoLines } from '../../ui/table/two-lines'

/** The columns of the list of visits. */
export function useSatuSehatColumns(): readonly Column<SatuSehatVisit>[] {
  const { fields, columns, dots } = useTexts()['satu-sehat']
  const { dateTime, number } = useFormat(useClinicDay().timeZone)
  return [
    {
      key: 'patient',
      header: columns.patient(),
      cell: ({ patient }) => <TwoLines small={patient.record_number}>{personName(patient)}</TwoLines>,
    },
    {
      key: 'finished_at',
      header: columns.finished_at(),
      fit: true,
      from: 'lg',
      sortable: true,
      cell: ({ finished_at, doctor_name }) => <TwoLines small={doctor_name}>{dateTime(finished_at)}</TwoLines>,
    },
    {
      key: 'state',
      header: fields.state(),
      selfEvident: true,
      fit: true,
      cell: ({ state }) => <ValueTag of={jobStates} value={state} />,
    },
    { key: 'steps', header: dots.label(), from: 'lg', cell: ({ steps }) => <StepDots steps={steps} /> },
    { key: 'toDo', header: columns.toDo(), cell: (visit) => <WhatToDo visit={visit} /> },
    {
      key: 'attempts',
      header: columns.attempts(),
      align: 'end',
      fit: true,
      from: 'lg',
      cell: ({ attempts, next_at }) => (
        <TwoLines align="end" small={next_at && columns.next({ when: dateTime(next_at) })}>
          {number(attempts)}
        </TwoLines>
      ),
    },
  ]
}
