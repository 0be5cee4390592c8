import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Progress } from '../../ui/feedback/progress'
import { TextField } from '../../ui/field/text-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { StockCount, StockCountLine } from './stock-count-query'
import { TypedRow } from './typed-row'
import { useTypedCounts } from './use-typed-counts'

const FinishDialog = lazyWithRetry(() => import('./finish-dialog'))

/** The shelves to type through: Enter leads to the next batch, a name or a barcode to the first that matches. */
export default function Typing({ count }: { count: StockCount }) {
  const { typing: words, finish } = useTexts()['stock-count']
  const nameOf = useMedicineName()
  const { unsent, refused, type } = useTypedCounts(count)
  const [search, setSearch] = useState('')
  const [isAsked, setAsked] = useState(false)
  const shelves = useRef<HTMLFormElement>(null)

  const lines = count.lines.filter(({ is_counted_now }) => is_counted_now)
  const done = lines.filter(({ batch_id, mine }) => mine !== null || unsent[batch_id]).length
  const waiting = Object.keys(unsent).length
  const found = lines.filter((line) => isFound(line, nameOf(line), search))

  function focusAfter(field: HTMLInputElement) {
    const fields = [...(shelves.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const next = fields[fields.indexOf(field) + 1] ?? fields[0]
    next?.focus()
    next?.select()
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    focusAfter(event.target)
  }

  return (
    <Card title={words.title()}>
      <form
        ref={shelves}
        noValidate
        autoComplete="off"
        onKeyDown={onKeyDown}
        className={css({ display: 'grid', gap: '4', maxWidth: '[43rem]' })}
      >
        {count.round > 1 && <Banner>{words.recount()}</Banner>}
        <div className={top}>
          <TextField
            name="find"
            label={words.find()}
            help={words.findHelp()}
            error={found.length === 0 ? words.noMatch({ text: search }) : undefined}
            autoComplete="off"
            maxLength={100}
            value={search}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setSearch(target.value)}
          />
          <div className={css({ display: 'grid', gap: '1' })}>
            <span>{words.progress({ done, all: lines.length })}</span>
            <Progress
              label={words.title()}
              value={done}
              max={lines.length}
              text={words.progress({ done, all: lines.length })}
            />
          </div>
        </div>
        {waiting > 0 && <Banner tone="warning">{words.unsent(waiting)}</Banner>}
        <ol className={css({ display: 'grid' })}>
          {found.map((line, row) => (
            <TypedRow
              key={line.batch_id}
              line={line}
              place={found[row - 1]?.location === line.location ? undefined : line.location}
              quantity={unsent[line.batch_id]?.quantity ?? line.mine}
              delivery={unsent[line.batch_id] ? 'saving' : line.mine === null ? 'none' : 'saved'}
              refused={refused[line.batch_id]}
              onType={(quantity) => type(line.batch_id, quantity)}
            />
          ))}
        </ol>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
          <Button disabled={done < lines.length || waiting > 0} onClick={() => setAsked(true)}>
            {finish.open()}
          </Button>
          {done < lines.length && <span>{finish.missing(lines.length - done)}</span>}
        </div>
      </form>
      {isAsked && (
        <Suspense>
          <FinishDialog count={count} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** A scanner types the barcode whole; a person a part of the name, of the batch number or of the place. */
function isFound({ barcode, lot, location }: StockCountLine, name: string, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const text = `${name} ${lot} ${location}`.toLowerCase()
  return words.every((word) => text.includes(word)) || (barcode !== '' && barcode === search.trim())
}

const top = css({ display: 'grid', gap: '4', alignItems: 'end', gridTemplateColumns: { lg: '2fr 1fr' } })
