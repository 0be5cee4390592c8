import type { Schema } from '@clinic/api'
import { highestPrice, type PastedLine, pastedPrices } from '@clinic/core/price-list'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/field/text-area'
import { Dialog } from '../../ui/overlay/dialog'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { Tag, type Tone } from '../../ui/tag'

interface PastePricesProps {
  services: readonly Schema<'PriceListPrice'>[]
  /** What the form holds, by the id of the service. */
  typed: Readonly<Record<string, number | null>>
  onTake: (prices: Readonly<Record<string, number>>) => void
  onClose: () => void
}

/** Takes prices from lines of a spreadsheet, and shows before what each line would do. */
export default function PastePrices({ services, typed, onTake, onClose }: PastePricesProps) {
  const texts = useTexts()
  const { paste: words, none } = texts['price-list'].setting
  const { money } = useFormat()
  const [pasted, setPasted] = useState('')
  const lines = pastedPrices(pasted, { services, typed })
  const count = (effect: PastedLine['effect']) => lines.filter((each) => each.effect === effect).length
  const taken = lines.flatMap((each) =>
    each.effect === 'new' || each.effect === 'changed' ? [[each.service.product_id, each.price] as const] : [],
  )
  const shown = lines.toSorted((one, other) => Number(isRefused(other)) - Number(isRefused(one))).slice(0, most)
  const reasonOf = (each: PastedLine) =>
    each.effect === 'refused'
      ? each.problem === 'twice'
        ? words.problems.twice(each.first ?? 0)
        : each.problem === 'tooHigh'
          ? texts['price-list'].setting.tooHigh(money(highestPrice))
          : words.problems[each.problem]()
      : null
  return (
    <Dialog
      open
      size="lg"
      title={words.title()}
      description={words.about()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button disabled={taken.length === 0} onClick={() => onTake(Object.fromEntries(taken))}>
            {words.take(taken.length)}
          </Button>
        </>
      }
    >
      <div className={frame}>
        <TextArea
          label={words.lines()}
          help={words.linesHelp()}
          rows={5}
          dir="auto"
          wrap="off"
          autoComplete="off"
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <p role="status" className={summary}>
          {lines.length > 0 &&
            words.summary({
              added: count('new'),
              changed: count('changed'),
              unchanged: count('unchanged'),
              refused: count('refused'),
            })}
        </p>
        {lines.length > 0 && (
          <Table
            label={words.effects()}
            rows={shown}
            rowKey={({ line }) => line}
            columns={[
              {
                key: 'written',
                header: words.line(),
                cell: (each) => (
                  <TwoLines small={'service' in each ? each.service.code : words.lineNumber(each.line)}>
                    {'service' in each ? each.service.name : each.text}
                  </TwoLines>
                ),
              },
              {
                key: 'effect',
                header: words.effect(),
                selfEvident: true,
                cell: (each) => (
                  <TwoLines small={reasonOf(each)}>
                    <Tag tone={tones[each.effect]}>{words.effectNames[each.effect]()}</Tag>
                  </TwoLines>
                ),
              },
              {
                key: 'price',
                header: texts['price-list'].setting.price(),
                align: 'end',
                fit: true,
                cell: (each) =>
                  'service' in each &&
                  (each.effect === 'unchanged'
                    ? money(each.price)
                    : words.fromTo({ from: each.from === null ? none() : money(each.from), to: money(each.price) })),
              },
            ]}
          />
        )}
        {lines.length > most && <p className={summary}>{words.more(lines.length - most)}</p>}
      </div>
    </Dialog>
  )
}

const isRefused = ({ effect }: PastedLine) => effect === 'refused'

/** More rows than anybody reads; all count. */
const most = 300

const tones: Readonly<Record<PastedLine['effect'], Tone>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  heading: 'neutral',
  refused: 'error',
}

const frame = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })
const summary = css({ color: 'muted' })
