import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { failureText } from '../../platform/record/failure-text'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { importQuery } from './import-query'

/** Lists the rows left out as likely duplicates; after a look they can be included. */
export function LikelyRows({ record }: { record: Schema<'Import'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const { likely: words } = texts.import
  const { number } = useFormat()
  const queries = useQueryClient()
  const { id, likely_duplicate_count } = record
  const including = useMutation({
    mutationFn: () => unwrap(api.POST('/api/import/{id}/include', { params: { path: { id } } })),
    onSuccess: (included) => queries.setQueryData(importQuery(api, id).queryKey, included),
    onSettled: () => queries.invalidateQueries({ queryKey: ['import'] }),
  })
  return (
    <>
      <Banner
        tone="warning"
        title={words.title({ count: likely_duplicate_count, many: number(likely_duplicate_count) })}
        action={
          <Button size="sm" variant="outline" busy={including.isPending} onClick={() => including.mutate()}>
            {words.include()}
          </Button>
        }
      >
        {words.text()}
      </Banner>
      {including.error && <Banner tone="error">{failureText(texts, including.error)}</Banner>}
    </>
  )
}
