import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useWhen } from '../../../entities/appointment/use-when'
import { requestedService } from '../../../entities/booking-request/requested-service'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { PhoneNumber } from '../../../platform/texts/phone-number'
import { shortAgeText } from '../../../platform/texts/short-age-text'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import { RequestStateTag } from '../request-state-tag'

export function useBookingRequestColumns(): Column<Schema<'BookingRequest'>>[] {
  const { 'booking-request': texts, patient } = useTexts()
  const { today } = useClinicDay()
  const language = useLanguage()
  const when = useWhen()
  const { columns } = texts
  return [
    {
      key: 'starts_at',
      header: columns.starts_at(),
      sortable: true,
      cell: ({ starts_at }) => when(starts_at),
    },
    {
      key: 'name',
      header: columns.name(),
      cell: (row) => (
        <TwoLines small={<PhoneNumber number={row.phone} />}>
          {texts.whom({ name: personName(row), age: shortAgeText(patient, row.date_of_birth, { today }) })}
        </TwoLines>
      ),
    },
    {
      key: 'product_name',
      header: columns.product_name(),
      cell: (row) => <TwoLines small={row.doctor_name}>{requestedService(row, language)}</TwoLines>,
    },
    { key: 'code', header: columns.code(), fit: true, from: 'lg', cell: ({ code }) => code },
    {
      key: 'state',
      header: columns.state(),
      selfEvident: true,
      cell: (row) => (
        <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })}>
          <RequestStateTag {...row} />
          {row.decided_by && <span className={css({ color: 'muted' })}>{row.decided_by}</span>}
        </span>
      ),
    },
  ]
}
