import { operationRoles } from '@clinic/core/access'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useMay } from '../../platform/session/use-may'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Skeleton } from '../../ui/skeleton'
import type { Pictured } from './photo-query'

const PhotoPanel = lazyWithRetry(() => import('./photo-panel'))

const setting = {
  doctor: operationRoles.setDoctorPhoto,
  'doctor-external': operationRoles.setDoctorExternalPhoto,
  staff: operationRoles.setStaffPhoto,
  patient: operationRoles.setPatientPhoto,
}

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
