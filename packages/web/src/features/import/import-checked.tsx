import type { Schema } from '@clinic/api'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { LikelyRows } from './likely-rows'
import { RefusedDownload } from './refused-download'

const RunImportDialog = lazyWithRetry(() => import('./run-import-dialog'))

interface ImportCheckedProps {
  record: Schema<'Import'>
  isBusy: boolean
  onRun: () => void
}

/** The last step before the import runs: counts the rows that would be created, and those that would not. */
export function ImportChecked({ record, isBusy, onRun }: ImportCheckedProps) {
  const texts = useTexts().import
  const { checked: words, kinds } = texts
  const { number } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { row_count, invalid_count, kind } = record
  const valid = row_count - invalid_count
  const counts = { many: number(valid), valid: number(valid), all: number(row_count) }
  const tone = invalid_count === 0 ? 'success' : 'warning'
  const title = invalid_count === 0 ? words.allRight(counts) : valid === 0 ? words.allWrong() : words.some(counts)
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Banner tone={tone} title={title}>
        <p>
          {invalid_count > 0 && valid > 0 && `${words.refused({ count: invalid_count, many: number(invalid_count) })} `}
          {valid === 0 && `${words.mend()} `}
          {words.nothingYet()}
        </p>
      </Banner>
      {record.likely_duplicate_count > 0 && <LikelyRows record={record} />}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {valid > 0 && (
          <Button busy={isBusy} onClick={() => setAsking(true)}>
            {kinds[kind].run({ count: valid, many: number(valid) })}
          </Button>
        )}
        {invalid_count > 0 && <RefusedDownload record={record} />}
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
