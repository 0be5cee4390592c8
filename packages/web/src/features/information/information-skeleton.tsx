import { css } from 'styled-system/css'
import { card } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { informationGrid } from './information-view'

/** Three cards and the registration link, before they are here. */
export function InformationSkeleton() {
  const texts = useTexts()
  return (
    <div role="status" className={informationGrid}>
      <VisuallyHidden>{texts.loading()}</VisuallyHidden>
      <div className={css({ display: 'grid', gap: '4' })}>
        {['profile', 'address', 'contact'].map((part) => (
          <div key={part} className={card().root}>
            <div className={body}>
              <Skeleton shape="short" />
              <Skeleton lines={3} />
            </div>
          </div>
        ))}
      </div>
      <div className={card().root}>
        <div className={body}>
          <Skeleton shape="short" />
          <Skeleton shape="block" lines={3} />
        </div>
      </div>
    </div>
  )
}

const body = css({ display: 'grid', gap: '4', padding: '6' })
