import '../../periodontal.css'
import { type PeriodontalSummary, percentOf, type SiteShare } from '@clinic/core/periodontal-chart'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { usePeriodontalWords } from './use-periodontal-words'

interface ChartFiguresProps {
  summary: PeriodontalSummary
  /** That of the chart it is compared with. */
  before?: PeriodontalSummary | undefined
}

interface Shown {
  label: string
  value: string
  detail: string
  change?: Change | undefined
}

interface Change {
  text: string
  is: 'better' | 'worse' | 'same'
}

/** What a chart comes to. Of all these figures less is better. */
export function ChartFigures({ summary, before }: ChartFiguresProps) {
  const { figures } = useTexts()['periodontal-chart']
  const words = usePeriodontalWords()
  const { number } = useFormat()
  const classes = recipe()
  const changeOf = (now: number | null, then: number | null, say: (by: number) => string): Change | undefined => {
    if (now === null || then === null) return undefined
    const by = Math.round(10 * (now - then)) / 10
    if (by === 0) return { text: figures.same(), is: 'same' }
    const text = say(Math.abs(by))
    return by > 0
      ? { text: figures.more({ by: text }), is: 'worse' }
      : { text: figures.less({ by: text }), is: 'better' }
  }
  const share = (label: string, now: SiteShare, then: SiteShare | undefined): Shown => ({
    label,
    value: words.percent(now),
    detail: figures.ofSites(now),
    change: then && changeOf(percentOf(now), percentOf(then), (by) => figures.points({ by })),
  })
  const mean = (label: string, now: number | null, then: number | null | undefined, none = ''): Shown => ({
    label,
    value: words.millimetres(now),
    detail: now === null ? none : '',
    change: changeOf(now, then ?? null, (by) => figures.millimetres({ value: number(by) })),
  })
  const shown: readonly Shown[] = [
    { label: figures.sites(), value: number(summary.sites), detail: figures.teeth({ count: summary.teeth }) },
    share(figures.bleeding(), summary.bleeding, before?.bleeding),
    share(figures.plaque(), summary.plaque, before?.plaque),
    share(figures.deep(), summary.deep, before?.deep),
    share(figures.veryDeep(), summary.veryDeep, before?.veryDeep),
    mean(figures.meanDepth(), summary.meanDepth, before?.meanDepth),
    mean(figures.meanLoss(), summary.meanAttachmentLoss, before?.meanAttachmentLoss, figures.noLoss()),
  ]
  return (
    <dl className={classes.figures}>
      {shown.map(({ label, value, detail, change }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
          {detail && (
            <dd>
              <bdi>{detail}</bdi>
            </dd>
          )}
          {change && (
            <dd data-worse={change.is === 'worse' || undefined} data-better={change.is === 'better' || undefined}>
              <bdi>{change.text}</bdi>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
