import { sending, unwrap } from '@clinic/api'
import type { ReactNode } from 'react'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { type Pictured, photoPath } from './photo-query'
import { PictureField } from './picture-field'
import { useSendPicture } from './send/use-send-picture'

const RemovePhotoDialog = lazyWithRetry(() => import('./remove-photo-dialog'))

interface PhotoFieldProps {
  of: Pictured
  label: string
  /** The photo there is, or the one that is being sent. */
  picture: (sent: string | undefined) => ReactNode
}

/** The photo of a person or a paper, for those who may change it. */
export function PhotoField({ of, label, picture }: PhotoFieldProps) {
  const { api } = useApp()
  const { photo: words } = useTexts()
  const { kind, id, photo } = of
  const send = useSendPicture({
    put: (file) => unwrap(api.PUT(photoPath(kind), { params: { path: { id } }, ...sending(file) })),
    readAgain: [kind],
    done: words.saved(),
  })
  return (
    <PictureField
      label={label}
      picture={picture(send.sent)}
      stored={photo !== null}
      sending={send}
      words={{ help: words.about(), sending: words.sending(), choose: words.choose() }}
      camera={isColleague(kind) ? 'user' : 'environment'}
      takesPasted
      testId="photo"
      removing={(onClose) => <RemovePhotoDialog key={id} of={of} onClose={onClose} />}
    />
  )
}

/** Who holds the phone takes a photo of themselves; patients and papers are in front of it. */
const isColleague = (kind: Pictured['kind']) => kind === 'doctor' || kind === 'doctor-external' || kind === 'staff'
