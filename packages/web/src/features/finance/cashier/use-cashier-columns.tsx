import { invoiceStates } from '@clinic/core/invoice'
import { useMemo } from 'react'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import type { CashierRow } from './cashier-row'

/** The columns of the till. What a draft comes to is owed as soon as it is issued. */
export function useCashierColumns(): readonly Column<CashierRow>[] {
  const { cashier } = useTexts().finance
  const format = useFormat(useClinicDay().timeZone)
  return useMemo(
    () => [
      {
        key: 'patient',
        header: cashier.patient(),
        cell: ({ patient, queue_number }) => (
          <TwoLines small={cashier.queued({ number: queue_number, record: patient.record_number })}>
            <bdi>{personName(patient)}</bdi>
          </TwoLines>
        ),
      },
      {
        key: 'doctor',
        header: cashier.doctor(),
        from: 'lg',
        cell: ({ doctor_name }) => <bdi>{doctor_name ?? cashier.anyDoctor()}</bdi>,
      },
      { key: 'since', header: cashier.since(), cell: ({ finished_at }) => format.dateTime(finished_at) },
      {
        key: 'state',
        header: cashier.state(),
        selfEvident: true,
        fit: true,
        cell: ({ invoice }) => (invoice ? <ValueTag of={invoiceStates} value={invoice.state} /> : cashier.noInvoice()),
      },
      {
        key: 'owed',
        header: cashier.owed(),
        align: 'end',
        fit: true,
        cell: ({ invoice }) =>
          invoice && <b>{format.money(invoice.state === 'draft' ? invoice.total - invoice.payor : invoice.owed)}</b>,
      },
    ],
    [cashier, format],
  )
}
