import { operationRoles } from '@clinic/core/access'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useCanCall } from '../../platform/session/use-can-call'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { Pictured } from './photo-query'

const PhotoPanel = lazyWithRetry(() => import('./photo-panel'))

const setting = {
  doctor: operationRoles.setDoctorPhoto,
  'doctor-external': operationRoles.setDoctorExternalPhoto,
  staff: operationRoles.setStaffPhoto,
  patient: operationRoles.setPatientPhoto,
}

/** Somebody with a page of their own. */
export type Photographed = Pictured & { kind: keyof typeof setting }

/** The photo of a person, with a button to change it for those with the permission. */
export function PhotoOf({ person }: { person: Photographed }) {
  const canSet = useCanCall(setting[person.kind])
  if (!canSet && person.photo === null) return null
  return (
    <div className={css({ maxWidth: '[43rem]' })}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <PhotoPanel person={person} canSet={canSet} />
      </Suspense>
    </div>
  )
}
