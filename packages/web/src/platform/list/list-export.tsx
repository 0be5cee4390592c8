import { unwrapFile } from '@clinic/api'
import { maxRows, type TableFormat, tableTypes } from '@clinic/core/export'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { useApp } from '../app/app-context'
import { notify } from '../page/notify'
import { failureText } from '../record/failure-text'
import { useNamespace } from '../texts/use-namespace'
import { useFormat, useTexts } from '../texts/use-texts'
import type { AnyListQuery } from './list-query'
import { saveFile } from './save-file'

interface ListExportProps {
  question: AnyListQuery
  search: string
  /** The number of matches; undefined while unknown. */
  count: number | undefined
}

/** Exports all pages of a list as a file. A native popover below its button. */
export default function ListExport({ question: { path, query }, search, count }: ListExportProps) {
  useNamespace('export')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.export
  const { number } = useFormat()
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const exporting = useMutation({
    mutationFn: (format: TableFormat) =>
      // all lists are asked alike: one stands for any of them
      unwrapFile(
        api.GET(path as '/api/room', {
          params: { query: { ...query, search } },
          headers: { Accept: tableTypes[format] },
          parseAs: 'blob',
        }),
      ),
    onSuccess({ file, name }) {
      saveFile(file, name)
      void notify('success', words.done({ name }))
    },
    onError: (error) => void notify('error', failureText(texts, error)),
  })
  const { isPending } = exporting
  const formats = [
    { format: 'xlsx', label: words.excel() },
    { format: 'csv', label: words.csv() },
  ] as const
  return (
    <>
      <IconButton
        ref={button}
        variant="outline"
        busy={isPending}
        label={isPending ? words.preparing() : words.open()}
        popoverTarget={isPending ? undefined : panelId}
      >
        <Download aria-hidden="true" />
      </IconButton>
      <div
        id={panelId}
        popover="auto"
        className={panel}
        onBeforeToggle={({ currentTarget }) => place(currentTarget, button.current)}
      >
        <p className={about}>{count === 0 ? words.nothing() : count && words.about(number(count))}</p>
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            variant="ghost"
            disabled={!count || count > maxRows[format]}
            popoverTarget={panelId}
            popoverTargetAction="hide"
            onClick={() => exporting.mutate(format)}
          >
            {label}
          </Button>
        ))}
        {count !== undefined && count > maxRows.xlsx && (
          <p className={about}>
            {count > maxRows.csv ? words.tooMany(number(maxRows.csv)) : words.tooManyForExcel(number(maxRows.xlsx))}
          </p>
        )}
      </div>
    </>
  )
}

/** Below its button, ending where that ends, within the window. */
function place(panel: HTMLElement, button: HTMLElement | null) {
  if (!button) return
  const at = button.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const width = Math.min(272, clientWidth - 32)
  const isMirrored = getComputedStyle(button).direction === 'rtl'
  const start = isMirrored ? at.left : at.right - width
  panel.style.left = `${Math.max(16, Math.min(start, clientWidth - 16 - width))}px`
  panel.style.top = `${at.bottom + 4}px`
}

const panel = css({
  position: 'fixed',
  inset: 'auto',
  width: '[17rem]',
  maxWidth: '[calc(100vw - 2rem)]',
  padding: '2',
  background: 'raised',
  color: 'text',
  borderRadius: 'card',
  boxShadow: 'raised',
  '&:popover-open': { display: 'grid' },
})
const about = css({ padding: '2', fontSize: 'xs', color: 'muted' })
