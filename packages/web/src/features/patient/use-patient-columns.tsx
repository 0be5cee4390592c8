import type { Schema } from '@clinic/api'
import { identifications, patientStatuses, readinesses, sexes } from '@clinic/core/patient'
import { useMemo } from 'react'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import { useStatus } from '../../platform/list/use-status'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { type Labels, useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import type { Column } from '../../ui/table/column'
import { TwoLines } from '../../ui/table/two-lines'

interface PatientWords {
  texts: TranslationFunctions['patient']
  label: Labels['label']
  status: Column<Pick<Schema<'PatientRow'>, 'status'>>
}

/** Returns the columns of the patient list. */
export function usePatientColumns(): readonly Column<Schema<'PatientRow'>>[] {
  const texts = useTexts().patient
  const { today } = useClinicDay()
  const { label } = useLabels()
  const status = useStatus(patientStatuses).column
  return useMemo(() => columns({ texts, label, status }, today), [texts, label, status, today])
}

function columns({ texts, label, status }: PatientWords, today: string): readonly Column<Schema<'PatientRow'>>[] {
  const { fields } = texts
  return [
    {
      key: 'name',
      header: fields.name(),
      sortable: true,
      cell: (patient) => {
        const { record_number, former_record_numbers: former } = patient
        const small = former.length > 0 ? `${record_number} (${texts.formerly(former.join(', '))})` : record_number
        return <TwoLines small={small}>{personName(patient)}</TwoLines>
      },
    },
    {
      key: 'sex',
      header: fields.sex(),
      fit: true,
      from: 'lg',
      selfEvident: true,
      cell: ({ sex }) => label(sexes, sex),
    },
    {
      key: 'date_of_birth',
      header: fields.age(),
      fit: true,
      selfEvident: true,
      sortable: true,
      cell: ({ date_of_birth }) => <bdi>{ageText(texts, date_of_birth, { today })}</bdi>,
    },
    {
      key: 'phone',
      header: fields.phone(),
      fit: true,
      selfEvident: true,
      cell: ({ phone }) => phone && <PhoneNumber number={phone} />,
    },
    {
      key: 'identity',
      header: texts.sections.identity(),
      fit: true,
      selfEvident: true,
      from: 'lg',
      cell: ({ identification, identity_number }) => {
        const kind = label(identifications, identification)
        return <TwoLines small={identity_number && kind}>{identity_number || kind}</TwoLines>
      },
    },
    {
      key: 'readiness',
      header: fields.readiness(),
      fit: true,
      cell: ({ readiness }) => <ValueTag of={readinesses} value={readiness} />,
    },
    status,
  ]
}
