import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { lazily } from '../../ui/lazily'
import { Skeleton } from '../../ui/skeleton'
import { useMay } from '../use-may'
import type { Pictured } from './photo-query'

const PhotoPanel = lazily(() => import('./photo-panel'))

const setting = {
  doctor: 'setDoctorPhoto',
  'doctor-external': 'setDoctorExternalPhoto',
  staff: 'setStaffPhoto',
  patient: 'setPatientPhoto',
} as const

/** The picture of somebody: to look at, and to change for who may. */
export function PhotoOf({ person }: { person: Pictured }) {
  const maySet = useMay(setting[person.kind])
  if (!maySet && person.photo === null) return null
  return (
    <div className={css({ maxWidth: '[43rem]' })}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <PhotoPanel person={person} maySet={maySet} />
      </Suspense>
    </div>
  )
}
