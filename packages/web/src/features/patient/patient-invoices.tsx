import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { patientInvoicesQuery } from '../../entities/invoice/invoice-query'
import { useInvoiceColumns } from '../../entities/invoice/use-invoice-columns'
import { useApp } from '../../platform/app/app-context'
import { useListAddress } from '../../platform/list/use-list-address'
import { LoadFailed } from '../../platform/page/load-failed'
import { failureText } from '../../platform/record/failure-text'
import { useCanCall } from '../../platform/session/use-can-call'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Pagination } from '../../ui/table/pagination'
import { Table } from '../../ui/table/table'
import { PatientDeposits } from './deposits/patient-deposits'

/** The money of a patient: what was paid in advance, and the invoices, the latest first. */
export default function PatientInvoices({ patient }: { patient: Schema<'Patient'> }) {
  return (
    <>
      <PatientDeposits patient={patient} />
      <Invoices patient={patient} />
    </>
  )
}

function Invoices({ patient: { id } }: { patient: Schema<'Patient'> }) {
  useNamespace('invoice')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.invoice.ofPatient
  const columns = useInvoiceColumns()
  const { page, rowPerPage, change } = useListAddress([])
  const query = useQuery({
    ...patientInvoicesQuery(api, id, { page, rowPerPage }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  const hasRows = data !== undefined && data.rows.length > 0
  return (
    <Card title={words.title()} flush={hasRows} actions={<OrderLabWork patient={id} />}>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={6} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.count === 0 && <EmptyState title={words.none()}>{words.noneText()}</EmptyState>}
      {hasRows && (
        <Table
          label={words.title()}
          columns={columns}
          rows={data.rows}
          rowKey={(invoice) => invoice.id}
          href={(invoice) => `/clinic/finance/invoice/${invoice.id}`}
        />
      )}
      {data && data.count > 10 && (
        <Pagination
          pagination={data.pagination}
          onPage={(next) => change({ page: next })}
          onRowsPerPage={(rows) => change({ rowPerPage: rows })}
        />
      )}
    </Card>
  )
}

/** To the form of a new lab order of the patient. */
function OrderLabWork({ patient }: { patient: number }) {
  const { labOrder } = useTexts().invoice.ofPatient
  if (!useCanCall(operationRoles.createLabOrder)) return null
  return (
    <Link
      href={`/clinic/finance/lab-order/new?patient_id=${patient}`}
      className={buttonClass({ variant: 'outline', size: 'sm' })}
    >
      {labOrder()}
    </Link>
  )
}
