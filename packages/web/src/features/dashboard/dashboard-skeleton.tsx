import { css } from 'styled-system/css'
import { card, figure } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Columns, Figures } from './sections'

/** The figures and cards that are coming, in their real size. */
export function DashboardSkeleton({ figures }: { figures: number }) {
  const texts = useTexts()
  return (
    <div role="status" className={css({ display: 'grid', gap: '4' })}>
      <VisuallyHidden>{texts.loading()}</VisuallyHidden>
      <Figures>
        {keysOf(figures).map((key) => (
          <div key={key} className={figure().root}>
            <Skeleton shape="text" />
            <Skeleton shape="figure" />
            <Skeleton shape="text" />
          </div>
        ))}
      </Figures>
      <Columns>
        {keysOf(2).map((key) => (
          <div key={key} className={card().root}>
            <div className={body}>
              <Skeleton shape="short" />
              <Skeleton shape="control" lines={4} />
            </div>
          </div>
        ))}
      </Columns>
    </div>
  )
}

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `part-${index}`)
const body = css({ display: 'grid', gap: '4', padding: '6', minHeight: '[16rem]' })
