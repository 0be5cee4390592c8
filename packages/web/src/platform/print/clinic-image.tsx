import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context'
import { informationQuery } from '../session/information-query'
import { type ClinicImageKind, clinicImageQuery, roomFor } from './clinic-image-query'

interface ClinicImageProps {
  kind: ClinicImageKind
  className?: string
}

/** An image of the clinic on its papers, if it has one. Beside it stands in words whose it is. */
export function ClinicImage({ kind, className }: ClinicImageProps) {
  const { api } = useApp()
  const image = useQuery(informationQuery(api)).data?.[kind] ?? null
  const { data } = useQuery(clinicImageQuery(api, kind, image))
  return image && <img src={data ?? roomFor(image)} alt="" decoding="sync" data-image={kind} className={className} />
}
