import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { patientStatuses, readinesses, sexes } from '@clinic/core/patient'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { css } from 'styled-system/css'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import { useStatus } from '../../platform/list/use-status'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { shortAgeText } from '../../platform/texts/short-age-text'
import { type Labels, useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import type { Column } from '../../ui/table/column'
import { TwoLines } from '../../ui/table/two-lines'

interface PatientWords {
  texts: TranslationFunctions['patient']
  label: Labels['label']
  status: Column<Pick<Schema<'PatientRow'>, 'status'>>
  format: ReturnType<typeof useFormat>
}

/** Returns the columns of the patient list. */
export function usePatientColumns(): readonly Column<Schema<'PatientRow'>>[] {
  const texts = useTexts().patient
  const { today, timeZone } = useClinicDay()
  const { label } = useLabels()
  const format = useFormat(timeZone)
  const status = useStatus(patientStatuses).column
  const canBill = useCanCall(operationRoles.listInvoice)
  return useMemo(() => {
    const all = columns({ texts, label, status, format }, today)
    return canBill ? all : all.filter(({ key }) => key !== 'owed')
  }, [texts, label, status, format, today, canBill])
}

function columns(
  { texts, label, status, format }: PatientWords,
  today: string,
): readonly Column<Schema<'PatientRow'>>[] {
  const { fields, standing: words } = texts
  const { date, dateTime, money } = format
  return [
    {
      key: 'name',
      header: fields.name(),
      sortable: true,
      cell: (patient) => {
        const { record_number, former_record_numbers: former, standing } = patient
        const small = former.length > 0 ? `${record_number} (${texts.formerly(former.join(', '))})` : record_number
        return (
          <TwoLines small={small}>
            {personName(patient)}
            {standing?.has_alert && <TriangleAlert role="img" aria-label={words.alert()} className={alert} />}
          </TwoLines>
        )
      },
    },
    {
      key: 'date_of_birth',
      header: fields.age(),
      fit: true,
      selfEvident: true,
      sortable: true,
      cell: ({ date_of_birth, sex }) => (
        <TwoLines small={label(sexes, sex)}>{shortAgeText(texts, date_of_birth, { today })}</TwoLines>
      ),
    },
    {
      key: 'phone',
      header: fields.phone(),
      fit: true,
      selfEvident: true,
      cell: ({ phone }) => phone && <PhoneNumber number={phone} />,
    },
    {
      key: 'visits',
      header: words.visits(),
      fit: true,
      from: 'lg',
      selfEvident: true,
      cell: ({ standing }) => {
        if (!standing) return
        const { last_visit: last, next_appointment: next } = standing
        const before = last && words.last({ day: date(last) })
        return <TwoLines small={next && before}>{next ? words.next({ at: dateTime(next) }) : before}</TwoLines>
      },
    },
    {
      key: 'owed',
      header: words.owed(),
      align: 'end',
      fit: true,
      from: 'lg',
      cell: ({ standing }) => (standing?.owed ? <span className={owed}>{money(standing.owed)}</span> : ''),
    },
    {
      key: 'readiness',
      header: fields.readiness(),
      fit: true,
      cell: ({ readiness }) => <ValueTag of={readinesses} value={readiness} />,
    },
    // most are active: only who is not is marked
    { ...status, cell: (patient) => patient.status !== 'active' && status.cell(patient) },
  ]
}

const alert = css({
  display: 'inline-block',
  boxSize: '4',
  color: 'error.text',
  verticalAlign: 'text-bottom',
  marginInlineStart: '2',
})
const owed = css({ color: 'warning.text', fontWeight: 'medium' })
