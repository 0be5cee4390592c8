import type { Schema } from '@clinic/api'
import type { ImportKindName } from '@clinic/core/import'
import { importStates } from '@clinic/core/import'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import type { Column } from '../../ui/table/column'
import { Pagination } from '../../ui/table/pagination'
import { Table } from '../../ui/table/table'
import { ImportFile } from './import-file'
import { importsQuery } from './import-query'
import { ImportSteps } from './import-steps'
import { importBase, importedKinds } from './imported-kinds'

/** Uploads a file, and lists earlier imports. */
export function ImportHome({ kind }: { kind: ImportKindName }) {
  const texts = useTexts().import
  const words = texts.kinds[kind]
  return (
    <Page title={words.title()} back={{ href: importedKinds[kind].list, label: words.back() }}>
      <div className={column}>
        <Card>
          <div className={column}>
            <ImportSteps state={null} />
            <p className={css({ color: 'muted', maxWidth: 'prose' })}>{words.about()}</p>
            <ImportFile kind={kind} />
          </div>
        </Card>
        <EarlierImports kind={kind} />
      </div>
    </Page>
  )
}

function EarlierImports({ kind }: { kind: ImportKindName }) {
  const { api } = useApp()
  const texts = useTexts().import
  const [shown, setShown] = useState<{ page: number; rowPerPage: 10 | 25 | 50 | 100 }>({ page: 1, rowPerPage: 10 })
  const imports = useQuery(importsQuery(api, { kind, ...shown }))
  const columns = useImportColumns()
  const { data } = imports
  return (
    <Card title={texts.earlier.title()} flush>
      {!data && imports.error && <LoadFailed query={imports} />}
      {data?.count === 0 && <p className={none}>{texts.earlier.none()}</p>}
      {(data ? data.count > 0 : !imports.error) && (
        <>
          <Table
            label={texts.earlier.title()}
            columns={columns}
            rows={data?.rows}
            rowKey={({ id }) => id}
            href={({ id }) => `${importBase(kind)}/${id}`}
            skeletonRows={3}
          />
          {data && data.count > 10 && (
            <Pagination
              pagination={data.pagination}
              onPage={(page) => setShown({ ...shown, page })}
              onRowsPerPage={(rows) => setShown({ page: 1, rowPerPage: rowsOf(rows) })}
            />
          )}
        </>
      )}
    </Card>
  )
}

const rowsOf = (rows: number) => ([10, 25, 50, 100] as const).find((each) => each === rows) ?? 10

function useImportColumns(): readonly Column<Schema<'ImportRow'>>[] {
  const { earlier } = useTexts().import
  const { number, dateTime } = useFormat(useClinicDay().timeZone)
  return [
    { key: 'file_name', header: earlier.file(), cell: ({ file_name }) => <bdi>{file_name}</bdi> },
    {
      key: 'state',
      header: earlier.state(),
      selfEvident: true,
      fit: true,
      cell: ({ state }) => <ValueTag of={importStates} value={state} />,
    },
    { key: 'rows', header: earlier.rows(), align: 'end', fit: true, cell: ({ row_count }) => number(row_count) },
    {
      key: 'created',
      header: earlier.created(),
      align: 'end',
      fit: true,
      cell: ({ created_count }) => number(created_count),
    },
    {
      key: 'invalid',
      header: earlier.invalid(),
      align: 'end',
      fit: true,
      cell: ({ invalid_count }) => number(invalid_count),
    },
    { key: 'by', header: earlier.by(), from: 'lg', cell: ({ created_by }) => <bdi>{created_by}</bdi> },
    { key: 'at', header: earlier.at(), from: 'lg', fit: true, cell: ({ updated_at }) => dateTime(updated_at) },
  ]
}

const column = css({ display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' })
const none = css({ paddingInline: { base: '4', sm: '6' }, paddingBlock: '6', color: 'muted' })
