import { groupOfDocument } from '@clinic/core/patient-document'
import { ChevronLeft, ChevronRight, Contrast, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { SelectField } from '../../../ui/field/select-field'
import { IconButton } from '../../../ui/icon-button'
import { Dialog } from '../../../ui/overlay/dialog'
import type { PatientDocument } from '../document-query'
import { useDocumentWords } from '../use-document-words'
import { DocumentFacts } from './document-facts'
import { PictureStage } from './picture-stage'
import { useArrowKeys } from './use-arrow-keys'

interface DocumentViewerProps {
  /** The files of the page, the latest first. */
  documents: readonly PatientDocument[]
  /** The id of the one that is shown. */
  shown: number
  onShow: (id: number) => void
  onClose: () => void
}

const isRadiograph = (kind: PatientDocument['kind']) => groupOfDocument(kind) === 'radiograph'
const scales = [1, 1.5, 2, 3, 4, 6]

/** A file large, enlarged, inverted, and beside another one; the arrow keys lead through the others. */
export default function DocumentViewer({ documents, shown, onShow, onClose }: DocumentViewerProps) {
  const { viewer: words } = useTexts()['patient-document']
  const { nameOf } = useDocumentWords()
  const [step, setStep] = useState(0)
  const [isInverted, setInverted] = useState(false)
  const [beside, setBeside] = useState('')
  const at = documents.findIndex(({ id }) => id === shown)
  const move = (by: 1 | -1) => {
    const next = documents[at + by]
    if (!next) return
    setStep(0)
    onShow(next.id)
  }
  useArrowKeys(move)
  const document = documents[at]
  // it was removed, here or in another window
  if (!document) return null
  const others = documents.filter(({ id }) => id !== shown)
  const compared = others.find(({ id }) => String(id) === beside)
  const scale = scales[step] ?? 1
  const lookOf = ({ kind }: PatientDocument) => ({ scale, isInverted: isInverted && isRadiograph(kind) })
  return (
    <Dialog open size="full" title={nameOf(document)} onClose={onClose}>
      <div className={css({ display: 'grid', gap: '3', minWidth: '0' })}>
        <div className={bar}>
          <IconButton label={words.previous()} disabled={at === 0} onClick={() => move(-1)}>
            <ChevronLeft className={flip} />
          </IconButton>
          <span className={css({ fontFamily: 'numeric' })} aria-live="polite">
            <bdi>{words.place({ at: at + 1, count: documents.length })}</bdi>
          </span>
          <IconButton label={words.next()} disabled={at === documents.length - 1} onClick={() => move(1)}>
            <ChevronRight className={flip} />
          </IconButton>
          <IconButton label={words.smaller()} disabled={step === 0} onClick={() => setStep(step - 1)}>
            <ZoomOut />
          </IconButton>
          <IconButton label={words.larger()} disabled={step === scales.length - 1} onClick={() => setStep(step + 1)}>
            <ZoomIn />
          </IconButton>
          <IconButton label={words.whole()} disabled={step === 0} onClick={() => setStep(0)}>
            <Maximize />
          </IconButton>
          {isRadiograph(document.kind) && (
            <Button size="sm" variant="outline" aria-pressed={isInverted} onClick={() => setInverted(!isInverted)}>
              <Contrast aria-hidden="true" />
              {words.invert()}
            </Button>
          )}
        </div>
        <div className={cx(panes, compared && two)}>
          <PictureStage key={document.id} document={document} {...lookOf(document)} />
          {compared && (
            <div className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
              <PictureStage key={compared.id} document={compared} {...lookOf(compared)} />
              <p>{nameOf(compared)}</p>
            </div>
          )}
        </div>
        {others.length > 0 && (
          <SelectField
            label={words.beside()}
            placeholder={words.alone()}
            options={others.map((other) => ({ value: String(other.id), label: nameOf(other) }))}
            value={compared ? beside : ''}
            onChange={({ target }) => setBeside(target.value)}
          />
        )}
        <DocumentFacts document={document} />
      </div>
    </Dialog>
  )
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' })
const flip = css({ _rtl: { scale: '-1 1' } })
const panes = css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })
const two = css({ lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } })
