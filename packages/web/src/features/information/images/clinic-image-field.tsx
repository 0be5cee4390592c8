import { type Schema, sending, unwrap } from '@clinic/api'
import { clinicImageKinds } from '@clinic/core/information'
import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, type DragEvent, Suspense, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { photoTypes } from '../../../entities/photo/photo-problem'
import { useSendPicture } from '../../../entities/photo/use-send-picture'
import { useApp } from '../../../platform/app/app-context'
import type { ClinicImageKind } from '../../../platform/print/clinic-image-query'
import { failureText } from '../../../platform/record/failure-text'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { ClinicImageView } from './clinic-image-view'

const RemoveImageDialog = lazyWithRetry(() => import('./remove-image-dialog'))

interface ClinicImageFieldProps {
  kind: ClinicImageKind
  image: Schema<'ClinicImage'>
}

/** One image of the clinic; another is chosen or dropped and shown as soon as the server has it. */
export function ClinicImageField({ kind, image }: ClinicImageFieldProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { images } = texts.information
  const { label } = useLabels()
  const name = label(clinicImageKinds, kind)
  const { send, sent, refused, error, isSending } = useSendPicture({
    put: (file) => unwrap(api.PUT('/api/information/image/{kind}', { params: { path: { kind } }, ...sending(file) })),
    readAgain: ['information'],
    done: images.saved({ name }),
  })
  const [isOver, setOver] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    send(currentTarget.files)
    currentTarget.value = '' // the same file may be chosen again
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const problem = refused ? texts.photo.problems[refused]() : error && failureText(texts, error)
  return (
    <fieldset
      aria-label={name}
      aria-busy={isSending}
      className={cx(field, isOver && over)}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <div className={row}>
        <ClinicImageView kind={kind} image={image} sent={sent} />
        <div className={column}>
          <p className={css({ fontWeight: 'medium' })}>{name}</p>
          <p className={css({ color: 'muted', textStyle: 'small' })} aria-live="polite">
            {isSending ? images.sending() : images.help[kind]()}
          </p>
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
            <Button
              variant="soft"
              size="sm"
              busy={isSending}
              aria-label={image === null ? images.chooseOf({ name }) : images.replaceOf({ name })}
              onClick={() => chooser.current?.click()}
            >
              <ImageUp aria-hidden="true" />
              {image === null ? images.choose() : texts.photo.replace()}
            </Button>
            {image !== null && (
              <Button
                variant="outline"
                size="sm"
                disabled={isSending}
                aria-label={images.removeOf({ name })}
                onClick={() => setAsking(true)}
              >
                <Trash2 aria-hidden="true" />
                {texts.photo.remove()}
              </Button>
            )}
          </div>
        </div>
      </div>
      <input
        type="file"
        accept={photoTypes.join(',')}
        hidden
        onChange={onChange}
        ref={chooser}
        data-testid={`image-${kind}`}
      />
      {isAsking && (
        <Suspense>
          <RemoveImageDialog kind={kind} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </fieldset>
  )
}

const field = css({ display: 'grid', gap: '4', border: 'none', borderRadius: 'control', minWidth: '0' })
const over = css({ outline: '[2px dashed var(--colors-focus)]', outlineOffset: '[0.75rem]' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
const column = css({ display: 'grid', gap: '2', flex: '1 1 14rem', minWidth: '0' })
