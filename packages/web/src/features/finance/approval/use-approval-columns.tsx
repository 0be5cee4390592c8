import { approvalStates, percentOff } from '@clinic/core/approval'
import { useMemo } from 'react'
import type { Approval } from '../../../entities/approval/approval-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'

/** The columns of the list of approvals. */
export function useApprovalColumns(): readonly Column<Approval>[] {
  const { fields, part } = useTexts().approval
  const { dateTime, money, number } = useFormat(useClinicDay().timeZone)
  return useMemo(
    () => [
      {
        key: 'patient',
        header: fields.patient(),
        cell: ({ patient, reason }) => <TwoLines small={<bdi>{reason}</bdi>}>{personName(patient)}</TwoLines>,
      },
      {
        key: 'state',
        header: fields.state(),
        selfEvident: true,
        fit: true,
        cell: ({ state }) => <ValueTag of={approvalStates} value={state} />,
      },
      {
        key: 'requested_at',
        header: fields.requested_at(),
        from: 'lg',
        sortable: true,
        cell: ({ requested_at, requested_by }) => (
          <TwoLines small={<bdi>{requested_by}</bdi>}>{dateTime(requested_at)}</TwoLines>
        ),
      },
      {
        key: 'decided_at',
        header: fields.decided_at(),
        from: 'lg',
        cell: ({ decided_at, decided_by, state }) =>
          decided_at &&
          state !== 'expired' && <TwoLines small={<bdi>{decided_by}</bdi>}>{dateTime(decided_at)}</TwoLines>,
      },
      {
        key: 'discount',
        header: fields.discount(),
        align: 'end',
        fit: true,
        sortable: true,
        cell: (row) => (
          <TwoLines align="end" small={part({ percent: number(percentOff(row)), gross: money(row.gross) })}>
            {money(row.discount)}
          </TwoLines>
        ),
      },
    ],
    [fields, part, dateTime, money, number],
  )
}
