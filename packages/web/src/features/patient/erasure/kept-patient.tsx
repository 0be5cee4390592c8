import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { BulletList } from '../../../ui/bullet-list'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'

interface KeptPatientProps {
  patient: Schema<'Patient'>
  preview: Schema<'PatientErasurePreview'>
  onClose: () => void
}

/** Says why a patient cannot be erased, until when, and what can be done instead. */
export function KeptPatient({ patient, preview, onClose }: KeptPatientProps) {
  const { kept } = useTexts()['patient-erasure']
  const { date } = useFormat(useClinicDay().timeZone)
  const { stays, kept_until } = preview
  return (
    <Dialog
      open
      title={kept.title({ name: personName(patient) })}
      description={kept.text()}
      onClose={onClose}
      footer={<Button onClick={onClose}>{kept.close()}</Button>}
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <BulletList lines={kinds.filter((kind) => stays[kind] > 0).map((kind) => kept[kind](stays[kind]))} />
        {kept_until && <p>{kept.until({ day: date(kept_until) })}</p>}
        <p className={css({ color: 'muted' })}>{kept.instead()}</p>
      </div>
    </Dialog>
  )
}

const kinds = [
  'visit',
  'package_sold',
  'deposit',
  'lab_order',
] as const satisfies readonly (keyof Schema<'KeptCounts'>)[]
