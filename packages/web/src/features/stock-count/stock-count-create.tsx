import { unwrap } from '@clinic/api'
import { useLocation } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { Page } from '../../platform/page/page'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { StockCountForm } from './stock-count-form'
import { stockCountAddress } from './stock-count-query'

/** A new count: a draft until it is started. */
export default function StockCountCreate() {
  const { api } = useApp()
  const { list } = useTexts()['stock-count']
  const { today } = useClinicDay()
  const [, navigate] = useLocation()
  return (
    <Page title={list.create()} back={{ href: stockCountAddress, label: list.title() }}>
      <StockCountForm
        form="stock-count-new"
        cancel={stockCountAddress}
        names={new Map()}
        initial={{
          name: '',
          dated_on: today,
          category: null,
          location: '',
          medicine_ids: [],
          counters: 2,
          single_reason: '',
        }}
        save={(body, key) =>
          unwrap(api.POST('/api/stock-count', { body, params: { header: { 'Idempotency-Key': key } } }))
        }
        onSaved={({ id }) => navigate(`${stockCountAddress}/${id}`, { replace: true })}
      />
    </Page>
  )
}
