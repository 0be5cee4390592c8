import { ApiError, type Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { documentGroups, documentKindsOf } from '@clinic/core/patient-document'
import { valuesOf } from '@clinic/core/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { failureText } from '../../platform/record/failure-text'
import { useAccount } from '../../platform/session/use-account'
import { useCanCall } from '../../platform/session/use-can-call'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { FilterChips } from '../../ui/table/filter-chips'
import { Pagination } from '../../ui/table/pagination'
import { patientDocumentsQuery } from './document-query'
import { DocumentTile } from './document-tile'

const AddDocumentsDialog = lazyWithRetry(() => import('./add/add-documents-dialog'))
const DocumentViewer = lazyWithRetry(() => import('./viewer/document-viewer'))

export interface ShownFiles {
  page: number
  rowPerPage: number
  /** '' for all */
  group: string
}

type ShownPart = { page: number } | { rowPerPage: number } | { group: string }

interface DocumentFilesProps {
  patient: Pick<Schema<'Patient'>, 'id'>
  /** Which files are shown, and how others are. */
  shown: ShownFiles
  onShow: (part: ShownPart) => void
}

/** The files of a patient as small pictures, by group; one is opened large, and more are added. */
export function DocumentFiles({ patient: { id }, shown, onShow }: DocumentFilesProps) {
  useNamespace('patient-document')
  useNamespace('photo')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['patient-document']
  const { options } = useLabels()
  const role = useAccount()?.role.name ?? ''
  const canAdd = useCanCall(operationRoles.addPatientDocument)
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<number>()
  const groups = valuesOf(documentGroups).filter((each) => documentKindsOf(role, each).length > 0)
  const group = oneOf(groups, shown.group)
  const rowPerPage = sizes.find((rows) => rows === shown.rowPerPage) ?? 25
  const query = useQuery({
    ...patientDocumentsQuery(api, id, { page: shown.page, rowPerPage, ...(group && { group }) }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  const kept = data?.rows.filter(({ state }) => state === 'kept') ?? []
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={words.notHere()}>{words.notHereText()}</EmptyState>
  return (
    <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      <p className={css({ color: 'muted' })}>{groups.length > 1 ? words.about() : words.aboutPapers()}</p>
      <div className={bar}>
        {groups.length > 1 && (
          <FilterChips
            label={words.group()}
            options={options(documentGroups, groups)}
            value={group ?? ''}
            onChange={(next) => onShow({ group: next })}
          />
        )}
        {canAdd && (
          <Button size="sm" variant="soft" onClick={() => setAdding(true)}>
            <ImagePlus aria-hidden="true" />
            {words.add.open()}
          </Button>
        )}
      </div>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={6} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.count === 0 && (
        <EmptyState title={group ? words.noneFound() : words.none()}>{words.noneText()}</EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <ul className={grid}>
          {data.rows.map((document) => (
            <li key={document.id} className={css({ minWidth: '0' })}>
              <DocumentTile document={document} onOpen={() => setOpened(document.id)} />
            </li>
          ))}
        </ul>
      )}
      {data && data.count > 10 && (
        <Pagination
          pagination={data.pagination}
          onPage={(next) => onShow({ page: next })}
          onRowsPerPage={(rows) => onShow({ rowPerPage: rows })}
        />
      )}
      <Suspense>
        {isAdding && <AddDocumentsDialog patient={id} onClose={() => setAdding(false)} />}
        {opened !== undefined && (
          <DocumentViewer documents={kept} shown={opened} onShow={setOpened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </div>
  )
}

const sizes = [10, 25, 50, 100] as const
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
    sm: 'repeat(auto-fill, minmax(10rem, 1fr))',
  },
  gap: '3',
  listStyle: 'none',
})
