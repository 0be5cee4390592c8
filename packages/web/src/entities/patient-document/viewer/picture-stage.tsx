import { useQuery } from '@tanstack/react-query'
import { type PointerEvent, useRef } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { documentPhotoQuery, type PatientDocument } from '../document-query'
import { useDocumentWords } from '../use-document-words'

interface PictureStageProps {
  document: PatientDocument
  /** 1 shows the whole picture. */
  scale: number
  isInverted: boolean
}

/** A file large on black; enlarged it is moved by scrolling, by the arrow keys or by pulling it. */
export function PictureStage({ document, scale, isInverted }: PictureStageProps) {
  const { api } = useApp()
  const { viewer } = useTexts()['patient-document']
  const { nameOf } = useDocumentWords()
  const query = useQuery(documentPhotoQuery(api, document, 'large'))
  const pulled = useRef<{ x: number; y: number }>(null)
  const isLarger = scale > 1
  if (query.error && !query.data) return <LoadFailed query={query} />

  function pull({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
    const from = pulled.current
    if (!from || pointerType !== 'mouse') return
    currentTarget.scrollBy(from.x - clientX, from.y - clientY)
    pulled.current = { x: clientX, y: clientY }
  }
  return (
    <section
      aria-label={viewer.scroll()}
      tabIndex={isLarger ? 0 : undefined}
      data-enlarged={isLarger || undefined}
      className={stage}
      onPointerDown={({ clientX, clientY, currentTarget, pointerId }) => {
        pulled.current = { x: clientX, y: clientY }
        currentTarget.setPointerCapture(pointerId)
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        pulled.current = null
      }}
    >
      {query.data ? (
        <img
          src={query.data}
          alt={nameOf(document)}
          width={document.width}
          height={document.height}
          draggable={false}
          className={isLarger ? enlarged : whole}
          style={{ ...(isLarger && { width: `${scale * 100}%` }), ...(isInverted && { filter: 'invert(1)' }) }}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </section>
  )
}

const stage = css({
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  height: '[min(60vh, 40rem)]',
  overflow: 'auto',
  borderRadius: 'control',
  background: 'black',
  '&[data-enlarged]': { placeItems: 'start', cursor: 'grab', _active: { cursor: 'grabbing' } },
})
const whole = css({
  maxWidth: 'full',
  maxHeight: 'full',
  width: '[auto]',
  height: '[auto]',
  minHeight: '0',
  objectFit: 'contain',
})
const enlarged = css({ maxWidth: '[none]', height: '[auto]' })
