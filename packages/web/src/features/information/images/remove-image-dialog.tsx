import { unwrap } from '@clinic/api'
import { clinicImageKinds } from '@clinic/core/information'
import { useApp } from '../../../platform/app/app-context'
import type { ClinicImageKind } from '../../../platform/print/clinic-image-query'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'

/** Asks before an image of the clinic goes: it is kept nowhere else. */
export default function RemoveImageDialog({ kind, onClose }: { kind: ClinicImageKind; onClose: () => void }) {
  const { api } = useApp()
  const { information, photo } = useTexts()
  const { images } = information
  const name = useLabels().label(clinicImageKinds, kind)
  const removing = useConfirmedChange({
    send: () => unwrap(api.DELETE('/api/information/image/{kind}', { params: { path: { kind } } })),
    readAgain: ['information'],
    done: images.removed({ name }),
    onClose,
  })
  return (
    <QuestionDialog
      {...removing}
      size="sm"
      title={images.ask.title({ name })}
      description={images.ask.text()}
      confirm={photo.remove()}
    />
  )
}
