import { unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { type StockCount, stockCountQuery } from './stock-count-query'

/** Starts a count at a press; why it cannot is said. */
export function useStart({ id, version }: StockCount) {
  const { api } = useApp()
  const { start } = useTexts()['stock-count']
  return useStep(
    id,
    () => unwrap(api.POST('/api/stock-count/{id}/start', { params: { path: { id } }, body: { version } })),
    start.done(),
  )
}

/** Makes whoever is signed in a counter. */
export function useJoin({ id }: StockCount) {
  const { api } = useApp()
  const { join } = useTexts()['stock-count']
  return useStep(id, () => unwrap(api.POST('/api/stock-count/{id}/join', { params: { path: { id } } })), join.done())
}

function useStep(id: number, send: () => Promise<StockCount>, done: string) {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess(after) {
      queries.setQueryData(stockCountQuery(api, id).queryKey, after)
      void notify('success', done)
    },
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['stock-count'] }),
  })
}
