import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { MedicineBatches } from './medicine-batches'
import { medicineQuery } from './medicine-query'
import { StockCard } from './stock-card'
import { StockFigures } from './stock-figures'

const list = '/clinic/medicine'

/** A medicine in this clinic: how much there is, its batches, and every movement. */
export default function MedicinePage() {
  const { api } = useApp()
  const texts = useTexts().medicine
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(medicineQuery(api, id))
  const { data } = query
  return (
    <Page
      title={data ? [data.name, data.strength].filter(Boolean).join(' ') : texts.list.title()}
      back={{ href: list, label: texts.list.title() }}
    >
      <RecordGate
        query={query}
        skeleton={<Waiting />}
        missing={{ ...missingOf(texts.missing), href: list, leave: texts.list.title() }}
      >
        {(medicine) => (
          <div className={column}>
            <StockFigures medicine={medicine} />
            <MedicineBatches medicine={medicine} />
            <StockCard medicine={medicine} />
          </div>
        )}
      </RecordGate>
    </Page>
  )
}

const missingOf = ({ title, text }: { title: () => string; text: () => string }) => ({ title: title(), text: text() })

const Waiting = () => (
  <div aria-busy="true" className={column}>
    <Card>
      <Skeleton lines={4} />
    </Card>
    <Card>
      <Skeleton lines={8} />
    </Card>
  </div>
)

const column = css({ display: 'grid', gap: '4' })
