import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { useMemo } from 'react'
import { css } from 'styled-system/css'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { phoneText } from '../../platform/texts/phone-text'
import { useTexts } from '../../platform/texts/use-texts'
import type { Column } from '../../ui/table/table'
import { Tag } from '../../ui/tag'

type PatientTexts = TranslationFunctions['patient']

/** What the list tells of a patient. */
export function usePatientColumns(): readonly Column<Schema<'PatientRow'>>[] {
  const texts = useTexts().patient
  const { today } = useClinicDay()
  return useMemo(() => columns(texts, today), [texts, today])
}

function columns(texts: PatientTexts, today: string): readonly Column<Schema<'PatientRow'>>[] {
  const { fields } = texts
  return [
    {
      key: 'name',
      header: fields.name(),
      sortable: true,
      cell: (patient) => (
        <span className={lines}>
          <bdi>{displayName(patient)}</bdi>
          <span className={small}>{patient.record_number}</span>
        </span>
      ),
    },
    { key: 'sex', header: fields.sex(), fit: true, from: 'lg', cell: ({ sex }) => texts.sexes[sex]() },
    {
      key: 'date_of_birth',
      header: fields.age(),
      fit: true,
      sortable: true,
      cell: ({ date_of_birth }) => <bdi>{ageText(texts, date_of_birth, { today })}</bdi>,
    },
    {
      key: 'phone',
      header: fields.phone(),
      fit: true,
      cell: ({ phone }) => phone && <bdi dir="ltr">{phoneText(phone)}</bdi>,
    },
    {
      key: 'identity',
      header: texts.sections.identity(),
      fit: true,
      from: 'lg',
      cell: ({ identification, identity_number }) => (
        <span className={lines}>
          {identity_number && <bdi>{identity_number}</bdi>}
          <span className={identity_number ? small : undefined}>{texts.identifications[identification]()}</span>
        </span>
      ),
    },
    {
      key: 'readiness',
      header: fields.readiness(),
      fit: true,
      cell: ({ readiness }) => (
        <Tag tone={readiness === 'ready' ? 'success' : 'warning'}>{texts.readinesses[readiness]()}</Tag>
      ),
    },
    {
      key: 'status',
      header: fields.status(),
      fit: true,
      // what is usual stays quiet
      cell: ({ status }) => (status === 'active' ? texts.statuses.active() : <Tag>{texts.statuses.inactive()}</Tag>),
    },
  ]
}

// two lines that fit into one dense row
const lines = css({ display: 'grid', justifyItems: 'start', lineHeight: 'heading', overflowWrap: 'break-word' })
const small = css({ fontSize: 'xs', fontWeight: 'normal', color: 'muted' })
