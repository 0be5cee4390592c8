import { unwrap } from '@clinic/api'
import { Redirect, useLocation, useParams } from 'wouter'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordFormSkeleton } from '../../platform/record/record-form'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { StockCountForm } from './stock-count-form'
import { stockCountAddress, stockCountQuery } from './stock-count-query'

/** The plan of a count while it is a draft. */
export default function StockCountEdit() {
  const { api } = useApp()
  const { list, missing } = useTexts()['stock-count']
  const [, navigate] = useLocation()
  const nameOf = useMedicineName()
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(stockCountQuery(api, id))
  const page = `${stockCountAddress}/${id}`
  return (
    <Page title={query.data?.name ?? list.title()} back={{ href: page, label: list.title() }}>
      <RecordGate
        query={query}
        skeleton={<RecordFormSkeleton />}
        missing={{ title: missing.title(), text: missing.text(), href: stockCountAddress, leave: list.title() }}
      >
        {({ state, lines, version, ...count }) =>
          state === 'draft' ? (
            <StockCountForm
              form={`stock-count-${id}`}
              cancel={page}
              names={new Map(lines.map((line) => [line.medicine_id, nameOf(line)]))}
              initial={{
                name: count.name,
                dated_on: count.dated_on,
                category: count.category,
                location: count.location,
                medicine_ids: count.medicine_ids,
                counters: count.counters,
                single_reason: count.single_reason,
                version,
              }}
              save={({ version: read = version, ...content }) =>
                unwrap(
                  api.PUT('/api/stock-count/{id}', { params: { path: { id } }, body: { ...content, version: read } }),
                )
              }
              onSaved={() => navigate(page, { replace: true })}
            />
          ) : (
            <Redirect to={page} replace />
          )
        }
      </RecordGate>
    </Page>
  )
}
