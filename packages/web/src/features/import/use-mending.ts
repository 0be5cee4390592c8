import { type Api, ApiError, type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { useTexts } from '../../platform/texts/use-texts'
import { importQuery } from './import-query'

type Line = Schema<'ImportLine'>

interface Mending {
  record: Schema<'Import'>
  first: Line
  /** what was typed is sent, or is not wanted any more */
  onMoved: () => void
  onClose: () => void
}

/** The refused row in work, how it is sent, and how the next one is found. */
export function useMending({ record: { id, version }, first, onMoved, onClose }: Mending) {
  const { api } = useApp()
  const { rows: words, overtaken } = useTexts().import
  const queries = useQueryClient()
  const [line, setLine] = useState(first)
  const [isStillRefused, setStillRefused] = useState(false)

  /** Goes to the refused row below, from the last one to the first. */
  const goOn = async () => {
    const next = (await lineAfter(api, id, line.line, 'invalid')) ?? (await lineAfter(api, id, 1, 'invalid'))
    onMoved()
    setStillRefused(false)
    if (next) setLine(next)
    else onClose()
  }

  const saving = useMutation({
    async mutationFn(typed: Readonly<Record<number, string>>) {
      const cells = Object.entries(typed).map(([column, text]) => ({ column: Number(column), text }))
      const params = { path: { id, line: line.line } }
      const mended = await unwrap(api.PUT('/api/import/{id}/row/{line}', { params, body: { cells, version } }))
      queries.setQueryData(importQuery(api, id).queryKey, mended)
      const checked = await lineAfter(api, id, line.line - 1)
      if (checked?.line === line.line && checked.state === 'invalid') {
        onMoved()
        setStillRefused(true)
        setLine(checked)
        return
      }
      void notify('success', words.mended({ line: line.line }))
      await goOn()
    },
    async onError(error) {
      if (!(error instanceof ApiError) || error.status !== 409) return
      const stored = await queries.fetchQuery({ ...importQuery(api, id), staleTime: 0 })
      const now = stored.state === 'checked' ? await lineAfter(api, id, line.line - 1) : undefined
      // still refused: the typed text stays, beside what another window made of the row
      if (now?.line === line.line && now.state === 'invalid') return setLine(now)
      void notify('warning', overtaken())
      if (stored.state === 'checked') await goOn()
      else onClose()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['import'] }),
  })
  const skipping = useMutation({
    mutationFn: goOn,
    onSuccess: () => saving.reset(),
  })
  return { line, isStillRefused, saving, skipping }
}

/** The first row below another one, of those in a state. */
async function lineAfter(api: Api, id: number, after: number, state?: Schema<'ImportLineState'>) {
  const query = { after, state, rowPerPage: 10 as const }
  const { rows } = await unwrap(api.GET('/api/import/{id}/row', { params: { path: { id }, query } }))
  return rows[0]
}
