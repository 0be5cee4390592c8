import type { RoleName } from '@clinic/core/access'
import { missingOfDoctor } from '@clinic/core/satu-sehat'
import type { ComponentProps } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { ReadinessNote } from '../satu-sehat/readiness-note'
import { LicenceNotice } from './licence'

interface DentistNoticeProps {
  row: ComponentProps<typeof LicenceNotice>['row'] & { id: number; nik: string }
  kind: 'doctor' | 'doctor-external'
  /** Who may change the record. */
  roles: readonly RoleName[]
}

/** What is to know of a dentist before anything else: the end of the licence, and what SATUSEHAT needs. */
export function DentistNotice({ row, kind, roles }: DentistNoticeProps) {
  const { fields } = useTexts().doctor
  const missing = missingOfDoctor(row).map(({ field }) => ({ field, label: fields.nik() }))
  return (
    <>
      <LicenceNotice row={row} />
      <ReadinessNote form={`/clinic/${kind}/${row.id}`} fields={missing} roles={roles} />
    </>
  )
}
