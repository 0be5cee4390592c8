import { clinicImageKinds } from '@clinic/core/information'
import { valuesOf } from '@clinic/core/values'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context'
import { informationQuery } from '../session/information-query'
import { clinicImageQuery } from './clinic-image-query'

const kinds = valuesOf(clinicImageKinds)

/** Whether every image of the clinic's papers is here, or cannot be had: without one a sheet is printed all the same. */
export function useAreImagesHere() {
  const { api } = useApp()
  const clinic = useQuery(informationQuery(api))
  const images = useQueries({
    queries: kinds.map((kind) => clinicImageQuery(api, kind, clinic.data?.[kind] ?? null)),
  })
  return !clinic.isLoading && images.every(({ isLoading }) => !isLoading)
}
