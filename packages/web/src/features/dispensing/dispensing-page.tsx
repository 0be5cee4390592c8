import { prescriptionStates } from '@clinic/core/prescription'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import { BillingNotice } from './billing-notice'
import { DispensingForm } from './dispensing-form'
import { type Dispensing, dispensingAddress, dispensingQuery } from './dispensing-query'
import { HandedOut } from './handed-out'

/** A prescription as the desk hands it out: what is left of it, from which batches, and what was handed out. */
export default function DispensingPage() {
  const { api } = useApp()
  const { title, missing } = useTexts().dispensing
  const query = useEarlyQuery(dispensingQuery(api, Number(useParams<{ id: string }>().id)))
  const { data } = query
  return (
    <Page title={data ? personName(data.patient) : title()} back={{ href: dispensingAddress, label: title() }}>
      <RecordGate
        query={query}
        missing={{ title: missing.title(), text: missing.text(), href: dispensingAddress, leave: title() }}
      >
        {(dispensing) => <Sheet dispensing={dispensing} />}
      </RecordGate>
    </Page>
  )
}

function Sheet({ dispensing }: { dispensing: Dispensing }) {
  const { fields } = useTexts().dispensing
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { patient, doctor_name, signed_at, state, version } = dispensing
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <Card>
        <KeyValue
          pairs={[
            { label: fields.record(), value: patient.record_number },
            { label: fields.doctor(), value: doctor_name },
            { label: fields.signed(), value: dateTime(signed_at) },
            { label: fields.state(), value: <ValueTag of={prescriptionStates} value={state} /> },
          ]}
        />
      </Card>
      <BillingNotice dispensing={dispensing} />
      {/* what was proposed before does not hold any more once something was handed out */}
      {state !== 'dispensed' && <DispensingForm key={version} dispensing={dispensing} />}
      <HandedOut dispensing={dispensing} />
    </div>
  )
}
