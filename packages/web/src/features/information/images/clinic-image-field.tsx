import { type Schema, sending, unwrap } from '@clinic/api'
import { clinicImageKinds } from '@clinic/core/information'
import { PictureField } from '../../../entities/photo/picture-field'
import { useSendPicture } from '../../../entities/photo/send/use-send-picture'
import { useApp } from '../../../platform/app/app-context'
import type { ClinicImageKind } from '../../../platform/print/clinic-image-query'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { ClinicImageView } from './clinic-image-view'

const RemoveImageDialog = lazyWithRetry(() => import('./remove-image-dialog'))

interface ClinicImageFieldProps {
  kind: ClinicImageKind
  image: Schema<'ClinicImage'>
}

/** One image of the clinic, for those who may change it. */
export function ClinicImageField({ kind, image }: ClinicImageFieldProps) {
  const { api } = useApp()
  const { images } = useTexts().information
  const name = useLabels().label(clinicImageKinds, kind)
  const send = useSendPicture({
    put: (file) => unwrap(api.PUT('/api/information/image/{kind}', { params: { path: { kind } }, ...sending(file) })),
    readAgain: ['information'],
    done: images.saved({ name }),
  })
  return (
    <PictureField
      label={name}
      title={name}
      picture={<ClinicImageView kind={kind} image={image} sent={send.sent} />}
      stored={image !== null}
      sending={send}
      words={{ help: images.help[kind](), sending: images.sending(), choose: images.choose() }}
      labels={{
        choose: image === null ? images.chooseOf({ name }) : images.replaceOf({ name }),
        remove: images.removeOf({ name }),
      }}
      testId={`image-${kind}`}
      removing={(onClose) => <RemoveImageDialog kind={kind} onClose={onClose} />}
    />
  )
}
