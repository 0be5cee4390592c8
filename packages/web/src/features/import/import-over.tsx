import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { importBase, importedKinds } from './imported-kinds'
import { RefusedDownload } from './refused-download'

/** The result of an import, and a link to it. */
export default function ImportOver({ record }: { record: Schema<'Import'> }) {
  const texts = useTexts().import
  const { over: words, kinds } = texts
  const { number } = useFormat()
  const { kind, state, created_count, invalid_count, problems } = record
  const isKept = problems.length > 0
  const count = kinds[kind].created({ count: created_count, many: number(created_count) })
  const refused = words.refused({ count: invalid_count, many: number(invalid_count) })
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      {state === 'done' ? (
        <Banner tone={created_count > 0 ? 'success' : 'warning'} title={count}>
          {invalid_count > 0 && <p>{refused}</p>}
        </Banner>
      ) : (
        <Banner tone="warning" title={words.cancelled()}>
          <p>{created_count > 0 ? `${count}. ${words.stays()}` : words.nothing()}</p>
          {invalid_count > 0 && <p>{isKept ? refused : `${refused} ${words.forgotten()}`}</p>}
        </Banner>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {created_count > 0 && (
          <Link href={`${importedKinds[kind].list}?sort=-created_at`} className={buttonClass()}>
            {kinds[kind].toList()}
          </Link>
        )}
        {isKept && <RefusedDownload record={record} />}
        <Link href={importBase(kind)} className={buttonClass({ variant: 'outline' })}>
          {words.more()}
        </Link>
      </div>
    </div>
  )
}
