import { labOrderStates } from '@clinic/core/lab-order'
import { css } from 'styled-system/css'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { Page } from '../../../platform/page/page'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { financeAddress } from '../use-finance-tabs'
import { LabOrderActions } from './lab-order-actions'
import { LabOrderFacts } from './lab-order-facts'
import { LabOrderGate, useLabOrder } from './lab-order-gate'

/** What a laboratory makes for a patient, how far it is, and what can be done next. */
export default function LabOrderPage() {
  const { page, back } = useTexts()['lab-order']
  const query = useLabOrder()
  const order = query.data
  return (
    <Page
      title={order ? page.title({ number: order.number }) : back()}
      back={{ href: financeAddress('lab-order'), label: back() }}
      description={order && <About order={order} />}
      actions={order && <LabOrderActions order={order} />}
    >
      <LabOrderGate query={query}>{(stored) => <LabOrderFacts order={stored} />}</LabOrderGate>
    </Page>
  )
}

function About({ order: { patient, state } }: { order: LabOrder }) {
  const { page } = useTexts()['lab-order']
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      <bdi>{page.about({ name: personName(patient), record: patient.record_number })}</bdi>
      <ValueTag of={labOrderStates} value={state} />
    </span>
  )
}
