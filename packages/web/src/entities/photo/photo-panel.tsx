import { sending, unwrap } from '@clinic/api'
import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, type DragEvent, Suspense, useEffect, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useMedia } from '../../platform/page/use-media'
import { failureText } from '../../platform/record/failure-text'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PersonAvatar } from './person-avatar'
import { photoTypes } from './photo-problem'
import { type Pictured, photoPath } from './photo-query'
import { useSendPicture } from './use-send-picture'

const RemovePhotoDialog = lazyWithRetry(() => import('./remove-photo-dialog'))

interface PhotoPanelProps {
  person: Pictured
  canSet: boolean
}

/** The photo of a person; a new one is chosen, taken, dropped or pasted and shown as soon as the server has it. */
export default function PhotoPanel({ person, canSet }: PhotoPanelProps) {
  useNamespace('photo')
  const { photo: words } = useTexts()
  return (
    <Card title={words.title()}>
      {canSet ? (
        <PhotoField person={person} />
      ) : (
        <div className={row}>
          <PersonAvatar person={person} size="xl" />
        </div>
      )}
    </Card>
  )
}

function PhotoField({ person }: { person: Pictured }) {
  const texts = useTexts()
  const { photo: words } = texts
  const { kind, id, photo, name } = person
  const { send, sent, refused, error, isSending } = useSendPhoto(person)
  const [isOver, setOver] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isPhone = useMedia('(pointer: coarse)')

  useEffect(() => {
    // copied spreadsheet cells contain a picture too: clipboard data with text was meant for a field
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (!clipboardData?.types.includes('text/plain')) send(clipboardData?.files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [send])

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
  const file = { type: 'file', accept: photoTypes.join(','), hidden: true, onChange } as const
  const problem = refused ? words.problems[refused]() : error && failureText(texts, error)
  return (
    <fieldset
      aria-label={words.title()}
      aria-busy={isSending}
      className={cx(field, isOver && over)}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <div className={row}>
        <span className={cx(isSending && waiting)}>
          {sent ? <Avatar name={name} photo={sent} size="xl" /> : <PersonAvatar person={person} size="xl" />}
        </span>
        <div className={column}>
          <p className={css({ color: 'muted' })} aria-live="polite">
            {isSending ? words.sending() : words.about()}
          </p>
          <div className={buttons}>
            <Button variant="soft" size="sm" busy={isSending} onClick={() => chooser.current?.click()}>
              <ImageUp aria-hidden="true" />
              {photo === null ? words.choose() : words.replace()}
            </Button>
            {isPhone && (
              <Button variant="outline" size="sm" disabled={isSending} onClick={() => camera.current?.click()}>
                <Camera aria-hidden="true" />
                {words.take()}
              </Button>
            )}
            {photo !== null && (
              <Button variant="outline" size="sm" disabled={isSending} onClick={() => setAsking(true)}>
                <Trash2 aria-hidden="true" />
                {words.remove()}
              </Button>
            )}
          </div>
        </div>
      </div>
      <input {...file} ref={chooser} data-testid="photo" />
      <input {...file} ref={camera} capture={kind === 'patient' ? 'environment' : 'user'} />
      {isAsking && (
        <Suspense>
          <RemovePhotoDialog key={id} person={person} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </fieldset>
  )
}

/** The photo of a person, sent. */
function useSendPhoto({ kind, id }: Pictured) {
  const { api } = useApp()
  const { photo: words } = useTexts()
  return useSendPicture({
    put: (file) => unwrap(api.PUT(photoPath(kind), { params: { path: { id } }, ...sending(file) })),
    readAgain: [kind],
    done: words.saved(),
  })
}

const field = css({ display: 'grid', gap: '4', border: 'none', borderRadius: 'control', minWidth: '0' })
const over = css({ outline: '[2px dashed var(--colors-focus)]', outlineOffset: '[0.75rem]' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
const column = css({ display: 'grid', gap: '3', flex: '1 1 14rem', minWidth: '0' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const waiting = css({ opacity: '0.5' })
