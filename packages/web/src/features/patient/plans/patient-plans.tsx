import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { patientPlansQuery } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { useListAddress } from '../../../platform/list/use-list-address'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Pagination } from '../../../ui/table/pagination'
import { PlanCard } from './plan-card'
import { usePlanAddress } from './use-plan-address'

/** The treatment plans of a patient, the latest first, each with its next step. */
export default function PatientPlans({ patient }: { patient: Schema<'Patient'> }) {
  useNamespace('treatment-plan')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['treatment-plan']
  const address = usePlanAddress(patient.id)
  const canWrite = useCanCall(operationRoles.createTreatmentPlan)
  const { page, rowPerPage, change } = useListAddress([])
  const query = useQuery({
    ...patientPlansQuery(api, patient.id, { page, rowPerPage }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  const create = canWrite && (
    <Link href={`${address}/new`} className={buttonClass()}>
      <Plus aria-hidden="true" />
      {words.create()}
    </Link>
  )
  if (!data) return <Card title={words.title()}>{error ? <LoadFailed query={query} /> : <Skeleton lines={6} />}</Card>
  if (data.count === 0)
    return (
      <Card>
        <EmptyState title={words.none()} action={create}>
          {canWrite ? words.noneText() : `${words.noneText()} ${words.noneDesk()}`}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <div className={head}>
        <p className={css({ color: 'muted' })}>{words.about()}</p>
        {create}
      </div>
      {error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      <ol aria-label={words.title()} className={list}>
        {data.rows.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} patient={patient} />
          </li>
        ))}
      </ol>
      {data.count > 10 && (
        <Pagination
          pagination={data.pagination}
          onPage={(next) => change({ page: next })}
          onRowsPerPage={(rows) => change({ rowPerPage: rows })}
        />
      )}
    </>
  )
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' })
const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
