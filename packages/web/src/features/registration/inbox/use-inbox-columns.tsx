import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { PhoneNumber } from '../../../platform/texts/phone-number'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { StateTag } from './state-tag'

export function useInboxColumns(): Column<Schema<'RegistrationRow'>>[] {
  const { columns } = useTexts().registration
  const format = useFormat(useClinicDay().timeZone)
  return [
    { key: 'name', header: columns.name(), sortable: true, cell: (row) => <bdi>{personName(row)}</bdi> },
    { key: 'code', header: columns.code(), fit: true, cell: ({ code }) => code },
    {
      key: 'date_of_birth',
      header: columns.date_of_birth(),
      fit: true,
      from: 'lg',
      cell: ({ date_of_birth }) => format.date(date_of_birth),
    },
    { key: 'phone', header: columns.phone(), fit: true, cell: ({ phone }) => <PhoneNumber number={phone} /> },
    {
      key: 'submitted_at',
      header: columns.submitted_at(),
      fit: true,
      from: 'lg',
      sortable: true,
      cell: ({ submitted_at }) => format.dateTime(submitted_at),
    },
    {
      key: 'state',
      header: columns.state(),
      selfEvident: true,
      cell: (row) => (
        <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })}>
          <StateTag {...row} />
          {row.decided_by && <span className={css({ color: 'muted' })}>{row.decided_by}</span>}
        </span>
      ),
    },
  ]
}
