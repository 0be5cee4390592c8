import type { Schema } from '@clinic/api'
import type { ImportKindName } from '@clinic/core/import'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { importQuery } from './import-query'
import { ImportWork } from './import-work'
import { importBase } from './imported-kinds'
import { useBatchRunner } from './use-batch-runner'

/** One import in any state: opening its page resumes it. */
export function ImportPage({ kind, id }: { kind: ImportKindName; id: number }) {
  const { api } = useApp()
  const { missing, kinds } = useTexts().import
  const stored = useEarlyQuery(importQuery(api, id))
  const base = importBase(kind)
  const title = kinds[kind].title()
  const back = { href: base, label: title }
  const address = { title: missing.title(), text: missing.text(), href: base, leave: missing.leave() }
  const { data } = stored
  return (
    <Page title={data?.file_name ?? title} back={back} description={data && <Summary record={data} />}>
      <RecordGate
        query={stored}
        missing={address}
        skeleton={
          <Card>
            <Skeleton shape="text" lines={6} />
          </Card>
        }
      >
        {(record) => <Stepped record={record} />}
      </RecordGate>
    </Page>
  )
}

function Stepped({ record }: { record: Schema<'Import'> }) {
  return <ImportWork record={record} runner={useBatchRunner(record.id)} />
}

function Summary({ record }: { record: Schema<'Import'> }) {
  const { summary } = useTexts().import
  const { number, dateTime } = useFormat(useClinicDay().timeZone)
  const { row_count, created_by, created_at } = record
  return (
    <span className={css({ overflowWrap: 'anywhere' })}>
      {summary({ count: row_count, rows: number(row_count), name: isolated(created_by), when: dateTime(created_at) })}
    </span>
  )
}
