import type { Schema } from '@clinic/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { patientLettersQuery } from '../../../entities/letter/letter-query'
import { LetterRows } from '../../../entities/letter/letter-rows'
import { useApp } from '../../../platform/app/app-context'
import { useListAddress } from '../../../platform/list/use-list-address'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Pagination } from '../../../ui/table/pagination'

/** The letters of a patient, of all visits. */
export default function PatientLetters({ patient: { id } }: { patient: Schema<'Patient'> }) {
  useNamespace('letter')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.letter
  const { page, rowPerPage, change } = useListAddress([])
  const query = useQuery({
    ...patientLettersQuery(api, id, { page, rowPerPage }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  return (
    <Card title={words.title()}>
      <p className={css({ color: 'muted', marginBlockEnd: '4' })}>{words.about()}</p>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={6} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.count === 0 && <EmptyState title={words.none()}>{words.noneText()}</EmptyState>}
      {data && data.rows.length > 0 && <LetterRows letters={data.rows} />}
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
