import type { Schema } from '@clinic/api'
import { clinicImageKinds } from '@clinic/core/information'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { WholePicture } from '../../../entities/photo/whole-picture'
import { useApp } from '../../../platform/app/app-context'
import { type ClinicImageKind, clinicImageQuery } from '../../../platform/print/clinic-image-query'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'

interface ClinicImageViewProps {
  kind: ClinicImageKind
  image: Schema<'ClinicImage'>
  /** A picture that is being sent. */
  sent?: string
}

/** An image of the clinic on a piece of white paper, in its own proportions. */
export function ClinicImageView({ kind, image, sent }: ClinicImageViewProps) {
  const { api } = useApp()
  const { label } = useLabels()
  const { none } = useTexts().information.images
  const { data } = useQuery(clinicImageQuery(api, kind, image))
  return (
    <WholePicture address={sent ?? data} alt={label(clinicImageKinds, kind)} size="small">
      {image === null && <span className={css({ textStyle: 'small' })}>{none()}</span>}
    </WholePicture>
  )
}
