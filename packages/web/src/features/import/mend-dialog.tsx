import type { Schema } from '@clinic/api'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { focusFirst, focusFirstWrong } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { TextField } from '../../ui/field/text-field'
import { Dialog } from '../../ui/overlay/dialog'
import { cellsToMend, problemsOfRow } from './cells-to-mend'
import { reasonOf } from './imported-kinds'
import { useMending } from './use-mending'

interface MendDialogProps {
  record: Schema<'Import'>
  /** the row it opens with; the next refused ones follow */
  first: Schema<'ImportLine'>
  /** Returns what is focused once it is closed. */
  focusAfter: () => HTMLElement | null
  onClose: () => void
}

/** Corrects refused rows one after the other: each is checked again when it is sent, and the next refused one follows. */
export default function MendDialog({ record, first, focusAfter, onClose }: MendDialogProps) {
  const texts = useTexts()
  const { rows: words, columns } = texts.import
  const { number } = useFormat()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const { line, isStillRefused, saving, skipping } = useMending({ record, first, onMoved: () => setTyped({}), onClose })

  const isOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row, or this one with other problems
  useEffect(() => {
    // the dialog itself focuses its first field as it opens
    if (isOpened.current && !focusFirstWrong(form.current) && form.current) focusFirst(form.current)
    // as the first one is when the dialog opens: what is typed replaces it
    if (isOpened.current && document.activeElement instanceof HTMLInputElement) document.activeElement.select()
    isOpened.current = true
  }, [line])

  const { invalid_count: left } = record
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending && !skipping.isPending) saving.mutate(typed)
  }
  const failure = saving.error ?? skipping.error
  return (
    <Dialog
      open
      size="lg"
      title={words.one({ line: line.line })}
      description={words.left({ count: left, many: number(left) })}
      focusAfter={focusAfter}
      onClose={onClose}
      footer={
        <>
          {left > 1 && (
            <Button variant="outline" busy={skipping.isPending} onClick={() => skipping.mutate()}>
              {words.skip()}
            </Button>
          )}
          <Button type="submit" form={id} busy={saving.isPending}>
            {words.mend()}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} onSubmit={onSubmit} autoComplete="off" noValidate className={frame}>
        {isStillRefused && <Banner tone="warning">{words.stillRefused({ line: line.line })}</Banner>}
        {problemsOfRow(record, line).map((problem) => (
          <Banner key={problem.field} tone="warning">
            {reasonOf(texts, record.kind, problem)}
          </Banner>
        ))}
        <div className={fields}>
          {cellsToMend(record, line).map(({ column, error }) => (
            <TextField
              key={column}
              name={`cell.${column}`}
              label={record.headings[column] || columns.unnamed(column + 1)}
              dir="auto"
              value={typed[column] ?? line.cells[column] ?? ''}
              error={error}
              onChange={({ target }) => setTyped({ ...typed, [column]: target.value })}
            />
          ))}
        </div>
        {failure && <FailureBanner error={failure} />}
      </form>
    </Dialog>
  )
}

const frame = css({ display: 'grid', gap: '4' })
const fields = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' } })
