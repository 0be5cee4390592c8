import { useQuery } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { photoQuery } from '../photo-query'
import { WholePicture } from '../whole-picture'
import type { Paper } from './paper'

const PaperDialog = lazyWithRetry(() => import('./paper-dialog'))

interface PaperPhotoProps {
  paper: Paper
  canSet: boolean
}

/** The photo of a paper, small; pressed it is shown large, with what changes it for those who may. */
export function PaperPhoto({ paper, canSet }: PaperPhotoProps) {
  useNamespace('photo')
  const { api } = useApp()
  const { add, addOf, openOf } = useTexts().photo.papers[paper.kind]
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(photoQuery(api, paper, 'small'))
  const { name, photo } = paper
  if (photo === null && !canSet) return null
  return (
    <>
      {photo === null ? (
        <Button size="sm" variant="outline" aria-label={addOf({ name })} onClick={() => setOpen(true)}>
          <ImageUp aria-hidden="true" />
          {add()}
        </Button>
      ) : (
        <button type="button" aria-label={openOf({ name })} className={opener} onClick={() => setOpen(true)}>
          <WholePicture address={data} alt="" size="thumbnail" />
        </button>
      )}
      <Suspense>{isOpen && <PaperDialog paper={paper} canSet={canSet} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const opener = css({ display: 'inline-flex', borderRadius: 'control', cursor: 'zoom-in', justifySelf: 'start' })
