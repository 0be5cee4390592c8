import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { roles } from '@clinic/core/auth'
import { accessActions, accessObjects } from '@clinic/core/patient'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { activityAddress } from '../../../entities/activity/activity-address'
import { useApp } from '../../../platform/app/app-context'
import { useListAddress } from '../../../platform/list/use-list-address'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import type { Column } from '../../../ui/table/column'
import { Pagination } from '../../../ui/table/pagination'
import { Table } from '../../../ui/table/table'

/** Who read a patient, and when: the latest first. */
export default function PatientAccess({ patient: { id } }: { patient: Schema<'Patient'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const { access } = texts['patient-record']
  const columns = useAccessColumns()
  const canSeeChanges = useCanCall(operationRoles.listActivity)
  const { page, rowPerPage, change } = useListAddress([])
  const query = useQuery({
    queryKey: ['patient', 'access', id, page, rowPerPage],
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { page, rowPerPage } }
      return unwrap(api.GET('/api/patient/{id}/access', { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  return (
    <Card title={access.title()} flush>
      <p className={about}>
        {access.about()}{' '}
        {canSeeChanges && (
          <Link href={activityAddress({ patient: id })} className={link()}>
            {access.changes()}
          </Link>
        )}
      </p>
      {!data && error && <LoadFailed query={query} />}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.count === 0 && <EmptyState title={access.none()}>{access.noneText()}</EmptyState>}
      {(data ? data.rows.length > 0 : !error) && (
        <Table label={access.title()} rows={data?.rows} rowKey={({ id }) => id} columns={columns} />
      )}
      {data && data.count > 0 && (
        <Pagination
          pagination={data.pagination}
          onPage={(next) => change({ page: next })}
          onRowsPerPage={(rows) => change({ rowPerPage: rows })}
        />
      )}
    </Card>
  )
}

function useAccessColumns(): readonly Column<Schema<'PatientAccess'>>[] {
  const { columns } = useTexts()['patient-record'].access
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  return [
    { key: 'at', header: columns.at(), fit: true, cell: ({ at }) => dateTime(at) },
    { key: 'user', header: columns.user(), cell: ({ user_name }) => <bdi>{user_name}</bdi> },
    { key: 'role', header: columns.role(), cell: ({ role }) => label(roles, role) },
    { key: 'object', header: columns.object(), cell: ({ object }) => label(accessObjects, object) },
    {
      key: 'action',
      header: columns.action(),
      fit: true,
      cell: ({ action }) => <ValueTag of={accessActions} value={action} />,
    },
  ]
}

const about = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '2' })
