import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Figure } from '../../ui/figure'
import type { Dashboard } from './dashboard-query'
import { Figures } from './sections'

/** How many visits wait for a correction before SATUSEHAT is told of them, and how many were sent today. */
export function SatuSehatFigures({ figures }: { figures: NonNullable<Dashboard['satu_sehat']> }) {
  const texts = useTexts().dashboard.satuSehat
  const { number } = useFormat()
  const { correction, sent_today, on_the_way } = figures
  return (
    <Figures>
      <Figure
        label={texts.correction()}
        value={number(correction)}
        change={correction > 0 ? { text: texts.mend(), tone: 'warning' } : { text: texts.nothing(), tone: 'success' }}
        href="/clinic/satu-sehat?stage=correction"
      />
      <Figure
        label={texts.sentToday()}
        value={number(sent_today)}
        change={{ text: texts.finished() }}
        href="/clinic/satu-sehat?stage=sent_today"
      />
      <Figure
        label={texts.onTheWay()}
        value={number(on_the_way)}
        change={{ text: texts.bySelf() }}
        href="/clinic/satu-sehat?stage=on_the_way"
      />
    </Figures>
  )
}
