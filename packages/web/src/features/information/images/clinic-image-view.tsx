import type { Schema } from '@clinic/api'
import { clinicImageKinds } from '@clinic/core/information'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
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
  const address = sent ?? data
  return (
    <span className={paper}>
      {address ? (
        <img src={address} alt={label(clinicImageKinds, kind)} className={picture} />
      ) : (
        image === null && <span className={css({ textStyle: 'small' })}>{none()}</span>
      )}
    </span>
  )
}

const paper = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '[12rem]',
  height: '[6rem]',
  padding: '2',
  border: 'hairline',
  borderRadius: 'control',
  background: 'white',
  color: 'black',
})
const picture = css({ maxWidth: 'full', maxHeight: '[5rem]', objectFit: 'contain' })
