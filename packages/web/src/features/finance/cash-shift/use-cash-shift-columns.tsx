import { cashShiftStates } from '@clinic/core/cash-shift'
import { useMemo } from 'react'
import type { CashShift } from '../../../entities/cash-shift/cash-shift-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import { Tag } from '../../../ui/tag'

/** The columns of the cash shifts; a difference stands out. */
export function useCashShiftColumns(): readonly Column<CashShift>[] {
  const { fields } = useTexts()['cash-shift']
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  return useMemo(
    () => [
      {
        key: 'user',
        header: fields.user(),
        cell: ({ user_name, opened_at }) => <TwoLines small={dateTime(opened_at)}>{user_name}</TwoLines>,
      },
      {
        key: 'closed_at',
        header: fields.closed_at(),
        fit: true,
        from: 'lg',
        cell: ({ closed_at }) => closed_at && dateTime(closed_at),
      },
      {
        key: 'state',
        header: fields.state(),
        selfEvident: true,
        fit: true,
        cell: ({ state }) => <ValueTag of={cashShiftStates} value={state} />,
      },
      {
        key: 'counted',
        header: fields.counted(),
        align: 'end',
        fit: true,
        cell: ({ counted }) => counted !== null && money(counted),
      },
      {
        key: 'variance',
        header: fields.variance(),
        align: 'end',
        fit: true,
        cell: ({ variance }) =>
          variance !== null && (variance === 0 ? money(0) : <Tag tone="error">{money(variance)}</Tag>),
      },
    ],
    [fields, dateTime, money],
  )
}
