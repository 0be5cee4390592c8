import { labWorks } from '@clinic/core/lab-order'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { PrintedPage } from '../../../platform/print/printed-page'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetSignature } from '../../../platform/print/sheet-signature'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { financeAddress } from '../use-finance-tabs'
import { labOrderAddress } from './lab-order-address'
import { LabOrderGate, useLabOrder } from './lab-order-gate'

/** The sheet that goes to the laboratory, on A5. */
export default function LabOrderSheet() {
  const { sheet } = useTexts()['lab-order']
  const query = useLabOrder()
  const href = query.data ? labOrderAddress(query.data.id) : financeAddress('lab-order')
  return (
    <PrintedPage
      title={query.data?.number ?? sheet.title()}
      back={{ href, label: sheet.back() }}
      isReady={Boolean(query.data)}
    >
      <LabOrderGate query={query} skeleton={<Skeleton shape="block" />}>
        {(order) => <WrittenOrder order={order} />}
      </LabOrderGate>
    </PrintedPage>
  )
}

function WrittenOrder({ order }: { order: LabOrder }) {
  const { sheet, fields } = useTexts()['lab-order']
  const { label } = useLabels()
  const { date } = useFormat()
  const facts: readonly (readonly [string, string])[] = [
    [fields.number(), order.number],
    [sheet.laboratory(), order.supplier_name],
    [sheet.address(), order.supplier_address],
    [sheet.patient(), personName(order.patient)],
    [sheet.record(), order.patient.record_number],
    [fields.work(), label(labWorks, order.work)],
    [fields.teeth(), order.teeth.join(', ')],
    [fields.shade(), order.shade],
    [fields.sent_on(), order.sent_on ? date(order.sent_on) : ''],
    [fields.due_on(), date(order.due_on)],
    [fields.note(), order.note],
  ]
  return (
    <Sheet paper="a5" title={sheet.title()}>
      <SheetFacts facts={facts.filter(([, value]) => value !== '')} />
      <SheetSignature title={sheet.signed()} name={order.doctor_name} />
    </Sheet>
  )
}
