import type { Schema } from '@clinic/api'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { LikelyRows } from './likely-rows'
import { RefusedDownload } from './refused-download'

const RunImportDialog = lazyWithRetry(() => import('./run-import-dialog'))

interface ImportCheckedProps {
  record: Schema<'Import'>
  isBusy: boolean
  onRun: () => void
}

/** What would be created and what would not: the last look before it happens. */
export function ImportChecked({ record, isBusy, onRun }: ImportCheckedProps) {
  const texts = useTexts().import
  const { checked: words, kinds } = texts
  const { number } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { row_count, wrong, kind } = record
  const right = row_count - wrong
  const counts = { many: number(right), right: number(right), all: number(row_count) }
  const tone = wrong === 0 ? 'success' : 'warning'
  const title = wrong === 0 ? words.allRight(counts) : right === 0 ? words.allWrong() : words.some(counts)
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Banner tone={tone} title={title}>
        <p>
          {wrong > 0 && right > 0 && `${words.refused({ count: wrong, many: number(wrong) })} `}
          {right === 0 && `${words.mend()} `}
          {words.nothingYet()}
        </p>
      </Banner>
      {record.likely > 0 && <LikelyRows record={record} />}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {right > 0 && (
          <Button busy={isBusy} onClick={() => setAsking(true)}>
            {kinds[kind].run({ count: right, many: number(right) })}
          </Button>
        )}
        {wrong > 0 && <RefusedDownload record={record} />}
      </div>
      {isAsking && (
        <Suspense>
          <RunImportDialog
            record={record}
            onClose={() => setAsking(false)}
            onRun={() => {
              setAsking(false)
              onRun()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
