import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlay/dialog'
import { PhotoField } from '../photo-field'
import { photoQuery } from '../photo-query'
import { WholePicture } from '../whole-picture'
import type { Paper } from './paper'

interface PaperDialogProps {
  paper: Paper
  canSet: boolean
  onClose: () => void
}

/** The photo of a paper, large enough to read it. */
export default function PaperDialog({ paper, canSet, onClose }: PaperDialogProps) {
  const { title, titleOf, hint } = useTexts().photo.papers[paper.kind]
  const { name, photo } = paper
  return (
    <Dialog open size="lg" title={titleOf({ name })} onClose={onClose}>
      <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
        {photo !== null && <LargePhoto paper={paper} />}
        {canSet && (
          <PhotoField
            of={paper}
            label={title()}
            picture={(sent) => sent && <WholePicture address={sent} alt={titleOf({ name })} size="small" />}
          />
        )}
        {hint() && <p className={css({ color: 'muted', textStyle: 'small' })}>{hint()}</p>}
      </div>
    </Dialog>
  )
}

function LargePhoto({ paper }: { paper: Paper }) {
  const { api } = useApp()
  const { titleOf } = useTexts().photo.papers[paper.kind]
  const query = useQuery(photoQuery(api, paper, 'large'))
  if (query.error && !query.data) return <LoadFailed query={query} />
  return (
    <WholePicture address={query.data} alt={titleOf({ name: paper.name })} size="large">
      <Skeleton shape="block" />
    </WholePicture>
  )
}
