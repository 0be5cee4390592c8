import { operationRoles } from '@clinic/core/access'
import { usageStates } from '@clinic/core/usage'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { useCanCall } from '../../platform/session/use-can-call'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { KeyValue } from '../../ui/key-value'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { UsageForm } from './usage-form'
import { type Usage, usageQuery } from './usage-query'
import { UsedMaterials } from './used-materials'

const base = '/clinic/medicine-transaction/usage'

const CancelUsageDialog = lazyWithRetry(() => import('./cancel-usage-dialog'))

/** What a treatment used: as it is proposed, and once it is decided what was taken. */
export default function UsagePage() {
  const { api } = useApp()
  const { title, missing } = useTexts().usage
  const query = useEarlyQuery(usageQuery(api, Number(useParams<{ id: string }>().id)))
  const { data } = query
  return (
    <Page
      title={data ? personName(data.patient) : title()}
      back={{ href: base, label: title() }}
      actions={data?.state === 'draft' && <CancelButton usage={data} />}
    >
      <RecordGate
        query={query}
        skeleton={
          <Card>
            <Skeleton lines={8} />
          </Card>
        }
        missing={{ title: missing.title(), text: missing.text(), href: base, leave: title() }}
      >
        {(usage) => <Sheet usage={usage} />}
      </RecordGate>
    </Page>
  )
}

function Sheet({ usage }: { usage: Usage }) {
  const { fields, draft } = useTexts().usage
  const { date } = useFormat()
  const { patient, doctor_name, day, state, number, version } = usage
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <Card>
        <KeyValue
          pairs={[
            { label: fields.record(), value: patient.record_number },
            { label: fields.doctor(), value: doctor_name },
            { label: fields.day(), value: date(day) },
            { label: fields.number(), value: number ?? draft() },
            { label: fields.state(), value: <ValueTag of={usageStates} value={state} /> },
          ]}
        />
      </Card>
      {state === 'draft' ? <UsageForm key={version} usage={usage} /> : <UsedMaterials usage={usage} />}
    </div>
  )
}

function CancelButton({ usage }: { usage: Usage }) {
  const { cancel } = useTexts().usage
  const [isAsked, setAsked] = useState(false)
  const canCancel = useCanCall(operationRoles.cancelUsage)
  return (
    canCancel && (
      <>
        <Button variant="ghost" onClick={() => setAsked(true)}>
          {cancel.open()}
        </Button>
        {isAsked && (
          <Suspense>
            <CancelUsageDialog usage={usage} onClose={() => setAsked(false)} />
          </Suspense>
        )}
      </>
    )
  )
}
