import { unwrap } from '@clinic/api'
import { useLocation } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { Page } from '../../platform/page/page'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { TransactionForm } from './transaction-form'

const base = '/clinic/medicine-transaction'

/** A new receipt, adjustment, return or transfer: a draft, until stock is moved by it. */
export default function TransactionCreate() {
  const { api } = useApp()
  const { list } = useTexts()['medicine-transaction']
  const { today } = useClinicDay()
  const [, navigate] = useLocation()
  return (
    <Page title={list.create()} back={{ href: base, label: list.title() }}>
      <TransactionForm
        form="medicine-transaction-new"
        isNew
        cancel={base}
        initial={{
          kind: 'receipt',
          supplier_id: null,
          receipt_id: null,
          to_clinic_id: null,
          invoice_number: '',
          dated_on: today,
          reason: null,
          note: '',
          lines: [],
        }}
        save={(body, key) =>
          unwrap(api.POST('/api/medicine-transaction', { body, params: { header: { 'Idempotency-Key': key } } }))
        }
        onSaved={({ id }) => navigate(`${base}/${id}`, { replace: true })}
      />
    </Page>
  )
}
