import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useMedia } from '../../platform/page/use-media'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { photoTypes } from './send/picture-problem'
import { usePasted } from './send/use-pasted'
import type { SendPicture } from './send/use-send-picture'

interface PictureFieldProps {
  /** The name of the field. */
  label: string
  picture: ReactNode
  /** Whether there is a picture to replace or remove. */
  stored: boolean
  sending: SendPicture
  words: { help: string; sending: string; choose: string }
  /** The names of the buttons, where the page has several of such fields. */
  labels?: { choose: string; remove: string }
  /** Above the help, for those who see. */
  title?: string
  /** The camera a phone takes the picture with; none is offered without it. */
  camera?: 'user' | 'environment'
  /** Whether a picture that is pasted anywhere is meant for this field. */
  takesPasted?: boolean
  testId: string
  /** Asks before the picture is removed. */
  removing: (onClose: () => void) => ReactNode
}

/** A picture of a record; another one is chosen, taken, dropped or pasted and shown as soon as the server has it. */
export function PictureField(props: PictureFieldProps) {
  const { label, picture, stored, sending, words, labels, title, camera, takesPasted = false, testId, removing } = props
  const { send, refused, error, isSending } = sending
  const texts = useTexts()
  const { photo } = texts
  const [isAsking, setAsking] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const lens = useRef<HTMLInputElement>(null)
  const isPhone = useMedia('(pointer: coarse)')
  const { isOver, ...dropping } = useDropping(send)
  usePasted(send, takesPasted)

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    send(currentTarget.files)
    currentTarget.value = '' // the same file may be chosen again
  }
  const file = { type: 'file', accept: photoTypes.join(','), hidden: true, onChange } as const
  const problem = refused ? photo.problems[refused]() : error && failureText(texts, error)
  return (
    <fieldset aria-label={label} aria-busy={isSending} className={cx(field, isOver && over)} {...dropping}>
      {problem && <Banner tone="error">{problem}</Banner>}
      <div className={row}>
        {picture}
        <div className={column}>
          {title && <p className={css({ fontWeight: 'medium' })}>{title}</p>}
          <p className={css({ color: 'muted' })} aria-live="polite">
            {isSending ? words.sending : words.help}
          </p>
          <div className={buttons}>
            <Button
              variant="soft"
              size="sm"
              busy={isSending}
              aria-label={labels?.choose}
              onClick={() => chooser.current?.click()}
            >
              <ImageUp aria-hidden="true" />
              {stored ? photo.replace() : words.choose}
            </Button>
            {camera && isPhone && (
              <Button variant="outline" size="sm" disabled={isSending} onClick={() => lens.current?.click()}>
                <Camera aria-hidden="true" />
                {photo.take()}
              </Button>
            )}
            {stored && (
              <Button
                variant="outline"
                size="sm"
                disabled={isSending}
                aria-label={labels?.remove}
                onClick={() => setAsking(true)}
              >
                <Trash2 aria-hidden="true" />
                {photo.remove()}
              </Button>
            )}
          </div>
        </div>
      </div>
      <input {...file} ref={chooser} data-testid={testId} />
      {camera && <input {...file} ref={lens} capture={camera} />}
      <Suspense>{isAsking && removing(() => setAsking(false))}</Suspense>
    </fieldset>
  )
}

/** What makes an element take a file that is dropped on it, and whether one is over it. */
function useDropping(send: SendPicture['send']) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragLeave: () => setOver(false),
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      send(event.dataTransfer.files)
    },
  }
}

const field = css({ display: 'grid', gap: '4', border: 'none', borderRadius: 'control', minWidth: '0' })
const over = css({ outline: '[2px dashed var(--colors-focus)]', outlineOffset: '[0.75rem]' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
const column = css({ display: 'grid', gap: '3', flex: '1 1 14rem', minWidth: '0' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
